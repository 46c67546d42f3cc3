/// The constraints that could determine one more unknown, in the order in which they should.
struct Peel: ~Copyable {
  /// Required equations, the last one on top: what stands together in a layout stands together in
  /// memory, and has just been looked at.
  var equations = FlatArray<Int32>()

  /// Constraints with a price on both sides, the dearest on top.
  var wishes = Heap<Wish>()

  /// Constraints with a price on one side.
  var bounds = FlatArray<Int32>()
  var nextBound = 0

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
    var age: Int64

    func isBefore(_ other: Wish) -> Bool {
      level != other.level ? level > other.level : age < other.age
    }
  }
}

extension Peel {
  mutating func begin() {
    equations.removeAll()
    wishes.removeAll()
    bounds.removeAll()
    nextBound = 0
  }

  /// The constraint that determines its last open unknown next.
  mutating func next() -> Int? {
    if !equations.isEmpty { return Int(equations.removeLast()) }
    if !wishes.isEmpty { return Int(wishes.popFirst().constraint) }
    if nextBound < bounds.count {
      nextBound += 1
      return Int(bounds[nextBound - 1])
    }
    return nil
  }
}
