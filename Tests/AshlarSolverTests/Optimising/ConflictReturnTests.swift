import AshlarSolver
import Testing

struct `What was set aside` {
  /// A constraint that holds, and one that is set aside because of it.
  private struct Pair: ~Copyable {
    var solver = Solver()
    let x: Unknown
    let y: Unknown
    let opponent: Constraint
    let patient: Constraint

    init() {
      x = solver.addUnknown(.location)
      y = solver.addUnknown(.location)
      try! solver.add([1 * y, -1 * x], .equal, 100)
      opponent = try! solver.add([1 * x], .equal, 1)
      patient = try! solver.add([1 * y], .equal, 120)
      solver.solve()
    }

    mutating func expectHeals() {
      expectValues(solver.values(x, y), [1, 101])
      solver.solve()
      expectValues(solver.values(x, y), [20, 120])
      #expect(solver.conflicts.isEmpty)
      #expect(solver.invariantViolations() == [])
    }
  }

  @Test func `comes back when its opponent is removed`() throws {
    var pair = Pair()

    try pair.solver.remove(pair.opponent)

    pair.expectHeals()
  }

  @Test func `comes back when its opponent is lowered`() throws {
    var pair = Pair()

    try pair.solver.setPriority(999, of: pair.opponent)

    pair.expectHeals()
  }

  @Test func `comes back when its opponent demands less`() throws {
    var pair = Pair()

    try pair.solver.setPenalties(Penalties(.greaterThanOrEqual, .required), of: pair.opponent)

    pair.expectHeals()
  }

  @Test func `comes back when its opponent agrees at last`() throws {
    var pair = Pair()

    try pair.solver.setConstant(20, of: pair.opponent)

    pair.expectHeals()
  }

  @Test func `comes back when its opponent has another coefficient`() throws {
    var pair = Pair()

    try pair.solver.setCoefficient(0.05, of: pair.x, in: pair.opponent)

    pair.expectHeals()
  }

  @Test func `comes back when it asks for something else itself`() throws {
    var pair = Pair()

    try pair.solver.setConstant(101, of: pair.patient)
    pair.solver.solve()

    expectValues(pair.solver.values(pair.x, pair.y), [1, 101])
    #expect(pair.solver.conflicts.isEmpty)
  }

  @Test func `is still missed, by another amount, when it asks for something else in vain`() throws
  {
    var pair = Pair()
    expectValues(pair.solver.conflicts.map(\.missedBy), [19])

    try pair.solver.setConstant(90, of: pair.patient)
    pair.solver.solve()

    expectValues(pair.solver.values(pair.x, pair.y), [1, 101])
    expectValues(pair.solver.conflicts.map(\.missedBy), [11])
  }

  @Test func `is gone when it is removed`() throws {
    var pair = Pair()

    try pair.solver.remove(pair.patient)
    pair.solver.solve()

    expectValues(pair.solver.values(pair.x, pair.y), [1, 101])
    #expect(pair.solver.conflicts.isEmpty)
  }

  @Test func `is an ordinary wish once it is optional`() throws {
    var pair = Pair()

    try pair.solver.setPriority(500, of: pair.patient)
    pair.solver.solve()
    expectValues(pair.solver.values(pair.x, pair.y), [1, 101])
    #expect(pair.solver.conflicts.isEmpty)

    try pair.solver.setPriority(400, of: pair.opponent)
    pair.expectHeals()
  }
}

// MARK: - Several

extension `What was set aside` {
  @Test func `displaces what is younger when it comes back`() throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    let oldest = try solver.add([1 * x], .equal, 0)
    let older = try solver.add([1 * x], .equal, 5)
    let younger = try solver.add([1 * x], .lessThanOrEqual, 3)
    let youngest = try solver.add([1 * x], .greaterThanOrEqual, 4)
    solver.solve()
    expectValues(solver.values(x), [0])
    #expect(solver.leftOut == [older, youngest])

    try solver.remove(oldest)
    solver.solve()

    expectValues(solver.values(x), [5])
    #expect(solver.conflicts.map(\.members) == [[.constraint(older), .constraint(younger)]])
  }

  @Test func `comes back in order of age, as far as it fits`() throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    let pins = try (1...5).map { try solver.add([1 * x], .equal, Double($0)) }
    solver.solve()

    for index in pins.indices {
      expectValues(solver.values(x), [Double(index + 1)])
      #expect(solver.leftOut == Array(pins[(index + 1)...]))
      try solver.remove(pins[index])
      solver.solve()
    }

    expectValues(solver.values(x), [0])
    #expect(solver.conflicts.isEmpty)
  }

  @Test func `waits for all of its opponents`() throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    let opponents = try (1...3).map { _ in try solver.add([1 * x], .equal, 1) }
    let patient = try solver.add([1 * x], .equal, 2)

    for opponent in opponents {
      solver.solve()
      #expect(solver.leftOut == [patient])
      try solver.remove(opponent)
    }
    solver.solve()

    expectValues(solver.values(x), [2])
    #expect(solver.conflicts.isEmpty)
  }

  /// 600 lengths of 1 in a row, whose end is to be at 700. Then one of them is 30: 629 are 71 too few. What the large
  /// solve has worked with is gone then.
  @Test func `are looked at again after a large solve`() throws {
    var solver = Solver()
    var end = solver.addUnknown(.location)
    try solver.add([Term(1, end)], .equal, 0)
    var lengths: [Constraint] = []
    for _ in 0..<600 {
      let (next, length) = (solver.addUnknown(.location), solver.addUnknown(.size))
      try solver.add([Term(1, next), Term(-1, end), Term(-1, length)], .equal, 0)
      lengths.append(try solver.add([Term(1, length)], .equal, 1))
      end = next
    }
    try solver.add([Term(1, end)], .equal, 700)
    solver.solve()
    #expect(solver.conflicts.map(\.leastMiss) == [100])

    try solver.setConstant(30, of: lengths[300])
    solver.solve()
    #expect(solver.conflicts.map(\.leastMiss) == [71])
    #expect(solver.value(of: end) == 629)
  }
}
