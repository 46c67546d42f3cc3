import AshlarSolver
import Testing

/// Reports about other solvers, with what is right.
struct `Reported about solvers` {
  /// The strongest wins, however many and however near the others are.
  @Test func `priorities are no weights`() throws {
    var solver = Solver()
    let width = solver.addUnknown(.size)
    for index in 1...4 {
      try solver.add(
        [1 * width], .equal, Double(index), priority: Priority(Float(600 + index)))
    }
    solver.solve()

    expectValues(solver.values(width), [4])
  }

  @Test func `a weak wish moves nothing that a stronger one holds`() throws {
    var solver = Solver()
    let value = solver.addUnknown(.size)
    try solver.add([1 * value], .greaterThanOrEqual, 100, priority: 501)
    try solver.add([1 * value], .equal, 90, priority: 500)
    solver.solve()
    expectValues(solver.values(value), [100])

    try solver.add([1 * value], .equal, 50, priority: 10)
    solver.solve()
    expectValues(solver.values(value), [100])
  }

  /// Two views in a row: the first is at 0 and has no width, and the row wants 20.
  @Test func `a size may be zero`() throws {
    var solver = Solver()
    let (x1, w1) = (solver.addUnknown(.location), solver.addUnknown(.size))
    let (x2, w2) = (solver.addUnknown(.location), solver.addUnknown(.size))
    let whole = solver.addUnknown(.size)
    try solver.add([1 * x1], .equal, 0)
    try solver.add([1 * w1], .equal, 0)
    try solver.add([1 * x1, 1 * w1, -1 * x2], .equal, 0)
    try solver.add([1 * x2, 1 * w2, -1 * whole], .equal, 0)
    try solver.add([1 * whole], .equal, 20, priority: 500)
    solver.solve()

    expectValues(solver.values(x1, w1, x2, w2, whole), [0, 0, 0, 20, 20])
    // Zero has no sign: -0.0 would be equal, and print otherwise.
    #expect(solver.values(x1, w1, x2).map { "\($0)" } == ["0.0", "0.0", "0.0"])
  }

  /// Between 10 and 20 the nearest to zero is 10.
  @Test(arguments: [true, false])
  func `the order of two limits does not matter`(isLowerFirst: Bool) throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    if isLowerFirst { try solver.add([1 * x], .greaterThanOrEqual, 10) }
    try solver.add([1 * x], .lessThanOrEqual, 20)
    solver.solve()
    if !isLowerFirst { try solver.add([1 * x], .greaterThanOrEqual, 10) }
    solver.solve()

    expectValues(solver.values(x), [10])
  }

  /// a ≥ 10 and b ≤ 5, and then b ≥ a, which is refused; without the first it can hold.
  @Test func `what has been refused can be added again`() throws {
    var solver = Solver()
    let (a, b) = (solver.addUnknown(.location), solver.addUnknown(.location))
    let first = try solver.add([1 * a], .greaterThanOrEqual, 10)
    try solver.add([1 * b], .lessThanOrEqual, 5)
    let order = try solver.add([1 * b, -1 * a], .greaterThanOrEqual, 0)
    solver.solve()
    #expect(solver.leftOut == [order])
    expectValues(solver.values(a), [10])
    #expect(solver.value(of: b) <= 5)

    try solver.remove(order)
    try solver.remove(first)
    try solver.add([1 * b, -1 * a], .greaterThanOrEqual, 0)
    solver.solve()
    #expect(solver.leftOut == [])
    #expect(solver.value(of: b) >= solver.value(of: a))

    let last = try solver.add([1 * a], .greaterThanOrEqual, 10)
    solver.solve()
    #expect(solver.leftOut == [last])
    #expect(solver.value(of: a) <= 5)
  }

  /// The middle of a segment that is at least 10 long, from 0 to 100, follows a pointer as far as it can.
  @Test(arguments: [(70, nil), (-10, [0, 5, 10]), (200, [90, 95, 100])] as [(Double, [Double]?)])
  func `a middle follows a pointer`(pointer: Double, expected: [Double]?) throws {
    var solver = Solver()
    let (left, middle) = (solver.addUnknown(.location), solver.addUnknown(.location))
    let right = solver.addUnknown(.location)
    try solver.add([2 * middle, -1 * left, -1 * right], .equal, 0)
    try solver.add([1 * right, -1 * left], .greaterThanOrEqual, 10)
    try solver.add([1 * right], .lessThanOrEqual, 100)
    try solver.add([1 * left], .greaterThanOrEqual, 0)
    let wish = try solver.add([1 * middle], .equal, 0, priority: 750)
    solver.solve()
    try solver.setConstant(pointer, of: wish)
    solver.solve()

    if let expected {
      expectValues(solver.values(left, middle, right), expected)
    } else {
      expectValues(solver.values(middle), [pointer])
      #expect(solver.value(of: right) <= 100)
      #expect(solver.value(of: right) - solver.value(of: left) >= 10)
    }
  }

  /// Cassowary#13: zero is the least a, and b is as far behind it as c wishes to be, in whatever order that is written.
  @Test(arguments: [[0, 1, 2, 3], [3, 2, 1, 0], [1, 3, 0, 2], [2, 0, 3, 1]])
  func `strong wishes that agree all hold`(order: [Int]) throws {
    var solver = Solver()
    let (a, b) = (solver.addUnknown(.location), solver.addUnknown(.location))
    let c = solver.addUnknown(.location)
    for step in order {
      switch step {
      case 0: try solver.add([1 * a], .greaterThanOrEqual, 0, priority: 750)
      case 1: try solver.add([1 * b, -1 * a], .greaterThanOrEqual, 0, priority: 750)
      case 2: try solver.add([1 * b, -1 * a, -1 * c], .equal, 0)
      default: try solver.add([1 * c], .equal, 100, priority: 750)
      }
    }
    solver.solve()

    expectValues(solver.values(a, b, c), [0, 100, 100])
  }

  /// Kiwi#197: a value stays where it is wished while hundreds of constraints come and go.
  @Test func `a wish survives what comes and goes`() throws {
    var solver = Solver()
    var unknowns = [solver.addUnknown(.location)]
    try solver.add([1 * unknowns[0]], .equal, 100, priority: 999)
    for index in 0..<300 {
      let next = solver.addUnknown(.location)
      let distance = Double(index % 7)
      let tie = try solver.add([1 * next, -1 * unknowns[index / 2]], .equal, distance)
      unknowns.append(next)
      solver.solve()
      expectValues(solver.values(unknowns[0]), [100])
      guard index % 3 == 0 else { continue }
      try solver.remove(tie)
      solver.solve()
      expectValues(solver.values(unknowns[0]), [100])
    }
  }
}
