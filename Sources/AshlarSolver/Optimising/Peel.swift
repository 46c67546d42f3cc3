/// The constraints that could determine one more unknown, in the order in which they should.
struct Peel: ~Copyable {
  /// Required equations, in the order in which they became ready.
  var equations = FlatArray<Int32>()
  var nextEquation = 0

  /// Constraints with a price on both sides, the dearest on top.
  private var wishes = FlatArray<Wish>()

  /// Constraints with a price on one side.
  var bounds = FlatArray<Int32>()
  var nextBound = 0

  struct Wish: BitwiseCopyable {
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
    nextEquation = 0
    wishes.removeAll()
    bounds.removeAll()
    nextBound = 0
  }

  mutating func pushWish(_ constraint: Int, level: Level, age: Int64) {
    wishes.append(Wish(level: level, constraint: Int32(constraint), age: age))
    var index = wishes.count - 1
    while index > 0, wishes[index].isBefore(wishes[(index - 1) / 2]) {
      swap(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  private mutating func popWish() -> Int {
    swap(0, wishes.count - 1)
    let dearest = wishes.removeLast()
    var index = 0
    while true {
      var child = 2 * index + 1
      if child >= wishes.count { break }
      if child + 1 < wishes.count, wishes[child + 1].isBefore(wishes[child]) { child += 1 }
      if !wishes[child].isBefore(wishes[index]) { break }
      swap(index, child)
      index = child
    }
    return Int(dearest.constraint)
  }

  private mutating func swap(_ first: Int, _ second: Int) {
    let wish = wishes[first]
    wishes[first] = wishes[second]
    wishes[second] = wish
  }

  /// The constraint that determines its last open unknown next.
  mutating func next() -> Int? {
    if nextEquation < equations.count {
      nextEquation += 1
      return Int(equations[nextEquation - 1])
    }
    if !wishes.isEmpty { return popWish() }
    if nextBound < bounds.count {
      nextBound += 1
      return Int(bounds[nextBound - 1])
    }
    return nil
  }
}
