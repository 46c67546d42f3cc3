import AshlarSolver
import Testing

/// The ranging of a constant.
final class `The range of a constant` {
  var solver = Solver()
  let root: Unknown
  let box: Unknown

  init() {
    root = solver.addUnknown(.size)
    box = solver.addUnknown(.size)
  }

  // The box has half of the root, up to 100, so that it stops growing at 200.
  @Test func `ends where another constraint becomes tight`() throws {
    let length = try solver.add([1 * root], .equal, 120)
    try solver.add([1 * box], .lessThanOrEqual, 100)
    try solver.add([2 * box, -1 * root], .equal, 0, priority: 500)
    solver.solve()

    let range = try #require(try solver.linearRange(of: length))
    #expect(range.range == 0...200)
    #expect(range.rates == [root.index: 1, box.index: 0.5])

    try solver.setConstant(300, of: length)
    solver.solve()
    let beyond = try #require(try solver.linearRange(of: length))
    #expect(beyond.range == 200...Double.infinity)
    #expect(beyond.rates == [root.index: 1])
  }

  // 150 cannot be more than the root while that is shorter. From there on both hold.
  @Test func `ends where a conflict does`() throws {
    let length = try solver.add([1 * root], .equal, 100)
    try solver.add([1 * box], .equal, 50)
    try solver.add([1 * root, -1 * box], .greaterThanOrEqual, 100)
    solver.solve()
    #expect(solver.conflicts.count == 1)

    #expect(try solver.linearRange(of: length)?.range.upperBound == 150)
  }

  @Test func `is not there for a constraint that nothing rests on`() throws {
    try solver.add([1 * root], .equal, 100)
    let most = try solver.add([1 * root], .lessThanOrEqual, 200)
    solver.solve()

    #expect(try solver.linearRange(of: most) == nil)
    try solver.remove(most)
    #expect(throws: SolverError.unknownConstraint) { try solver.linearRange(of: most) }
  }

  @Test func `has no direction at a corner`() throws {
    let length = try solver.add([1 * root], .equal, 200)
    try solver.add([1 * box], .lessThanOrEqual, 100)
    try solver.add([2 * box, -1 * root], .equal, 0, priority: 500)
    solver.solve()

    let range = try #require(try solver.linearRange(of: length)).range
    #expect(range == 0...200 || range == 200...Double.infinity)
  }
}
