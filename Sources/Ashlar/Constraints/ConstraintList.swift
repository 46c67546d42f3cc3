/// Active constraints in the order in which they were added.
///
/// A constraint knows its place in each list that it is in, so that taking one out does not search.
/// Its place stays empty until half of the places are. Which of its places is meant, the caller says.
///
/// A list does not count its references. They are valid because only active constraints are in lists:
/// an active constraint has a reference to itself counted, from ``LayoutConstraint/settle(in:)`` until
/// it has left all lists in ``LayoutConstraint/forgetHolder()``.
///
/// There are two lists for each view and they grow with every constraint, so that the memory is the
/// list's own, and not an array's.
struct ConstraintList: ~Copyable {
  /// Memory for `capacity` places, of which the first `placeCount` are in use.
  private var places: UnsafeMutablePointer<Unmanaged<LayoutConstraint>?>?
  private var capacity: Int32 = 0
  private var placeCount: Int32 = 0
  private var filledCount: Int32 = 0

  init() {}

  deinit {
    places?.deallocate()
  }

  /// How many constraints are in the list.
  var count: Int { Int(filledCount) }

  var isEmpty: Bool { filledCount == 0 }
}

// MARK: - Looking

extension ConstraintList {
  /// What is in the list, in order.
  var all: [LayoutConstraint] {
    if isEmpty { return [] }
    var all: [LayoutConstraint] = []
    all.reserveCapacity(count)
    visit { all.append($0) }
    return all
  }

  /// Lets something look at each constraint, in order. It may not change the list.
  @inline(__always)
  func visit(_ body: (LayoutConstraint) -> Void) {
    guard let places, !isEmpty else { return }
    for index in 0..<Int(placeCount) { places[index]?._withUnsafeGuaranteedRef(body) }
  }

  /// Those in the list of which something is true, in order.
  func filter(_ isIncluded: (LayoutConstraint) -> Bool) -> [LayoutConstraint] {
    var found: [LayoutConstraint] = []
    visit { if isIncluded($0) { found.append($0) } }
    return found
  }
}

// MARK: - Changing

extension ConstraintList {
  /// Adds a constraint, which must be active or about to be, and not in the list.
  ///
  /// - Returns: Its place.
  @inline(__always)
  mutating func append(_ constraint: LayoutConstraint) -> Int32 {
    if placeCount == capacity { makeRoom() }
    let place = placeCount
    places?.advanced(by: Int(place)).initialize(to: .passUnretained(constraint))
    placeCount = place &+ 1
    filledCount &+= 1
    return place
  }

  /// Doubles the room. The first has five places, which is what an allocation of its size class holds.
  @inline(never)
  private mutating func makeRoom() {
    let wider = capacity == 0 ? 5 : 2 * capacity + 1
    let memory = UnsafeMutablePointer<Unmanaged<LayoutConstraint>?>.allocate(capacity: Int(wider))
    if let places {
      memory.moveInitialize(from: places, count: Int(placeCount))
      places.deallocate()
    }
    places = memory
    capacity = wider
  }

  /// Takes a constraint out, if it is in the list.
  mutating func remove(_ constraint: LayoutConstraint, at place: ConstraintPlace) {
    let index = Int(constraint[place])
    guard index >= 0 else { return }
    constraint[place] = -1
    filledCount -= 1
    if filledCount == 0 { return clear() }
    places?[index] = nil
    if placeCount > 8, filledCount * 2 < placeCount { closeRanks(place) }
  }

  /// Goes on without places, and without the room for them if it is large.
  private mutating func clear() {
    placeCount = 0
    if capacity <= 11 { return }
    places?.deallocate()
    places = nil
    capacity = 0
  }

  private mutating func closeRanks(_ place: ConstraintPlace) {
    guard let places else { return }
    var next: Int32 = 0
    for index in 0..<Int(placeCount) {
      guard let constraint = places[index] else { continue }
      places[Int(next)] = constraint
      constraint._withUnsafeGuaranteedRef { $0[place] = next }
      next += 1
    }
    placeCount = next
  }

  /// Empties the list that holds constraints, and the references with which it held them.
  ///
  /// - Parameter body: Has a constraint leave all other lists, and returns whether its reference has to
  ///   be released.
  mutating func releaseAll(_ body: (LayoutConstraint) -> Bool) {
    guard let places, !isEmpty else { return }
    for index in 0..<Int(placeCount) {
      guard let constraint = places[index] else { continue }
      if constraint._withUnsafeGuaranteedRef(body) { constraint.release() }
    }
    filledCount = 0
    clear()
  }

  /// Empties the list.
  ///
  /// The constraints still have their places in it, which whoever takes them sets to −1. Nothing may
  /// deactivate one of them until then.
  ///
  /// - Returns: What was in it.
  mutating func take() -> ConstraintList {
    var taken = ConstraintList()
    swap(&taken, &self)
    return taken
  }
}

/// Where a constraint keeps its place in a list, which is −1 while it is not in it.
enum ConstraintPlace {
  /// Among those that its holder holds.
  case inHolder

  /// Among those that the engine of its tree has yet to hear of.
  case inQueue

  /// Among those that concern a box: one of its two items, or one that a distance measures from.
  case concerning(NodeReference)
}
