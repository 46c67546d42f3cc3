import Ashlar

/// The circumstances of a layout besides its views: the size of the root, the device, the direction of reading, the
/// scale and the size of texts, as far as they are known.
struct ReportSurroundings {
  let root: View

  /// The case of a test, in words; nil without one.
  let circumstances: String?

  /// All of it, as parts of a sentence.
  var words: [String] {
    [
      circumstances, size, device,
      root.effectiveUserInterfaceLayoutDirection == .rightToLeft ? "from right to left" : nil,
      root.environment.displayScale.map { "\(Self.number($0)) pixels a point" }, textSize,
    ].compactMap(\.self)
  }

  private var size: String {
    "\(Self.number(root.bounds.width)) × \(Self.number(root.bounds.height))"
  }

  private var device: String? {
    guard let window, let device = window.device else { return nil }
    return device.name + (window.orientation == .landscape ? " held sideways" : "")
  }

  private var textSize: String? { window?.textSizeName.map { "texts of size \($0)" } }

  /// The window that the root is, or is in.
  private var window: (any ControllerWindow)? {
    sequence(first: root, next: \.superview).lazy.compactMap { $0 as? any ControllerWindow }.first
  }

  private static func number(_ number: CGFloat) -> String { GeometryText.number(Double(number)) }
}
