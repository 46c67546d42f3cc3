public import Ashlar

/// A reusable view in a table with a content view: the base class of cells, and of headers and footers of sections.
open class TableReusableView: UIView, TableContentHolder {
  package private(set) final lazy var cellContent = CellContent(content)
  private final let content = UIView(name: "contentView")

  final var contents = CellContents()

  override func installParts() { addContent() }

  /// The view that contains what is shown. It fills this one, apart from the room that the table reserves beside it, and
  /// from the accessory at the end of a row.
  ///
  /// Its margins ignore the safe area, so that the height of a row does not depend on the scroll offset. Those of a
  /// cell are 11 points above and below, and 16 at the sides, or 20 in a table that is 390 points wide or wider.
  open var contentView: UIView { content }

  /// The identifier under which a table reuses the view for other rows or sections.
  open var reuseIdentifier: String? { cellContent.reuseIdentifier }

  /// The content of the view as a value, whose view fills the ``contentView``; nil if you add views there yourself.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { contents.configuration }
    set { contents.show(newValue, in: contentView) }
  }

  /// The view behind the content. Kept, and not shown.
  open var backgroundView: UIView?

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
  /// Constraints that the view itself holds are included: the larger size applies.
  open override func systemLayoutSizeFitting(
    _ target: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { sizeFitting(target, horizontalFittingPriority, verticalFittingPriority) }
}
