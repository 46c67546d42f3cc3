import AshlarSolver
import Testing

/// Of required constraints that contradict each other the youngest kind gives way, whenever it was added.
struct `The seniority of a constraint` {
  /// Every order in which the three kinds can be added.
  private static let orders: [[Seniority]] = [
    [.oldest, .ordinary, .youngest], [.oldest, .youngest, .ordinary],
    [.ordinary, .oldest, .youngest], [.ordinary, .youngest, .oldest],
    [.youngest, .oldest, .ordinary], [.youngest, .ordinary, .oldest],
  ]

  /// What each kind wants of the one unknown.
  private func value(for kind: Seniority) -> Double {
    switch kind {
    case .oldest: 1
    case .ordinary: 2
    case .youngest: 3
    }
  }

  @Test(arguments: orders, [true, false])
  func `decides whatever the order of adding is`(order: [Seniority], solvesOften: Bool) throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    var constraints: [Seniority: Constraint] = [:]
    for kind in order {
      constraints[kind] = try solver.add([1 * x], .equal, value(for: kind), seniority: kind)
      if solvesOften { solver.solve() }
    }
    solver.solve()

    expectValues(solver.values(x), [1])
    #expect(solver.leftOut == [constraints[.ordinary], constraints[.youngest]].compactMap(\.self))
  }

  @Test(arguments: orders)
  func `lets the next kind hold when the one before goes`(order: [Seniority]) throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    var constraints: [Seniority: Constraint] = [:]
    for kind in order {
      constraints[kind] = try solver.add([1 * x], .equal, value(for: kind), seniority: kind)
    }
    solver.solve()

    for kind in [Seniority.oldest, .ordinary] {
      try solver.remove(try #require(constraints[kind]))
      solver.solve()
      expectValues(solver.values(x), [value(for: kind) + 1])
    }
    #expect(solver.leftOut == [])

    try solver.add([1 * x], .equal, 2)
    solver.solve()
    expectValues(solver.values(x), [2])
    #expect(solver.leftOut == [constraints[.youngest]].compactMap(\.self))
    #expect(solver.invariantViolations() == [])
  }

  /// The oldest of each kind holds.
  @Test(arguments: Seniority.allCases)
  func `leaves constraints of one kind to their ages`(kind: Seniority) throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    let first = try solver.add([1 * x], .equal, 5, seniority: kind)
    let second = try solver.add([1 * x], .equal, 7, seniority: kind)
    solver.solve()
    #expect(solver.leftOut == [second])
    expectValues(solver.values(x), [5])

    try solver.remove(first)
    solver.solve()
    expectValues(solver.values(x), [7])
    #expect(solver.leftOut == [])
  }

  /// x ≤ 10 and y ≤ 10 are ordinary, x + y = 30 is not.
  @Test(arguments: [true, false])
  func `counts in contradictions of several constraints`(isFirst: Bool) throws {
    var solver = Solver()
    let (x, y) = (solver.addUnknown(.size), solver.addUnknown(.size))
    var sum: Constraint?
    if isFirst { sum = try solver.add([1 * x, 1 * y], .equal, 30, seniority: .youngest) }
    solver.solve()
    try solver.add([1 * x], .lessThanOrEqual, 10)
    try solver.add([1 * y], .lessThanOrEqual, 10)
    if !isFirst { sum = try solver.add([1 * x, 1 * y], .equal, 30, seniority: .youngest) }
    solver.solve()

    #expect(solver.leftOut == [sum].compactMap(\.self))
    #expect(solver.conflicts[0].members.count == 3)
    #expect(solver.value(of: x) <= 10 && solver.value(of: y) <= 10)
  }

  @Test(arguments: [Seniority.oldest, .youngest])
  func `stays with a constraint that changes`(kind: Seniority) throws {
    var solver = Solver()
    let (x, y) = (solver.addUnknown(.location), solver.addUnknown(.location))
    let changing = try solver.add([1 * y], .equal, 3, priority: 500, seniority: kind)
    let written = try solver.add([1 * x], .equal, 2)
    solver.solve()

    try solver.setTerms([1 * x], of: changing)
    try solver.setPriority(.required, of: changing)
    try solver.setConstant(9, of: changing)
    solver.solve()

    #expect(solver.leftOut == [kind == .oldest ? written : changing])
    expectValues(solver.values(x), [kind == .oldest ? 9 : 2])
    #expect(solver.invariantViolations() == [])
  }

  @Test func `has an order`() {
    #expect(Seniority.oldest < .ordinary && Seniority.ordinary < .youngest)
    #expect(Seniority.allCases.sorted() == [.oldest, .ordinary, .youngest])
  }
}
