public import Ashlar

// How a picture is drawn has no effect on its size.

extension UIImage {
  /// The orientation of a picture. Without effect.
  public enum Orientation: Int, Hashable, Sendable {
    /// As on UIKit.
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// How a picture fills room beyond its size. Without effect.
  public enum ResizingMode: Int, Hashable, Sendable {
    /// As on UIKit.
    case tile, stretch
  }

  /// The orientation of the picture: up.
  public var imageOrientation: Orientation { .up }

  /// The number of pixels per point: that of `UIScreen.main`.
  public var scale: CGFloat { UIScreen.main.scale }

  /// The picture, whose size does not depend on stretching. A lint ignores its proportions.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    resizableImage(withCapInsets: .zero)
  }

  /// The picture, whose size does not depend on stretching. A lint ignores its proportions.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    var image = self
    image.stretches = true
    return image
  }

  /// The picture, whose size does not depend on stretching. A lint ignores its proportions.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage { resizableImage(withCapInsets: capInsets) }

  /// The picture itself: it is drawn in no direction.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
}

extension UIButton {
  /// Whether the picture is darker while the button is highlighted. Kept nowhere, and without effect.
  public var adjustsImageWhenHighlighted: Bool {
    get { true }
    set {}
  }

  /// Whether the picture is paler while the button is disabled. Kept nowhere, and without effect.
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
