import Ashlar

// MARK: - Outlines

extension UICollectionViewDiffableDataSource {
  /// Shows the items of a section that can be seen in an outline. A section that is not there comes behind the others.
  ///
  /// What UIKit raises is a `LayoutFault` of the collection.
  ///
  /// - Complexity: O(*n*) for *n* items.
  public func apply(
    _ outline: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var whole = snapshot()
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(outline.visibleItems, toSection: section)
    whole.refusals.add(outline.refusals)
    var kept = outline
    kept.refusals = Refusals()
    outlines[section] = kept
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// The items of a section as an outline: the one that was applied at last if the section still shows it, else one
  /// without items below others.
  public func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    let items = content.snapshot.itemIdentifiers(inSection: section)
    if let outline = outlines[section], outline.visibleItems == items { return outline }
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    flat.append(items)
    return flat
  }
}
