import AshlarSolver
import Testing

struct `The explanation of a value` {
  @Test func `names the constraints it comes from, with their factors`() throws {
    // The middle of a label that ends 20 before the end of a box that is 300 wide and 100 away.
    var solver = Solver()
    let (left, width, middle) = (
      solver.addUnknown(.location), solver.addUnknown(.size), solver.addUnknown(.location)
    )
    let start = try solver.add([1 * left], .equal, 100)
    let end = try solver.add([1 * left, 1 * width], .equal, 380)
    try solver.add([1 * width], .lessThanOrEqual, 1_000)
    let half = try solver.add([2 * middle, -2 * left, -1 * width], .equal, 0)
    solver.solve()

    let explanation = try solver.explanation(of: middle)

    #expect(explanation.unknown == middle)
    expectValues([explanation.value, explanation.causes.sum], [240, 240])
    #expect(explanation.causes.sources == [start, end, half].map { .constraint($0) })
    expectValues(explanation.causes.factors, [0.5, 0.5, 0.5])
    expectValues(explanation.causes.map(\.constant), [100, 380, 0])
    #expect(explanation.misses == [])
  }

  @Test func `lists zeros of unknowns`() throws {
    var solver = Solver()
    let (x, width) = (solver.addUnknown(.location), solver.addUnknown(.size))
    let end = try solver.add([1 * x, 1 * width], .equal, 10)
    solver.solve()

    #expect(try solver.explanation(of: width).causes.sources == [.zero(of: width)])
    #expect(try solver.explanation(of: x).causes.sources == [.zero(of: width), .constraint(end)])
    expectValues(try solver.explanation(of: x).causes.factors, [-1, 1])
  }

  @Test func `says what would move it`() throws {
    var solver = Solver()
    let (x, y) = (solver.addUnknown(.location), solver.addUnknown(.location))
    let first = try solver.add([2 * x, 1 * y], .equal, 7)
    let second = try solver.add([1 * x, -1 * y], .equal, 2)
    solver.solve()
    let causes = try solver.explanation(of: y).causes

    for (constraint, cause) in zip([first, second], causes) {
      #expect(cause.source == .constraint(constraint))
      try solver.setConstant(cause.constant + 1, of: constraint)
      solver.solve()
      expectValues(solver.values(y), [causes.sum + cause.factor])
      try solver.setConstant(cause.constant, of: constraint)
      solver.solve()
    }
  }

  @Test func `names the wishes that lost, and to what`() throws {
    var solver = Solver()
    let (box, width) = (solver.addUnknown(.size), solver.addUnknown(.size))
    let screen = try solver.add([1 * box], .equal, 320)
    let inside = try solver.add([1 * width, -1 * box], .lessThanOrEqual, -32)
    let content = try solver.add([1 * width], .equal, 400, priority: 750)
    try solver.add([1 * width], .greaterThanOrEqual, 100, priority: 900)
    solver.solve()

    let explanation = try solver.explanation(of: width)

    #expect(explanation.causes.sources == [.constraint(screen), .constraint(inside)])
    let miss = try #require(explanation.misses.first)
    #expect(explanation.misses.count == 1)
    #expect((miss.constraint, miss.side, miss.priority) == (content, .under, 750))
    expectValues([miss.amount], [112])
    #expect(miss.givenUpTo.sources == explanation.causes.sources)
    expectValues(miss.givenUpTo.factors, [1, 1])
    #expect(try solver.explanation(of: box).misses == [])
  }

  @Test func `names what has been set aside`() throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    let old = try solver.add([1 * x], .equal, 10)
    let new = try solver.add([2 * x], .greaterThanOrEqual, 50)
    solver.solve()

    let misses = try solver.explanation(of: x).misses

    #expect(misses.map(\.constraint) == [new])
    #expect((misses[0].side, misses[0].priority) == (.under, .required))
    expectValues([misses[0].amount], [30])
    #expect(misses[0].givenUpTo.sources == [.constraint(old)])
    expectValues(misses[0].givenUpTo.factors, [2])
  }

  @Test func `leaves out wishes that do not mind where it is`() throws {
    // How far y is from x is settled; the wish for another distance does not care where they are.
    var solver = Solver()
    let (x, y) = (solver.addUnknown(.location), solver.addUnknown(.location))
    try solver.add([1 * x], .equal, 10)
    try solver.add([1 * y, -1 * x], .equal, 3)
    let wish = try solver.add([1 * y, -1 * x], .equal, 5, priority: 250)
    solver.solve()

    #expect(try solver.explanation(of: x).misses == [])
    #expect(try solver.explanation(of: y).misses.map(\.constraint) == [wish])
  }

  @Test func `says what holds, and not all that decides what does`() throws {
    // y is where the middle one of three wishes wants it, which speaks of y. That it is the middle one is
    // because of the third, which speaks of x alone.
    var solver = Solver()
    let (x, y) = (solver.addUnknown(.location), solver.addUnknown(.location))
    try solver.add([1 * y, -1 * x], .equal, 10)
    let low = try solver.add([1 * y], .equal, 100, priority: 500)
    let middle = try solver.add([1 * y], .equal, 200, priority: 500)
    let high = try solver.add([1 * x], .equal, 210, priority: 500)
    solver.solve()
    expectValues(solver.values(x, y), [190, 200])
    #expect(try solver.explanation(of: y).causes.sources == [.constraint(middle)])
    #expect(try solver.explanation(of: y).misses.map(\.constraint) == [low])
    #expect(try solver.explanation(of: x).misses.map(\.constraint) == [high])

    try solver.setConstant(150, of: high)
    solver.solve()

    expectValues(solver.values(x, y), [150, 160])
  }
}

struct `Explanations` {
  @Test(arguments: 0..<40)
  func `add up to the values`(seed: Int) throws {
    let recipe = RandomRecipe(unknowns: 5...30, rows: 10...60)
    var generator = RepeatableGenerator(seed: seed)
    let subject = SolverUnderTest(recipe.model(&generator))
    for _ in 0..<4 {
      subject.solve()
      for unknown in subject.unknowns {
        let explanation = try subject.solver.explanation(of: unknown)
        let error = explanation.causes.sum - subject.solver.value(of: unknown)
        #expect(error.magnitude <= 1e-9 * explanation.causes.largest)
      }
      recipe.change(subject, &generator)
    }
  }

  @Test func `visit only what the unknown depends on`() throws {
    // Row 5 stands on the four before it; its top needs their heights and gaps, 2 unknowns a row.
    func visits(of count: Int) throws -> Int {
      var solver = Solver()
      let rows = (0..<count).map { _ in (solver.addUnknown(.location), solver.addUnknown(.size)) }
      try solver.add([1 * rows[0].0], .equal, 8)
      for (index, row) in rows.enumerated() {
        try solver.add([1 * row.1], .equal, 44)
        guard index > 0 else { continue }
        let above = rows[index - 1]
        try solver.add([1 * row.0, -1 * above.0, -1 * above.1], .equal, 8)
      }
      solver.solve()
      let before = solver.work.unknownsVisited
      #expect(try solver.explanation(of: rows[4].0).causes.count == 9)
      return solver.work.unknownsVisited - before
    }

    #expect(try visits(of: 10) == 9)
    #expect(try visits(of: 2_000) == 9)
  }
}
