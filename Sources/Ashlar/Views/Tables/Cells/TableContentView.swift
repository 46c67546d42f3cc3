/// A reusable view in a table with a content view: the base class of cells, and of headers and footers of sections.
open class TableContentView: View, TableContentHolder {
  package let cellContent = CellContent(View(name: "contentView"))

  /// The view that contains what is shown. It fills this one, apart from the room that the table reserves beside it.
  ///
  /// Its margins ignore the safe area, so that the height of a row does not depend on the scroll offset. Those of a
  /// cell are 11 points above and below, and 16 at the sides, or 20 in a table that is 390 points wide or wider.
  public var contentView: View { cellContent.view }

  /// The identifier under which a table reuses the view for other rows or sections.
  public var reuseIdentifier: String? {
    get { cellContent.reuseIdentifier }
    set { cellContent.reuseIdentifier = newValue }
  }

  /// Makes a view with a frame, in points, in the coordinate space of its future superview.
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

  /// Called before the view is used for another row or section.
  open func prepareForReuse() {}

  /// Gives the content view its frame, and places the views of this one.
  open override func layoutSubviews() {
    super.layoutSubviews()
    // The last word: what constraints gave it comes from before the view got its size.
    placeContent()
  }

  /// Returns the size that the constraints in ``contentView`` give the view, plus the room beside the content view.
  ///
  /// The target is reduced by that room first, so that a view of a required width has that width. Constraints that
  /// the view itself holds, for views beside the content view, are included: the larger size applies.
  ///
  /// Source: Apple, `UITableViewCell.systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`.
  open override func systemLayoutSizeFitting(
    _ target: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize { sizeFitting(target, horizontalFittingPriority, verticalFittingPriority) }
}
