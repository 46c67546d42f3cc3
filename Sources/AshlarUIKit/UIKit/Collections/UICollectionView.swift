public import Ashlar

/// A collection of items that a layout places, with cells for the visible ones.
///
/// ```swift
/// final class Squares: UICollectionViewDataSource {
///   func collectionView(
///     _ collectionView: UICollectionView, numberOfItemsInSection section: Int
///   ) -> Int { 100 }
///
///   func collectionView(
///     _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
///   ) -> UICollectionViewCell {
///     collectionView.dequeueReusableCell(withReuseIdentifier: "square", for: indexPath)
///   }
/// }
///
/// let squares = Squares()
/// let collection = UICollectionView(
///   frame: CGRect(x: 0, y: 0, width: 320, height: 480),
///   collectionViewLayout: UICollectionViewFlowLayout())
/// collection.register("square") { UICollectionViewCell(frame: .zero) }
/// collection.dataSource = squares
/// collection.layoutIfNeeded()
/// print(collection.visibleCells.count)
/// ```
///
/// The layout determines the places of items and the size of the scrolled area. Cells that are no longer visible are
/// reused for other items. Spacing and right-to-left order are up to the layout: the collection mirrors only a layout
/// that requests it (`flipsHorizontallyInOppositeLayoutDirection`).
///
/// Source: Apple, `UICollectionView`.
open class UICollectionView: UIScrollView {
  /// The object that provides the items. Held weakly.
  public weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      hasDataSource = dataSource != nil
      if dataSource !== oldValue { reloadData() }
    }
  }

  /// Whether it has been given a data source, which may be gone since.
  private final var hasDataSource = false

  package final var hasLostDataSource: Bool { hasDataSource && dataSource == nil }

  /// The object that provides the sizes of items, if it is a `UICollectionViewDelegateFlowLayout`. Held weakly, and
  /// not notified of touches.
  public weak var delegate: (any UICollectionViewDelegate)? {
    didSet { if delegate !== oldValue { collectionViewLayout.invalidateLayout() } }
  }

  /// The layout that places the items. If it changes, the visible cells stay and get their new frames in the next layout.
  public var collectionViewLayout: UICollectionViewLayout {
    didSet { if collectionViewLayout !== oldValue { adoptLayout(insteadOf: oldValue) } }
  }

  /// The view behind the items. It fills the visible part, and does not scroll.
  public var backgroundView: UIView? {
    didSet {
      if backgroundView === oldValue { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      setNeedsLayout()
    }
  }

  /// Whether items can be selected. True by default.
  public var allowsSelection = true

  /// Whether more than one item can be selected. False by default; the selection remains when it changes.
  public var allowsMultipleSelection = false

  /// The kind of the view before the lines of a section in a flow layout.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

  /// The kind of the view after the lines of a section in a flow layout.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The number of items in each section; nil before they are counted.
  var counts: [Int]?

  /// The number of sections from the data source, while the numbers of their items are requested.
  var sectionsBeingCounted: Int?

  /// The known state of the layout, and the circumstances for which it was prepared.
  var layoutState = CollectionLayoutState()

  /// The number of times that everything was reloaded.
  var revision = 0

  /// The cells and views that are visible.
  var shown: [CollectionElement: UICollectionReusableView] = [:]

  /// The largest number of what is in front of what among the views that are visible.
  var frontZIndex = 0

  /// The element that is being requested from the data source, with its place.
  var wanted: UICollectionViewLayoutAttributes?

  var pool = CollectionPool()
  var selected: Set<IndexPath> = []
  var updates = CollectionUpdates()

  /// The faults that are reported once and have been.
  var told: Set<String> = []

  /// Makes a collection with a frame, in points, in the coordinate space of its future superview.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Makes a collection with a flow layout; the archive is not read.
  public required init?(coder: NSCoder) {
    let layout = UICollectionViewFlowLayout()
    collectionViewLayout = layout
    super.init(frame: .zero)
    layout.collectionView = self
  }

  /// Makes a collection with a flow layout. UIKit raises an exception here, because it requires a layout.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// Reloads everything from the data source in the next layout. It deselects everything.
  open func reloadData() {
    counts = nil
    selected = []
    told = []
    askAgain()
  }

  /// Places the cells and views that are visible, and requests those that are missing.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutItems()
  }
}

// MARK: - Nested types

extension UICollectionView {
  /// The direction in which a flow layout scrolls.
  public enum ScrollDirection: Int, Hashable, Sendable {
    /// Up and down.
    case vertical
    /// To the left and to the right.
    case horizontal
  }

  /// The kind of element that layout attributes are of.
  public enum ElementCategory: UInt, Hashable, Sendable {
    /// An item.
    case cell
    /// A supplementary view beside the items.
    case supplementaryView
    /// A decoration view behind the items, which the layout makes.
    case decorationView
  }

  /// The position of an item after scrolling to it. Of several positions along one axis, the first one of this list
  /// counts.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The options as bits, with Apple's values.
    public let rawValue: UInt

    /// Makes a position from bits with Apple's values.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top of the visible part.
    public static let top = Self(rawValue: 1)
    /// In the middle between top and bottom.
    public static let centeredVertically = Self(rawValue: 2)
    /// At the bottom of the visible part.
    public static let bottom = Self(rawValue: 4)
    /// At the left of the visible part.
    public static let left = Self(rawValue: 8)
    /// In the middle between left and right.
    public static let centeredHorizontally = Self(rawValue: 16)
    /// At the right of the visible part.
    public static let right = Self(rawValue: 32)
  }
}

extension UICollectionView: DataSourced {
  package final var knownCounts: [Int]? { counts }

  package final var shownCount: Int { visibleCells.count }
}
