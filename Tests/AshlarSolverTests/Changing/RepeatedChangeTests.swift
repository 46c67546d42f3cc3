import AshlarSolver
import Testing

/// The same constants, changed again and again: what a resize or a drag does.
@Suite struct `A constant that changes again and again` {
  @Test(arguments: 0..<300)
  func `gives what the oracle gives each time`(seed: Int) {
    let recipe = RandomRecipe()
    var generator = RepeatableGenerator(seed: seed)
    let subject = SolverUnderTest(recipe.model(&generator))
    guard !subject.constraints.isEmpty else { return }
    for run in 0..<3 {
      let rows = (0..<generator.integer(1...2)).map { _ in
        generator.integer(0...subject.constraints.count - 1)
      }
      for round in 0..<6 {
        for row in rows {
          subject.setConstant(generator.element(of: recipe.constants), of: row)
        }
        subject.solve()
        guard expectOracle(subject, "seed \(seed), run \(run), round \(round)") else { return }
      }
      recipe.change(subject, &generator)
      subject.solve()
      if subject.constraints.isEmpty { return }
    }
  }

  @Test(arguments: 0..<200)
  func `leaves nothing behind in a layout`(seed: Int) {
    var generator = RepeatableGenerator(seed: seed)
    let shape = LayoutShape(count: generator.integer(2...12), &generator)
    let subject = SolverUnderTest(shape.model)
    let row = generator.integer(0...subject.constraints.count - 1)
    for round in 0..<8 {
      subject.setConstant(Double(generator.integer(-20...200)), of: row)
      subject.solve()
      guard expectNoMemory(subject, "seed \(seed), round \(round)") else { return }
    }
  }

  /// Setting two constants in turns in one order and the other means other changes to the solver, but
  /// the same system.
  @Test(arguments: 0..<100)
  func `gives the same bits as one that does not`(seed: Int) {
    var generator = RepeatableGenerator(seed: seed)
    let shape = LayoutShape(count: generator.integer(2...12), &generator)
    let steady = SolverUnderTest(shape.model)
    let varied = SolverUnderTest(shape.model)
    let last = steady.constraints.count - 1
    let first = generator.integer(0...last - 1)
    let second = generator.integer(first + 1...last)
    for round in 0..<6 {
      let constants = (Double(generator.integer(-20...200)), Double(generator.integer(0...9)))
      steady.setConstant(constants.0, of: first)
      steady.setConstant(constants.1, of: second)
      if round % 2 == 0 { varied.setConstant(constants.1, of: second) }
      varied.setConstant(constants.0, of: first)
      if round % 2 == 1 { varied.setConstant(constants.1, of: second) }
      steady.solve()
      varied.solve()
      #expect(steady.values.map(\.bitPattern) == varied.values.map(\.bitPattern))
    }
  }

  /// width₀ = w, left₁ = width₀ / 2, width₁ = width₀ − left₁ − 10: at w = 100 that is 50 and 40.
  @Test func `tells each time what has moved`() throws {
    var solver = Solver()
    let whole = solver.addUnknown(.size)
    let left = solver.addUnknown(.location)
    let width = solver.addUnknown(.size)
    let still = solver.addUnknown(.location)
    let edit = try solver.add([Term(1, whole)], .equal, 100)
    try solver.add([Term(1, left), Term(-0.5, whole)], .equal, 0)
    try solver.add([Term(1, width), Term(1, left), Term(-1, whole)], .equal, -10)
    try solver.add([Term(1, still)], .equal, 7)
    solver.solve()
    for size in [60.0, 80, 120, 200, 44] {
      try solver.setConstant(size, of: edit)
      solver.solve()
      var moved: [Unknown] = []
      solver.forEachChangedUnknown { moved.append($0) }
      #expect(Set(moved) == [whole, left, width])
      #expect(solver.value(of: left) == size / 2)
      #expect(solver.value(of: width) == size / 2 - 10)
      #expect(solver.value(of: still) == 7)
    }
  }

  /// A size that cannot become negative stops a resize that went well many times before.
  @Test func `stops where a size would be negative`() throws {
    var solver = Solver()
    let whole = solver.addUnknown(.size)
    let width = solver.addUnknown(.size)
    let edit = try solver.add([Term(1, whole)], .equal, 100)
    let inset = try solver.add([Term(1, width), Term(-1, whole)], .equal, -30)
    solver.solve()
    for (size, expected) in [(90.0, 60.0), (80, 50), (70, 40), (20, 0), (25, 0), (50, 20)] {
      try solver.setConstant(size, of: edit)
      solver.solve()
      #expect(solver.value(of: whole) == size)
      #expect(solver.value(of: width) == expected)
      #expect(solver.conflicts.map(\.setAside) == (size < 30 ? [inset] : []))
    }
  }

  /// The row at 40 is bounded from below by the one that moves, but only beyond 40.
  @Test func `meets an inequality on its way`() throws {
    var solver = Solver()
    let first = solver.addUnknown(.location)
    let second = solver.addUnknown(.location)
    let edit = try solver.add([Term(1, first)], .equal, 0)
    try solver.add([Term(1, second)], .equal, 40, priority: Priority(500))
    try solver.add([Term(1, second), Term(-1, first)], .greaterThanOrEqual, 0)
    solver.solve()
    for position in [10.0, 20, 30, 50, 60, 70, 15, 5, 41, 39] {
      try solver.setConstant(position, of: edit)
      solver.solve()
      #expect(solver.value(of: second) == max(40, position))
    }
  }
}
