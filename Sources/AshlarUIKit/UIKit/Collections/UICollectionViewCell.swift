public import Ashlar

/// An item of a collection. What it shows goes into its `contentView`.
///
/// Source: Apple, `UICollectionViewCell`.
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that contains what the item shows. It fills the cell.
  ///
  /// Its margins do not go by the safe area, so that an item is the same wherever it has been scrolled to.
  public let contentView = UIView(name: "contentView")

  /// What is behind the content. Kept, and not shown.
  public var backgroundView: UIView?

  /// What is behind the content of an item that is chosen. Kept, and not shown.
  public var selectedBackgroundView: UIView?

  /// Whether the item is chosen. The collection sets it for `selectItem(at:animated:scrollPosition:)` and the like.
  open var isSelected = false

  /// Whether the item is touched; never so here.
  open var isHighlighted = false

  /// The cell's rectangle, in points. With another size the content view has another frame at once, so that it can be
  /// laid out by itself.
  open override var frame: CGRect {
    didSet { if frame.size != oldValue.size { contentView.frame = contentFrame } }
  }

  override func installParts() {
    addSubview(contentView)
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
  /// Constraints that the cell itself holds, because there are views in it beside the content view, count as well: the
  /// larger size wins.
  ///
  /// - Parameters:
  ///   - target: The size to stay close to, in points.
  ///   - horizontalFittingPriority: How much the target's width counts.
  ///   - verticalFittingPriority: How much the target's height counts.
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
