public import Ashlar

/// The state of a collection's layout.
struct CollectionLayoutState {
  /// Whether the layout has been prepared, and is not invalid since.
  var isPrepared = false

  /// Whether the layout is being prepared, and whether items are being placed.
  var isPreparing = false
  var isPlacing = false

  /// Whether there was a layout while items were being counted, so that another one has to follow.
  var isPostponed = false

  /// For which part of the area, and for which insets, the layout was last asked.
  var bounds = CGRect.null
  var insets = UIEdgeInsets.zero

  /// The horizontal offset at which the area begins, in points, as far as it is known.
  var start: CGFloat?
}

// MARK: - Layouts

extension UICollectionView {
  /// Sets another layout, at once.
  public func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    completion?(true)
  }

  /// The attributes of an item, in points of the scrolled area; nil for an item that does not exist.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    guard exists(CollectionElement(kind: nil, indexPath: indexPath)) else { return nil }
    return collectionViewLayout.layoutAttributesForItem(at: indexPath).map { flipped($0) }
  }

  /// The attributes of a supplementary view, in points of the scrolled area; nil if it does not exist.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
      .map { flipped($0) }
  }

  /// Uses another layout.
  func adoptLayout(insteadOf old: UICollectionViewLayout) {
    if old.collectionView === self { old.collectionView = nil }
    collectionViewLayout.collectionView = self
    collectionViewLayout.invalidateLayout()
  }

  /// Takes note that the layout has to be prepared again, unless it just is.
  func noteInvalidLayout() {
    if layoutState.isPreparing { return }
    layoutState.isPrepared = false
    setNeedsLayout()
  }

  /// Prepares the layout if it is invalid, and not while it is being prepared.
  func prepareLayoutIfNeeded() {
    guard !layoutState.isPrepared, !layoutState.isPreparing, sectionsBeingCounted == nil
    else { return }
    reloadIfItemsAreGone()
    layoutState.isPreparing = true
    _ = itemCounts()
    collectionViewLayout.prepare()
    layoutState.isPreparing = false
    layoutState.isPrepared = true
  }
}

// MARK: - Exchanging left and right

extension UICollectionView {
  /// A rectangle of the layout as it is in the collection, or the other way round; both in points.
  func flipped(_ rectangle: CGRect) -> CGRect {
    collectionViewLayout.isFlipped ? rectangle.mirrored(in: areaWidth(of: contentSize)) : rectangle
  }

  /// Attributes of the layout as they are in the collection.
  func flipped(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard collectionViewLayout.isFlipped else { return attributes }
    let copy = attributes.duplicate()
    copy.frame = flipped(attributes.frame)
    return copy
  }

  /// The width about which left and right are exchanged, in points: that of the area, or of the room if that is more.
  func areaWidth(of area: CGSize) -> CGFloat {
    max(area.width, bounds.width - adjustedContentInset.left - adjustedContentInset.right)
  }
}

extension CGRect {
  /// The rectangle with left and right exchanged in an area of a width, in points.
  func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: width - origin.x - size.width, y: origin.y, width: size.width, height: size.height)
  }
}

// MARK: - Laying out

extension UICollectionView {
  /// Places everything visible by its attributes.
  ///
  /// If the program reloads everything meanwhile, the next layout does all of that. A collection without any size has
  /// no room for items, and requests none.
  func layOutItems() {
    if layoutState.isPlacing { return }
    guard bounds.width > 0 || bounds.height > 0 else { return place([]) }
    guard sectionsBeingCounted == nil else {
      layoutState.isPostponed = true
      return
    }
    layoutState.isPlacing = true
    defer { layoutState.isPlacing = false }
    for _ in 0..<Self.mostSizings {
      prepareForBounds()
      placeBackground()
      let before = revision
      let wanted = wantedElements()
      if wanted.contains(where: { shown[$0.element] == nil }) { reloadIfItemsAreGone() }
      collectionViewLayout.prepareToShow(wanted)
      if before == revision { place(wanted.filter { !$0.isHidden }) }
      guard before == revision else { return setNeedsLayout() }
      if !takePreferredSizes() { return }
    }
    setNeedsLayout()
  }

  /// The greatest number of rounds in one layout in which cells return their sizes and others become visible. The
  /// next layout goes on.
  private static var mostSizings: Int { 100 }

  /// Prepares the layout for what is seen, and the area that is scrolled for the layout.
  ///
  /// How large the area is may change the insets, as with a safe area along an axis that is scrolled only then. Insets
  /// that do not come to rest after some attempts are left as they are.
  private func prepareForBounds() {
    for _ in 0..<4 {
      followBounds()
      prepareLayoutIfNeeded()
      takeContentSize()
      keepStart()
      if bounds == layoutState.bounds, adjustedContentInset == layoutState.insets { return }
    }
  }

  private func followBounds() {
    let (bounds, insets) = (bounds, adjustedContentInset)
    let isResized = bounds.size != layoutState.bounds.size || insets != layoutState.insets
    let isScrolled = bounds.origin != layoutState.bounds.origin
    layoutState.bounds = bounds
    layoutState.insets = insets
    if isResized || collectionViewLayout.isOutdated {
      collectionViewLayout.invalidateLayout()
    } else if isScrolled,
      collectionViewLayout.shouldInvalidateLayout(forBoundsChange: flipped(bounds))
    {
      collectionViewLayout.invalidatePlaces()
    }
  }

  private func takeContentSize() {
    let size = collectionViewLayout.collectionViewContentSize
    guard size.isComputable else {
      return reportOnce("\(size) is no size of an area", "The area stays as large as it was.")
    }
    let legal = CGSize(width: max(0, size.width), height: max(0, size.height))
    if legal != contentSize { contentSize = legal }
  }

  /// Keeps what is seen as far from the right end of the area, where it begins there.
  ///
  /// Before the first layout the left end is seen, so that this one shows the right end.
  private func keepStart() {
    let left = -adjustedContentInset.left
    guard collectionViewLayout.beginsAtRight else {
      layoutState.start = nil
      return
    }
    let start = max(left, contentSize.width + adjustedContentInset.right - bounds.width)
    let shift = start - (layoutState.start ?? left)
    layoutState.start = start
    if shift != 0 { contentOffset.x += shift }
  }

  private func placeBackground() {
    guard let backgroundView else { return }
    if backgroundView.superview !== self { (self as View).insertSubview(backgroundView, at: 0) }
    if backgroundView.frame != bounds { backgroundView.frame = bounds }
  }
}
