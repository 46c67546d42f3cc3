public import Ashlar

// MARK: - Scrolling to items

extension UICollectionView {
  /// Scrolls to an item, at once. It does not scroll beyond the end of the area. Without a position for an axis, it
  /// does not scroll along that axis.
  ///
  /// The collection is laid out before, so that it may come after `reloadData()`. An item that does not exist is a
  /// `LayoutFault`, and nothing is scrolled.
  ///
  /// - Parameters:
  ///   - indexPath: The item.
  ///   - scrollPosition: The position of the item after scrolling.
  ///   - animated: Without effect.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    layoutIfNeeded()
    guard exists(CollectionElement(kind: nil, indexPath: indexPath)) else {
      return reportPorted(
        "attempt to scroll to invalid index path: \(indexPath)", "Nothing was scrolled.")
    }
    collectionViewLayout.scrollSection(of: indexPath, to: scrollPosition)
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame, frame.isComputable else {
      return
    }
    let insets = adjustedContentInset
    let horizontal = Scroll(
      near: frame.minX, far: frame.maxX, extent: bounds.width, area: contentSize.width,
      insets: (insets.left, insets.right))
    let vertical = Scroll(
      near: frame.minY, far: frame.maxY, extent: bounds.height, area: contentSize.height,
      insets: (insets.top, insets.bottom))
    contentOffset = CGPoint(
      x: horizontal.offset(scrollPosition, .left, .centeredHorizontally, .right)
        ?? contentOffset.x,
      y: vertical.offset(scrollPosition, .top, .centeredVertically, .bottom) ?? contentOffset.y)
  }

  /// The item at a point of the area that the collection scrolls, in points, if it is visible.
  ///
  /// - Complexity: O(*n*) for *n* items that are visible.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    indexPathsForVisibleItems.first { cellForItem(at: $0)?.frame.contains(point) ?? false }
  }
}

// MARK: - Moving items by fingers

extension UICollectionView {
  /// False: there are no fingers that move items.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }

  /// Does nothing: there are no fingers that move items.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}

  /// Does nothing: there are no fingers that move items.
  public func endInteractiveMovement() {}

  /// Does nothing: there are no fingers that move items.
  public func cancelInteractiveMovement() {}
}

// MARK: - Selecting items

extension UICollectionView {
  /// The items that are selected, from the first to the last.
  public var indexPathsForSelectedItems: [IndexPath]? { selected.sorted() }

  /// Selects an item and scrolls to it, without calling the delegate.
  ///
  /// Unless `allowsMultipleSelection` is true, all other items are deselected. If `allowsSelection` is false, nothing
  /// happens. Nil deselects everything. An item that does not exist is a `LayoutFault` and changes nothing.
  ///
  /// - Parameters:
  ///   - indexPath: The item.
  ///   - animated: Without effect.
  ///   - scrollPosition: The position of the item after scrolling; empty for no scrolling.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard allowsSelection else { return }
    guard let indexPath else { return select([]) }
    guard exists(CollectionElement(kind: nil, indexPath: indexPath)) else {
      return reportPorted(
        "attempt to select an item that does not exist: \(indexPath)",
        "The selection did not change.")
    }
    select(allowsMultipleSelection ? selected.union([indexPath]) : [indexPath])
    if scrollPosition.isEmpty { return }
    scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Deselects an item. It does not call the delegate.
  ///
  /// - Parameters:
  ///   - indexPath: The item.
  ///   - animated: Without effect.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    select(selected.subtracting([indexPath]))
  }

  private func select(_ paths: Set<IndexPath>) {
    selected = paths
    for path in indexPathsForVisibleItems {
      if let cell = cellForItem(at: path) { showSelection(of: cell, at: path) }
    }
  }

  /// Updates the selection of a cell from that of its item.
  func showSelection(of cell: UICollectionViewCell, at indexPath: IndexPath) {
    let isSelected = selected.contains(indexPath)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
  }
}

/// The scrolling along one axis, in points.
private struct Scroll {
  let near: CGFloat
  let far: CGFloat
  let extent: CGFloat
  let area: CGFloat
  let insets: (before: CGFloat, after: CGFloat)

  /// The offset at which something stands where it is wanted; nil if no place is given.
  func offset(
    _ position: UICollectionView.ScrollPosition, _ atNear: UICollectionView.ScrollPosition,
    _ inMiddle: UICollectionView.ScrollPosition, _ atFar: UICollectionView.ScrollPosition
  ) -> CGFloat? {
    let room = extent - insets.before - insets.after
    let wanted: CGFloat
    if position.contains(atNear) {
      wanted = near
    } else if position.contains(inMiddle) {
      wanted = (near + far - room) / 2
    } else if position.contains(atFar) {
      wanted = far - room
    } else {
      return nil
    }
    return max(0, min(wanted, area - room)) - insets.before
  }
}
