public import Ashlar

/// A base class for layouts, which place the items of a collection.
///
/// ```swift
/// final class Column: UICollectionViewLayout {
///   override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 3 * 40) }
///
///   override func layoutAttributesForItem(
///     at indexPath: IndexPath
///   ) -> UICollectionViewLayoutAttributes? {
///     let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
///     attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 40, width: 100, height: 40)
///     return attributes
///   }
///
///   override func layoutAttributesForElements(
///     in rect: CGRect
///   ) -> [UICollectionViewLayoutAttributes]? {
///     (0..<3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
///   }
/// }
/// ```
///
/// Source: Apple, `UICollectionViewLayout`.
open class UICollectionViewLayout {
  /// The collection that uses the layout, if there is one. Held weakly.
  public internal(set) weak var collectionView: UICollectionView?

  /// The makers of views behind items, by their kinds.
  private var decorations: [String: () -> UICollectionReusableView] = [:]

  /// Makes a layout that no collection uses yet.
  public init() {}

  /// Makes a layout; the archive is not read.
  public required init?(coder: NSCoder) {}

  /// The class of the attributes that flow layouts and compositional layouts make.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// Called before any other method of the layout, once after each `invalidateLayout()`.
  ///
  /// Queries to the collection return the values known so far; the layout is not prepared again meanwhile. The
  /// implementation of this class does nothing.
  open func prepare() {}

  /// The size of the scrolled area, in points. Zero, unless a subclass overrides it.
  ///
  /// A number below 0 counts as 0; one that is not finite is a `LayoutFault`, and the area stays as large as it was.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of all elements that a rectangle touches. Nil, unless a subclass overrides it.
  ///
  /// It may return more than that. The collection leaves out hidden, empty and invisible elements. An item that does
  /// not exist and a frame that is not finite are a `LayoutFault`, once until `reloadData()`, and left out.
  ///
  /// - Parameter rect: A rectangle in the scrolled area, in points.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// The attributes of an item. Nil, unless a subclass overrides it.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// The attributes of a supplementary view. Nil, unless a subclass overrides it.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a decoration view. Nil, unless a subclass overrides it.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Registers the class of decoration views of a kind; nil for none.
  ///
  /// The class is made with `init(frame:)`.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    let type = viewClass as? UICollectionReusableView.Type
    decorations[elementKind] = type.map { type in { type.init(forReuse: ()) } }
  }

  /// A new view of a kind that is behind items; nil if none is registered.
  func makeDecorationView(ofKind kind: String) -> UICollectionReusableView? { decorations[kind]?() }

  /// Attributes of the layout's class.
  func makeAttributes(
    of element: CollectionElement, _ frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = type?.init() ?? UICollectionViewLayoutAttributes()
    attributes.element = element
    attributes.frame = frame
    return attributes
  }

  /// Invalidates the layout: the next layout of the collection prepares it again.
  ///
  /// While the layout is being prepared it has no effect.
  open func invalidateLayout() { collectionView?.noteInvalidLayout() }

  /// Whether scrolling the collection invalidates the layout. False, unless a subclass overrides it.
  ///
  /// It is called in the layout after scrolling, when `bounds` of the collection are already the new ones. Another
  /// size of the collection always invalidates the layout, without a call of this method.
  ///
  /// - Parameter newBounds: The rectangle that is visible, in points.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// The direction of reading for which the layout is written. From left to right, unless a subclass overrides it.
  ///
  /// On UIKit it is the direction of the program's development language.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the collection exchanges left and right if the direction of reading is opposite to
  /// ``developmentLayoutDirection``. False, unless a subclass overrides it.
  ///
  /// The layout still computes from the left: its frames and the rectangles that it receives are those before the
  /// exchange. The collection uses those after it, and its first layout shows the right end of the area. On UIKit the
  /// coordinates themselves are exchanged, so that a `contentOffset` of 0 is at the right end; here it is at the
  /// left. A compositional layout mirrors itself, so that the property has no effect there.
  ///
  /// Source: Apple, `UICollectionViewLayout.flipsHorizontallyInOppositeLayoutDirection`.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Whether the collection exchanges left and right of the layout's attributes.
  var isFlipped: Bool {
    guard flipsHorizontallyInOppositeLayoutDirection, let collectionView else { return false }
    return collectionView.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
  }

  /// Whether the area begins at its right end, so that this is what is seen at first.
  var beginsAtRight: Bool { isFlipped }

  /// Whether cells are asked how large they are when they are seen.
  var asksCells: Bool { false }

  /// Stores the size that a view returns when it is first visible.
  ///
  /// - Returns: Whether it has another size than it was thought to have.
  func take(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Whether what the layout was prepared for has changed, beyond the size and the insets of the collection.
  var isOutdated: Bool { false }

  /// Invalidates the layout after the collection was scrolled, or after views have changed their sizes.
  func invalidatePlaces() { invalidateLayout() }

  /// Called before what is seen gets its frames. Attributes may be changed.
  func prepareToShow(_ attributes: [UICollectionViewLayoutAttributes]) {}

  /// Scrolls a section by itself so that an item is where it is wanted, if the layout has such sections.
  func scrollSection(of indexPath: IndexPath, to position: UICollectionView.ScrollPosition) {}

  /// Removes the stored sizes of the cells of some items, or of all.
  func forgetSizes(of paths: [IndexPath]?) {}

  /// The offset at which scrolling ends after a drag. Never called here.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: The offset at which scrolling would end by itself, in points. This class returns it.
  ///   - velocity: The velocity of the drag, in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
}
