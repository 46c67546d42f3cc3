import AshlarSolver
import Testing

@Suite struct `A size is never negative` {
  @Test func `whatever is wished for`() throws {
    var solver = Solver()
    let width = solver.addUnknown(.size)
    let x = solver.addUnknown(.location)
    try solver.add([1 * width], .equal, -5, priority: 999)
    try solver.add([1 * x], .equal, -5, priority: 999)

    solver.solve()

    expectValues(solver.values(width, x), [0, -5])
    #expect(solver.conflicts.isEmpty)
  }

  @Test func `and a bound below zero does no harm`() throws {
    var solver = Solver()
    let width = solver.addUnknown(.size)
    try solver.add([1 * width], .greaterThanOrEqual, -5)

    solver.solve()

    expectValues(solver.values(width), [0])
    #expect(solver.conflicts.isEmpty)
  }

  @Test func `and a required negative size is in conflict with that`() throws {
    var solver = Solver()
    let width = solver.addUnknown(.size)
    let negative = try solver.add([1 * width], .equal, -10)

    solver.solve()

    expectValues(solver.values(width), [0])
    #expect(
      solver.conflicts.map(\.members) == [[.notNegative(width), .constraint(negative)]])
    expectValues(solver.conflicts.map(\.missedBy), [10])
  }

  @Test func `and a conflict names it beside the constraints that demand it`() throws {
    // With first = 20, second would be −10.
    var solver = Solver()
    let first = solver.addUnknown(.size)
    let second = solver.addUnknown(.size)
    let bystander = solver.addUnknown(.size)
    let sum = try solver.add([1 * first, 1 * second], .equal, 10)
    try solver.add([1 * bystander, -1 * second], .greaterThanOrEqual, 0)
    let pin = try solver.add([1 * first], .equal, 20)

    solver.solve()

    expectValues(solver.values(first, second, bystander), [10, 0, 0])
    #expect(
      solver.conflicts.map(\.members) == [
        [.notNegative(second), .constraint(sum), .constraint(pin)]
      ])
  }

  @Test func `so a row that is too long for its container drops its youngest width`() throws {
    var solver = Solver()
    let widths = (1...3).map { _ in solver.addUnknown(.size) }
    try solver.add(widths.map { 1 * $0 }, .equal, 100)
    let pins = try widths.map { try solver.add([1 * $0], .greaterThanOrEqual, 40) }

    solver.solve()

    #expect(solver.leftOut == [pins[2]])
    expectValues(solver.values(of: widths), [40, 40, 20])
  }

  @Test func `and stays what it is when its negative demand becomes a wish`() throws {
    var solver = Solver()
    let width = solver.addUnknown(.size)
    let demand = try solver.add([1 * width], .equal, -10)
    solver.solve()

    try solver.setPriority(999, of: demand)
    solver.solve()

    expectValues(solver.values(width), [0])
    #expect(solver.conflicts.isEmpty)
  }
}
