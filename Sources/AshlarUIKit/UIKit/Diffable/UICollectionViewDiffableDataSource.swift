public import Ashlar

/// Shows snapshots in a collection.
///
/// The collection does not keep it: as any data source it has to be kept by somebody.
///
/// Source: Apple, `UICollectionViewDiffableDataSource`.
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: UICollectionViewDataSource {
  /// Makes a cell that shows an item.
  public typealias CellProvider = (
    UICollectionView, IndexPath, ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Makes what stands beside items.
  public typealias SupplementaryViewProvider = (
    UICollectionView, String, IndexPath
  ) -> UICollectionReusableView?

  /// Makes what stands beside items, if the layout wants something there.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()

  /// Makes a data source, and gives it to a collection, which shows nothing then.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// Shows a snapshot. What is selected stays so, unless sections change, or items their order.
  ///
  /// Where something comes, goes or moves, all cells that are seen are asked for again.
  ///
  /// - Complexity: O(*n*) for *n* items.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let collectionView else { return }
    snapshot.report(to: collectionView)
    switch content.change(to: snapshot) {
    case .none: break
    case .everything:
      content.show(snapshot)
      collectionView.reloadData()
    case .rows(let gone, let new, let reloaded):
      collectionView.performBatchUpdates {
        self.content.show(snapshot)
        collectionView.deleteItems(at: gone)
        collectionView.insertItems(at: new)
      }
      collectionView.reloadItems(at: reloaded)
    }
    completion?()
  }

  /// Shows a snapshot, for which everything is asked for again.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    guard let collectionView else { return }
    snapshot.report(to: collectionView)
    content.show(snapshot)
    collectionView.reloadData()
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

  // MARK: What the collection asks

  /// How many sections the snapshot has.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    content.snapshot.numberOfSections
  }

  /// How many items a section has.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { content.count(inSection: section) }

  /// The cell of an item; an empty one, and a `LayoutFault`, if nobody makes one.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let item = content.item(at: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    {
      return cell
    }
    collectionView.report(.withoutCell)
    return UICollectionViewCell(frame: .zero)
  }

  /// What stands beside items; an empty view if nobody makes one.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }
}
