import AshlarSolver
import Testing

/// Terms are written down as they come, until one turns out not to be as nearly all are.
final class `Terms that are taken back` {
  private var solver = Solver()

  private func expectOrder(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(solver.invariantViolations() == [], sourceLocation: sourceLocation)
  }

  @Test func `are added up where an unknown comes again at the end`() throws {
    let x = solver.addUnknown(.location)
    var terms = [2 * x]
    for value in 0..<12 {
      let unknown = solver.addUnknown(.location)
      try solver.add([1 * unknown], .equal, Double(value))
      terms.append(1 * unknown)
    }
    // 2x + (0 + 1 + … + 11) + x = 3x + 66
    try solver.add(terms + [1 * x], .equal, 96)

    solver.solve()

    expectValues(solver.values(x), [10])
    expectOrder()
  }

  @Test func `make room for those of the next constraint`() throws {
    let x = solver.addUnknown(.location)
    let y = solver.addUnknown(.location)
    try solver.add([1 * x, 1 * y, -1 * x], .equal, 4)
    let pin = try solver.add([2 * x, 0 * y], .equal, 6)
    solver.solve()
    expectValues(solver.values(x, y), [3, 4])

    try solver.remove(pin)
    try solver.add([1 * x, 1 * y], .equal, 9)
    solver.solve()

    expectValues(solver.values(x, y), [5, 4])
    expectOrder()
  }

  @Test func `leave nothing behind where a later one is refused`() throws {
    let x = solver.addUnknown(.location)
    let y = solver.addUnknown(.location)
    try solver.add([1 * x], .equal, 2)

    #expect(throws: SolverError.notFinite) {
      try self.solver.add([1 * x, 1 * y, .nan * x], .equal, 1)
    }
    #expect(throws: SolverError.outOfRange) { try self.solver.add([1 * y, 1e300 * x], .equal, 1) }
    #expect(solver.constraintCount == 1)

    try solver.add([1 * y, -1 * x], .equal, 3)
    solver.solve()

    expectValues(solver.values(x, y), [2, 5])
    expectOrder()
  }
}
