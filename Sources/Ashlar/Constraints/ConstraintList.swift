internal import AshlarStorage

/// Active constraints in the order in which they were added.
///
/// A constraint knows its place in each list that it is in, so that taking one out does not search.
/// Its place stays empty until half of the places are. Which of its places is meant, the caller says.
///
/// A list does not count its references. They are valid because only active constraints are in lists:
/// an active constraint has a reference to itself counted, from ``LayoutConstraint/settle(in:_:isCommonAncestor:)`` until
/// it has left all lists in ``LayoutConstraint/leaveLists()``.
struct ConstraintList: ~Copyable {
  private typealias Place = Unmanaged<LayoutConstraint>?

  /// The first places, for the constraints of a view with two edges and two extents, and for two that tie neighbours to
  /// it: there are two lists for each view, and few are longer, so that few allocate memory.
  private var first = FewPlaces<Place>(nil)

  /// The places after those.
  private var others = OwnedArray<Place>()

  private var placeCount: Int32 = 0
  private var filledCount: Int32 = 0

  init() {}

  /// How many constraints are in the list.
  var count: Int { Int(filledCount) }

  var isEmpty: Bool { filledCount == 0 }

  private subscript(index: Int) -> Place {
    @inline(__always) get { index < Self.few ? first[index] : others[index - Self.few] }
    set {
      if index < Self.few { first[index] = newValue } else { others[index - Self.few] = newValue }
    }
  }

  /// How many places there are before the others.
  private static var few: Int { FewPlaces<Place>.count }
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
    for index in 0..<min(Int(placeCount), Self.few) {
      first[index]?._withUnsafeGuaranteedRef(body)
    }
    for index in others.indices { others[index]?._withUnsafeGuaranteedRef(body) }
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
  @inline(__always)
  mutating func append(_ constraint: LayoutConstraint) -> Int32 {
    if placeCount < Self.few {
      first[Int(placeCount)] = .passUnretained(constraint)
    } else {
      others.append(.passUnretained(constraint))
    }
    placeCount &+= 1
    filledCount &+= 1
    return placeCount &- 1
  }

  /// Takes a constraint out, if it is in the list.
  mutating func remove(_ constraint: LayoutConstraint, at place: ConstraintPlace) {
    let index = Int(constraint[place])
    guard index >= 0 else { return }
    constraint[place] = -1
    filledCount -= 1
    if filledCount == 0 { return clear() }
    self[index] = nil
    if placeCount > 8, filledCount * 2 < placeCount { closeRanks(place) }
  }

  /// Goes on without places, and without the room for them if it is large.
  private mutating func clear() {
    first = FewPlaces(nil)
    if placeCount <= 12 { others.removeAll() } else { others = OwnedArray() }
    placeCount = 0
  }

  private mutating func closeRanks(_ place: ConstraintPlace) {
    var left = ConstraintList()
    visit { $0[place] = left.append($0) }
    self = left
  }

  /// Empties the list that holds constraints, and the references with which it held them.
  ///
  /// - Parameter body: Has a constraint leave all other lists.
  mutating func releaseAll(_ body: (LayoutConstraint) -> Void) {
    for index in 0..<Int(placeCount) {
      guard let place = self[index] else { continue }
      place._withUnsafeGuaranteedRef(body)
      place.release()
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
