internal import AshlarStorage

/// Active constraints in the order in which they were added.
///
/// A constraint knows its place in each list that it is in, so that taking one out does not search.
/// Its place stays empty until half of the places are. Which of its places is meant, the caller says.
struct ConstraintList: ~Copyable {
  private var places = OwnedArray<LayoutConstraint?>()

  /// How many constraints are in the list.
  private(set) var count = 0

  init() {}

  var isEmpty: Bool { count == 0 }
}

// MARK: - Looking

extension ConstraintList {
  /// What is in the list, in order.
  var all: [LayoutConstraint] { filter { _ in true } }

  /// Lets something look at each constraint, in order. It may not change the list.
  func visit(_ body: (LayoutConstraint) -> Void) {
    for index in places.indices {
      if let constraint = places[index] { body(constraint) }
    }
  }

  /// Those in the list of which something is true, in order.
  func filter(_ isIncluded: (LayoutConstraint) -> Bool) -> [LayoutConstraint] {
    if isEmpty { return [] }
    var found: [LayoutConstraint] = []
    found.reserveCapacity(count)
    visit { if isIncluded($0) { found.append($0) } }
    return found
  }
}

// MARK: - Changing

extension ConstraintList {
  /// Adds a constraint, which must be active or about to be, and not in the list.
  ///
  /// - Returns: Its place.
  mutating func append(_ constraint: LayoutConstraint) -> Int32 {
    places.append(constraint)
    count += 1
    return Int32(places.count - 1)
  }

  /// Takes a constraint out, if it is in the list. The caller has another reference to it.
  mutating func remove(_ constraint: LayoutConstraint, at place: ConstraintPlace) {
    let index = Int(constraint[place])
    guard index >= 0 else { return }
    constraint[place] = -1
    count -= 1
    if isEmpty { return clear() }
    places[index] = nil
    if places.count > 8, count * 2 < places.count { closeRanks(place) }
  }

  /// Goes on without places, and without the room for them if it is large.
  private mutating func clear() {
    if places.count <= 12 { places.removeAll() } else { places = OwnedArray() }
  }

  private mutating func closeRanks(_ place: ConstraintPlace) {
    var left = ConstraintList()
    visit { $0[place] = left.append($0) }
    self = left
  }

  /// Empties the list.
  ///
  /// The constraints still have their places in it, which the caller sets to −1. Nothing may deactivate one of them until
  /// then.
  ///
  /// - Returns: What was in it, in order.
  mutating func takeAll() -> [LayoutConstraint] {
    let all = all
    count = 0
    clear()
    return all
  }
}
