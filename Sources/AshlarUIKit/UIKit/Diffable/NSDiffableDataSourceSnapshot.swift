import Ashlar

/// The contents of a list: sections in order, each with its items in order. Each section and each item occurs once.
///
/// ```swift
/// var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
/// snapshot.appendSections(["even", "odd"])
/// snapshot.appendItems([2, 4], toSection: "even")
/// snapshot.appendItems([1, 3], toSection: "odd")
/// ```
///
/// Items and sections that UIKit would refuse are left out. That is a `LayoutFault` of the list that the snapshot is
/// applied to.
///
/// Source: Apple, `NSDiffableDataSourceSnapshot`.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The sections, in order.
  public internal(set) var sectionIdentifiers: [SectionIdentifierType] = []

  /// The items that are marked to be reloaded.
  public internal(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []

  /// The sections that are marked to be reloaded.
  public internal(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// The items that are marked to be reconfigured.
  public internal(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// The items of each section, in order.
  var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]

  /// The section of each item.
  var homes: [ItemIdentifierType: SectionIdentifierType] = [:]

  /// The exceptions that UIKit would have raised.
  var refusals = Refusals()

  /// Makes an empty snapshot.
  public init() {}
}

// MARK: - Reading

extension NSDiffableDataSourceSnapshot {
  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }

  /// The number of items in all sections.
  public var numberOfItems: Int { homes.count }

  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { items[$0] ?? [] }
  }

  /// The number of items in a section; 0 for a section that does not exist.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    items[identifier]?.count ?? 0
  }

  /// The items of a section, in order; none for a section that does not exist.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { items[identifier] ?? [] }

  /// The section that contains an item.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { homes[identifier] }

  /// The index of an item among all items, from 0.
  ///
  /// - Complexity: O(*n*) for *n* items.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    homes[identifier] == nil ? nil : itemIdentifiers.firstIndex(of: identifier)
  }

  /// The index of a section, from 0.
  ///
  /// - Complexity: O(*n*) for *n* sections.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }
}
