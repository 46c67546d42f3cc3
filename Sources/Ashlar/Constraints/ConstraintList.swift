/// Active constraints in the order in which they were added.
///
/// A constraint knows its place in each list that it is in, so that taking one out does not search.
/// Its place stays empty until half of the places are. Which of its places is meant, the caller says.
///
/// A list does not count its references. They are valid because only active constraints are in lists:
/// an active constraint has a reference to itself counted, from ``LayoutConstraint/settle(in:)`` until
/// it has left all lists in ``LayoutConstraint/forgetHolder()``.
struct ConstraintList {
  private var places: [Unmanaged<LayoutConstraint>?] = []
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  /// What is in the list, in order.
  var all: [LayoutConstraint] {
    isEmpty ? [] : places.compactMap { $0?.takeUnretainedValue() }
  }

  /// Lets something look at each constraint, in order. It may not change the list.
  @inline(__always)
  func visit(_ body: (LayoutConstraint) -> Void) {
    if isEmpty { return }
    for place in places { place?._withUnsafeGuaranteedRef(body) }
  }

  /// Those in the list of which something is true, in order.
  func filter(_ isIncluded: (LayoutConstraint) -> Bool) -> [LayoutConstraint] {
    isEmpty ? [] : all.filter(isIncluded)
  }

  /// Adds a constraint, which must be active or about to be, and not in the list.
  ///
  /// - Returns: Its place.
  mutating func append(_ constraint: LayoutConstraint) -> Int32 {
    if places.isEmpty { places.reserveCapacity(4) }
    places.append(.passUnretained(constraint))
    count += 1
    return Int32(places.count - 1)
  }

  /// Takes a constraint out, if it is in the list.
  mutating func remove(_ constraint: LayoutConstraint, at place: ConstraintPlace) {
    let index = Int(constraint[place])
    guard index >= 0 else { return }
    constraint[place] = -1
    count -= 1
    if count == 0 { return places.removeAll(keepingCapacity: places.count <= 8) }
    places[index] = nil
    if places.count > 8, count * 2 < places.count { closeRanks(place) }
  }

  private mutating func closeRanks(_ place: ConstraintPlace) {
    places.removeAll { $0 == nil }
    for (index, constraint) in zip(Int32(0)..., places) {
      constraint?._withUnsafeGuaranteedRef { $0[place] = index }
    }
  }

  /// Empties the list of those that wait for the engine.
  ///
  /// Nothing may deactivate one of them while what is returned is in use.
  ///
  /// - Returns: What was in it, in order, with a nil for each that has been taken out.
  mutating func takeQueue() -> [Unmanaged<LayoutConstraint>?] {
    for constraint in places { constraint?._withUnsafeGuaranteedRef { $0.placeInQueue = -1 } }
    count = 0
    defer { places = [] }
    return places
  }
}

/// Where a constraint keeps its place in a list, which is −1 while it is not in it.
enum ConstraintPlace {
  /// Among those that its holder holds.
  case inHolder

  /// Among those that the engine of its tree has yet to hear of.
  case inQueue

  /// Among those that concern a box: one of its two items, or one that a distance measures from.
  case concerning(BoxNode)
}
