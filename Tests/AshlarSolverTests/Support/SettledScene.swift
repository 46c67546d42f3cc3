import AshlarSolver
import Testing

/// A small solved system with something of everything, to see that a refused call changes nothing.
final class SettledScene {
  var solver = Solver()

  /// A location, pinned to 10 and moved to 20 by ``proceed()``.
  let x: Unknown

  /// A size that wishes for 100 and is held to 60 less `x`.
  let width: Unknown
  let pin: Constraint
  let wish: Constraint

  /// A constraint that is set aside.
  let vain: Constraint

  /// What has been removed, and what belongs to another solver.
  let goneUnknown: Unknown
  let goneConstraint: Constraint
  let foreignUnknown: Unknown
  let foreignConstraint: Constraint
  private var other = Solver()

  init() {
    x = solver.addUnknown(.location)
    width = solver.addUnknown(.size)
    pin = try! solver.add([1 * x], .equal, 10)
    try! solver.add([1 * x, 1 * width], .lessThanOrEqual, 60)
    wish = try! solver.add([1 * width], .equal, 100, priority: 500)
    vain = try! solver.add([2 * x], .equal, 30)
    goneUnknown = solver.addUnknown(.location)
    goneConstraint = try! solver.add([1 * goneUnknown], .equal, 1)
    try! solver.remove(goneConstraint)
    try! solver.remove(goneUnknown)
    foreignUnknown = other.addUnknown(.location)
    foreignConstraint = try! other.add([1 * foreignUnknown], .equal, 1)
    solver.solve()
  }

  private func expectSettled(at values: [Double], missedBy: Double) {
    expectValues(solver.values(x, width), values)
    #expect(solver.conflicts.map(\.members) == [[.constraint(pin), .constraint(vain)]])
    expectValues(solver.conflicts.map(\.missedBy), [missedBy])
    #expect(solver.unknownCount == 2)
    #expect(solver.constraintCount == 4)
    #expect(solver.invariantViolations() == [])
  }
}

// MARK: - Refusals

extension SettledScene {
  typealias Call = (SettledScene) throws -> Void

  /// Expects that a call is refused, between solves and while changes are waiting, and that all goes
  /// on as if it had not been made.
  static func expectRefusal(
    _ error: SolverError, sourceLocation: SourceLocation = #_sourceLocation, of call: Call
  ) {
    let settled = SettledScene()
    #expect(throws: error, sourceLocation: sourceLocation) { try call(settled) }
    settled.expectIdle()
    settled.proceed()

    let waiting = SettledScene()
    try! waiting.solver.setConstant(20, of: waiting.pin)
    #expect(throws: error, sourceLocation: sourceLocation) { try call(waiting) }
    waiting.solver.solve()
    waiting.expectSettled(at: [20, 40], missedBy: 10)
  }

  private func expectIdle() {
    expectSettled(at: [10, 50], missedBy: 10)
    let work = solver.work
    solver.solve()
    #expect(solver.work == work)
    #expect(solver.moved == [])
    expectSettled(at: [10, 50], missedBy: 10)
  }

  /// Moves `x` to 20, so that `width` shrinks to 40.
  private func proceed() {
    try! solver.setConstant(20, of: pin)
    solver.solve()
    expectSettled(at: [20, 40], missedBy: 10)
    #expect(solver.moved == [x, width])
  }
}
