internal import AshlarStorage

/// Sorts views of a tree in its order: each before the views inside it, siblings from back to front.
///
/// It looks at the views and those above them, and at siblings that have got other places since they were last ranked. They
/// must exist while it does: it does not count them.
struct TreeOrder: ~Copyable {
  /// The views and those above them. A view remembers its place here until the next time.
  private var entries = OwnedArray<OrderedView>()
  private var count = 0
}

/// A view that is being sorted, or an ancestor of one.
private struct OrderedView: BitwiseCopyable {
  let view: FleetingReference<View>
  let rank: Int32

  /// Whether the view is one of those that are to be sorted.
  var isWanted = false

  /// The place of its superview, or −1 for a root.
  var container: Int32 = -1

  /// The place of the first entry inside it, and of the next one beside it, or −1.
  var firstInside: Int32 = -1
  var next: Int32 = -1
}

extension TreeOrder {
  /// Adds a view that is to be sorted, and those above it that are not there yet.
  mutating func add(_ view: View) {
    var (inner, isNew) = place(of: view)
    entries[inner].isWanted = true
    count += 1
    var last = FleetingReference(view)
    while isNew, let outer = last.read({ $0.node.readContainer { FleetingReference($0) } }) ?? nil {
      guard let found = outer.read({ place(of: $0) }) else { return }
      entries[inner].container = Int32(truncatingIfNeeded: found.place)
      (inner, isNew) = found
      last = outer
    }
  }

  private mutating func place(of view: View) -> (place: Int, isNew: Bool) {
    let known = Int(view.watched.orderPlace)
    if entries.indices.contains(known), entries[known].view.leads(to: view) {
      return (known, false)
    }
    let place = entries.count
    _ = view.node.readContainer { $0.rankSubviews() }
    view.watched.orderPlace = Int32(truncatingIfNeeded: place)
    entries.append(
      OrderedView(view: FleetingReference(view), rank: view.watched.siblingRank))
    return (place, true)
  }

  /// The nodes of the views that were to be sorted, root by root.
  ///
  /// - Complexity: O(*n*) for *n* views and those above them, if those beside each other come in their order; else
  ///   O(*n* log *n*).
  consuming func nodes() -> [BoxNode] {
    link()
    var found: [BoxNode] = []
    found.reserveCapacity(count)
    var waiting: [Int32] = []
    for root in entries.indices where entries[root].container < 0 {
      waiting.append(Int32(truncatingIfNeeded: root))
      while let place = waiting.popLast() {
        let entry = entries[Int(place)]
        if entry.next >= 0 { waiting.append(entry.next) }
        if entry.isWanted { entry.view.read { found.append($0.node) } }
        if entry.firstInside >= 0 { waiting.append(entry.firstInside) }
      }
    }
    return found
  }

  /// Links each entry to those inside it, from back to front.
  private mutating func link() {
    var isSorted = true
    for place in entries.indices.reversed() where !link(place) { isSorted = false }
    if isSorted { return }
    for place in entries.indices { entries[place].firstInside = -1 }
    let ranks = entries.all.map(\.rank)
    for place in entries.indices.sorted(by: { ranks[$0] > ranks[$1] }) { _ = link(place) }
  }

  /// Inserts an entry before the others inside the same view.
  ///
  /// - Returns: Whether it stands before them in the tree.
  private mutating func link(_ place: Int) -> Bool {
    let container = Int(entries[place].container)
    if container < 0 { return true }
    let next = entries[container].firstInside
    entries[place].next = next
    entries[container].firstInside = Int32(truncatingIfNeeded: place)
    return next < 0 || entries[place].rank < entries[Int(next)].rank
  }
}
