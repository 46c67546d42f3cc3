public import Ashlar

/// An item of a collection. Add its content to its `contentView`.
///
/// Source: Apple, `UICollectionViewCell`.
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that contains the content of the item. It fills the cell.
  ///
  /// Its margins ignore the safe area, so that an item does not depend on the scroll offset.
  public let contentView = UIView(name: "contentView")

  /// The view behind the content. Kept, and not shown.
  public var backgroundView: UIView?

  /// The view behind the content of a selected item. Kept, and not shown.
  public var selectedBackgroundView: UIView?

  /// Whether the item is selected. The collection sets it in `selectItem(at:animated:scrollPosition:)` and similar
  /// calls.
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }

  private final var contents = CellContents()

  /// The content of the cell as a value, whose view fills the ``contentView``; nil if you add views there yourself.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { contents.configuration }
    set { contents.show(newValue, in: contentView) }
  }

  /// Whether ``contentConfiguration`` follows the state of the cell.
  open var automaticallyUpdatesContentConfiguration = true

  /// Configures the cell for its state, after ``updateConfiguration(using:)``.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The state of the cell.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    return state
  }

  /// Configures the cell for a state, with the content configuration for it.
  ///
  /// The collection calls it before it measures the cell, after ``setNeedsUpdateConfiguration()``.
  open func updateConfiguration(using state: UICellConfigurationState) {
    guard automaticallyUpdatesContentConfiguration, let contentConfiguration else { return }
    self.contentConfiguration = contentConfiguration.updated(for: state)
  }

  /// Makes the next layout of the collection configure the cell for its state.
  open func setNeedsUpdateConfiguration() {
    contents.isDue = true
    superview?.setNeedsLayout()
  }

  /// Configures the cell for its state if that is due.
  final func updateConfigurationIfNeeded() {
    guard contents.isDue else { return }
    contents.isDue = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  /// Whether the item is highlighted, which only the program sets.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// The cell's rectangle, in points. A change of the size changes the frame of the content view at once, so that it
  /// can be laid out by itself.
  open override var frame: CGRect {
    didSet { if frame.size != oldValue.size { contentView.frame = contentFrame } }
  }

  override func installParts() {
    keep(contentView)
    contentView.insetsLayoutMarginsFromSafeArea = false
    contentView.placedPart = .content
    contentView.frame = contentFrame
  }

  private var contentFrame: CGRect { CGRect(origin: .zero, size: bounds.size) }

  /// Gives the content view its frame, and places the views of the cell.
  open override func layoutSubviews() {
    super.layoutSubviews()
    // The last word: what constraints gave it comes from before the cell got its size.
    contentView.frame = contentFrame
  }

  /// Returns the size that the constraints in the content view give it, in points.
  ///
  /// Constraints that the cell itself holds, for views beside the content view, are included: the larger size
  /// applies.
  open override func systemLayoutSizeFitting(
    _ target: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    let size = contentView.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    if constraints.isEmpty { return size }
    let own = super.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    return CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
  }
}
