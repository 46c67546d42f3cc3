public import Ashlar

// How a picture is drawn has no effect on its size.

extension UIImage {
  /// Which side of a picture is up. Without effect.
  public enum Orientation: Int, Hashable, Sendable {
    /// As on UIKit.
    case up
    /// As on UIKit.
    case down
    /// As on UIKit.
    case left
    /// As on UIKit.
    case right
    /// As on UIKit.
    case upMirrored
    /// As on UIKit.
    case downMirrored
    /// As on UIKit.
    case leftMirrored
    /// As on UIKit.
    case rightMirrored
  }

  /// How a picture fills more room than it has. Without effect.
  public enum ResizingMode: Int, Hashable, Sendable {
    /// As on UIKit.
    case tile
    /// As on UIKit.
    case stretch
  }

  /// Which side of the picture is up: the upper one.
  public var imageOrientation: Orientation { .up }

  /// How many pixels of the picture there are to a point: those of `UIScreen.main`.
  public var scale: CGFloat { UIScreen.main.scale }

  /// The picture, which is as large however it is stretched. A lint leaves its shape alone.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    resizableImage(withCapInsets: .zero)
  }

  /// The picture, which is as large however it is stretched. A lint leaves its shape alone.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    var image = self
    image.stretches = true
    return image
  }

  /// The picture, which is as large however it is stretched. A lint leaves its shape alone.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage { resizableImage(withCapInsets: capInsets) }

  /// The picture itself: it is drawn in no direction.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
}

extension UIButton {
  /// Whether the picture is darker while the button is touched. Kept nowhere, and without effect.
  public var adjustsImageWhenHighlighted: Bool {
    get { true }
    set {}
  }

  /// Whether the picture is paler while the button cannot be used. Kept nowhere, and without effect.
  public var adjustsImageWhenDisabled: Bool {
    get { true }
    set {}
  }
}

extension UIColor {
  /// The colour itself: it is the same in all traits.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor { self }
}

extension CGColor {
  /// The same colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? { color.withAlphaComponent(alpha).cgColor }
}
