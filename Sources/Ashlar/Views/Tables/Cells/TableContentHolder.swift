/// A view in a table with a content view, around which the table reserves room.
///
/// The class has the content as a stored part. It adds it where it is made, places it when it gets another size and at the
/// end of `layoutSubviews()`, and answers for its own size with that of the content.
package protocol TableContentHolder: CellView {
  /// The view that contains what is shown, and the room around it.
  var cellContent: CellContent { get }

  /// The name by which a table keeps the view for another use.
  var reuseIdentifier: String? { get }

  /// Called before the view is used again.
  func prepareForReuse()
}

/// A row of a table, of any class.
package protocol TableCell: TableContentHolder {}

/// A reusable header or footer of a section, of any class.
package protocol TableSectionView: TableContentHolder {}

// MARK: - The content

extension TableContentHolder {
  /// Adds the content view, which the view places from now on.
  package func addContent() {
    let content = cellContent.view
    addSubview(content)
    content.placedPart = .content
    content.insetsLayoutMarginsFromSafeArea = false
    placeContent()
  }

  /// Gives the content view its frame, and what stands beside it.
  package func placeContent() {
    cellContent.view.frame = cellContent.frame(in: self)
    cellContent.placeAccessory(in: self)
  }

  /// The size that the constraints in the content view give this one, in points, with the room around it, and at least the
  /// one that constraints which this view holds give it.
  ///
  /// The room is taken off the target before, so that a view of a required width is that wide.
  package func sizeFitting(
    _ target: CGSize, _ horizontalFittingPriority: LayoutPriority,
    _ verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    if !tree.nesting.isSolving { updateConstraintsIfNeeded() }
    let room = cellContent.room(in: self)
    let inner = CGSize(
      width: max(0, target.width - room.left - room.right),
      height: max(0, target.height - room.top - room.bottom))
    var size = cellContent.view.systemLayoutSizeFitting(
      inner, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    size.width += room.left + room.right
    size.height += room.top + room.bottom
    if constraints.isEmpty { return size }
    let request = FittingRequest(
      target: target, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    let own = FittingQuestion(self, request).answer()
    return CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
  }

  /// The insets of the content at the left and at the right, in points.
  var sideInsets: EdgeInsets {
    get { cellContent.sideInsets }
    set {
      if cellContent.sideInsets == newValue { return }
      cellContent.sideInsets = newValue
      setNeedsLayout()
    }
  }
}

// MARK: - Cells

extension TableCell {
  /// The height of the line between this row and the next, in points. It takes no room.
  package internal(set) var separatorHeight: CGFloat {
    get { cellContent.separatorHeight }
    set {
      if cellContent.separatorHeight == newValue { return }
      cellContent.separatorHeight = newValue
      setNeedsLayout()
    }
  }

  /// The width of the sign at the end of the row, in points, before it is rounded up to pixels; nil if there is none.
  package var accessoryWidth: CGFloat? {
    get { cellContent.accessoryWidth }
    set {
      if cellContent.accessoryWidth == newValue { return }
      cellContent.accessoryWidth = newValue
      noteRoom()
    }
  }

  /// The width of the table of the cell, in points.
  var tableWidth: CGFloat? {
    get { cellContent.tableWidth }
    set {
      if cellContent.tableWidth == newValue { return }
      let margin = textMargin
      cellContent.tableWidth = newValue
      if textMargin != margin { cellContent.view.insetRulesDidChange() }
      if hasAccessory { noteRoom() }
    }
  }

  /// The distance of texts that fill the row from its edges, in points.
  package var textMargin: CGFloat { cellContent.textMargin(inCell: bounds.width) }

  /// The margins of the content until it is given others, in points: those of texts at the sides.
  ///
  /// Source: recorded by Interface Builder since Xcode 10, (11, 16) where cells are 320 and 375 wide (231 of 245) and
  /// (11, 20) where they are 414 wide (115 of 131).
  var contentMargins: EdgeInsets {
    EdgeInsets(top: 11, left: textMargin, bottom: 11, right: textMargin)
  }

  /// The width of the content view in a cell of a width, in points.
  package func contentWidth(in width: CGFloat) -> CGFloat {
    let room = cellContent.room(in: self)
    return max(0, width - room.left - room.right)
  }

  /// Notes that the room beside the content may have changed.
  func noteRoom() {
    setNeedsLayout()
    cellContent.view.noteChange()
    noteChange()
  }
}

// MARK: - Heights

extension TableCell {
  /// Ignores the height that the table gave the cell until it gives another one.
  func forgetHeight() { noteHeight(isStale: true) }

  /// Applies the height that the table gives the cell.
  func takeHeight() { if node.hasStaleHeight { noteHeight(isStale: false) } }

  private func noteHeight(isStale: Bool) {
    for view in [self as View, cellContent.view] {
      view.node.hasStaleHeight = isStale
      view.noteChange()
    }
  }
}

/// A view that a table or a collection uses for its rows, items or sections.
package protocol CellView: View {}
