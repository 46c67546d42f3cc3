internal import AshlarStorage

/// The numbers of all views of a tree in its order, as long as that order stays.
///
/// They make it cheap to sort many views, and cost a look at each view of the tree: few views are sorted by a ``TreeOrder``.
struct ViewRanks {
  /// The order of the tree that has been numbered, and the number of its views.
  private var stamp: Int?
  private(set) var count = 0
}

extension ViewRanks {
  /// Whether the views have numbers.
  func areKnown(in tree: LayoutTree) -> Bool { stamp == tree.orderStamp }

  /// Numbers the views, unless they have numbers, or too few are to be sorted.
  ///
  /// - Returns: Whether they have numbers.
  mutating func makeKnown(in tree: LayoutTree, for wanted: Int, under root: View) -> Bool {
    if areKnown(in: tree) { return true }
    // Sorting few views gives them other numbers.
    stamp = nil
    if wanted < count / 8 { return false }
    stamp = tree.orderStamp
    count = number(root)
    return true
  }

  /// Numbers a view and those inside it. No code of a program runs meanwhile, so that no view is counted.
  ///
  /// - Returns: How many there are.
  private func number(_ root: View) -> Int {
    var waiting = OwnedArray<FleetingReference<View>>()
    waiting.append(FleetingReference(root))
    var count = 0
    while !waiting.isEmpty {
      _ = waiting.removeLast().read { view in
        view.watched.orderPlace = Int32(truncatingIfNeeded: count)
        count += 1
        var place = view.storedSubviews.count
        while place > 0 {
          place -= 1
          waiting.append(FleetingReference(view.storedSubviews[place]))
        }
      }
    }
    return count
  }
}
