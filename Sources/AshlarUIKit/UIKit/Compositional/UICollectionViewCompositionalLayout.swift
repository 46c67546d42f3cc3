public import Ashlar

/// Makes the section of an index. Nil for a section that has items is a `LayoutFault`, and the section is empty then.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// A layout composed of sections, groups and items.
///
/// ```swift
/// let item = NSCollectionLayoutItem(
///   layoutSize: NSCollectionLayoutSize(
///     widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
/// let group = NSCollectionLayoutGroup.horizontal(
///   layoutSize: NSCollectionLayoutSize(
///     widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
///   subitems: [item])
/// let section = NSCollectionLayoutSection(group: group)
/// section.interGroupSpacing = 10
/// let layout = UICollectionViewCompositionalLayout(section: section)
/// ```
///
/// Fractional lengths are rounded down to a pixel, and places to the nearest one. The pixels are those of the
/// environment's `displayScale`, or of the window's device, or of `UIScreen.main`. From right to left, everything is
/// mirrored about the width of the collection, or of the area in a layout that scrolls horizontally.
///
/// Cells with estimated lengths size themselves when they become visible. They keep that length until items are
/// reloaded, added or removed, or the length across changes.
///
/// An invalid number is a `LayoutFault` with UIKit's message, once until `reloadData()`. A length then counts as 0,
/// and a group that cannot hold its first item leaves its section without cells.
///
/// Sources: Apple, `UICollectionViewCompositionalLayout`; frames recorded on UIKit (reference, "Collection layouts").
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// The settings of the layout for all of its sections. Setting it invalidates the layout.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider

  /// The places of everything, from the last solve.
  var plan = CompositionalPlan()

  /// The solver that computed it, and that computes changes after a view has returned its size.
  var solver: CompositionalSolver?

  /// The sizes that views have returned.
  let measured = MeasuredSizes()

  /// Whether something has changed that makes the layout request its sections again.
  private var isStale = true

  /// The scroll offsets of sections that are scrolled by themselves, in points from their starts.
  var offsets: [Int: CGFloat] = [:]

  /// Makes a layout whose sections are all alike.
  public init(section: NSCollectionLayoutSection) {
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    sectionProvider = { _, _ in section }
    super.init()
  }

  /// Makes a layout whose sections are all alike.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.configuration = configuration
    sectionProvider = { _, _ in section }
    super.init()
  }

  /// Makes a layout with a closure that provides its sections one by one.
  ///
  /// - Parameter sectionProvider: Makes a section by its index. It is called once for each section whenever the
  ///   layout is prepared after an invalidation.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    self.sectionProvider = sectionProvider
    super.init()
  }

  /// Makes a layout with a closure that provides its sections one by one.
  ///
  /// - Parameters:
  ///   - sectionProvider: Makes a section by its index. It is called once for each section whenever the layout is
  ///     prepared after an invalidation.
  ///   - configuration: The settings of all sections.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.configuration = configuration
    self.sectionProvider = sectionProvider
    super.init()
  }

  /// Makes a layout without sections; the archive is not read.
  public required init?(coder: NSCoder) {
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    sectionProvider = { _, _ in nil }
    super.init(coder: coder)
  }

  // MARK: What the collection asks

  /// Computes the attributes of all elements, if the layout has been invalidated. An override calls this
  /// implementation first.
  ///
  /// - Complexity: O(*n*) for *n* items after an invalidation; O(1) after scrolling, and after cells have returned
  ///   their sizes.
  open override func prepare() {
    super.prepare()
    guard let collectionView, isStale || isOutdated else { return }
    isStale = false
    solve(for: collectionView)
  }

  /// Invalidates the sections. The next layout of the collection makes them again.
  open override func invalidateLayout() {
    if !(collectionView?.layoutState.isPreparing ?? false) { isStale = true }
    super.invalidateLayout()
  }

  /// Whether scrolling the collection moves a pinned view, which invalidates the layout.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    plan.hasPinned
  }

  /// The size of the scrolled area, in points.
  open override var collectionViewContentSize: CGSize {
    collectionView?.prepareLayoutIfNeeded()
    return plan.size
  }

  /// The attributes of all elements that a rectangle of the scrolled area touches, section by section and group by
  /// group.
  ///
  /// - Parameter rect: A rectangle in points.
  /// - Complexity: O(*k* log *n*) for *k* elements that are there, of *n*.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    collectionView?.prepareLayoutIfNeeded()
    return plan.elements(in: plan.mirrored(rect), seen).map(attributes)
  }

  /// The attributes of an item; nil if it has no place.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(of: CollectionElement(kind: nil, indexPath: indexPath))
  }

  /// The attributes of a supplementary view; nil if there is none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(of: CollectionElement(kind: elementKind, indexPath: indexPath))
  }

  /// The attributes of a decoration view; nil if there is none.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(of: CollectionElement(kind: elementKind, indexPath: indexPath, isDecoration: true))
  }

  // MARK: What the collection says

  override var asksCells: Bool { true }

  override var isFlipped: Bool { false }

  override var beginsAtRight: Bool { plan.situation.isMirrored && !plan.axis.isVertical }

  override var isOutdated: Bool {
    guard let collectionView else { return false }
    return plan.situation != LayoutSituation(of: collectionView)
  }

  override func invalidatePlaces() { super.invalidateLayout() }

  override func take(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) -> Bool { ask(view, attributes) }

  override func prepareToShow(_ attributes: [UICollectionViewLayoutAttributes]) {
    tellHandlers(attributes)
  }

  override func scrollSection(
    of indexPath: IndexPath, to position: UICollectionView.ScrollPosition
  ) { scrollRow(of: indexPath, to: position) }

  override func forgetSizes(of paths: [IndexPath]?) {
    guard let paths else { return measured.sizes.removeAll() }
    for path in paths { measured.sizes[CollectionElement(kind: nil, indexPath: path)] = nil }
  }
}
