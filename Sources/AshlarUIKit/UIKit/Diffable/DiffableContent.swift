import Ashlar

/// The sections and items of a list, with their index paths.
struct DiffableContent<Section: Hashable, Item: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  let snapshot: Snapshot

  /// The place of each item.
  private(set) var places: [Item: IndexPath] = [:]

  /// The contents of a snapshot, without its marks for reloading.
  init(_ snapshot: Snapshot = Snapshot()) {
    self.snapshot = snapshot.withoutNews()
    for (number, section) in snapshot.sectionIdentifiers.enumerated() {
      for (row, item) in snapshot.itemIdentifiers(inSection: section).enumerated() {
        places[item] = IndexPath(item: row, section: number)
      }
    }
  }

  /// The changes that lead a list from one content to the next.
  enum Change {
    /// The list reloads nothing.
    case none

    /// Everything is reloaded.
    case everything

    /// Rows are removed, by their old index paths, and inserted, by their new ones; some are reloaded after that.
    case rows(gone: [IndexPath], new: [IndexPath], reloaded: [IndexPath])
  }

  /// The changes that lead to the content of a snapshot.
  func change(to next: Self, by news: Snapshot) -> Change {
    guard snapshot.sectionIdentifiers == next.snapshot.sectionIdentifiers,
      news.reloadedSectionIdentifiers.isEmpty
    else { return .everything }
    let old = snapshot.itemIdentifiers
    let new = next.snapshot.itemIdentifiers
    func isKept(_ item: Item) -> Bool { snapshot.homes[item] == next.snapshot.homes[item] }
    // What stays must be in the same order, or else it has moved.
    guard old.filter(isKept) == new.filter(isKept) else { return .everything }
    let gone = old.filter { !isKept($0) }.compactMap { places[$0] }
    let come = new.filter { !isKept($0) }.compactMap { next.places[$0] }
    let reloaded = (news.reloadedItemIdentifiers + news.reconfiguredItemIdentifiers)
      .compactMap { next.places[$0] }
    if gone.isEmpty && come.isEmpty && reloaded.isEmpty { return .none }
    return .rows(gone: gone, new: come, reloaded: reloaded)
  }
}

// MARK: - Looking up

extension DiffableContent {
  func item(at path: IndexPath) -> Item? {
    guard let section = section(at: path.section) else { return nil }
    let items = snapshot.itemIdentifiers(inSection: section)
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  func section(at index: Int) -> Section? {
    let sections = snapshot.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  func count(inSection index: Int) -> Int {
    section(at: index).map { snapshot.numberOfItems(inSection: $0) } ?? 0
  }
}

extension NSDiffableDataSourceSnapshot {
  /// The same, without the marks for reloading and the refusals.
  fileprivate func withoutNews() -> Self {
    var snapshot = self
    snapshot.reloadedItemIdentifiers = []
    snapshot.reloadedSectionIdentifiers = []
    snapshot.reconfiguredItemIdentifiers = []
    snapshot.refusals = Refusals()
    return snapshot
  }
}
