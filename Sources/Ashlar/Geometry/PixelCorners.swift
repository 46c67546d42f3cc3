/// The corners of placed boxes on the pixel grid of a display, by the numbers of the boxes.
struct PixelCorners {
  private var corners: [PixelCorner?] = []

  /// The corner of a box; nil for one of which it is not known, and for a negative number.
  subscript(box: Int) -> PixelCorner? { corners.indices.contains(box) ? corners[box] : nil }

  /// Remembers the corner of a box.
  ///
  /// - Returns: Whether what is inside has other pixels around it than before.
  mutating func keep(_ corner: PixelCorner, of box: Int) -> Bool {
    if corners.count <= box {
      corners.append(contentsOf: repeatElement(nil, count: box + 1 - corners.count))
    }
    if let known = corners[box], known.isSame(as: corner) { return false }
    corners[box] = corner
    return true
  }

  /// Forgets the corner of a box, whose number is another one's now.
  mutating func forget(_ box: Int) {
    if corners.indices.contains(box) { corners[box] = nil }
  }
}
