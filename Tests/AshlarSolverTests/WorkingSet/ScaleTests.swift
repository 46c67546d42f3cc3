import AshlarSolver
import Testing

struct `Coefficients a million times apart` {
  @Test func `determine both unknowns`() throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    let y = solver.addUnknown(.location)
    try solver.add([1_000 * x, 0.001 * y], .equal, 3_000.002)
    try solver.add([0.001 * x, 1_000 * y], .equal, 2_000.003)

    solver.solve()

    expectValues(solver.values(x, y), [3, 2])
  }

  @Test func `decide by priority and not by size`() throws {
    // Missing the first by one unit costs its 0.001; nothing the second gains outweighs that.
    var solver = Solver()
    let x = solver.addUnknown(.location)
    try solver.add([0.001 * x], .equal, 0.005, priority: 500)
    try solver.add([1_000 * x], .equal, 9_000, priority: 499)

    solver.solve()

    expectValues(solver.values(x), [5])
  }

  @Test func `count in proportion within a priority`() throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    for _ in 1...999 { try solver.add([0.001 * x], .equal, 0, priority: 500) }
    try solver.add([1 * x], .equal, 8, priority: 500)

    solver.solve()

    expectValues(solver.values(x), [8])
  }

  @Test func `multiply along a chain and back`() throws {
    var solver = Solver()
    let links = (0...6).map { _ in solver.addUnknown(.location) }
    for (link, next) in zip(links, links.dropFirst()) {
      try solver.add([1 * next, -10 * link], .equal, 0)
    }
    let end = try solver.add([1 * links[6]], .equal, 3e6)

    solver.solve()
    expectValues(solver.values(of: links), [3, 30, 300, 3e3, 3e4, 3e5, 3e6])

    try solver.remove(end)
    try solver.add([1 * links[0]], .equal, -1)
    solver.solve()
    expectValues(solver.values(of: links), [-1, -10, -100, -1e3, -1e4, -1e5, -1e6])
  }

  @Test func `in a row that is divided by the small one still keep the others`() throws {
    // y stands with the small coefficient, and is the one that has to move.
    var solver = Solver()
    let x = solver.addUnknown(.location)
    let y = solver.addUnknown(.location)
    try solver.add([1 * x, 1e-6 * y], .equal, 1)
    let pin = try solver.add([1 * x], .equal, 1)
    solver.solve()
    expectValues(solver.values(x, y), [1, 0])

    try solver.setConstant(1.5, of: pin)
    solver.solve()

    expectValues(solver.values(x, y), [1.5, -5e5])
    #expect(solver.conflicts.isEmpty)
  }
}
