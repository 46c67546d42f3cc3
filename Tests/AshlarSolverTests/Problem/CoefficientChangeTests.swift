import AshlarSolver
import Testing

struct `A changed coefficient` {
  @Test func `scales what it stands for`() throws {
    var solver = Solver()
    let parent = solver.addUnknown(.size)
    let child = solver.addUnknown(.size)
    try solver.add([1 * parent], .equal, 200)
    let share = try solver.add([1 * child, -0.5 * parent], .equal, 0)

    for (factor, result) in [(-0.5, 100.0), (-0.25, 50), (-2, 400), (-1, 200)] {
      try solver.setCoefficient(factor, of: parent, in: share)
      solver.solve()
      expectValues(solver.values(parent, child), [200, result])
    }
  }

  @Test func `becomes zero and comes back`() throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    let y = solver.addUnknown(.location)
    let sum = try solver.add([1 * x, 1 * y], .equal, 10)
    try solver.add([1 * y], .equal, 4)

    for (coefficient, result) in [(1.0, 6.0), (0, 10), (1, 6), (0, 10), (-1, 14)] {
      try solver.setCoefficient(coefficient, of: y, in: sum)
      solver.solve()
      expectValues(solver.values(x, y), [result, 4])
    }
    #expect(solver.invariantViolations() == [])
  }

  @Test func `brings an unknown into a constraint that did not speak of it`() throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    let y = solver.addUnknown(.location)
    let pin = try solver.add([1 * x], .equal, 10)
    try solver.add([1 * y], .equal, 4)
    solver.solve()

    try solver.setCoefficient(3, of: y, in: pin)
    solver.solve()

    expectValues(solver.values(x, y), [-2, 4])
  }

  @Test func `leaves a constraint without unknowns that is true`() throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    let pin = try solver.add([2 * x], .equal, 0)
    try solver.add([1 * x], .equal, 7, priority: 250)
    solver.solve()
    expectValues(solver.values(x), [0])

    try solver.setCoefficient(0, of: x, in: pin)
    solver.solve()
    expectValues(solver.values(x), [7])

    try solver.setCoefficient(1, of: x, in: pin)
    solver.solve()
    expectValues(solver.values(x), [0])
    #expect(solver.conflicts.isEmpty)
  }

  @Test func `that takes the last unknown out of a false constraint is refused`() throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    let pin = try solver.add([2 * x], .equal, 8)
    solver.solve()

    #expect(throws: SolverError.neverTrue) { try solver.setCoefficient(0, of: x, in: pin) }
    solver.solve()

    expectValues(solver.values(x), [4])
  }

  @Test func `takes effect once when it changes several times before a solve`() throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    let y = solver.addUnknown(.location)
    let pin = try solver.add([1 * x, 1 * y], .equal, 12)
    try solver.add([1 * y], .equal, 2)
    solver.solve()

    for coefficient in [0.0, 5, 0, 3] { try solver.setCoefficient(coefficient, of: x, in: pin) }
    try solver.setConstant(11, of: pin)
    solver.solve()

    expectValues(solver.values(x, y), [3, 2])
    #expect(solver.invariantViolations() == [])
  }

  @Test func `changes the sign of a size without making it negative`() throws {
    var solver = Solver()
    let width = solver.addUnknown(.size)
    let pin = try solver.add([1 * width], .equal, 10)
    solver.solve()

    try solver.setCoefficient(-1, of: width, in: pin)
    solver.solve()

    expectValues(solver.values(width), [0])
    #expect(solver.conflicts.map(\.members) == [[.notNegative(width), .constraint(pin)]])
  }
}
