/// The content view of a cell, a header or a footer, and the room that the table reserves beside it.
package final class CellContent {
  /// The view that contains what is shown.
  package let view: View

  /// The name by which a table keeps the cell for other rows, or the header or footer for other sections.
  package var reuseIdentifier: String?

  /// The insets of the content at the left and at the right, in points. The rest does not count.
  var sideInsets = EdgeInsets.zero

  /// The height of the line between this row and the next, in points.
  var separatorHeight: CGFloat = 0

  /// The width of the sign at the end of the row, in points, before it is rounded up to pixels; nil if there is none.
  var accessoryWidth: CGFloat?

  /// The view that is to stand at the end of the row instead of the sign. It counts as long as it is in the cell, which
  /// holds it.
  weak var accessory: View?

  /// The corner of that view in the cell, in points, as the cell has placed it last.
  var accessoryCorner = CGPoint.zero

  /// The width of the table of the cell, in points.
  var tableWidth: CGFloat?

  /// Takes the view that contains what is shown.
  package init(_ view: View) { self.view = view }
}

// MARK: - Room

extension CellContent {
  /// The distance of texts that fill a row from its edges in a table of a width, in points.
  ///
  /// Source: recorded by Interface Builder since Xcode 11: 16 at widths of 320 and 375 (38 of 41), 20 at 390, 393, 414
  /// and 600 (86 of 87).
  static func textMargin(in width: CGFloat) -> CGFloat { width < 390 ? 16 : 20 }

  /// The distance of texts that fill the row from its edges, in points, in a cell of a width.
  func textMargin(inCell width: CGFloat) -> CGFloat { Self.textMargin(in: tableWidth ?? width) }

  /// The insets of the content in a view, in points: the room that the table leaves free, and the accessory at the
  /// end of the row with the margin behind it.
  func room(in holder: View) -> EdgeInsets {
    var room = EdgeInsets(top: 0, left: sideInsets.left, bottom: 0, right: sideInsets.right)
    guard let endWidth = endWidth(in: holder) else { return room }
    let width = onPixels(endWidth, holder.contentPixels(in: holder.environment))
    let end = textMargin(inCell: holder.bounds.width) + width
    if holder.effectiveUserInterfaceLayoutDirection == .leftToRight {
      room.right += end
    } else {
      room.left += end
    }
    return room
  }

  /// The frame of the content view in a view, in points, in the coordinate space of that view.
  func frame(in holder: View) -> CGRect {
    let room = room(in: holder)
    let size = holder.bounds.size
    return CGRect(
      x: room.left, y: room.top, width: max(0, size.width - room.left - room.right),
      height: max(0, size.height - room.top - room.bottom))
  }
}
