public import Ashlar

extension UIImage {
  /// Nil: there are no picture files here. The first call writes a note to standard error.
  ///
  /// Give the size that the picture has: `UIImage(named: "logo", size: CGSize(width: 48, height: 48))`.
  public init?(named name: String) {
    _ = Self.tellOfFiles
    return nil
  }

  /// Nil, as for ``init(named:)``.
  public init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    _ = Self.tellOfFiles
    return nil
  }

  /// A constant is computed once, and so is reported once.
  private static let tellOfFiles: Void = LayoutDiagnostics.report(
    LayoutFault(
      reason: .ported(
        message: "UIImage(named:) is nil: there are no pictures here.",
        explanation: "Write UIImage(named:size:) where a size depends on it."),
      location: nil),
    to: nil)

  /// A picture of a size, in points.
  public init(named name: String, size: CGSize) { self.init(name: name, size: size) }

  /// An empty picture of size zero.
  public init() { self.init(size: .zero) }
}

extension UIImage {
  /// The insets of the edges that constraints use, in a view that shows the picture, in points.
  public var alignmentRectInsets: UIEdgeInsets { storedAlignment ?? .zero }

  /// A copy of the picture with insets of the edges that constraints use, in points.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    var image = self
    image.storedAlignment = alignmentInsets
    return image
  }
}

extension UIImage {
  /// The rendering mode of a picture. Without effect.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// As on UIKit.
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// The picture itself: colours do not change sizes.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }
}
