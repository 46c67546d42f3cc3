import Ashlar

/// The division of items into lines, and the positions of items in a line, in points.
///
/// Sources: Apple, Collection View Programming Guide for iOS, "Using the Flow Layout": a line takes items until the
/// next one does not fit, and what is left is spread between its items. Peter Steinberger, rdar://20825965: the last
/// line begins at the left and is not spread if items have different sizes. Where they have one size, the last line
/// stands below the others as if it were full, and an item that is alone in a full line stands in the middle: so it
/// is in PSTCollectionView, which was made to behave as UIKit does; Apple does not document it.
struct FlowLine {
  /// The lengths of the items, in order.
  let extents: [CGFloat]

  /// The greatest length of a line.
  let room: CGFloat

  /// The least spacing between two items.
  let spacing: CGFloat

  /// The greatest excess of a line over the room, in points: above the rounding of a sum of widths such as a third of
  /// 320, and far below a pixel.
  static let roundingRoom: CGFloat = 1e-6

  /// The items of each line.
  var lines: [Range<Int>] {
    var lines: [Range<Int>] = []
    var (first, used) = (0, CGFloat.zero)
    for (index, extent) in extents.enumerated() {
      let needed = index == first ? extent : used + spacing + extent
      if index > first, needed > room + Self.roundingRoom {
        lines.append(first..<index)
        (first, used) = (index, extent)
      } else {
        used = needed
      }
    }
    if first < extents.count { lines.append(first..<extents.count) }
    return lines
  }

  /// The beginning of the first item of a line, and the spacing between items.
  ///
  /// - Parameters:
  ///   - line: The items of the line.
  ///   - isUniform: Whether all items of the section have one size.
  func placement(of line: Range<Int>, isUniform: Bool) -> (start: CGFloat, gap: CGFloat) {
    if isUniform, let extent = extents.first { return uniformPlacement(extent) }
    if line.upperBound == extents.count { return (0, spacing) }
    return spread(CGFloat(line.count), extents[line].reduce(0, +))
  }

  /// The placement of a line that is full of items of one size.
  private func uniformPlacement(_ extent: CGFloat) -> (start: CGFloat, gap: CGFloat) {
    let step = extent + spacing
    // Items that take next to no room, or go backwards: any number of them fits.
    guard step > Self.roundingRoom else { return (0, spacing) }
    let fitting = ((room + spacing + Self.roundingRoom) / step).rounded(.down)
    let count = max(1, fitting)
    return spread(count, count * extent)
  }

  /// The placement of so many items that are so long together. One that is alone is in the middle.
  private func spread(_ count: CGFloat, _ length: CGFloat) -> (start: CGFloat, gap: CGFloat) {
    let left = max(0, room - length)
    return count > 1 ? (0, (room - length) / (count - 1)) : (left / 2, spacing)
  }
}
