import AshlarSolver
import Testing

struct `Several wishes for the value of one unknown` {
  private func wish(_ priority: Priority) -> Penalties {
    Penalties(under: priority, over: priority)
  }

  /// Two sizes share 100. Each wishes to be 20, and the second one so at two priorities: 60 too many are missed by the first
  /// at the stronger priority alone, and by the second at both.
  @Test func `hold it where another one may be missed at the same cost`() throws {
    var solver = Solver()
    let sizes = [solver.addUnknown(.size), solver.addUnknown(.size)]

    let cost = try solver.cost {
      try $0.add([1 * sizes[0], 1 * sizes[1]], .equal, 100)
      try $0.add([1 * sizes[1]], near: 20, penalties: Penalties(under: 750, over: 250))
      try $0.add([1 * sizes[1]], near: 20, penalties: Penalties(under: 749, over: 249))
      try $0.add([1 * sizes[0]], near: 20, penalties: Penalties(under: 750, over: 250))
    }

    expectValues(solver.values(of: sizes), [80, 20])
    #expect(cost.pivots == 0)
    #expect(solver.invariantViolations() == [])
  }

  /// Three of four agree. Whichever of them is tight, the others count as much: they must not be counted to one side and
  /// then to the other.
  @Test(arguments: 2...6)
  func `may be the same, beside one that differs`(count: Int) throws {
    var solver = Solver()
    let location = solver.addUnknown(.location)

    let cost = try solver.cost {
      try $0.add([-1 * location], near: 10, penalties: wish(250))
      try $0.add([-1 * location], near: 12, penalties: wish(250))
      for _ in 1..<count { try $0.add([-1 * location], near: 10, penalties: wish(250)) }
    }

    expectValues(solver.values(of: [location]), [-10])
    #expect(cost.pivots <= 1)
    #expect(cost.unknowns <= 10 * count)
    #expect(solver.solve() == .optimal)
    #expect(solver.invariantViolations() == [])
  }

  /// *b* = −3 and *c* ≤ 6 are required, and −*b* − *c* = −3 is wished for, so that all three hold. On the way a wish
  /// for *c* is tight in the place that is kept for *b*. Wishes for *b* say nothing about where *c* goes.
  @Test func `are those for the unknown of the tight row, whose place may be another one`() throws {
    var solver = Solver()
    let size = solver.addUnknown(.size)
    let a = solver.addUnknown(.location)
    let (b, c) = (solver.addUnknown(.location), solver.addUnknown(.location))
    let sum = try solver.add([-1 * b, -1 * c], near: 13, penalties: wish(250))
    let total = try solver.add([1 * size, 3 * b, 1 * c], near: -10, penalties: wish(750))
    try solver.add([-2 * size], .greaterThanOrEqual, 4)
    try solver.setConstant(0, of: total)
    solver.solve()
    try solver.add([2 * a], near: 11, penalties: Penalties(under: 750, over: 1000))
    try solver.add([-2 * a, 1 * b], .lessThanOrEqual, -1, priority: 500)
    solver.solve()
    try solver.setConstant(-3, of: sum)
    let bound = try solver.add([1 * c], near: 6, penalties: wish(250.5))
    solver.solve()
    try solver.add([1 * b], .equal, -3)
    try solver.setPenalties(Penalties(under: nil, over: 1000), of: bound)

    let before = solver.work.pivots
    #expect(solver.solve() == .optimal)
    #expect(solver.work.pivots - before <= 10)
    expectValues(solver.values(of: [size, a, b, c]), [3, 5.5, -3, 6])
    #expect(solver.invariantViolations() == [])
  }
}
