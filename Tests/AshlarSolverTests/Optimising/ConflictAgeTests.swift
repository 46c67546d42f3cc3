import AshlarSolver
import Testing

struct `Who gives way in a conflict` {
  /// Two constraints that contradict each other; `first` is older and holds.
  private struct Pair: ~Copyable {
    var solver = Solver()
    let x: Unknown
    let first: Constraint
    let second: Constraint

    init() {
      x = solver.addUnknown(.location)
      first = try! solver.add([1 * x], .equal, 1)
      second = try! solver.add([1 * x], .equal, 2)
      solver.solve()
    }

    mutating func solve() -> [Constraint] {
      solver.solve()
      return solver.leftOut
    }
  }

  @Test func `a constraint raised to required is as young as a new one`() throws {
    var pair = Pair()

    try pair.solver.setPriority(500, of: pair.first)
    try pair.solver.setPriority(.required, of: pair.first)

    #expect(pair.solve() == [pair.first])
    expectValues(pair.solver.values(pair.x), [2])
  }

  @Test func `a constraint that was optional first is young when it is raised`() throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    let raised = try solver.add([1 * x], .equal, 1, priority: 999)
    try solver.add([1 * x], .equal, 2)
    solver.solve()

    try solver.setPriority(.required, of: raised)
    solver.solve()

    #expect(solver.leftOut == [raised])
    expectValues(solver.values(x), [2])
  }

  @Test func `a constraint that stays required keeps its age`() throws {
    var pair = Pair()

    try pair.solver.setPenalties(Penalties(.lessThanOrEqual, .required), of: pair.first)
    try pair.solver.setPenalties(Penalties(.equal, .required), of: pair.first)

    #expect(pair.solve() == [pair.second])
    expectValues(pair.solver.values(pair.x), [1])
  }

  @Test func `a constraint with another constant keeps its age`() throws {
    var pair = Pair()

    try pair.solver.setConstant(7, of: pair.first)

    #expect(pair.solve() == [pair.second])
    expectValues(pair.solver.values(pair.x), [7])
  }

  @Test func `a constraint with another coefficient keeps its age`() throws {
    var pair = Pair()

    try pair.solver.setCoefficient(4, of: pair.x, in: pair.first)

    #expect(pair.solve() == [pair.second])
    expectValues(pair.solver.values(pair.x), [0.25])
  }

  @Test func `a constraint that is removed and added again is young`() throws {
    var pair = Pair()

    try pair.solver.remove(pair.first)
    let again = try pair.solver.add([1 * pair.x], .equal, 1)

    #expect(pair.solve() == [again])
    expectValues(pair.solver.values(pair.x), [2])
  }

  @Test(arguments: [true, false])
  func `solving in between makes no difference`(solvesOften: Bool) throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    let y = solver.addUnknown(.location)
    let first = try solver.add([1 * x], .equal, 1)
    if solvesOften { solver.solve() }
    let second = try solver.add([1 * y, -1 * x], .equal, 10)
    if solvesOften { solver.solve() }
    let third = try solver.add([1 * y], .equal, 5)
    if solvesOften { solver.solve() }
    try solver.setPriority(900, of: first)
    if solvesOften { solver.solve() }
    try solver.setPriority(.required, of: first)

    solver.solve()

    #expect(solver.leftOut == [first])
    #expect(solver.conflicts[0].members == [second, third, first].map { .constraint($0) })
    expectValues(solver.values(x, y), [-5, 5])
  }
}

// MARK: - Implicit constraints

extension `Who gives way in a conflict` {
  @Test func `what is implicit is older than all that people write`() throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    let written = try solver.add([1 * x], .equal, 1)
    solver.solve()

    let implicit = try solver.add([1 * x], .equal, 2, seniority: .oldest)
    solver.solve()

    expectValues(solver.values(x), [2])
    #expect(solver.leftOut == [written])
    #expect(solver.conflicts[0].members == [.constraint(implicit), .constraint(written)])
  }

  @Test func `among implicit constraints the younger one gives way`() throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    try solver.add([1 * x], .equal, 1)
    try solver.add([1 * x], .equal, 2, seniority: .oldest)
    let younger = try solver.add([1 * x], .equal, 3, seniority: .oldest)

    solver.solve()

    expectValues(solver.values(x), [2])
    #expect(solver.leftOut.first == younger)
  }

  @Test func `an implicit constraint raised to required is still older than what is written`()
    throws
  {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    let implicit = try solver.add([1 * x], .equal, 2, priority: 500, seniority: .oldest)
    let written = try solver.add([1 * x], .equal, 1)
    solver.solve()

    try solver.setPriority(.required, of: implicit)
    solver.solve()

    expectValues(solver.values(x), [2])
    #expect(solver.leftOut == [written])
  }
}
