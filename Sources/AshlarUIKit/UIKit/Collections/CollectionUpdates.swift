/// The insertions and deletions in a collection, with paths before or after all of them.
struct CollectionUpdates {
  /// The number of unfinished updates.
  var open = 0

  /// The number of items in each section before; nil if they had not been counted.
  var before: [Int]?

  /// The removed and the reloaded items, by their earlier places.
  var deleted: [IndexPath] = []
  var reloaded: [IndexPath] = []

  /// The items that come, by their places after.
  var inserted: [IndexPath] = []

  /// The items that move, from places before to places after.
  var moves: [(from: IndexPath, to: IndexPath)] = []

  /// Whether sections are added, removed or reloaded.
  var haveSections = false
}

extension CollectionUpdates {
  /// The problem of the updates, in UIKit's words; nil if they turn one of two counts into the other.
  func problem(before: [Int], after: [Int]) -> String? {
    let gone = deleted + moves.map(\.from)
    let come = inserted + moves.map(\.to)
    if let path = (gone + reloaded).first(where: { !$0.names(anItemOf: before) }) {
      return "attempt to delete item \(path.item) from section \(path.section) "
        + "which does not contain it before the update"
    }
    if let path = come.first(where: { !$0.names(anItemOf: after) }) {
      return "attempt to insert item \(path.item) into section \(path.section), "
        + "which does not contain it after the update"
    }
    if before.count != after.count {
      return "Invalid update: invalid number of sections. "
        + "The number of sections contained in the collection view after the update (\(after.count)) "
        + "must be equal to the number of sections contained in the collection view before the update "
        + "(\(before.count)), plus or minus the number of sections inserted or deleted "
        + "(0 inserted, 0 deleted)."
    }
    return after.indices.lazy.compactMap { problem(inSection: $0, before[$0], after[$0]) }.first
  }

  private func problem(inSection section: Int, _ before: Int, _ after: Int) -> String? {
    func count(_ paths: [IndexPath]) -> Int { Set(paths.filter { $0.section == section }).count }
    let (inserted, deleted) = (count(self.inserted), count(self.deleted))
    let (movedIn, movedOut) = (count(moves.map(\.to)), count(moves.map(\.from)))
    if before + inserted - deleted + movedIn - movedOut == after { return nil }
    return "Invalid update: invalid number of items in section \(section). "
      + "The number of items contained in an existing section after the update (\(after)) must be "
      + "equal to the number of items contained in that section before the update (\(before)), plus "
      + "or minus the number of items inserted or deleted from that section (\(inserted) inserted, "
      + "\(deleted) deleted) and plus or minus the number of items moved into or out of that section "
      + "(\(movedIn) moved in, \(movedOut) moved out)."
  }

  /// The places of items after the updates, except for deleted ones.
  ///
  /// - Complexity: O(*n* log *n* + *k* · *n*) for *k* items, of *n* that come, go or move.
  func places(of paths: Set<IndexPath>) -> Set<IndexPath> {
    let gone = Set(deleted + moves.map(\.from))
    let come = Set(inserted + moves.map(\.to)).sorted()
    return Set(
      paths.compactMap { path in
        if let move = moves.first(where: { $0.from == path }) { return move.to }
        return gone.contains(path) ? nil : place(of: path, gone, come)
      })
  }

  /// The place of a remaining item among those inserted in order.
  private func place(
    of path: IndexPath, _ gone: Set<IndexPath>, _ come: [IndexPath]
  ) -> IndexPath {
    var item = path.item
    item -= gone.count { $0.section == path.section && $0.item < path.item }
    for place in come where place.section == path.section && place.item <= item {
      item += 1
    }
    return IndexPath(item: item, section: path.section)
  }
}

extension IndexPath {
  fileprivate func names(anItemOf counts: [Int]) -> Bool {
    count == 2 && counts.indices.contains(section) && (0..<counts[section]).contains(item)
  }
}
