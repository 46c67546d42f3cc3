import AshlarSolver
import SolverOracle
import Testing

final class `Exercising an ambiguity` {
  var solver = Solver()
  let first: Unknown
  let second: Unknown
  let pin: Constraint

  /// Two widths that fill 100, the second at least 30. The completion lets the first be 0.
  init() throws {
    first = solver.addUnknown(.size)
    second = solver.addUnknown(.size)
    try solver.add([1 * first, 1 * second], .equal, 100)
    try solver.add([1 * second], .greaterThanOrEqual, 30)
    pin = try solver.add([1 * second], .lessThanOrEqual, 200, priority: 500)
    solver.solve()
  }

  @Test func `goes from one end to the other, and others follow`() throws {
    expectValues(solver.values(first, second), [0, 100])

    #expect(try solver.exerciseAmbiguity(of: first))
    expectValues(solver.values(first, second), [70, 30])
    #expect(solver.moved == [first, second])
    #expect(solver.invariantViolations() == [])

    #expect(try solver.exerciseAmbiguity(of: first))
    expectValues(solver.values(first, second), [0, 100])
  }

  @Test func `lasts until something changes`() throws {
    try solver.exerciseAmbiguity(of: first)
    for _ in 1...3 {
      #expect(solver.solve() == .optimal)
      expectValues(solver.values(first, second), [70, 30])
    }
    #expect(solver.moved == [])

    try solver.setConstant(300, of: pin)
    solver.solve()

    expectValues(solver.values(first, second), [0, 100])
    #expect(solver.moved == [first, second])
    #expect(solver.invariantViolations() == [])
  }

  @Test func `ends when told to, at the next solve`() throws {
    try solver.exerciseAmbiguity(of: first)
    solver.endExercise()
    expectValues(solver.values(first, second), [70, 30])

    solver.solve()

    expectValues(solver.values(first, second), [0, 100])
  }

  @Test func `replaces an earlier exercise`() throws {
    let x = solver.addUnknown(.location)
    solver.solve()
    try solver.exerciseAmbiguity(of: first)

    try solver.exerciseAmbiguity(of: x)

    expectValues(solver.values(first, second, x), [0, 100, 100])
  }

  @Test func `goes a hundred further where nothing ends it`() throws {
    let (x, width) = (solver.addUnknown(.location), solver.addUnknown(.size))
    solver.solve()

    for value in [100.0, 200] {
      try solver.exerciseAmbiguity(of: x)
      expectValues(solver.values(x), [value])
    }
    for value in [100.0, 0] {
      try solver.exerciseAmbiguity(of: width)
      expectValues(solver.values(width), [value])
    }
  }

  @Test func `leaves what is determined alone`() throws {
    let x = solver.addUnknown(.location)
    try solver.add([1 * x], .equal, 5, priority: 1)
    solver.solve()
    let before = solver.describeState()

    #expect(try !solver.exerciseAmbiguity(of: x))

    #expect(solver.describeState() == before)
  }

  @Test func `explains where the value comes from, and stays ambiguous`() throws {
    let (x, y) = (solver.addUnknown(.location), solver.addUnknown(.location))
    let distance = try solver.add([1 * y, -1 * x], .equal, 8)
    solver.solve()
    try solver.exerciseAmbiguity(of: x)

    let causes = try solver.explanation(of: y).causes
    #expect(causes.sources == [.constraint(distance), .exercise(of: x)])
    expectValues(causes.map(\.contribution), [8, 100])
    #expect(try solver.ambiguity(of: x)?.range == -.infinity ... .infinity)
    #expect(solver.constraintCount == 4)
  }

  @Test func `does not keep the unknown from being removed`() throws {
    let x = solver.addUnknown(.location)
    solver.solve()
    try solver.exerciseAmbiguity(of: x)

    try solver.remove(x)
    solver.solve()

    expectValues(solver.values(first, second), [0, 100])
    #expect(try solver.ambiguities().map(\.unknown) == [first, second])
    #expect(solver.invariantViolations() == [])
  }

  @Test(arguments: 0..<150)
  func `keeps what every priority has, and is forgotten`(seed: Int) throws {
    let recipe = RandomRecipe(unknowns: 2...3, rows: 2...6, mostRows: 8)
    var generator = RepeatableGenerator(seed: seed)
    let subject = SolverUnderTest(recipe.model(&generator))
    for step in 0..<4 {
      subject.solve()
      let oracle = Oracle(subject.model)
      let levels = oracle.priorities.count
      let costs = oracle.costs(at: subject.values, without: subject.setAside).prefix(levels)
      for unknown in subject.unknowns where try subject.solver.exerciseAmbiguity(of: unknown) {
        let moved = oracle.costs(at: subject.values, without: subject.setAside).prefix(levels)
        expectValues(Array(moved), Array(costs))
        #expect(subject.problems == [])
      }
      recipe.change(subject, &generator)
      subject.solver.endExercise()
      subject.solve()
      #expect(expectOracle(subject, "seed \(seed), step \(step)"))
    }
  }
}
