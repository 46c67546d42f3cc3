import Ashlar

/// The rounding of a compositional layout to pixels: lengths down, positions to the nearest.
struct PixelRounding: Equatable {
  /// The number of pixels per point.
  let scale: CGFloat

  /// The greatest distance of a number from a pixel, or from the middle between two, in pixels, at which it counts as
  /// being there. Sums of coordinates up to 10,000 points are off by less than a millionth of it.
  private static let tolerance: CGFloat = 1e-6

  func down(_ length: CGFloat) -> CGFloat {
    (length * scale + Self.tolerance).rounded(.down) / scale
  }

  func nearest(_ place: CGFloat) -> CGFloat {
    (place * scale + 0.5 + Self.tolerance).rounded(.down) / scale
  }

  /// The rectangle with its corner on the nearest pixels. Its size is as it was.
  func nearest(_ rectangle: CGRect) -> CGRect {
    CGRect(
      x: nearest(rectangle.origin.x), y: nearest(rectangle.origin.y), width: rectangle.size.width,
      height: rectangle.size.height)
  }
}
