import AshlarSolver
import Testing

/// Two widths, each of which is nearly the other and 1 more.
struct `Equations that nearly cancel` {
  /// Adds `first = (1 − share)·second + 1` and `second = first + 1`, solves them, and returns the second.
  private func solve(_ share: Double, with solver: inout Solver) throws -> Unknown {
    let first = solver.addUnknown(.size)
    let second = solver.addUnknown(.size)
    try solver.add([Term(1, first), Term(-(1 - share), second)], .equal, 1)
    try solver.add([Term(1, second), Term(-1, first)], .equal, 1)
    solver.solve()
    return second
  }

  /// Added, they say `share · second = 2`. What is left of 1 after the share has been taken off is the share that the
  /// solver is told, rounded to sixteen digits of 1.
  @Test(arguments: [1e-3, 1e-6, 1e-9, 1e-10, 3e-11])
  func `are solved as long as rounding leaves five digits of what remains`(share: Double) throws {
    var solver = Solver()
    let second = try solve(share, with: &solver)
    let expected = 2 / (1 - (1 - share))

    #expect(solver.conflicts.isEmpty)
    #expect((solver.value(of: second) - expected).magnitude <= 1e-9 * expected)
  }

  @Test(arguments: [1e-12, 1e-13, 1e-14, 4e-15])
  func `are told as a conflict that is not certain where fewer digits remain`(
    share: Double
  ) throws {
    var solver = Solver()
    _ = try solve(share, with: &solver)

    #expect(solver.conflicts.map(\.isCertain) == [false])
  }

  /// With a share of nothing they say `0 = 2`.
  @Test func `are a certain conflict where nothing remains`() throws {
    var solver = Solver()
    _ = try solve(0, with: &solver)

    #expect(solver.conflicts.map(\.isCertain) == [true])
    #expect(solver.conflicts.map(\.leastMiss) == [2])
  }

  /// Each is 1.1 times the next, or a seventh of it, around and back: what goes around once comes to 1 only with
  /// factors that are quotients themselves.
  @Test func `are a certain conflict however far the factors are from round numbers`() throws {
    var solver = Solver()
    let unknowns = (0..<20).map { _ in solver.addUnknown(.location) }
    for index in unknowns.indices.dropLast() {
      let ratio = [1.1, 1 / 7.0, 0.3, 5.7][index % 4]
      try solver.add([Term(1, unknowns[index]), Term(-ratio, unknowns[index + 1])], .equal, 3)
    }
    try solver.add([Term(1, unknowns[0])], .equal, 5)
    try solver.add([Term(3, unknowns[19])], .equal, 1)
    solver.solve()

    #expect(solver.conflicts.map(\.isCertain) == [true])
  }

  /// Thirds cannot be written in binary digits, so that nothing cancels exactly.
  @Test func `are a certain conflict if only rounding remains`() throws {
    var solver = Solver()
    let unknowns = (0..<3).map { _ in solver.addUnknown(.location) }
    for index in 0..<3 {
      let next = unknowns[(index + 1) % 3]
      try solver.add([Term(1 / 3.0, unknowns[index]), Term(-1 / 3.0, next)], .equal, 1)
    }
    solver.solve()

    #expect(solver.conflicts.map(\.isCertain) == [true])
  }
}
