import AshlarUIKit
import Testing

/// Source: Apple, `NSDiffableDataSourceSnapshot`.
struct Snapshots {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private var snapshot = Snapshot()

  init() {
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5])
  }

  @Test func `keep sections and items in order`() {
    #expect(snapshot.sectionIdentifiers == ["a", "b"])
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 5])
    #expect((snapshot.numberOfSections, snapshot.numberOfItems) == (2, 5))
    #expect(snapshot.numberOfItems(inSection: "a") == 3)
    #expect(snapshot.sectionIdentifier(containingItem: 5) == "b")
    #expect(snapshot.indexOfItem(4) == 3)
    #expect(snapshot.indexOfItem(9) == nil)
    #expect(snapshot.indexOfSection("b") == 1)
  }

  @Test mutating func `take items in beside others`() {
    snapshot.insertItems([10, 11], beforeItem: 2)
    snapshot.insertItems([12], afterItem: 5)
    #expect(snapshot.itemIdentifiers == [1, 10, 11, 2, 3, 4, 5, 12])
    #expect(snapshot.sectionIdentifier(containingItem: 12) == "b")
  }

  @Test mutating func `move items that are there already`() {
    snapshot.appendItems([1], toSection: "b")
    snapshot.moveItem(5, beforeItem: 2)
    snapshot.moveItem(3, afterItem: 4)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [5, 2])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 3, 1])
    snapshot.moveItem(4, afterItem: 4)
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 3, 1])
  }

  @Test mutating func `let items and sections go`() {
    snapshot.deleteItems([1, 5, 77])
    #expect(snapshot.itemIdentifiers == [2, 3, 4])
    snapshot.deleteSections(["a", "nowhere"])
    #expect(snapshot.itemIdentifiers == [4])
    #expect(snapshot.sectionIdentifier(containingItem: 2) == nil)
    snapshot.deleteAllItems()
    #expect((snapshot.numberOfSections, snapshot.numberOfItems) == (0, 0))
  }

  @Test mutating func `put sections beside others, and move them`() {
    snapshot.insertSections(["c"], beforeSection: "b")
    snapshot.insertSections(["d", "e"], afterSection: "b")
    #expect(snapshot.sectionIdentifiers == ["a", "c", "b", "d", "e"])
    snapshot.moveSection("a", afterSection: "d")
    snapshot.moveSection("e", beforeSection: "c")
    #expect(snapshot.sectionIdentifiers == ["e", "c", "b", "d", "a"])
    #expect(snapshot.itemIdentifiers == [4, 5, 1, 2, 3])
  }

  @Test mutating func `stay as they are where UIKit would raise, and tell the list`() {
    let old = snapshot
    snapshot.appendSections(["a"])
    snapshot.insertSections(["x"], afterSection: "nowhere")
    snapshot.appendItems([9], toSection: "nowhere")
    snapshot.insertItems([9], beforeItem: 99)
    snapshot.moveItem(1, afterItem: 99)
    snapshot.reloadItems([99])
    var empty = Snapshot()
    empty.appendItems([1])
    #expect(snapshot.sectionIdentifiers == old.sectionIdentifiers)
    #expect(snapshot.itemIdentifiers == old.itemIdentifiers)
    #expect(empty.numberOfItems == 0)

    let table = UITableView()
    table.diagnostics.handler = .silent
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in nil }
    source.apply(snapshot)
    #expect(table.diagnostics.faults.count == 6)
    let first = table.diagnostics.faults.first?.description ?? ""
    #expect(
      first.hasPrefix(
        "Fatal: supplied section identifiers are not unique. Duplicate identifiers: a"))
    source.apply(source.snapshot())
    #expect(table.diagnostics.faults.count == 6)
  }

  @Test mutating func `take each item once`() {
    snapshot.appendItems([7, 7, 8], toSection: "a")
    #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 2, 3, 7, 8])
  }
}

