import AshlarSolver
import Testing

struct `A solve without changes` {
  /// A row of boxes with content sizes, a conflict and a free unknown, solved.
  private static func solvedRow() throws -> Row {
    var solver = Solver()
    let widths = (1...5).map { _ in solver.addUnknown(.size) }
    _ = solver.addUnknown(.location)
    let total = try solver.add(widths.map { 1 * $0 }, .equal, 300)
    for (index, width) in widths.enumerated() {
      try solver.add(
        [1 * width], near: 40 + 10 * Double(index), penalties: Penalties(under: 750, over: 250))
    }
    try solver.add(widths.map { 1 * $0 }, .equal, 310)
    solver.solve()
    return Row(solver: solver, total: total)
  }

  private struct Row: ~Copyable {
    var solver: Solver
    let total: Constraint
  }

  @Test func `does no work`() throws {
    var row = try Self.solvedRow()
    let work = row.solver.work

    for _ in 1...3 { #expect(row.solver.solve() == .optimal) }

    #expect(row.solver.work == work)
    #expect(row.solver.moved == [])
    #expect(row.solver.conflicts.count == 1)
  }

  @Test func `is also one in which everything was set to what it is`() throws {
    var row = try Self.solvedRow()
    let work = row.solver.work

    try row.solver.setConstant(300, of: row.total)
    try row.solver.setPriority(.required, of: row.total)
    try row.solver.setPenalties(Penalties(.equal, .required), of: row.total)
    row.solver.solve()

    #expect(row.solver.work == work)
  }

  @Test func `of an empty solver is fine`() {
    var solver = Solver()

    #expect(solver.solve() == .optimal)

    #expect(solver.conflicts.isEmpty)
    #expect(solver.work.pivots == 0)
    #expect(solver.work.unknownsVisited == 0)
  }
}
