import AshlarSolver
import Testing

struct Priorities {
  @Test func `a thousand violated units at 250 do not outweigh one at 250.5`() throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    for _ in 1...1_000 { try solver.add([1 * x], .equal, 0, priority: 250) }
    try solver.add([1 * x], .equal, 1, priority: 250.5)

    solver.solve()

    expectValues(solver.values(x), [1])
  }

  @Test func `of two at 250.5 that disagree, a thousand at 250 choose`() throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    try solver.add([1 * x], .equal, 1, priority: 250.5)
    try solver.add([1 * x], .equal, 0, priority: 250.5)
    for _ in 1...1_000 { try solver.add([1 * x], .equal, 0.75, priority: 250) }

    solver.solve()

    expectValues(solver.values(x), [0.75])
  }

  @Test func `the next greater number is already a stronger priority`() throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    for _ in 1...100 { try solver.add([1 * x], .equal, 0, priority: 250) }
    try solver.add([1 * x], .equal, 7, priority: Priority(Float(250).nextUp))

    solver.solve()

    expectValues(solver.values(x), [7])
  }

  @Test func `the weakest priority there is outweighs what nothing asks for`() throws {
    var solver = Solver()
    let width = solver.addUnknown(.size)
    try solver.add([1 * width], .equal, 3, priority: Priority(.leastNonzeroMagnitude))

    solver.solve()

    expectValues(solver.values(width), [3])
  }

  @Test func `just below required is optional`() throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    try solver.add([1 * x], .equal, 1)
    for _ in 1...50 { try solver.add([1 * x], .equal, 2, priority: Priority(Float(1000).nextDown)) }

    solver.solve()

    expectValues(solver.values(x), [1])
    #expect(solver.conflicts.isEmpty)
  }

  @Test func `of many levels the strongest decides`() throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    for level in 1...999 {
      try solver.add([1 * x], .equal, Double(level), priority: Priority(Float(level)))
    }

    solver.solve()

    expectValues(solver.values(x), [999])
  }

  @Test(arguments: [(5.0, 10.0), (15, 15), (25, 20)])
  func `a weaker wish moves within what stronger ones leave open`(
    wish: Double, result: Double
  ) throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    try solver.add([1 * x], .equal, wish, priority: 250)
    try solver.add([1 * x], .lessThanOrEqual, 20, priority: 500)
    try solver.add([1 * x], .greaterThanOrEqual, 10, priority: 750)

    solver.solve()

    expectValues(solver.values(x), [result])
  }

  @Test func `levels decide one after the other along a row of boxes`() throws {
    // 300 to share: 160 at the strongest, then 100, and what is left of 300 for the weakest.
    var solver = Solver()
    let widths = (0..<3).map { _ in solver.addUnknown(.size) }
    try solver.add(widths.map { 1 * $0 }, .equal, 300)
    let wishes: [(Double, Priority)] = [(90, 250), (160, 750), (100, 500)]
    for (width, (wish, priority)) in zip(widths, wishes) {
      try solver.add([1 * width], .equal, wish, priority: priority)
    }

    solver.solve()

    expectValues(solver.values(of: widths), [40, 160, 100])
  }
}
