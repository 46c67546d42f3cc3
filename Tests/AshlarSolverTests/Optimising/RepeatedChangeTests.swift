import AshlarSolver
import Testing

@Suite struct `A constant that changes again and again` {
  @Test func `does not lose sight of a bound that changed in between`() throws {
    // Each time x is the greater of the two bounds.
    var solver = Solver()
    let x = solver.addUnknown(.location)
    let wish = try solver.add([1 * x], .greaterThanOrEqual, 20, priority: 500)
    let least = try solver.add([1 * x], .greaterThanOrEqual, 0, priority: 750)
    solver.solve()
    expectValues(solver.values(x), [20])

    for (bound, wished) in [(0.0, 30.0), (13, 40), (13, -10), (13, 15), (5, 50), (5, 2)] {
      try solver.setConstant(bound, of: least)
      try solver.setConstant(wished, of: wish)
      solver.solve()
      expectValues(solver.values(x), [max(bound, wished)])
    }
  }
}
