/// A row of a table. Its constraints determine its height if they can.
///
/// Add the content of a row to its ``TableContentView/contentView``. A cell sizes itself if constraints, heights
/// included, lead without a gap from the top of the content view to its bottom, or from the top of the cell to its
/// bottom.
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
open class TableViewCell: TableContentView, TableCell {
  /// The cell's rectangle, in points. A change of the size changes the frame of the content view at once, so that it
  /// can be laid out by itself.
  open override var frame: CGRect {
    didSet { if frame.size != oldValue.size { placeContent() } }
  }
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
  /// overrides
  /// ``TableContentView/systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`` to return
  /// one height.
  ///
  /// - Parameter width: The width of the row, in points.
  /// - Complexity: That of two layouts of the cell, and of up to four more if its content view has no height.
  public func sizingProblems(forWidth width: CGFloat) -> [CellSizingProblem] {
    cellContent.sizingProblems(of: self, forWidth: width)
  }
}
