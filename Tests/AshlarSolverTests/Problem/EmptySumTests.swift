import AshlarSolver
import Testing

struct `A constraint without unknowns` {
  @Test(arguments: [
    (Relation.equal, 1.0), (.equal, -1), (.greaterThanOrEqual, 1), (.lessThanOrEqual, -1),
    (.equal, 1e-9),
  ])
  func `that is required and false is refused`(relation: Relation, constant: Double) {
    SettledScene.expectRefusal(.neverTrue) { scene in
      try scene.solver.add([], relation, constant)
    }
    SettledScene.expectRefusal(.neverTrue) { scene in
      try scene.solver.add([1 * scene.x, -1 * scene.x], relation, constant)
    }
    SettledScene.expectRefusal(.neverTrue) { scene in
      try scene.solver.add([0 * scene.width], relation, constant)
    }
  }

  @Test(arguments: [
    (Relation.equal, 0.0), (.greaterThanOrEqual, -1), (.lessThanOrEqual, 1),
    (.lessThanOrEqual, 0),
  ])
  func `that is required and true changes nothing`(relation: Relation, constant: Double) throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    try solver.add([1 * x], .equal, 10)
    try solver.add([], relation, constant)
    try solver.add([0.1 * x, 0.2 * x, -0.3 * x], relation, constant)

    solver.solve()

    expectValues(solver.values(x), [10])
    #expect(solver.conflicts.isEmpty)
  }

  @Test func `that is optional and false changes nothing`() throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    try solver.add([1 * x], .equal, 10, priority: 250)
    try solver.add([], .equal, 1, priority: 500)
    try solver.add([1 * x, -1 * x], .equal, 1, priority: 500)

    solver.solve()

    expectValues(solver.values(x), [10])
    #expect(solver.conflicts.isEmpty)
    #expect(solver.invariantViolations() == [])
  }

  @Test func `is refused when it would become false`() throws {
    var solver = Solver()
    let truth = try solver.add([], .equal, 0)
    let wish = try solver.add([], .equal, 1, priority: 500)
    solver.solve()

    #expect(throws: SolverError.neverTrue) { try solver.setConstant(1, of: truth) }
    #expect(throws: SolverError.neverTrue) { try solver.setPriority(.required, of: wish) }
    try solver.setPenalties(Penalties(.lessThanOrEqual, .required), of: wish)
    #expect(throws: SolverError.neverTrue) { try solver.setConstant(-1, of: wish) }

    #expect(solver.solve() == .optimal)
    #expect(solver.conflicts.isEmpty)
    #expect(solver.constraintCount == 2)
  }

  @Test func `can be given unknowns later`() throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    let pin = try solver.add([], .equal, 5, priority: 500)
    solver.solve()

    try solver.setCoefficient(1, of: x, in: pin)
    solver.solve()

    expectValues(solver.values(x), [5])
  }
}

struct `Terms with the same unknown` {
  @Test func `are added up`() throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    let y = solver.addUnknown(.location)
    try solver.add([1 * x, 1 * y, 2 * x], .equal, 30)
    try solver.add([1 * y, 5 * x, -2 * y, -5 * x], .equal, 3)

    solver.solve()

    expectValues(solver.values(x, y), [11, -3])
  }

  @Test func `are one coefficient when it is changed`() throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    let pin = try solver.add([1 * x, 2 * x], .equal, 30)

    try solver.setCoefficient(6, of: x, in: pin)
    solver.solve()

    expectValues(solver.values(x), [5])
  }
}
