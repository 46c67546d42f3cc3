import AshlarSolver
import SolverOracle
import Testing

struct `Where more holds than is needed, what is named` {
  @Test func `is the constraint that was added where a location rested`() throws {
    var solver = Solver()
    let (x, y) = (solver.addUnknown(.location), solver.addUnknown(.location))
    let distance = try solver.add([1 * y, -1 * x], .equal, 10)
    solver.solve()
    #expect(try solver.explanation(of: x).causes.sources == [.zero(of: x)])

    let pin = try solver.add([1 * x], .equal, 0)
    solver.solve()

    #expect(try solver.explanation(of: x).causes.sources == [.constraint(pin)])
    let causes = try solver.explanation(of: y).causes
    #expect(causes.sources == [.constraint(distance), .constraint(pin)])
    expectValues(causes.factors, [1, 1])
    #expect(try solver.status(of: pin) == .active([]))
    try solver.setConstant(5, of: pin)
    solver.solve()
    expectValues(solver.values(x, y), [5, 15])
  }

  @Test func `is what is required, and not a wish that says the same`() throws {
    var solver = Solver()
    let width = solver.addUnknown(.size)
    let wish = try solver.add([1 * width], .equal, 100, priority: 250)
    solver.solve()
    let pin = try solver.add([1 * width], .equal, 100)
    solver.solve()

    #expect(try solver.explanation(of: width).causes.sources == [.constraint(pin)])
    #expect(try solver.status(of: pin) == .active([]))
    #expect(try solver.status(of: wish) == .redundant)
  }

  @Test func `is what is required when a screen comes to the size that a wish had`() throws {
    // The label is as wide as the screen less 32, or else 100 wide: on a screen of 132 it is both.
    var solver = Solver()
    let (screen, label) = (solver.addUnknown(.size), solver.addUnknown(.size))
    let size = try solver.add([1 * screen], .equal, 400)
    let wish = try solver.add([1 * label], .equal, 100, priority: 250)
    let inside = try solver.add([1 * label, -1 * screen], .equal, -32)
    solver.solve()
    try solver.setConstant(132, of: size)
    solver.solve()

    #expect(
      try solver.explanation(of: label).causes.sources == [.constraint(size), .constraint(inside)])
    #expect(try solver.status(of: wish) == .redundant)
  }

  @Test func `is the oldest of wishes that are equally strong`() throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    let first = try solver.add([1 * x], .equal, 100, priority: 750)
    let second = try solver.add([2 * x], .equal, 200, priority: 500)
    solver.solve()
    try solver.setPriority(250, of: first)
    solver.solve()
    #expect(try solver.explanation(of: x).causes.sources == [.constraint(second)])

    try solver.setPriority(500, of: first)
    solver.solve()

    #expect(try solver.explanation(of: x).causes.sources == [.constraint(first)])
    #expect(try solver.status(of: first) == .active([]))
    #expect(try solver.status(of: second) == .redundant)
  }

  @Test func `is the limit that a missed wish presses, and not a weaker wish`() throws {
    // Without the limit the width would be 150, without the weaker wish it would not move.
    var solver = Solver()
    let width = solver.addUnknown(.size)
    let same = try solver.add([1 * width], .equal, 100, priority: 250)
    solver.solve()
    let limit = try solver.add([1 * width], .lessThanOrEqual, 100)
    let wish = try solver.add([1 * width], .equal, 150, priority: 500)
    solver.solve()

    let explanation = try solver.explanation(of: width)

    #expect(explanation.causes.sources == [.constraint(limit)])
    #expect(explanation.misses.map(\.constraint) == [wish])
    #expect(explanation.misses.first?.givenUpTo.sources == [.constraint(limit)])
    guard case .active(let pressures) = try solver.status(of: limit) else {
      Issue.record("the limit does not hold the width")
      return
    }
    #expect(pressures.first == Pressure(priority: 500, gain: 1))
    #expect(try solver.status(of: same) == .redundant)
  }

  @Test func `is the wish that keeps it from resting, and not the limit that it has come to`()
    throws
  {
    var solver = Solver()
    let width = solver.addUnknown(.size)
    let limit = try solver.add([1 * width], .lessThanOrEqual, 80)
    let wish = try solver.add([1 * width], .equal, 100, priority: 500)
    solver.solve()
    #expect(try solver.explanation(of: width).causes.sources == [.constraint(limit)])

    try solver.setConstant(100, of: limit)
    solver.solve()

    #expect(try solver.explanation(of: width).causes.sources == [.constraint(wish)])
    #expect(try solver.status(of: wish) == .active([]))
    #expect(try solver.status(of: limit) == .redundant)
  }
}

struct `Explanations of equations that all hold` {
  @Test func `are those of a solver that starts from nothing`() throws {
    // Few constants, so that much holds by accident.
    let recipe = RandomRecipe(
      unknowns: 2...5, rows: 3...9, coefficients: [1, -1], constants: [0, 10, 20],
      levels: [1000, 1000, 750, 500, 250], relations: [.equal], contents: 0)
    var compared = 0
    for seed in 0..<400 {
      var generator = RepeatableGenerator(seed: seed)
      let subject = SolverUnderTest(recipe.model(&generator))
      for _ in 0..<6 {
        subject.solve()
        if try allHold(subject) {
          compared += 1
          try expectSameCauses(subject, subject.fresh(), seed)
        }
        recipe.change(subject, &generator)
      }
    }
    #expect(compared > 50)
  }

  /// Of required constraints that say the same, either may be named.
  private func allHold(_ subject: SolverUnderTest) throws -> Bool {
    try zip(subject.constraints, subject.model.rows).allSatisfy { constraint, row in
      let status = try subject.solver.status(of: constraint)
      return status.miss == nil && !(row.isRequired && status == .redundant)
    }
  }

  private func expectSameCauses(
    _ subject: SolverUnderTest, _ fresh: SolverUnderTest, _ seed: Int
  ) throws {
    for (unknown, other) in zip(subject.unknowns, fresh.unknowns) {
      let causes = try subject.solver.explanation(of: unknown).causes
      let others = try fresh.solver.explanation(of: other).causes
      let names = try causes.map { try name(of: $0, in: subject) }
      #expect(try names.sorted() == others.map { try name(of: $0, in: fresh) }.sorted(), "\(seed)")
    }
  }

  /// The factor, and which row by age or which unknown it is.
  private func name(of cause: Cause, in subject: SolverUnderTest) throws -> String {
    let rounded = (cause.factor * 1e9).rounded() / 1e9
    switch cause.source {
    case .constraint(let constraint):
      let index = try #require(subject.constraints.firstIndex(of: constraint))
      let age = subject.model.rows[index].age
      return "\(rounded) row \(subject.model.rows.count { $0.age < age })"
    case .zero(let unknown), .exercise(let unknown):
      return "\(rounded) zero \(try #require(subject.unknowns.firstIndex(of: unknown)))"
    }
  }
}
