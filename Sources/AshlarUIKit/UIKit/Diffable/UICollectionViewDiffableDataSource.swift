public import Ashlar

/// A data source that shows snapshots in a collection.
///
/// The collection holds it weakly, like any data source: keep a reference to it.
///
/// Source: Apple, `UICollectionViewDiffableDataSource`.
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UICollectionViewDataSource {
  /// A closure that makes the cell of an item.
  public typealias CellProvider = (
    UICollectionView, IndexPath, ItemIdentifierType
  ) -> UICollectionViewCell?

  /// A closure that makes a supplementary view.
  public typealias SupplementaryViewProvider = (
    UICollectionView, String, IndexPath
  ) -> UICollectionReusableView?

  /// The closure that makes supplementary views, if the layout has any.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  private let cellProvider: CellProvider

  /// The outlines that were applied at last.
  final var outlines:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// Makes a data source for a collection, which is empty at first.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init(collectionView)
    collectionView.dataSource = self
  }

  // MARK: What the collection asks

  /// The number of sections in the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    content.snapshot.numberOfSections
  }

  /// The number of items in a section.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { content.count(inSection: section) }

  /// The cell of an item; an empty one, and a `LayoutFault`, if the provider makes none.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let item = content.item(at: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    {
      return cell
    }
    collectionView.reportNoCell()
    return UICollectionViewCell(frame: .zero)
  }

  /// A supplementary view; an empty one if the provider makes none.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }
}
