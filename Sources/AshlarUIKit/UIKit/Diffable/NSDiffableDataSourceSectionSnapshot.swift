/// The items of a section as an outline, in which items can have child items that are visible while their parent is
/// expanded.
///
/// ```swift
/// var outline = NSDiffableDataSourceSectionSnapshot<String>()
/// outline.append(["Fruit", "Bread"])
/// outline.append(["Apple", "Pear"], to: "Fruit")
/// outline.visibleItems          // Fruit, Bread
/// outline.expand(["Fruit"])
/// outline.visibleItems          // Fruit, Apple, Pear, Bread
/// ```
///
/// Items that UIKit would refuse are left out. That is a `LayoutFault` of the list that the snapshot is applied to.
///
/// Source: Apple, `NSDiffableDataSourceSectionSnapshot`.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  /// The items below each item; those that are below none stand under nil.
  private var inside: [ItemIdentifierType?: [ItemIdentifierType]] = [:]

  /// The item above each item; nil for none.
  private var above: [ItemIdentifierType: ItemIdentifierType?] = [:]

  private var open: Set<ItemIdentifierType> = []

  /// The exceptions that UIKit would have raised.
  var refusals = Refusals()

  /// Makes an empty snapshot.
  public init() {}
}

// MARK: - Reading

extension NSDiffableDataSourceSectionSnapshot {
  /// All items, each before its children.
  public var items: [ItemIdentifierType] { list { _ in true } }

  /// The items without a parent.
  public var rootItems: [ItemIdentifierType] { inside[nil] ?? [] }

  /// The visible items, each before its children.
  public var visibleItems: [ItemIdentifierType] { list { open.contains($0) } }

  /// Whether the snapshot contains an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { above[item] != nil }

  /// The parent of an item; nil for none.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { above[child] ?? nil }

  /// The number of ancestors of an item.
  public func level(of item: ItemIdentifierType) -> Int {
    sequence(first: item) { parent(of: $0) }.reduce(-1) { count, _ in count + 1 }
  }

  /// Whether the children of an item are visible when the item is.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { open.contains(item) }

  /// Whether an item is visible.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    contains(item)
      && sequence(first: item) { parent(of: $0) }.dropFirst().allSatisfy { open.contains($0) }
  }

  /// The items below an item as a separate snapshot, expanded as here. An item that does not exist is refused, and
  /// the result is empty.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> Self {
    var part = Self()
    guard contains(parent) else {
      part.refusals.addMissing("parentIndex")
      return part
    }
    if includingParent {
      part.append([parent])
      if isExpanded(parent) { part.expand([parent]) }
    }
    part.take(self, below: parent, to: includingParent ? parent : nil)
    return part
  }

  /// The items, each before those below it where some are listed.
  ///
  /// - Complexity: O(*n*) for *n* items.
  private func list(_ isOpen: (ItemIdentifierType) -> Bool) -> [ItemIdentifierType] {
    var found: [ItemIdentifierType] = []
    var waiting = Array(rootItems.reversed())
    while let item = waiting.popLast() {
      found.append(item)
      if isOpen(item), let below = inside[item] { waiting += below.reversed() }
    }
    return found
  }
}

// MARK: - Writing

extension NSDiffableDataSourceSectionSnapshot {
  /// Adds items after the other children of an item, or after the other items without a parent.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) { put(items, below: parent) }

  /// Inserts items before another one, with the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    if let place = place(of: item) { put(items, below: parent(of: item), at: place) }
  }

  /// Inserts items after another one, with the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    if let place = place(of: item) { put(items, below: parent(of: item), at: place + 1) }
  }

  /// Removes items with all items below them. Items that do not exist are ignored.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let home = above[item] else { continue }
      inside[home]?.removeAll { $0 == item }
      var waiting = [item]
      while let gone = waiting.popLast() {
        waiting += inside.removeValue(forKey: gone) ?? []
        above.removeValue(forKey: gone)
        open.remove(gone)
      }
    }
  }

  /// Removes all items.
  public mutating func deleteAll() {
    inside = [:]
    above = [:]
    open = []
  }

  /// Expands items, which shows their children.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    open.formUnion(items.filter(contains))
  }

  /// Collapses items, which hides their children.
  public mutating func collapse(_ items: [ItemIdentifierType]) { open.subtract(items) }

  /// Replaces the items below an item with those of another snapshot. Whatever that snapshot has refused counts as
  /// refused here, too. An item that does not exist is refused, and nothing changes.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    refusals.add(snapshot.refusals)
    guard contains(parent) else { return refusals.addMissing("parentIndex") }
    delete(inside[parent] ?? [])
    take(snapshot, below: nil, to: parent)
  }

  /// Adds what is below an item of another snapshot, in its order. What is refused is left out with what is below it.
  private mutating func take(
    _ other: Self, below source: ItemIdentifierType?, to parent: ItemIdentifierType?
  ) {
    var waiting = [(source, parent)]
    while let (from, to) = waiting.popLast() {
      guard let items = other.inside[from] else { continue }
      for item in put(items, below: to) {
        if other.open.contains(item) { open.insert(item) }
        waiting.append((item, item))
      }
    }
  }
}

// MARK: - Places

extension NSDiffableDataSourceSectionSnapshot {
  /// Adds items below another one, or below none.
  ///
  /// - Parameters:
  ///   - items: The items. Those that there are already are refused; all are if the other one is not there.
  ///   - parent: The other one.
  ///   - place: How many items are to be before them there; nil for all.
  /// - Returns: The items that were put in.
  @discardableResult
  private mutating func put(
    _ items: [ItemIdentifierType], below parent: ItemIdentifierType?, at place: Int? = nil
  ) -> [ItemIdentifierType] {
    if let parent, !contains(parent) {
      refusals.addMissing("parentIndex")
      return []
    }
    let new = refusals.unique(items, "item", besides: above)
    for item in new { above[item] = .some(parent) }
    let place = place ?? inside[parent]?.count ?? 0
    inside[parent, default: []].insert(contentsOf: new, at: place)
    return new
  }

  /// The place of an item among those that are below the same one. An item that there is not is refused.
  private mutating func place(of item: ItemIdentifierType) -> Int? {
    guard let home = above[item], let place = inside[home]?.firstIndex(of: item) else {
      refusals.addMissing("index")
      return nil
    }
    return place
  }
}
