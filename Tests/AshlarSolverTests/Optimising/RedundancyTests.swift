import AshlarSolver
import Testing

struct `Redundant constraints` {
  @Test func `that repeat an equation hold as long as one of them is left`() throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    let three = try (1...3).map { _ in try solver.add([1 * x], .equal, 10) }

    solver.solve()
    expectValues(solver.values(x), [10])
    #expect(solver.conflicts.isEmpty)

    for (constraint, result) in zip(three, [10.0, 10, 0]) {
      try solver.remove(constraint)
      solver.solve()
      expectValues(solver.values(x), [result])
    }
  }

  @Test func `that follow from others are no conflict`() throws {
    var solver = Solver()
    let (left, width, right) = (
      solver.addUnknown(.location), solver.addUnknown(.size), solver.addUnknown(.location)
    )
    try solver.add([1 * left], .equal, 10)
    try solver.add([1 * width], .equal, 30)
    try solver.add([1 * left, 1 * width, -1 * right], .equal, 0)
    try solver.add([1 * right], .equal, 40)
    try solver.add([2 * right, -2 * left], .equal, 60)

    solver.solve()

    expectValues(solver.values(left, width, right), [10, 30, 40])
    #expect(solver.conflicts.isEmpty)
  }

  @Test func `become a conflict when one of them changes, and stop when all have`() throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    let y = solver.addUnknown(.location)
    let start = try solver.add([1 * x], .equal, 10)
    let gap = try solver.add([1 * y, -1 * x], .equal, 5)
    let end = try solver.add([1 * y], .equal, 15)

    try solver.setConstant(11, of: start)
    solver.solve()
    expectValues(solver.values(x, y), [11, 16])
    #expect(solver.conflicts.map(\.members) == [[start, gap, end].map { .constraint($0) }])
    expectValues(solver.conflicts.map(\.missedBy), [1])

    try solver.setConstant(16, of: end)
    solver.solve()
    expectValues(solver.values(x, y), [11, 16])
    #expect(solver.conflicts.isEmpty)
  }

  @Test func `that are optional count once each`() throws {
    // Two against one: 10. One against one: anything from 10 to 30, so 10. The one alone: 30.
    var solver = Solver()
    let x = solver.addUnknown(.location)
    let pair = try (1...2).map { _ in try solver.add([1 * x], .equal, 10, priority: 500) }
    try solver.add([1 * x], .equal, 30, priority: 500)
    try solver.add([1 * x], .equal, 20, priority: 250)

    solver.solve()
    expectValues(solver.values(x), [10])

    for (constraint, result) in zip(pair, [20.0, 30]) {
      try solver.remove(constraint)
      solver.solve()
      expectValues(solver.values(x), [result])
    }
  }

  @Test func `that bound from the same side leave the tighter one`() throws {
    var solver = Solver()
    let width = solver.addUnknown(.size)
    try solver.add([1 * width], .equal, 100, priority: 500)
    for bound in [80.0, 60, 60, 90] { try solver.add([1 * width], .lessThanOrEqual, bound) }

    solver.solve()

    expectValues(solver.values(width), [60])
    #expect(solver.conflicts.isEmpty)
  }

  @Test func `two inequalities that meet are an equation`() throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    let y = solver.addUnknown(.location)
    try solver.add([1 * x, -1 * y], .lessThanOrEqual, 7)
    try solver.add([1 * x, -1 * y], .greaterThanOrEqual, 7)
    try solver.add([1 * x, -1 * y], .equal, 7)
    try solver.add([1 * x], .equal, 50, priority: 10)

    solver.solve()

    expectValues(solver.values(x, y), [50, 43])
    #expect(solver.conflicts.isEmpty)
  }
}
