import Ashlar

extension View {
  /// Reports what UIKit would raise or log.
  func reportPorted(_ message: String, _ explanation: String) {
    report(
      LayoutFault(
        reason: .ported(message: message, explanation: explanation), location: nil))
  }
}
