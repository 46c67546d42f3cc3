/// The corner of a view on the pixel grid of a display: exact, and as rounded in frames.
///
/// Both are relative to one point on the grid of pixels, in points. Edges are rounded in the coordinates of the root, so
/// that what is inside a view needs both of them: its exact place is relative to the exact corner, its frame to the one
/// that is shown.
struct PixelCorner {
  /// Where constraints put the corner: less than a pixel behind the point.
  private var exact = CGPoint.zero

  /// Where frames put it.
  private var shown = CGPoint.zero

  /// The corner of the root, which lies on the grid whatever its frame is.
  static let root = PixelCorner()
}

extension PixelCorner {
  /// The frame that a rectangle gets inside the view: each edge on the nearest pixel, a frame being the difference of
  /// edges.
  func rounded(_ rectangle: CGRect, scale: CGFloat) -> CGRect {
    let (minX, minY) = (exact.x + rectangle.origin.x, exact.y + rectangle.origin.y)
    let left = PixelGrid.round(minX, scale: scale)
    let top = PixelGrid.round(minY, scale: scale)
    let right = PixelGrid.round(minX + rectangle.size.width, scale: scale)
    let bottom = PixelGrid.round(minY + rectangle.size.height, scale: scale)
    return CGRect(x: left - shown.x, y: top - shown.y, width: right - left, height: bottom - top)
  }

  /// The corner of something inside the view whose corner is exactly at one point and shown at another.
  func inner(exact origin: CGPoint, shown frameOrigin: CGPoint, scale: CGFloat) -> PixelCorner {
    var corner = PixelCorner()
    let (x, y) = (exact.x + origin.x, exact.y + origin.y)
    let base = CGPoint(x: PixelGrid.floor(x, scale: scale), y: PixelGrid.floor(y, scale: scale))
    corner.exact = CGPoint(x: x - base.x, y: y - base.y)
    corner.shown = CGPoint(
      x: shown.x + frameOrigin.x - base.x, y: shown.y + frameOrigin.y - base.y)
    return corner
  }

  /// Whether whatever is inside has the same frames with either corner.
  func isSame(as other: PixelCorner) -> Bool {
    Self.isSame(exact, other.exact) && Self.isSame(shown, other.shown)
  }

  private static func isSame(_ one: CGPoint, _ other: CGPoint) -> Bool {
    (one.x - other.x).magnitude < tolerance && (one.y - other.y).magnitude < tolerance
  }

  /// What sums of coordinates may be off by, in points: far less than what ``PixelGrid`` takes for a tie.
  private static let tolerance: CGFloat = 1e-9
}
