public import Ashlar

/// A data source that shows snapshots in a table.
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
/// The table holds it weakly, like any data source: keep a reference to it.
///
/// Source: Apple, `UITableViewDiffableDataSource`.
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UITableViewDataSource {
  /// A closure that makes the cell of an item.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  /// The animation of added and removed rows. Kept, and without effect.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  private let cellProvider: CellProvider

  /// Makes a data source for a table, which is empty at first.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init(tableView)
    tableView.dataSource = self
  }

  // MARK: What the table asks

  /// The number of sections in the snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { content.snapshot.numberOfSections }

  /// The number of items in a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    content.count(inSection: section)
  }

  /// The cell of an item; an empty one, and a `LayoutFault`, if the provider makes none.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if let item = content.item(at: indexPath), let cell = cellProvider(tableView, indexPath, item) {
      return cell
    }
    tableView.reportNoCell()
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
