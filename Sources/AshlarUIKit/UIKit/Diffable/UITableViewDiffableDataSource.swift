public import Ashlar

/// Shows snapshots in a table.
///
/// ```swift
/// let table = UITableView()
/// let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, number in
///   let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
///   cell.tag = number
///   return cell
/// }
/// var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
/// snapshot.appendSections(["odd"])
/// snapshot.appendItems([1, 3])
/// source.apply(snapshot)
/// ```
///
/// The table does not keep it: as any data source it has to be kept by somebody.
///
/// Source: Apple, `UITableViewDiffableDataSource`.
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: UITableViewDataSource {
  /// Makes a cell that shows an item.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  /// How rows come and go. Kept, and without effect.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()

  /// Makes a data source, and gives it to a table, which shows nothing then.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    tableView.dataSource = self
  }

  // MARK: Snapshots

  /// Shows a snapshot. Where something comes, goes or moves, all rows that are seen are asked for again.
  ///
  /// - Complexity: O(*n*) for *n* items.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let tableView else { return }
    snapshot.report(to: tableView)
    switch content.change(to: snapshot) {
    case .none: break
    case .everything:
      content.show(snapshot)
      tableView.reloadData()
    case .rows(let gone, let new, let reloaded):
      let animation = defaultRowAnimation
      tableView.performBatchUpdates {
        self.content.show(snapshot)
        tableView.deleteRows(at: gone, with: animation)
        tableView.insertRows(at: new, with: animation)
      }
      tableView.reloadRows(at: reloaded, with: animation)
    }
    completion?()
  }

  /// Shows a snapshot, for which everything is asked for again.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    guard let tableView else { return }
    snapshot.report(to: tableView)
    content.show(snapshot)
    tableView.reloadData()
    completion?()
  }

  /// What is shown.
  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { content.snapshot }

  // MARK: Looking up

  /// The item at a place.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    content.item(at: indexPath)
  }

  /// The place of an item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    content.place(of: itemIdentifier)
  }

  /// The section of a number, from 0.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    content.section(at: index)
  }

  /// The number of a section, from 0.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    content.snapshot.indexOfSection(sectionIdentifier)
  }

  // MARK: What the table asks

  /// How many sections the snapshot has.
  open func numberOfSections(in tableView: UITableView) -> Int {
    content.snapshot.numberOfSections
  }

  /// How many items a section has.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    content.count(inSection: section)
  }

  /// The cell of an item; an empty one, and a `LayoutFault`, if nobody makes one.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if let item = content.item(at: indexPath), let cell = cellProvider(tableView, indexPath, item) {
      return cell
    }
    tableView.report(.withoutCell)
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

extension LayoutFault {
  /// A cell provider made no cell.
  static var withoutCell: LayoutFault {
    LayoutFault(
      reason: .ported(
        message: "UITableView (or UICollectionView) cell provider returned a nil cell.",
        explanation: "An empty cell is shown."),
      location: nil)
  }
}
