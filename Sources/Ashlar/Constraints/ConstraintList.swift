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
/// list's own, and not an array's. A list of one constraint takes none.
struct ConstraintList: ~Copyable {
  private typealias Place = Unmanaged<LayoutConstraint>?

  /// Memory for `capacity` places, of which the first `placeCount` are in use. Without capacity it is the
  /// one constraint that there is, if there is one.
  private var storage: UnsafeMutableRawPointer?
  private var capacity: Int32 = 0
  private var placeCount: Int32 = 0
  private var filledCount: Int32 = 0

  init() {}

  deinit {
    if capacity > 0 { storage?.deallocate() }
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
    for index in 0..<Int(placeCount) { self[index]?._withUnsafeGuaranteedRef(body) }
  }

  /// Those in the list of which something is true, in order.
  func filter(_ isIncluded: (LayoutConstraint) -> Bool) -> [LayoutConstraint] {
    var found: [LayoutConstraint] = []
    visit { if isIncluded($0) { found.append($0) } }
    return found
  }

  @inline(__always)
  private subscript(index: Int) -> Place {
    guard let storage else { return nil }
    if capacity == 0 { return .fromOpaque(storage) }
    return storage.assumingMemoryBound(to: Place.self)[index]
  }
}

// MARK: - Changing

extension ConstraintList {
  /// Adds a constraint, which must be active or about to be, and not in the list.
  ///
  /// - Returns: Its place.
  @inline(__always)
  mutating func append(_ constraint: LayoutConstraint) -> Int32 {
    if placeCount >= capacity { makeRoom(for: constraint) } else { fill(placeCount, constraint) }
    placeCount &+= 1
    filledCount &+= 1
    return placeCount &- 1
  }

  @inline(__always)
  private func fill(_ place: Int32, _ constraint: LayoutConstraint) {
    storage?.assumingMemoryBound(to: Place.self).advanced(by: Int(place))
      .initialize(to: .passUnretained(constraint))
  }

  /// Adds a constraint for which there is no place.
  ///
  /// The first one takes the place of the memory. The first memory has five places, which is what an
  /// allocation of its size class holds; then it doubles.
  @inline(never)
  private mutating func makeRoom(for constraint: LayoutConstraint) {
    if placeCount == 0 {
      storage = Unmanaged.passUnretained(constraint).toOpaque()
      return
    }
    let wider = capacity <= 1 ? 5 : 2 * capacity + 1
    let memory = UnsafeMutablePointer<Place>.allocate(capacity: Int(wider))
    for index in 0..<Int(placeCount) { memory.advanced(by: index).initialize(to: self[index]) }
    if capacity > 0 { storage?.deallocate() }
    storage = UnsafeMutableRawPointer(memory)
    capacity = wider
    fill(placeCount, constraint)
  }

  /// Takes a constraint out, if it is in the list.
  mutating func remove(_ constraint: LayoutConstraint, at place: ConstraintPlace) {
    let index = Int(constraint[place])
    guard index >= 0 else { return }
    constraint[place] = -1
    filledCount -= 1
    if filledCount == 0 { return clear() }
    storage?.assumingMemoryBound(to: Place.self)[index] = nil
    if placeCount > 8, filledCount * 2 < placeCount { closeRanks(place) }
  }

  /// Goes on without places, and without the room for them if it is large.
  private mutating func clear() {
    placeCount = 0
    if 1...11 ~= capacity { return }
    if capacity > 0 { storage?.deallocate() }
    storage = nil
    capacity = 0
  }

  private mutating func closeRanks(_ place: ConstraintPlace) {
    guard let places = storage?.assumingMemoryBound(to: Place.self) else { return }
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
    for index in 0..<Int(placeCount) {
      guard let constraint = self[index] else { continue }
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
