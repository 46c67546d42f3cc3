/// A reusable header or footer of a section.
///
/// Add its content to its ``contentView``. It sizes itself as a ``TableViewCell`` does: by constraints that lead from
/// the top of the content view to its bottom.
///
/// ```swift
/// table.registerHeaderFooterView("heading") { TableViewHeaderFooterView(reuseIdentifier: "heading") }
/// ```
///
/// Source: Apple, `UITableViewHeaderFooterView`.
open class TableViewHeaderFooterView: View, TableSectionView {
  package let cellContent = CellContent(View(name: "contentView"))

  /// The view that contains the content. It fills this one, apart from the room that the table reserves beside it.
  ///
  /// Its margins ignore the safe area.
  public var contentView: View { cellContent.view }

  /// The identifier under which a table reuses the view for other sections.
  public var reuseIdentifier: String? {
    get { cellContent.reuseIdentifier }
    set { cellContent.reuseIdentifier = newValue }
  }

  /// Makes a view with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
    didLoad()
  }

  /// Makes a reusable view.
  public convenience init(reuseIdentifier: String?) {
    self.init(name: nil)
    self.reuseIdentifier = reuseIdentifier
  }

  /// Called once, when the view is made: the place to add views and constraints to ``contentView``.
  open func didLoad() {}

  /// Called before the view is used for another section.
  open func prepareForReuse() {}

  /// Gives the content view its frame, and places the views of this one.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
  }

  /// Returns the size that the constraints in ``contentView`` give the view, plus the room beside the content view.
  ///
  /// Constraints that the view itself holds are included: the larger size applies.
  open override func systemLayoutSizeFitting(
    _ target: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize { sizeFitting(target, horizontalFittingPriority, verticalFittingPriority) }
}
