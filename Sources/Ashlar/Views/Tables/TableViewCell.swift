/// A row of a table, whose height may come out of the constraints in it.
///
/// What a row shows goes into its ``contentView``. A cell sizes itself if constraints lead from the top of
/// the content view to its bottom without a gap, heights included. So it does if they lead from the top of the cell
/// to its bottom.
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

  /// The view that contains what the row shows. It fills the cell, apart from what the table leaves free beside it.
  ///
  /// Its margins do not go by the safe area, so that a row is as high wherever it has been scrolled to.
  public var contentView: View { cellContent.view }

  /// The cell's rectangle, in points. With another size the content view has another frame at once, so that it can be
  /// laid out by itself.
  open override var frame: CGRect {
    didSet { if frame.size != oldValue.size { placeContent() } }
  }

  /// By which name a table keeps the cell for other rows.
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

  /// Makes a cell that a table may use for several rows.
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

  /// Returns the size that the constraints in ``contentView`` give it, with room for what the table leaves free beside
  /// it.
  ///
  /// That room is taken off the target before, so that a cell of a required width is that wide. Constraints that the
  /// cell itself holds, because there are views in it beside the content view, count as well: the larger size wins.
  ///
  /// - Parameters:
  ///   - target: The size to stay close to, in points.
  ///   - horizontalFittingPriority: How much the target's width counts.
  ///   - verticalFittingPriority: How much the target's height counts.
  /// - Returns: A size in points.
  ///
  /// Source: Apple, `UITableViewCell.systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`.
  open override func systemLayoutSizeFitting(
    _ target: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    sizeFitting(target, horizontalFittingPriority, verticalFittingPriority)
  }
}

// MARK: - Heights

extension TableViewCell {
  /// The height that the cell wants at a width, in points: that of its constraints and contents.
  ///
  /// - Complexity: That of a first layout of the cell, unless nothing has changed since the last time.
  public func height(forWidth width: CGFloat) -> CGFloat { fittingHeight(forWidth: width) }

  /// Why the cell cannot find its own height; empty if it can.
  ///
  /// A cell can if its constraints and contents give it the same height whether it is asked to be small or
  /// large, or push its bottom away from its top: those in its content view, or those of views that are in the cell itself.
  /// So it can if its class overrides
  /// ``systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`` and gives one height.
  ///
  /// - Parameter width: The width of the row, in points.
  /// - Complexity: That of two layouts of the cell, and of up to four more if its content view has no height.
  public func sizingProblems(forWidth width: CGFloat) -> [CellSizingProblem] {
    cellContent.sizingProblems(of: self, forWidth: width)
  }
}
