import Ashlar

extension LayoutFault {
  /// A fault with the message of a ported library, and what happens here instead.
  static func ported(
    _ message: String, _ explanation: String, at location: CodeLocation?
  ) -> LayoutFault {
    LayoutFault(reason: .ported(message: message, explanation: explanation), location: location)
  }
}
