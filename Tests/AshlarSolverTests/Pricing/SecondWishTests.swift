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
}
