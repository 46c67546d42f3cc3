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
    (coordinate * scale - tolerance).rounded(.up) / scale
  }

  /// The nearest line, in points; from the middle between two, the one behind.
  static func round(_ coordinate: CGFloat, scale: CGFloat) -> CGFloat {
    (coordinate * scale + 0.5 + tolerance).rounded(.down) / scale
  }
}

// MARK: - Rectangles

extension PixelGrid {
  /// A rectangle whose place and whose size are rounded by themselves, as UIKit does it.
  static func roundedApart(_ frame: CGRect, scale: CGFloat) -> CGRect {
    CGRect(
      x: round(frame.origin.x, scale: scale), y: round(frame.origin.y, scale: scale),
      width: round(frame.size.width, scale: scale), height: round(frame.size.height, scale: scale))
  }

  /// A rectangle each edge of which is rounded in the space of the display, as AppKit does it.
  ///
  /// - Parameter offset: Where the space of the rectangle begins on the display, in points.
  static func roundedByEdges(_ frame: CGRect, from offset: CGPoint, scale: CGFloat) -> CGRect {
    let minX = round(frame.origin.x + offset.x, scale: scale) - offset.x
    let minY = round(frame.origin.y + offset.y, scale: scale) - offset.y
    let maxX = round(frame.origin.x + frame.size.width + offset.x, scale: scale) - offset.x
    let maxY = round(frame.origin.y + frame.size.height + offset.y, scale: scale) - offset.y
    return CGRect(x: minX, y: minY, width: max(0, maxX - minX), height: max(0, maxY - minY))
  }
}
