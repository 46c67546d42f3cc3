/// A view in a table whose content is in a view of its own, with room around that which the table asks for.
protocol TableContentHolder: View {
  /// The view that contains what is shown.
  var contentView: View { get }

  /// How much at each edge is not for the content, in points.
  var contentRoom: EdgeInsets { get }
}

extension TableContentHolder {
  /// Where the content view is, in points, in the coordinate space of this view.
  var contentFrame: CGRect {
    let room = contentRoom
    return CGRect(
      x: room.left, y: room.top, width: max(0, bounds.width - room.left - room.right),
      height: max(0, bounds.height - room.top - room.bottom))
  }

  /// What the content view asks for, with the room around it, and at least what this view's own constraints ask for.
  ///
  /// The room is taken off the target before, so that a view of a required width is that wide.
  func sizeFitting(
    _ target: CGSize, _ horizontalFittingPriority: LayoutPriority,
    _ verticalFittingPriority: LayoutPriority, own: () -> CGSize
  ) -> CGSize {
    if !tree.nesting.isSolving { updateConstraintsIfNeeded() }
    let room = contentRoom
    let inner = CGSize(
      width: max(0, target.width - room.left - room.right),
      height: max(0, target.height - room.top - room.bottom))
    var size = contentView.systemLayoutSizeFitting(
      inner, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    size.width += room.left + room.right
    size.height += room.top + room.bottom
    if constraints.isEmpty { return size }
    let own = own()
    return CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
  }
}
