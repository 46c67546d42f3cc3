import AshlarSolver
import Testing

struct `A size is never negative` {
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

  @Test func `and one that has to be costs no other digits`() throws {
    // Found by chance. Once too many digits were lost on the way to the constraint that no size can meet,
    // a solve ended while sizes waited for their turn.
    let sizes: Set = [1, 3, 4, 6, 8, 9, 10, 11, 12, 14]
    var solver = Solver()
    let x = (0..<16).map { solver.addUnknown(sizes.contains($0) ? .size : .location) }
    try solver.add([1 * x[4]], .greaterThanOrEqual, 0, priority: 500)
    try solver.add([-1 * x[1], 1 * x[10], 3 * x[12]], .greaterThanOrEqual, 0, priority: 750)
    try solver.add([2 * x[1], -2 * x[7]], .greaterThanOrEqual, 0)
    try solver.add([-2 * x[4], 1 * x[15]], .lessThanOrEqual, -6)
    try solver.add([2 * x[2], 0.5 * x[14]], .lessThanOrEqual, 0)
    try solver.add([-2 * x[8], -1 * x[9]], .lessThanOrEqual, -10)
    try solver.add([1 * x[3], 2 * x[13], -1 * x[15]], .greaterThanOrEqual, 0)
    try solver.add([0.5 * x[1], -1 * x[7], -2 * x[9]], .lessThanOrEqual, -9)
    try solver.add([1 * x[1], 3 * x[15]], .greaterThanOrEqual, 0, priority: 250)
    try solver.add([1 * x[9], -1 * x[14]], .lessThanOrEqual, 0)
    try solver.add([1 * x[11], -1 * x[12]], .lessThanOrEqual, 0, priority: 500)
    try solver.add([3 * x[1], 0.5 * x[11], -1 * x[13]], .equal, 20)
    try solver.add([-1 * x[8], -1 * x[14]], .greaterThanOrEqual, 0)
    try solver.add([1 * x[2], 3 * x[15]], .greaterThanOrEqual, 0)
    let impossible = try solver.add([-2 * x[8], -1 * x[12]], .equal, 2)
    try solver.add([-1 * x[13]], .lessThanOrEqual, 12)

    #expect(solver.solve() == .optimal)

    for size in sizes.sorted() { #expect(solver.value(of: x[size]) >= -1e-8) }
    #expect(solver.leftOut.contains(impossible))
    #expect(solver.invariantViolations() == [])
  }
}

struct `A size that rounding makes less than nothing` {
  /// A tenth of a screen three times leaves nothing of three tenths of it. As floating-point numbers that is a little more
  /// or less, which depends on the screen.
  @Test func `is nothing`() throws {
    var solver = Solver()
    let (screen, part, rest) = (
      solver.addUnknown(.size), solver.addUnknown(.size), solver.addUnknown(.size)
    )
    let width = try solver.add([1 * screen], .equal, 1)
    try solver.add([1 * part, -0.1 * screen], .equal, 0)
    try solver.add([1 * rest, 3 * part, -0.3 * screen], .equal, 0)
    for index in 0..<200 {
      try solver.setConstant(Double(index) * 1.7, of: width)
      solver.solve()
      #expect(solver.value(of: rest) >= 0)
      expectValues(solver.values(rest), [0])
    }
    #expect(solver.conflicts.isEmpty)
  }
}