struct `Lists that show snapshots` {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
  private let source: UITableViewDiffableDataSource<String, Int>
  private var snapshot = NSDiffableDataSourceSnapshot<String, Int>()

  init() {
    table.rowHeight = 50
    source = UITableViewDiffableDataSource(tableView: table) { _, _, item in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.tag = item
      return cell
    }
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3], toSection: "b")
    source.apply(snapshot)
    table.layoutIfNeeded()
  }

  private var shown: [Int] {
    table.layoutIfNeeded()
    return (table.indexPathsForVisibleRows ?? []).compactMap { table.cellForRow(at: $0)?.tag }
  }

  @Test func `ask for a cell of each item`() {
    #expect(shown == [1, 2, 3])
    #expect(table.contentSize.height == 150)
    #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 1)) == 3)
    #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 1)) == nil)
    #expect(source.indexPath(for: 2) == IndexPath(row: 1, section: 0))
    #expect(source.sectionIdentifier(for: 1) == "b")
    #expect(source.sectionIdentifier(for: 2) == nil)
    #expect(source.index(for: "b") == 1)
  }

  @Test mutating func `show what came beside what stayed`() {
    snapshot.deleteItems([1])
    snapshot.insertItems([8, 9], afterItem: 2)
    snapshot.appendItems([7], toSection: "b")
    var isDone = false
    source.apply(snapshot, animatingDifferences: true) { isDone = true }

    #expect(shown == [2, 8, 9, 3, 7])
    #expect(isDone)
    #expect(table.contentSize.height == 250)
  }

  @Test mutating func `show another order, and other sections`() {
    snapshot.moveItem(1, afterItem: 2)
    source.apply(snapshot)
    #expect(shown == [2, 1, 3])
    snapshot.moveSection("b", beforeSection: "a")
    snapshot.appendItems([2], toSection: "b")
    source.apply(snapshot, animatingDifferences: false)
    #expect(shown == [3, 2, 1])
    source.applySnapshotUsingReloadData(NSDiffableDataSourceSnapshot())
    #expect(shown == [])
  }

  @Test mutating func `give new cells to items that are reloaded`() {
    let old = table.cellForRow(at: IndexPath(row: 0, section: 0))
    snapshot.reloadItems([1])
    source.apply(snapshot)
    #expect(shown == [1, 2, 3])
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) !== old)
    #expect(source.snapshot().reloadedItemIdentifiers == [])
  }

  @Test func `show an empty cell where the closure returns nil`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    table.diagnostics.handler = .silent
    table.rowHeight = 50
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in nil }
    source.apply(snapshot)
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 3)
    #expect(table.diagnostics.faults.first?.description.contains("nil cell") == true)
  }

  @Test mutating func `are collections, too`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.minimumInteritemSpacing = 10
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 300), collectionViewLayout: layout)
    collection.register("item") { UICollectionViewCell(frame: .zero) }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) {
      collection, path, item in
      let cell = collection.dequeueReusableCell(withReuseIdentifier: "item", for: path)
      cell.tag = item
      return cell
    }
    source.apply(snapshot)
    collection.layoutIfNeeded()
    let second = collection.cellForItem(at: IndexPath(item: 1, section: 0))
    #expect(second?.tag == 2)
    #expect(second?.frame == CGRect(x: 110, y: 0, width: 100, height: 40))
    collection.selectItem(
      at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])

    snapshot.deleteItems([1])
    snapshot.appendItems([6, 7], toSection: "b")
    source.apply(snapshot)
    collection.layoutIfNeeded()
    #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    #expect(collection.cellForItem(at: IndexPath(item: 0, section: 0))?.tag == 2)
    #expect(
      (0...2).map { collection.cellForItem(at: IndexPath(item: $0, section: 1))?.tag } == [3, 6, 7])
    #expect(source.indexPath(for: 7) == IndexPath(item: 2, section: 1))
  }
}
