import AshlarSolver
import Testing

/// A solver whose budget of exchanges is used up before it is done.
struct `A solver that runs out of work` {
  /// Thirty unknowns that want to be where inequalities do not let them.
  private func fill(_ solver: inout Solver) throws -> [Unknown] {
    let unknowns = (0..<30).map { _ in solver.addUnknown(.location) }
    for index in unknowns.indices.dropFirst() {
      try solver.add(
        [Term(1, unknowns[index]), Term(-1, unknowns[index - 1])], .greaterThanOrEqual, 10)
    }
    for (index, unknown) in unknowns.enumerated() {
      try solver.add([Term(1, unknown)], .equal, Double(100 - index), priority: Priority(750))
    }
    try solver.add([Term(1, unknowns[29])], .lessThanOrEqual, 250)
    return unknowns
  }

  @Test func `says so, and goes on with the next solve to the same optimum`() throws {
    var solver = Solver()
    let unknowns = try fill(&solver)
    solver.workLimit = 1
    let rounds = solver.solveInRounds()

    var other = Solver()
    let others = try fill(&other)
    let outcome = other.solve()
    #expect(outcome == .optimal)
    #expect((2..<1_000).contains(rounds))
    let problems = solver.invariantViolations()
    #expect(problems == [])
    for (one, same) in zip(unknowns, others) {
      let difference = solver.value(of: one) - other.value(of: same)
      #expect(difference.magnitude < 1e-6)
    }
  }

  @Test(arguments: 1...40)
  func `can be asked and changed in between`(limit: Int) throws {
    var solver = Solver()
    let unknowns = try fill(&solver)
    solver.workLimit = limit
    solver.solve()
    _ = try? solver.ambiguities()
    _ = try? solver.explanation(of: unknowns[3])
    let extra = try solver.add([Term(1, unknowns[0])], .equal, 7)
    solver.solve()
    try solver.remove(extra)
    solver.workLimit = nil

    let outcome = solver.solve()
    #expect(outcome == .optimal)

    var other = Solver()
    let others = try fill(&other)
    other.solve()
    for (one, same) in zip(unknowns, others) {
      let difference = solver.value(of: one) - other.value(of: same)
      #expect(difference.magnitude < 1e-6)
    }
  }
}
