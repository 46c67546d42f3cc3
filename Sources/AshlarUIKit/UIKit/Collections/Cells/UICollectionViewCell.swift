public import Ashlar

/// An item of a collection. Put what it shows into its `contentView`.
///
/// Source: Apple, `UICollectionViewCell`.
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that contains what the item shows. It fills the cell.
  ///
  /// Its margins ignore the safe area, so that an item is the same wherever it has been scrolled to.
  public let contentView = UIView(name: "contentView")

  /// The view behind the content. Kept, and not shown.
  public var backgroundView: UIView?

  /// The view behind the content of an item that is chosen. Kept, and not shown.
  public var selectedBackgroundView: UIView?

  /// Whether the item is chosen. The collection sets it for `selectItem(at:animated:scrollPosition:)` and the like.
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }

  private final var contents = CellContents()

  /// The content of the cell, as a value that makes a view, which fills the ``contentView``; nil for the views that
  /// you add there.
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

  /// Configures the cell for a state: the content configuration becomes the one for it.
  ///
  /// The collection calls it before it asks how large the cell is, after ``setNeedsUpdateConfiguration()``.
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

  /// Whether the item is touched: only where a program says so.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// The cell's rectangle, in points. With another size the content view has another frame at once, so that it can be
  /// laid out by itself.
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
  /// Constraints that the cell itself holds, for views beside the content view, count as well: the larger size wins.
  ///
  /// - Parameters:
  ///   - target: The size to stay close to, in points.
  ///   - horizontalFittingPriority: The priority of the target's width.
  ///   - verticalFittingPriority: The priority of the target's height.
  /// - Returns: A size in points.
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
