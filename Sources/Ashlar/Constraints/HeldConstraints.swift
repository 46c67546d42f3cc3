/// The constraints that a view holds, in the order in which it got them.
///
/// A constraint knows its place, so that taking one out does not search. Its place stays empty until
/// half of the places are.
struct HeldConstraints {
  private var places: [LayoutConstraint?] = []
  private(set) var count = 0

  mutating func append(_ constraint: LayoutConstraint) {
    constraint.place = Int32(places.count)
    places.append(constraint)
    count += 1
  }

  mutating func remove(_ constraint: LayoutConstraint) {
    places[Int(constraint.place)] = nil
    constraint.place = -1
    count -= 1
    if places.count > 8, count * 2 < places.count { closeRanks() }
  }

  private mutating func closeRanks() {
    places.removeAll { $0 == nil }
    for index in places.indices { places[index]?.place = Int32(index) }
  }

  /// Lets every constraint go, because the view is.
  mutating func abandonAll() {
    for constraint in self { constraint.forgetHolder() }
    places = []
    count = 0
  }
}

extension HeldConstraints: Sequence {
  func makeIterator() -> some IteratorProtocol<LayoutConstraint> {
    places.lazy.compactMap(\.self).makeIterator()
  }

  var underestimatedCount: Int { count }
}
