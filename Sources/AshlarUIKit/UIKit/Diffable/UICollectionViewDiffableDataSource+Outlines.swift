import Ashlar

// MARK: - Outlines

extension UICollectionViewDiffableDataSource {
  /// Shows the visible items of an outline in a section. A section that does not exist is added after the others.
  ///
  /// An exception of UIKit is a `LayoutFault` of the collection.
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

  /// The items of a section as an outline: the last applied one if the section still shows it, otherwise one without
  /// children.
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
