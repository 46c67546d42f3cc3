public import Ashlar

extension UIImage {
  /// Nil: there are no pictures here, and so none of that name.
  ///
  /// Give the size that the picture has: `UIImage(named: "logo", size: CGSize(width: 48, height: 48))`.
  public init?(named name: String) { return nil }

  /// A picture of a size, in points.
  public init(named name: String, size: CGSize) { self.init(name: name, size: size) }

  /// A picture without a size, which shows nothing.
  public init() { self.init(size: .zero) }

  /// Nil: there are no symbols here.
  public init?(systemName: String) { return nil }
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
