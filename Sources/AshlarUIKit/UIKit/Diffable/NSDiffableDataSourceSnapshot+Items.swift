import Ashlar

// MARK: - Items

extension NSDiffableDataSourceSnapshot {
  /// Adds items at the end of a section, by default the last one. Items that already exist are moved.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil
  ) {
    guard let section = section ?? sectionIdentifiers.last, items[section] != nil else {
      return refusals.addMissing("section")
    }
    let new = taken(identifiers)
    items[section, default: []] += new
    for item in new { homes[item] = section }
  }

  /// Inserts items before another one. Items that already exist are moved.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem other: ItemIdentifierType
  ) { insert(identifiers, at: other, offset: 0) }

  /// Inserts items after another one. Items that already exist are moved.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem other: ItemIdentifierType
  ) { insert(identifiers, at: other, offset: 1) }

  /// Moves an item before another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem other: ItemIdentifierType
  ) { move(identifier, to: other, offset: 0) }

  /// Moves an item after another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem other: ItemIdentifierType
  ) { move(identifier, to: other, offset: 1) }

  /// Removes items. Items that do not exist are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let known = identifiers.filter { homes[$0] != nil }
    if known.isEmpty { return }
    let gone = Set(known)
    let concerned = Set(known.compactMap { homes[$0] })
    for section in sectionIdentifiers where concerned.contains(section) {
      items[section]?.removeAll { gone.contains($0) }
    }
    for item in known { homes[item] = nil }
  }

  /// Removes all items and sections.
  public mutating func deleteAllItems() {
    sectionIdentifiers = []
    items = [:]
    homes = [:]
  }

  /// Marks items to be reloaded, with other cells.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += known(identifiers)
  }

  /// Marks items to be reconfigured, because they have changed.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += known(identifiers)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at other: ItemIdentifierType, offset: Int
  ) {
    guard let section = homes[other] else {
      return refusals.addMissing("section")
    }
    let new = taken(identifiers.filter { $0 != other })
    let place = items[section]?.firstIndex(of: other) ?? 0
    items[section, default: []].insert(contentsOf: new, at: place + offset)
    for item in new { homes[item] = section }
  }

  private mutating func move(
    _ identifier: ItemIdentifierType, to other: ItemIdentifierType, offset: Int
  ) {
    guard homes[identifier] != nil, homes[other] != nil else {
      return refusals.addMissing("fromIndex")
    }
    insert([identifier], at: other, offset: offset)
  }

  /// Items that are to be put in, each once. Where they were before they are not any more.
  private mutating func taken(_ identifiers: [ItemIdentifierType]) -> [ItemIdentifierType] {
    let new = refusals.unique(identifiers, "item", besides: [ItemIdentifierType: Never]())
    deleteItems(new)
    return new
  }

  private mutating func known(_ identifiers: [ItemIdentifierType]) -> [ItemIdentifierType] {
    let known = identifiers.filter { homes[$0] != nil }
    if known.count < identifiers.count {
      refusals.add("Invalid parameter not satisfying: indexPath || ignoreInvalidItems")
    }
    return known
  }
}

// MARK: - Sections

extension NSDiffableDataSourceSnapshot {
  /// Adds sections without items after the others.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sectionIdentifiers.count)
  }

  /// Inserts sections without items before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection other: SectionIdentifierType
  ) {
    if let place = place(of: other) { insert(identifiers, at: place) }
  }

  /// Inserts sections without items after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection other: SectionIdentifierType
  ) {
    if let place = place(of: other) { insert(identifiers, at: place + 1) }
  }

  /// Moves a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection other: SectionIdentifierType
  ) { move(identifier, to: other, offset: 0) }

  /// Moves a section after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection other: SectionIdentifierType
  ) { move(identifier, to: other, offset: 1) }

  /// Removes sections with their items. Sections that do not exist are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    sectionIdentifiers.removeAll { gone.contains($0) }
    for section in identifiers {
      for item in items[section] ?? [] { homes[item] = nil }
      items[section] = nil
    }
  }

  /// Marks sections to be reloaded.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers.filter { place(of: $0) != nil }
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at place: Int) {
    let new = refusals.unique(identifiers, "section", besides: items)
    sectionIdentifiers.insert(contentsOf: new, at: place)
    for section in new { items[section] = [] }
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, to other: SectionIdentifierType, offset: Int
  ) {
    guard let old = place(of: identifier), place(of: other) != nil, identifier != other else {
      return
    }
    sectionIdentifiers.remove(at: old)
    sectionIdentifiers.insert(identifier, at: (indexOfSection(other) ?? 0) + offset)
  }

  /// The place of a section. One that there is not is refused.
  private mutating func place(of section: SectionIdentifierType) -> Int? {
    let place = indexOfSection(section)
    if place == nil { refusals.addMissing("section") }
    return place
  }
}
