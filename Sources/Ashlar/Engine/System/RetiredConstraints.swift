// A program that makes the constraints of a view again takes some away and brings the same back. For the solver that would
// be two large changes: everything that follows from the view would move to where it is without them, and return. So a
// constraint that goes waits for those that come, and one with the same terms takes its place in the solver.

/// The constraints removed in one round of changes whose places are still free.
struct RetiredConstraints {
  /// All that have gone, in the order in which they went. What comes back comes in that order, as a rule.
  private var constraints: [DroppedConstraint] = []

  /// For each of them the next one of the same first box, or −1.
  private var links: [Int32] = []

  /// By the token of a box: the first of its constraints whose place no other has taken, or −1.
  private var heads: [Int32] = []

  /// The greatest number of constraints that a box has lost that are compared with a new one.
  private static let mostComparisons = 16

  var isEmpty: Bool { constraints.isEmpty }

  /// Replaces the contents by the constraints of the engine that refer to a box.
  mutating func begin(_ dropped: [DroppedConstraint]) {
    constraints = dropped
    links.append(contentsOf: repeatElement(-1, count: dropped.count))
    for place in dropped.indices.reversed() {
      let box = Int(dropped[place].first)
      if dropped[place].token < 0 || box < 0 { continue }
      while heads.count <= box { heads.append(-1) }
      links[place] = heads[box]
      heads[box] = Int32(truncatingIfNeeded: place)
    }
  }

  /// Removes all of them, and keeps the capacity.
  mutating func end() {
    for constraint in constraints where heads.indices.contains(Int(constraint.first)) {
      heads[Int(constraint.first)] = -1
    }
    constraints = []
    links.removeAll(keepingCapacity: true)
  }

  /// Removes the first constraint of a box that equals another one, and returns it.
  ///
  /// - Complexity: O(1), however many the box has lost.
  mutating func take(
    of box: Int32, where isAlike: (DroppedConstraint) -> Bool
  ) -> DroppedConstraint? {
    if box < 0 || Int(box) >= heads.count { return nil }
    var (before, place) = (-1, Int(heads[Int(box)]))
    for _ in 0..<Self.mostComparisons {
      if place < 0 { return nil }
      if isAlike(constraints[place]) {
        if before < 0 { heads[Int(box)] = links[place] } else { links[before] = links[place] }
        return constraints[place]
      }
      (before, place) = (place, Int(links[place]))
    }
    return nil
  }
}
