public import Ashlar

extension UICollectionView {
  /// The items that are selected, from the first to the last.
  public var indexPathsForSelectedItems: [IndexPath]? { selected.sorted() }

  /// Selects an item, and scrolls to it. The delegate is not told.
  ///
  /// Unless `allowsMultipleSelection` is true, no other item is selected then. Without `allowsSelection` nothing
  /// happens. Nil deselects everything. An item that does not exist is a `LayoutFault`, and nothing is selected.
  ///
  /// - Parameters:
  ///   - indexPath: The item.
  ///   - animated: Without effect.
  ///   - scrollPosition: Where the item is to stand; empty for no scrolling.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard allowsSelection else { return }
    guard let indexPath else { return select([]) }
    guard exists(CollectionElement(kind: nil, indexPath: indexPath)) else {
      return reportPorted(
        "attempt to select an item that does not exist: \(indexPath)", "Nothing was selected.")
    }
    select(allowsMultipleSelection ? selected.union([indexPath]) : [indexPath])
    if scrollPosition.isEmpty { return }
    scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Deselects an item. The delegate is not told.
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

  /// Lets a cell know whether its item is selected.
  func showSelection(of cell: UICollectionViewCell, at indexPath: IndexPath) {
    let isSelected = selected.contains(indexPath)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
  }
}
