import AshlarSolver
import Testing

struct `Questions that are refused` {
  @Test func `are those about unknowns that are gone or of another solver`() {
    for handle in [\SettledScene.goneUnknown, \.foreignUnknown] {
      let calls: [SettledScene.Call] = [
        { _ = try $0.solver.explanation(of: $0[keyPath: handle]) },
        { _ = try $0.solver.ambiguity(of: $0[keyPath: handle]) },
        { try $0.solver.exerciseAmbiguity(of: $0[keyPath: handle]) },
      ]
      for call in calls { SettledScene.expectRefusal(.unknownUnknown, of: call) }
    }
  }

  @Test func `are those about constraints that are gone or of another solver`() {
    for handle in [\SettledScene.goneConstraint, \.foreignConstraint] {
      SettledScene.expectRefusal(.unknownConstraint) {
        _ = try $0.solver.status(of: $0[keyPath: handle])
      }
    }
  }

  /// Every kind of change.
  static var changes: [SettledScene.Call] {
    [
      { _ = $0.solver.addUnknown(.size) },
      { try $0.solver.add([1 * $0.x], .equal, 1) },
      { try $0.solver.remove($0.vain) },
      { try $0.solver.setConstant(11, of: $0.pin) },
      { try $0.solver.setConstant(11, of: $0.vain) },
      { try $0.solver.setPriority(501, of: $0.wish) },
      { try $0.solver.setCoefficient(3, of: $0.x, in: $0.wish) },
      { try $0.solver.setTerms([1 * $0.width], of: $0.pin) },
    ]
  }

  @Test(arguments: changes.indices)
  func `are those before the changes have been solved`(index: Int) throws {
    let scene = SettledScene()
    try Self.changes[index](scene)

    #expect(throws: SolverError.unsolvedChanges) { _ = try scene.solver.explanation(of: scene.x) }
    #expect(throws: SolverError.unsolvedChanges) { _ = try scene.solver.status(of: scene.wish) }
    #expect(throws: SolverError.unsolvedChanges) { _ = try scene.solver.ambiguity(of: scene.x) }
    #expect(throws: SolverError.unsolvedChanges) { _ = try scene.solver.ambiguities() }
    #expect(throws: SolverError.unsolvedChanges) {
      try scene.solver.exerciseAmbiguity(of: scene.x)
    }

    scene.solver.solve()
    #expect(throws: Never.self) { _ = try scene.solver.explanation(of: scene.x) }
    #expect(throws: Never.self) { _ = try scene.solver.ambiguities() }
  }

  @Test func `are none after changes that change nothing`() throws {
    let scene = SettledScene()
    try scene.solver.setConstant(10, of: scene.pin)
    try scene.solver.setPriority(500, of: scene.wish)
    try scene.solver.setCoefficient(1, of: scene.width, in: scene.wish)
    try scene.solver.setTerms([1 * scene.x], of: scene.pin)

    #expect(throws: Never.self) { _ = try scene.solver.explanation(of: scene.x) }
  }
}

struct `Refused changes` {
  static var calls: [SettledScene.Call] {
    [
      { try $0.solver.add([.nan * $0.x], .equal, 1) },
      { try $0.solver.add([1 * $0.x, .infinity * $0.width], .equal, 1) },
      { try $0.solver.add([1e300 * $0.x], .equal, 1, priority: 500) },
      { try $0.solver.add([.leastNonzeroMagnitude * $0.x], .equal, 1) },
      { try $0.solver.add([1 * $0.x], .equal, -.infinity) },
      { try $0.solver.add([1 * $0.x], .equal, 1, priority: 1001) },
      { try $0.solver.add([1 * $0.x], near: 1, penalties: Penalties(under: nil, over: nil)) },
      { try $0.solver.add([], .equal, 1) },
      { try $0.solver.add([1 * $0.x, -1 * $0.x], .equal, 1) },
      { try $0.solver.add([1 * $0.x, 1 * $0.goneUnknown], .equal, 1) },
      { try $0.solver.setConstant(.nan, of: $0.pin) },
      { try $0.solver.setConstant(1, of: $0.goneConstraint) },
      { try $0.solver.setTerms([], of: $0.pin) },
      { try $0.solver.setTerms([1 * $0.foreignUnknown], of: $0.pin) },
      { try $0.solver.setCoefficient(0, of: $0.x, in: $0.pin) },
      { try $0.solver.setCoefficient(1e-300, of: $0.x, in: $0.pin) },
      { try $0.solver.setPriority(.init(.nan), of: $0.pin) },
      { try $0.solver.remove($0.goneConstraint) },
      { try $0.solver.remove($0.x) },
      { try $0.solver.remove($0.foreignUnknown) },
    ]
  }

  @Test(arguments: calls.indices)
  func `leave no trace in the state`(index: Int) throws {
    let scene = SettledScene()
    let settled = scene.solver.describeState()
    #expect(throws: SolverError.self) { try Self.calls[index](scene) }
    #expect(scene.solver.describeState() == settled)

    try scene.solver.setConstant(20, of: scene.pin)
    let waiting = scene.solver.describeState()
    #expect(throws: SolverError.self) { try Self.calls[index](scene) }
    #expect(scene.solver.describeState() == waiting)
  }

  @Test func `include removing a constraint twice, but not adding it twice`() throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    let once = try solver.add([1 * x], .equal, 10)
    let again = try solver.add([1 * x], .equal, 10)
    solver.solve()
    expectValues(solver.values(x), [10])

    try solver.remove(once)
    #expect(throws: SolverError.unknownConstraint) { try solver.remove(once) }
    solver.solve()
    #expect(throws: SolverError.unknownConstraint) { try solver.remove(once) }

    expectValues(solver.values(x), [10])
    #expect(try solver.explanation(of: x).causes.sources == [.constraint(again)])
    #expect(throws: Never.self) { try solver.remove(again) }
  }
}
