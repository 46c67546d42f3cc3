import AshlarSolver
import Testing

struct `Handles that are refused` {
  /// Every call that takes a constraint.
  private static func calls(
    with handle: KeyPath<SettledScene, Constraint>
  ) -> [SettledScene.Call] {
    [
      { try $0.solver.remove($0[keyPath: handle]) },
      { try $0.solver.setConstant(1, of: $0[keyPath: handle]) },
      { try $0.solver.setPriority(1, of: $0[keyPath: handle]) },
      { try $0.solver.setPenalties(Penalties(.equal, 1), of: $0[keyPath: handle]) },
      { try $0.solver.setCoefficient(1, of: $0.x, in: $0[keyPath: handle]) },
    ]
  }

  /// Every call that takes an unknown.
  private static func calls(with handle: KeyPath<SettledScene, Unknown>) -> [SettledScene.Call] {
    [
      { try $0.solver.remove($0[keyPath: handle]) },
      { try $0.solver.add([1 * $0.x, 1 * $0[keyPath: handle]], .equal, 5) },
      { try $0.solver.add([0 * $0[keyPath: handle]], near: 0, penalties: Penalties(.equal, 1)) },
      { try $0.solver.setCoefficient(1, of: $0[keyPath: handle], in: $0.pin) },
    ]
  }

  @Test func `are those of removed constraints`() {
    for call in Self.calls(with: \.goneConstraint) {
      SettledScene.expectRefusal(.unknownConstraint, of: call)
    }
  }

  @Test func `are those of constraints of another solver`() {
    for call in Self.calls(with: \.foreignConstraint) {
      SettledScene.expectRefusal(.unknownConstraint, of: call)
    }
  }

  @Test func `are those of removed unknowns`() {
    for call in Self.calls(with: \.goneUnknown) {
      SettledScene.expectRefusal(.unknownUnknown, of: call)
    }
    #expect(SettledScene().value(of: \.goneUnknown).isNaN)
  }

  @Test func `are those of unknowns of another solver`() {
    for call in Self.calls(with: \.foreignUnknown) {
      SettledScene.expectRefusal(.unknownUnknown, of: call)
    }
    #expect(SettledScene().value(of: \.foreignUnknown).isNaN)
  }

  @Test func `are those of unknowns in use, when they are to be removed`() {
    SettledScene.expectRefusal(.unknownInUse) { try $0.solver.remove($0.x) }
    SettledScene.expectRefusal(.unknownInUse) { try $0.solver.remove($0.width) }
  }

  @Test func `stay refused when their numbers are used again`() throws {
    var solver = Solver()
    let old = solver.addUnknown(.location)
    let pin = try solver.add([1 * old], .equal, 1)
    solver.solve()
    try solver.remove(pin)
    try solver.remove(old)
    for _ in 1...2 { solver.solve() }

    let new = solver.addUnknown(.location)
    let again = try solver.add([1 * new], .equal, 3)

    #expect((new.index, again.index) == (old.index, pin.index))
    #expect(throws: SolverError.unknownConstraint) { try solver.remove(pin) }
    #expect(throws: SolverError.unknownConstraint) { try solver.setConstant(9, of: pin) }
    #expect(throws: SolverError.unknownUnknown) { try solver.remove(old) }
    #expect(throws: SolverError.unknownUnknown) { try solver.add([1 * old], .equal, 9) }
    #expect(solver.value(of: old).isNaN)
    solver.solve()
    expectValues(solver.values(new), [3])
  }
}

extension SettledScene {
  fileprivate func value(of unknown: KeyPath<SettledScene, Unknown>) -> Double {
    solver.value(of: self[keyPath: unknown])
  }
}
