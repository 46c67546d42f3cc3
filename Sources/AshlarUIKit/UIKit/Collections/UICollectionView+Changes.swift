public import Ashlar

// MARK: - Items

extension UICollectionView {
  /// Reloads items. A path of an item that does not exist is a `LayoutFault`, and reloads everything.
  public func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloaded += indexPaths } }

  /// Inserts items that the data source has added. The paths are those after the change.
  ///
  /// If the data source now has another number of items, that is a `LayoutFault`, and everything is reloaded.
  public func insertItems(at indexPaths: [IndexPath]) { change { $0.inserted += indexPaths } }

  /// Deletes items that the data source has removed. The paths are those before the change.
  ///
  /// If the data source now has another number of items, that is a `LayoutFault`, and everything is reloaded.
  public func deleteItems(at indexPaths: [IndexPath]) { change { $0.deleted += indexPaths } }

  /// Moves an item to another place.
  ///
  /// - Parameters:
  ///   - indexPath: The place before the change.
  ///   - newIndexPath: The place after the change.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moves.append((indexPath, newIndexPath)) }
  }

  /// Makes a group of changes, and calls the completion. Selected items remain selected at their new positions.
  ///
  /// The next layout reloads cells. The data source may contain all changes before the closure is called.
  ///
  /// - Parameters:
  ///   - updates: Calls `insertItems(at:)`, `deleteItems(at:)` and the like.
  ///   - completion: Called at once, with true.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    if self.updates.open == 0 { self.updates.before = counts }
    self.updates.open += 1
    updates?()
    self.updates.open -= 1
    if self.updates.open == 0 { applyUpdates() }
    completion?(true)
  }
}

// MARK: - Sections

extension UICollectionView {
  /// Reloads everything, because single sections are not tracked. It deselects everything.
  public func reloadSections(_ sections: IndexSet) { change { $0.haveSections = true } }

  /// Reloads everything, because single sections are not tracked. It deselects everything.
  public func insertSections(_ sections: IndexSet) { change { $0.haveSections = true } }

  /// Reloads everything, because single sections are not tracked. It deselects everything.
  public func deleteSections(_ sections: IndexSet) { change { $0.haveSections = true } }
}

// MARK: - Together

extension UICollectionView {
  /// Makes a change at once, or with those that it belongs to.
  private func change(_ body: (inout CollectionUpdates) -> Void) {
    if updates.open == 0 { updates.before = counts }
    body(&updates)
    if updates.open == 0 { applyUpdates() }
  }

  private func applyUpdates() {
    let updates = updates
    self.updates = CollectionUpdates()
    // Before the first question, there is nothing to be changed.
    guard let before = updates.before, !updates.haveSections else { return reloadData() }
    let after = countItems()
    if let problem = updates.problem(before: before, after: after) {
      reportPorted(problem, "Everything is reloaded.")
      return reloadData()
    }
    counts = after
    selected = updates.places(of: selected)
    guard before == after, updates.inserted.isEmpty, updates.moves.isEmpty else {
      return askAgain()
    }
    for path in updates.reloaded { recycle(CollectionElement(kind: nil, indexPath: path)) }
    collectionViewLayout.forgetSizes(of: updates.reloaded)
    collectionViewLayout.invalidateLayout()
  }
}

extension UICollectionView: DiffableList {
  func change(
    gone: [IndexPath], new: [IndexPath], reloaded: [IndexPath], _ change: @escaping () -> Void
  ) {
    performBatchUpdates {
      change()
      self.deleteItems(at: gone)
      self.insertItems(at: new)
    }
    reloadItems(at: reloaded)
  }
}
