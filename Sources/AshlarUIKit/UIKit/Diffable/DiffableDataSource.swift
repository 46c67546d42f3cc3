public import Ashlar

/// The base class of data sources that show snapshots in a table or a collection.
open class DiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// The content of the list.
  private(set) var content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()

  private weak var list: (any DiffableList)?

  init(_ list: any DiffableList) { self.list = list }

  // MARK: Snapshots

  /// Shows a snapshot. If items are added, removed or moved, all visible cells are reloaded.
  ///
  /// Selected items of a collection remain selected, unless sections change, or the order of items. Where UIKit
  /// raises an exception, it reports a `LayoutFault` of the list.
  ///
  /// - Complexity: O(*n*) for *n* items.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let list else { return }
    list.reportRefusals(of: snapshot)
    let next = DiffableContent(snapshot)
    switch content.change(to: next, by: snapshot) {
    case .none: break
    case .everything: showAll(next, in: list)
    case .rows(let gone, let new, let reloaded):
      list.change(gone: gone, new: new, reloaded: reloaded) { self.content = next }
    }
    completion?()
  }

  /// Shows a snapshot, and reloads everything. Where UIKit raises an exception, it reports a `LayoutFault` of the
  /// list.
  ///
  /// - Complexity: O(*n*) for *n* items.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    guard let list else { return }
    list.reportRefusals(of: snapshot)
    showAll(DiffableContent(snapshot), in: list)
    completion?()
  }

  private func showAll(
    _ next: DiffableContent<SectionIdentifierType, ItemIdentifierType>, in list: any DiffableList
  ) {
    content = next
    list.reloadData()
  }

  /// The snapshot that is shown.
  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { content.snapshot }

  // MARK: Looking up

  /// The item at an index path.
  ///
  /// - Complexity: O(1).
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    content.item(at: indexPath)
  }

  /// The index path of an item.
  ///
  /// - Complexity: O(1).
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    content.places[itemIdentifier]
  }

  /// The section at an index, from 0.
  ///
  /// - Complexity: O(1).
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    content.section(at: index)
  }

  /// The index of a section, from 0.
  ///
  /// - Complexity: O(*n*) for *n* sections.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    content.snapshot.indexOfSection(sectionIdentifier)
  }
}

// MARK: - Lists

/// A list that shows snapshots.
protocol DiffableList: UIView {
  /// Reloads everything.
  func reloadData()

  /// Changes rows or items together.
  ///
  /// - Parameters:
  ///   - gone: The old places of those that go.
  ///   - new: The new places of those that come.
  ///   - reloaded: The new places of those that are reloaded.
  ///   - change: Has the data source answer by the new content.
  func change(
    gone: [IndexPath], new: [IndexPath], reloaded: [IndexPath], _ change: @escaping () -> Void)
}

extension UITableView: DiffableList {
  func change(
    gone: [IndexPath], new: [IndexPath], reloaded: [IndexPath], _ change: @escaping () -> Void
  ) {
    performBatchUpdates {
      change()
      self.deleteRows(at: gone, with: .automatic)
      self.insertRows(at: new, with: .automatic)
    }
    reloadRows(at: reloaded, with: .automatic)
  }
}

extension DiffableList {
  /// Reports what UIKit would have raised while a snapshot was written.
  fileprivate func reportRefusals<Section, Item>(
    of snapshot: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    for refusal in snapshot.refusals.messages {
      reportPorted(refusal, "It was left out of the snapshot.")
    }
  }

  /// Reports that a cell provider made no cell.
  func reportNoCell() {
    reportPorted(
      "UITableView (or UICollectionView) cell provider returned a nil cell.",
      "An empty cell is shown.")
  }
}
