import AshlarSolver
import Testing

struct `The unknowns that a solve moved` {
  @Test func `are after the first solve those that are not zero`() throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    let zero = solver.addUnknown(.location)
    let free = solver.addUnknown(.size)
    try solver.add([1 * x], .equal, 10)
    try solver.add([1 * zero], .equal, 0)
    #expect(solver.moved == [])

    solver.solve()

    #expect(solver.moved == [x])
    expectValues(solver.values(x, zero, free), [10, 0, 0])
  }

  @Test func `are none when nothing changed`() throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    let pin = try solver.add([1 * x], .equal, 10)
    solver.solve()

    solver.solve()
    #expect(solver.moved == [])

    try solver.setConstant(10, of: pin)
    solver.solve()
    #expect(solver.moved == [])
  }

  @Test func `are those that hang on what changed, and no others`() throws {
    var solver = Solver()
    let (x, y, z) = (
      solver.addUnknown(.location), solver.addUnknown(.location), solver.addUnknown(.location)
    )
    try solver.add([1 * x], .equal, 10)
    let gap = try solver.add([1 * y, -1 * x], .equal, 5)
    try solver.add([1 * z, -1 * y], .equal, 5)
    solver.solve()

    try solver.setConstant(6, of: gap)
    solver.solve()

    #expect(solver.moved == [y, z])
  }

  @Test func `are none when a constant changes and changes back`() throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    let pin = try solver.add([1 * x], .equal, 10)
    solver.solve()

    try solver.setConstant(11, of: pin)
    try solver.setConstant(10, of: pin)
    solver.solve()

    #expect(solver.moved == [])
  }

  @Test func `do not include one that other constraints hold in its place`() throws {
    // The two pins agree; removing the one in use moves nothing.
    var solver = Solver()
    let x = solver.addUnknown(.location)
    let y = solver.addUnknown(.location)
    let pin = try solver.add([1 * x], .equal, 10)
    try solver.add([1 * x], .equal, 10)
    try solver.add([1 * y, -1 * x], .equal, 5)
    solver.solve()

    try solver.remove(pin)
    solver.solve()

    #expect(solver.moved == [])
    expectValues(solver.values(x, y), [10, 15])
  }

  @Test func `do not include one that went away and came back on the way to the optimum`() throws {
    // Lowering the pin gives the same wish at a lower level, and no other constraint has one.
    var solver = Solver()
    let x = solver.addUnknown(.location)
    let width = solver.addUnknown(.size)
    let pin = try solver.add([1 * x], .equal, 10)
    try solver.add([1 * x, 1 * width], .lessThanOrEqual, 100)
    try solver.add([1 * width], .equal, 200, priority: 250)
    solver.solve()
    expectValues(solver.values(x, width), [10, 90])

    try solver.setPriority(500, of: pin)
    solver.solve()

    #expect(solver.moved == [])
    expectValues(solver.values(x, width), [10, 90])
  }

  @Test func `include what a conflict lets go`() throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    let y = solver.addUnknown(.location)
    let first = try solver.add([1 * x], .equal, 1)
    try solver.add([1 * x], .equal, 2)
    try solver.add([1 * y], .equal, 3)
    solver.solve()

    try solver.remove(first)
    solver.solve()

    #expect(solver.moved == [x])
  }
}
