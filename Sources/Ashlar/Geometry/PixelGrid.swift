/// The lines between the pixels of a display with a number of pixels to the point.
enum PixelGrid {
  /// How far, in pixels, a coordinate may be from a line, or from the middle between two, to count as
  /// being there. Sums of coordinates up to 10,000 points are off by less than a millionth of it.
  private static let tolerance: CGFloat = 1e-6

  /// The line at or before a coordinate, in points.
  static func floor(_ coordinate: CGFloat, scale: CGFloat) -> CGFloat {
    (coordinate * scale + tolerance).rounded(.down) / scale
  }

  /// The line at or behind a coordinate, in points.
  static func ceil(_ coordinate: CGFloat, scale: CGFloat) -> CGFloat {
    // Adding zero takes the sign of a negative zero, which is what rounding makes of nothing.
    ((coordinate * scale - tolerance).rounded(.up) + 0) / scale
  }

  /// The nearest line, in points; from the middle between two, the one behind.
  static func round(_ coordinate: CGFloat, scale: CGFloat) -> CGFloat {
    (coordinate * scale + 0.5 + tolerance).rounded(.down) / scale
  }
}

extension PixelGrid {
  /// A size with both lengths on the grid, in points.
  static func round(_ size: CGSize, scale: CGFloat) -> CGSize {
    CGSize(width: round(size.width, scale: scale), height: round(size.height, scale: scale))
  }
}
