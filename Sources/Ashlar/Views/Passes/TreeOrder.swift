/// Puts some views of a tree into its order: each before what is inside it, siblings from back to front.
///
/// It looks at the views and those above them, and at no others.
struct TreeOrder {
  /// The views and those above them. A view remembers its place here until the next time.
  private var entries: [Entry] = []

  private struct Entry {
    let view: View
    let rank: Int32

    /// Whether the view is one of those that are to be sorted.
    var isWanted = false

    /// The place of its superview, or −1 for a root.
    var container: Int32 = -1

    /// The place of the first entry inside it, and of the next one beside it, or −1.
    var firstInside: Int32 = -1
    var next: Int32 = -1
  }

  private init() {}

  /// - Complexity: O(*n*) for *n* views and those above them, if those beside each other come in their order or the reverse;
  ///   else O(*n* log *n*).
  static func ordered(_ views: [View]) -> [View] {
    if views.count < 2 { return views }
    var order = TreeOrder()
    order.entries.reserveCapacity(views.count + 8)
    for view in views { order.add(view) }
    order.link()
    return order.flattened(capacity: views.count)
  }
}

extension TreeOrder {
  /// Adds a view, and those above it that are not there yet.
  private mutating func add(_ view: View) {
    var inner = place(of: view)
    entries[inner.place].isWanted = true
    var next = view.superview
    while inner.isNew, let outer = next {
      let found = place(of: outer)
      entries[inner.place].container = Int32(truncatingIfNeeded: found.place)
      inner = found
      next = outer.superview
    }
  }

  private mutating func place(of view: View) -> (place: Int, isNew: Bool) {
    let known = Int(view.watched.orderPlace)
    if entries.indices.contains(known), entries[known].view === view { return (known, false) }
    view.watched.orderPlace = Int32(truncatingIfNeeded: entries.count)
    entries.append(Entry(view: view, rank: view.watched.siblingRank))
    return (entries.count - 1, true)
  }

  /// Lets each entry lead to those inside it, from back to front.
  private mutating func link() {
    var isSorted = true
    for place in entries.indices.reversed() where !link(place) { isSorted = false }
    if isSorted { return }
    for place in entries.indices { entries[place].firstInside = -1 }
    for place in entries.indices.sorted(by: { entries[$0].rank > entries[$1].rank }) {
      _ = link(place)
    }
  }

  /// Puts an entry before the others inside the same view.
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

  /// The views that were to be sorted, root by root.
  private func flattened(capacity: Int) -> [View] {
    var found: [View] = []
    found.reserveCapacity(capacity)
    var waiting: [Int32] = []
    for root in entries.indices where entries[root].container < 0 {
      waiting.append(Int32(truncatingIfNeeded: root))
      while let place = waiting.popLast() {
        let entry = entries[Int(place)]
        if entry.next >= 0 { waiting.append(entry.next) }
        if entry.isWanted { found.append(entry.view) }
        if entry.firstInside >= 0 { waiting.append(entry.firstInside) }
      }
    }
    return found
  }
}
