/// Constraints in the order in which they were added.
///
/// A constraint knows its place, so that taking one out does not search. Its place stays empty until
/// half of the places are.
struct ConstraintList<Keeper: PlaceKeeper> {
  private var places: [LayoutConstraint?] = []
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  mutating func append(_ constraint: LayoutConstraint) {
    Keeper.setPlace(Int32(places.count), of: constraint)
    places.append(constraint)
    count += 1
  }

  /// Takes a constraint out, if it is in the list.
  mutating func remove(_ constraint: LayoutConstraint) {
    let place = Int(Keeper.place(of: constraint))
    guard place >= 0 else { return }
    places[place] = nil
    Keeper.setPlace(-1, of: constraint)
    count -= 1
    if places.count > 8, count * 2 < places.count { closeRanks() }
  }

  private mutating func closeRanks() {
    places.removeAll { $0 == nil }
    for (place, constraint) in zip(Int32(0)..., self) { Keeper.setPlace(place, of: constraint) }
  }

  /// Empties the list.
  ///
  /// - Returns: What was in it, in order.
  mutating func takeAll() -> [LayoutConstraint] {
    let all = Array(self)
    for constraint in all { Keeper.setPlace(-1, of: constraint) }
    places = []
    count = 0
    return all
  }
}

extension ConstraintList: Sequence {
  func makeIterator() -> some IteratorProtocol<LayoutConstraint> {
    places.lazy.compactMap(\.self).makeIterator()
  }

  var underestimatedCount: Int { count }
}

// MARK: - Places

/// Where a constraint keeps its place in a list, or −1.
protocol PlaceKeeper {
  static func place(of constraint: LayoutConstraint) -> Int32
  static func setPlace(_ place: Int32, of constraint: LayoutConstraint)
}

/// Among those that its holder holds.
enum PlaceInHolder: PlaceKeeper {
  static func place(of constraint: LayoutConstraint) -> Int32 { constraint.placeInHolder }

  static func setPlace(_ place: Int32, of constraint: LayoutConstraint) {
    constraint.placeInHolder = place
  }
}

/// Among those that the engine of its tree has yet to hear of.
enum PlaceInQueue: PlaceKeeper {
  static func place(of constraint: LayoutConstraint) -> Int32 { constraint.placeInQueue }

  static func setPlace(_ place: Int32, of constraint: LayoutConstraint) {
    constraint.placeInQueue = place
  }
}
