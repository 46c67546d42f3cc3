import AshlarSolver
import Testing

struct `Within one priority the sum of absolute errors is least` {
  @Test func `so three wishes for one width end at their median`() throws {
    var solver = Solver()
    let width = solver.addUnknown(.size)
    for wish in [100.0, 200, 210] { try solver.add([1 * width], .equal, wish, priority: 500) }

    solver.solve()

    expectValues(solver.values(width), [200])
  }

  /// Wishes for 0, 1, 2 and so on up to 5,000, of which half lie below 2,500.
  @Test(arguments: [false, true])
  func `so thousands of wishes end at their median`(isReversed: Bool) throws {
    var solver = Solver()
    let width = solver.addUnknown(.size)
    let wishes = (0...5_000).map(Double.init)
    for wish in isReversed ? wishes.reversed() : wishes {
      try solver.add([1 * width], .equal, wish, priority: 500)
    }

    solver.solve()
    expectValues(solver.values(width), [2_500])

    // Two more that want more: the median moves by one.
    for _ in 0..<2 { try solver.add([1 * width], .equal, 9_000, priority: 500) }
    solver.solve()
    expectValues(solver.values(width), [2_501])
    #expect(solver.invariantViolations() == [])
  }

  @Test func `so of two wishes the one nearer to zero wins`() throws {
    // Between the two the sum of the errors is the same everywhere; undetermined goes to zero.
    var solver = Solver()
    let width = solver.addUnknown(.size)
    let right = solver.addUnknown(.location)
    let left = solver.addUnknown(.location)
    for (unknown, first, second) in [(width, 100.0, 200.0), (right, 60, 40), (left, -60, -40)] {
      try solver.add([1 * unknown], .equal, first, priority: 500)
      try solver.add([1 * unknown], .equal, second, priority: 500)
    }

    solver.solve()

    expectValues(solver.values(width, right, left), [100, 40, -40])
  }

  @Test func `and a coefficient of two counts errors twice`() throws {
    // |x − 100| + |2x − 400| falls by 1 for each unit up to 200, and rises by 3 beyond.
    var solver = Solver()
    let x = solver.addUnknown(.location)
    try solver.add([1 * x], .equal, 100, priority: 500)
    try solver.add([2 * x], .equal, 400, priority: 500)

    solver.solve()

    expectValues(solver.values(x), [200])
  }

  @Test func `with inequalities that count on one side only`() throws {
    // Below 100 two are missed and one not, above 150 the reverse; between them the sum is 100 or
    // more everywhere, and the slack of x ≥ 100 decides for 100.
    var solver = Solver()
    let x = solver.addUnknown(.location)
    try solver.add([1 * x], .greaterThanOrEqual, 100, priority: 500)
    try solver.add([1 * x], .greaterThanOrEqual, 150, priority: 500)
    try solver.add([1 * x], .lessThanOrEqual, 50, priority: 500)

    solver.solve()

    expectValues(solver.values(x), [100])
  }

  @Test func `across unknowns that share a sum`() throws {
    // x + y = 100 leaves 20 to miss, on either side; x, made first, goes as near to zero as it may.
    var solver = Solver()
    let x = solver.addUnknown(.location)
    let y = solver.addUnknown(.location)
    try solver.add([1 * x, 1 * y], .equal, 100)
    try solver.add([1 * x], .equal, 70, priority: 500)
    try solver.add([1 * y], .equal, 50, priority: 500)

    solver.solve()

    expectValues(solver.values(x, y), [50, 50])
  }

  @Test func `so a point among many goes to the median in each direction`() throws {
    // The medians of 1…101 and of their squares are 51 and 51² = 2601.
    var solver = Solver()
    let x = solver.addUnknown(.location)
    let y = solver.addUnknown(.location)
    for number in 1...101 {
      try solver.add([1 * x], .equal, Double(number), priority: 250)
      try solver.add([1 * y], .equal, Double(number * number), priority: 250)
    }

    solver.solve()

    expectValues(solver.values(x, y), [51, 2601])
  }
}
