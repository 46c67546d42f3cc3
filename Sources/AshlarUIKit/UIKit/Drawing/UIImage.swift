public import Ashlar

extension UIImage {
  /// Nil: there are no pictures here, and so none of that name. Standard error is told of the first one.
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

  /// A constant is computed once, and so is told once.
  private static let tellOfFiles: Void = LayoutDiagnostics.report(
    LayoutFault(
      reason: .ported(
        message: "UIImage(named:) is nil: there are no pictures here.",
        explanation: "Write UIImage(named:size:) where a size depends on it."),
      location: nil),
    to: nil)

  /// A picture of a size, in points.
  public init(named name: String, size: CGSize) { self.init(name: name, size: size) }

  /// A picture without a size, which shows nothing.
  public init() { self.init(size: .zero) }
}

extension UIImage {
  /// How far the edges that constraints use are inside a view that shows the picture, in points.
  public var alignmentRectInsets: UIEdgeInsets { storedAlignment ?? .zero }

  /// The same picture, with the edges that constraints use inside it by insets, in points.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    var image = self
    image.storedAlignment = alignmentInsets
    return image
  }
}

extension UIImage {
  /// How a picture is coloured. Without effect.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// As on UIKit.
    case automatic
    /// As on UIKit.
    case alwaysOriginal
    /// As on UIKit.
    case alwaysTemplate
  }

  /// The picture itself: colours have no size.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }
}
