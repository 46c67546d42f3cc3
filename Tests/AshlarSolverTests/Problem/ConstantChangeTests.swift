import AshlarSolver
import Testing

struct `A changed constant` {
  @Test func `moves all that hangs on it`() throws {
    var solver = Solver()
    let (x, y, z) = (
      solver.addUnknown(.location), solver.addUnknown(.location), solver.addUnknown(.location)
    )
    let start = try solver.add([1 * x], .equal, 10)
    try solver.add([1 * y, -1 * x], .equal, 5)
    try solver.add([1 * z, -2 * y], .equal, 0)
    solver.solve()
    expectValues(solver.values(x, y, z), [10, 15, 30])

    try solver.setConstant(-10, of: start)
    solver.solve()

    expectValues(solver.values(x, y, z), [-10, -5, -10])
  }

  @Test func `counts once, with its last value, when it changes several times`() throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    let pin = try solver.add([1 * x], .equal, 10)

    for constant in [20.0, 30, 40] { try solver.setConstant(constant, of: pin) }
    expectValues(solver.values(x), [0])
    solver.solve()

    expectValues(solver.values(x), [40])
  }

  @Test func `of a bound takes effect on both sides of where it began to bind`() throws {
    var solver = Solver()
    let width = solver.addUnknown(.size)
    let bound = try solver.add([1 * width], .lessThanOrEqual, 200)
    try solver.add([1 * width], .equal, 100, priority: 500)

    for (constant, result) in [(200.0, 100.0), (100, 100), (60, 60), (0, 0), (150, 100)] {
      try solver.setConstant(constant, of: bound)
      solver.solve()
      expectValues(solver.values(width), [result])
    }
  }

  @Test func `of a bound below zero is a conflict of a size until it rises again`() throws {
    var solver = Solver()
    let width = solver.addUnknown(.size)
    let bound = try solver.add([1 * width], .lessThanOrEqual, 200)
    try solver.add([1 * width], .equal, 100, priority: 500)

    try solver.setConstant(-1, of: bound)
    solver.solve()
    expectValues(solver.values(width), [100])
    #expect(solver.conflicts.map(\.members) == [[.notNegative(width), .constraint(bound)]])

    try solver.setConstant(50, of: bound)
    solver.solve()
    expectValues(solver.values(width), [50])
    #expect(solver.conflicts.isEmpty)
  }

  @Test func `of a content size moves the slack to what hugs least`() throws {
    // 300 wide; the second hugs least and takes what is left over.
    var solver = Solver()
    let first = solver.addUnknown(.size)
    let second = solver.addUnknown(.size)
    try solver.add([1 * first, 1 * second], .equal, 300)
    let content = try solver.add(
      [1 * first], near: 80, penalties: Penalties(under: 750, over: 251))
    try solver.add([1 * second], near: 40, penalties: Penalties(under: 749, over: 250))

    for (size, result) in [(80.0, [80.0, 220]), (150, [150, 150]), (270, [270, 30])] {
      try solver.setConstant(size, of: content)
      solver.solve()
      expectValues(solver.values(first, second), result)
    }
  }

  @Test func `of a wish lets the median move from one to the next`() throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    let wish = try solver.add([1 * x], .equal, 0, priority: 500)
    try solver.add([1 * x], .equal, 10, priority: 500)
    try solver.add([1 * x], .equal, 20, priority: 500)

    for (constant, result) in [(0.0, 10.0), (12, 12), (100, 20), (-100, 10)] {
      try solver.setConstant(constant, of: wish)
      solver.solve()
      expectValues(solver.values(x), [result])
    }
  }
}
