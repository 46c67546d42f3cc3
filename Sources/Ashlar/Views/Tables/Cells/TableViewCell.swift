/// A row of a table. Its constraints determine its height if they can.
///
/// Add the content of a row to its ``contentView``. A cell sizes itself if constraints, heights included, lead
/// without a gap from the top of the content view to its bottom, or from the top of the cell to its bottom.
///
/// ```swift
/// final class MessageCell: TableViewCell {
///   let label = Label(text: nil)
///
///   override func didLoad() {
///     label.numberOfLines = 0
///     contentView.addSubview(label)
///     label.makeConstraints { $0.edges.equalToSuperview().inset(12) }
///   }
/// }
/// ```
///
/// Source: Apple, `UITableViewCell`.
open class TableViewCell: View, TableCell {
  package let cellContent = CellContent(View(name: "contentView"))

  /// The view that contains the content of the row. It fills the cell, apart from the room that the table reserves
  /// beside it.
  ///
  /// Its margins ignore the safe area, so that the height of a row does not depend on the scroll offset. They are 11
  /// points above and below, and 16 at the sides, or 20 in a table that is 390 points wide or wider.
  public var contentView: View { cellContent.view }

  /// The cell's rectangle, in points. A change of the size changes the frame of the content view at once, so that it
  /// can be laid out by itself.
  open override var frame: CGRect {
    didSet { if frame.size != oldValue.size { placeContent() } }
  }

  /// The identifier under which a table reuses the cell for other rows.
  public var reuseIdentifier: String? {
    get { cellContent.reuseIdentifier }
    set { cellContent.reuseIdentifier = newValue }
  }

  /// Makes a cell with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
    didLoad()
  }

  /// Makes a reusable cell.
  public convenience init(reuseIdentifier: String?) {
    self.init(name: nil)
    self.reuseIdentifier = reuseIdentifier
  }

  /// Called once, when the cell is made: the place to add views and constraints to ``contentView``.
  open func didLoad() {}

  /// Called before the cell is used for another row.
  open func prepareForReuse() {}

  /// Gives the content view its frame, and places the views of the cell.
  open override func layoutSubviews() {
    super.layoutSubviews()
    // The last word: what constraints gave it comes from before the cell got its size.
    placeContent()
  }

  /// Returns the size that the constraints in ``contentView`` give the cell, plus the room beside the content view.
  ///
  /// The target is reduced by that room first, so that a cell of a required width has that width. Constraints that
  /// the cell itself holds, for views beside the content view, are included: the larger size applies.
  ///
  /// Source: Apple, `UITableViewCell.systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`.
  open override func systemLayoutSizeFitting(
    _ target: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize { sizeFitting(target, horizontalFittingPriority, verticalFittingPriority) }
}

// MARK: - Heights

extension TableViewCell {
  /// The height of the cell at a width, in points, from its constraints and contents.
  ///
  /// - Complexity: That of a first layout of the cell, unless nothing has changed since the last time.
  public func height(forWidth width: CGFloat) -> CGFloat { fittingHeight(forWidth: width) }

  /// The reasons why the cell cannot determine its own height; empty if it can.
  ///
  /// A cell can if its constraints and contents, in the content view or in the cell itself, give it the same height
  /// whether it is asked to be small or large. It also can if they push its bottom away from its top, or if its class
  /// overrides ``systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`` to return one
  /// height.
  ///
  /// - Parameter width: The width of the row, in points.
  /// - Complexity: That of two layouts of the cell, and of up to four more if its content view has no height.
  public func sizingProblems(forWidth width: CGFloat) -> [CellSizingProblem] {
    cellContent.sizingProblems(of: self, forWidth: width)
  }
}
