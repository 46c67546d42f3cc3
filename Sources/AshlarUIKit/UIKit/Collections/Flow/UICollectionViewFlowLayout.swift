public import Ashlar

/// A layout that puts items side by side in lines, and the lines below each other.
///
/// A line takes items until the next one does not fit. Its items share the rest of the line as spacing, so that the
/// first and the last one are at the insets; a single item is centred. The last line of a section has the spacing of
/// a full line if all items of the section have one size. Otherwise it begins at the inset with the minimum spacing.
///
/// A line is as high as its highest item, and the others are centred in it. In a collection that scrolls
/// horizontally, lines are columns.
///
/// From right to left, all frames are mirrored about the width of the area, with their insets. The left end of the
/// area is visible first, with the last items of a collection that scrolls horizontally. A subclass whose
/// `flipsHorizontallyInOppositeLayoutDirection` is true computes from the left, and the collection mirrors its frames
/// and begins at the right end.
///
/// Apple does not document the last line, a single item or what happens from right to left. All follow reports of
/// UIKit's behaviour (Open Radar 25698641 for the direction).
///
/// The layout uses the width (or height) of the collection without its content insets. Frames are not rounded to
/// pixels. A section without items keeps its insets, which Apple does not document either.
///
/// An item that is wider than the available room is a `LayoutFault`, as on UIKit, which does not define the result.
/// Here it is alone in its line and begins at the inset. A number that is not finite, or a size below 0, is a
/// `LayoutFault` and counts as 0. An item without a width or a height is a `LayoutFault` and has no cell.
///
/// Sources: Apple, `UICollectionViewFlowLayout`; Collection View Programming Guide for iOS, "Using the Flow Layout".
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of an item for which the delegate gives none, in points. 50 × 50 by default.
  public var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }

  /// The estimated size of an item until it becomes visible, in points; zero, the default, if items do not size
  /// themselves.
  ///
  /// With another size, the layout calls `preferredLayoutAttributesFitting(_:)` on each cell when it first becomes
  /// visible. The item keeps the returned size until it is reloaded, items are added or removed, or the room across
  /// changes. With `automaticSize`, the size of the delegate or `itemSize` is the estimate.
  public var estimatedItemSize = CGSize.zero {
    didSet {
      if estimatedItemSize != oldValue {
        preferred.removeAll()
        invalidateLayout()
      }
    }
  }

  /// The space between the lines of a section, in points. 10 by default. Below 0, lines overlap.
  public var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }

  /// The least space between the items of a line, in points. 10 by default. Below 0, items overlap.
  public var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }

  /// The room around the lines of a section, in points. Zero by default. It does not apply to headers and footers.
  public var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }

  /// The size of the headers of sections, in points. Zero, the default, for none.
  ///
  /// Only the extent along the scrolled axis has an effect: across it, a header is as large as the area.
  public var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The size of the footers of sections, in points. It is as `headerReferenceSize`.
  public var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// Whether the header of a section stays visible as long as a part of its section is. False by default.
  ///
  /// It moves at most to the start of the section's footer, or to the end of the section; Apple does not document
  /// whether it may cover the footer.
  ///
  /// Source: Apple, `UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds`.
  public var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// Whether the footer of a section stays visible as long as a part of its section is. False by default.
  ///
  /// It moves back at most to the end of the section's header, or to the start of the section.
  ///
  /// Source: Apple, `UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds`.
  public var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// The direction in which the collection scrolls. Vertical by default.
  public var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet {
      if scrollDirection != oldValue {
        preferred.removeAll()
        invalidateLayout()
      }
    }
  }

  /// The value of `estimatedItemSize` for items that size themselves.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  /// The places of everything, from the last `prepare()`.
  var plan = FlowPlan(axis: FlowAxis(isVertical: true), room: 0)

  /// The sizes that cells have returned, in points.
  var preferred: [IndexPath: CGSize] = [:]

  /// Makes a layout that scrolls vertically.
  public override init() { super.init() }

  /// Makes a layout; the archive is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var isOutdated: Bool { (plan.mirrorWidth != nil) != isMirrored }

  /// Whether the layout itself exchanges left and right.
  var isMirrored: Bool {
    collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
      && !flipsHorizontallyInOppositeLayoutDirection
  }

  override var asksCells: Bool { estimatedItemSize != .zero }

  override func take(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard asksCells, attributes.representedElementKind == nil,
      preferred[attributes.indexPath] == nil
    else { return false }
    let wanted = view.preferredLayoutAttributesFitting(attributes.duplicate()).size
    let old = attributes.size
    let size = CGSize(
      width: wanted.width > 0 ? wanted.width : old.width,
      height: wanted.height > 0 ? wanted.height : old.height)
    preferred[attributes.indexPath] = size
    return size != old
  }

  override func forgetSizes(of paths: [IndexPath]?) {
    guard let paths else { return preferred.removeAll() }
    for path in paths { preferred[path] = nil }
  }

  /// Computes the attributes of all elements. An override calls this implementation, first or last.
  ///
  /// - Complexity: O(*n*) for *n* items.
  open override func prepare() {
    super.prepare()
    makePlan()
  }

  /// The size of the scrolled area, in points.
  open override var collectionViewContentSize: CGSize {
    collectionView?.prepareLayoutIfNeeded()
    return plan.size
  }

  /// The attributes of all elements that a rectangle touches, in order; of a line, all items.
  ///
  /// - Parameter rect: A rectangle in the scrolled area, in points.
  /// - Complexity: O(log *n* + *k*) for *n* lines and *k* items that are there; where headers or footers stay
  ///   visible, also O(*s*) for *s* sections.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    collectionView?.prepareLayoutIfNeeded()
    let range = plan.axis.range(of: plan.mirrored(rect))
    let all = plan.blocks(from: range.from, to: range.to).flatMap(attributes)
    return withPinned(all, from: range.from, to: range.to)
  }

  /// The attributes of an item; nil if there is none.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.prepareLayoutIfNeeded()
    return plan.frame(ofItem: indexPath.item, inSection: indexPath.section)
      .map { attributes(nil, indexPath, $0) }
  }

  /// The attributes of the header or the footer of a section; nil if it has none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.prepareLayoutIfNeeded()
    return edgeFrame(elementKind, inSection: indexPath.section)
      .map { attributes(elementKind, indexPath, $0) }
  }
}

// MARK: - Attributes

extension UICollectionViewFlowLayout {
  private func attributes(of block: FlowBlock) -> [UICollectionViewLayoutAttributes] {
    let first = block.kind == nil ? block.first : 0
    return block.frames.enumerated().map { number, frame in
      attributes(block.kind, IndexPath(item: first + number, section: block.section), frame)
    }
  }

  func attributes(
    _ kind: String?, _ indexPath: IndexPath, _ frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    makeAttributes(of: CollectionElement(kind: kind, indexPath: indexPath), plan.mirrored(frame))
  }
}
