/// The content view of a cell, and the room that the table leaves beside it. A header or a footer of a section has one too.
package final class CellContent {
  /// The view that contains what is shown.
  package let view: View

  /// The name by which a table keeps the cell for other rows, or the header or footer for other sections.
  package var reuseIdentifier: String?

  /// How much at the left and at the right is not for the content, in points. The rest does not count.
  var sideInsets = EdgeInsets.zero

  /// How high the line between this row and the next is, in points.
  var separatorHeight: CGFloat = 0

  /// How wide the sign at the end of the row is, in points, before it is rounded up to pixels; nil if there is none.
  var accessoryWidth: CGFloat?

  /// The view that is to stand at the end of the row instead of the sign. It counts as long as it is in the cell, which
  /// holds it.
  weak var accessory: View?

  /// Where that view begins in the cell, in points, as the cell has placed it last.
  var accessoryCorner = CGPoint.zero

  /// How wide the table is that the cell is for, in points.
  var tableWidth: CGFloat?

  /// Takes the view that contains what is shown.
  package init(_ view: View) {
    self.view = view
  }
}

// MARK: - Room

extension CellContent {
  /// How far texts that fill a row are from its edges in a table of a width, in points.
  ///
  /// Source: recorded by Interface Builder since Xcode 11: 16 at widths of 320 and 375 (38 of 41), 20 at 390, 393, 414
  /// and 600 (86 of 87).
  static func textMargin(in width: CGFloat) -> CGFloat { width < 390 ? 16 : 20 }

  /// How far texts that fill the row are from its edges, in points, in a cell of a width.
  func textMargin(inCell width: CGFloat) -> CGFloat { Self.textMargin(in: tableWidth ?? width) }

  /// How much at each edge of a view is not for the content, in points: what the table leaves free, and what stands at
  /// the end of the row with the margin behind it.
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

  /// Where the content view is in a view, in points, in the coordinate space of that view.
  func frame(in holder: View) -> CGRect {
    let room = room(in: holder)
    let size = holder.bounds.size
    return CGRect(
      x: room.left, y: room.top, width: max(0, size.width - room.left - room.right),
      height: max(0, size.height - room.top - room.bottom))
  }
}

// MARK: - Sizes

extension CellContent {
  /// What the content view asks for, with the room around it, and at least what the holder's own constraints ask for, in
  /// points.
  ///
  /// The room is taken off the target before, so that a view of a required width is that wide.
  func sizeFitting(_ request: FittingRequest, in holder: View) -> CGSize {
    if !holder.tree.nesting.isSolving { holder.updateConstraintsIfNeeded() }
    let room = room(in: holder)
    let inner = CGSize(
      width: max(0, request.target.width - room.left - room.right),
      height: max(0, request.target.height - room.top - room.bottom))
    var size = view.systemLayoutSizeFitting(
      inner, withHorizontalFittingPriority: request.horizontal,
      verticalFittingPriority: request.vertical)
    size.width += room.left + room.right
    size.height += room.top + room.bottom
    if holder.constraints.isEmpty { return size }
    let own = FittingQuestion(holder, request).answer()
    return CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
  }
}
