public import Ashlar

/// A reusable header or footer of a section.
///
/// Add its content to its ``contentView``. It sizes itself as a ``UITableViewCell`` does.
///
/// Source: Apple, `UITableViewHeaderFooterView`.
open class UITableViewHeaderFooterView: UIView, TableSectionView {
  package private(set) final lazy var cellContent = CellContent(content)
  private final let content = UIView(name: "contentView")

  /// Makes a reusable view.
  public init(reuseIdentifier: String?) {
    super.init(frame: .zero)
    cellContent.reuseIdentifier = reuseIdentifier
  }

  /// Makes a view; the archive is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func installParts() { addContent() }

  /// Makes a view with `init(reuseIdentifier:)`. Tables make views of registered classes in this way.
  ///
  /// A class that overrides `init(reuseIdentifier:)`, as registered classes on UIKit do, inherits this one.
  public required convenience init(forReuse identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  /// Makes a view that is in no table.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// The view that contains the content. It fills this one, apart from the room that the table reserves beside it.
  ///
  /// Its margins ignore the safe area.
  open var contentView: UIView { content }

  /// The identifier under which a table reuses the view for other sections.
  open var reuseIdentifier: String? { cellContent.reuseIdentifier }

  private final var contents = CellContents()

  /// The content of the view as a value, whose view fills the ``contentView``; nil if you add views there yourself.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { contents.configuration }
    set { contents.show(newValue, in: contentView) }
  }

  /// A configuration of a header of grouped rows.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }

  /// The view behind the content. Kept, and not shown.
  open var backgroundView: UIView?

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
    _ target: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { sizeFitting(target, horizontalFittingPriority, verticalFittingPriority) }
}
