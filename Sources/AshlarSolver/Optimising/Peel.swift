import AshlarStorage

/// The constraints that could determine one more unknown, in the order in which they should.
struct Peel: ~Copyable {
  /// Required equations, the last one on top: what stands together in a layout stands together in
  /// memory, and has just been looked at.
  var equations = FlatArray<Int32>()

  /// Required equations whose open unknown has not the largest coefficient.
  var steep = FlatArray<Int32>()

  /// How many unknowns are open.
  var openCount = 0

  /// Those that no constraint has determined.
  var open = FlatArray<Int32>()

  /// Where the numbers of constraints begin that will be looked at in any case.
  var firstUnseen = 0

  /// Constraints with a price on both sides, in the order in which they were found.
  var waiting = FlatArray<Wish>()
  var nextWaiting = 0

  /// Those whose unknown has to do with constraints that have not been looked at.
  var late = FlatArray<Wish>()

  /// Those that are next, the dearest on top, and whether there are any.
  var wishes = Heap<Wish>()
  var isSorting = false

  /// Constraints with a price on one side.
  var bounds = FlatArray<Int32>()
  var nextBound = 0

  private let fixedPlace = FixedPlace()

  /// What a constraint says about its only open unknown.
  struct Share {
    var unknown: Int
    var coefficient: Double

    /// The constant less the other terms.
    var rest: Double

    /// The largest coefficient of the row.
    var largest: Double

    var isUsablePivot: Bool { coefficient.magnitude > Tolerance.pivot * largest }
  }

  struct Wish: Ranked {
    var level: Level
    var constraint: Int32

    /// How much is wanted of something that others have wishes for too, or how little: what may rather be
    /// exceeded than fallen short of, such as the width of labels that are equally wide, is best tried with the most
    /// that a constraint wants.
    var amount: Double
    var age: Int64

    func isBefore(_ other: Wish) -> Bool {
      if level != other.level { return level > other.level }
      return amount != other.amount ? amount > other.amount : age < other.age
    }
  }
}

extension Peel {
  mutating func begin() {
    equations.removeAll()
    steep.removeAll()
    waiting.removeAll()
    nextWaiting = 0
    late.removeAll()
    wishes.removeAll()
    isSorting = false
    bounds.removeAll()
    nextBound = 0
  }

  mutating func popBound() -> Int? {
    guard nextBound < bounds.count else { return nil }
    nextBound += 1
    return Int(bounds[nextBound - 1])
  }
}

// MARK: - Wishes

// What stands together in a large layout is looked at together, stretch by stretch: going through all of it
// for each priority in turn would take from memory again and again what had just been at hand. Where a dear
// wish comes in a later stretch than a cheap one that it competes with, an exchange makes up for it.

extension Peel {
  /// After so many constraints the wishes are worked off that have been found.
  static var stretch: Int { 1024 }

  /// How many of the last constraints are left for the next stretch: others like them may follow.
  static var overlap: Int { 128 }

  /// Takes in a constraint with a price on both sides.
  mutating func add(_ wish: Wish) {
    if isSorting { wishes.push(wish) } else { waiting.append(wish) }
  }

  /// Puts the wishes in order that have waited longest, and lets those that are added be put in order too until
  /// none is left.
  ///
  /// - Returns: False if there are none of constraints with numbers below the limit.
  mutating func sortWishes(below limit: Int) -> Bool {
    let end = min(waiting.count, nextWaiting + Self.stretch)
    while nextWaiting < end, waiting[nextWaiting].constraint < limit {
      wishes.push(waiting[nextWaiting])
      nextWaiting += 1
    }
    isSorting = !wishes.isEmpty
    return isSorting
  }

  /// Lets wishes wait no longer for constraints that have not been looked at.
  mutating func endLateness() {
    for index in late.indices { waiting.append(late[index]) }
    late.removeAll()
  }
}
