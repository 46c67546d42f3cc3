import AshlarSolver
import Testing

/// Layouts that people write and that once took the square or the cube of their size. `Benchmarks growth` times them.
struct `Looked-at terms` {
  /// How many terms one solve of so many views looks at.
  private func visits(
    _ count: Int, _ fill: (inout Solver, [Unknown]) throws -> Void
  ) throws -> Double {
    var solver = Solver()
    let lengths = (0..<count).map { _ in solver.addUnknown(.size) }
    try fill(&solver, lengths)
    let outcome = solver.solve()
    #expect(outcome == .optimal)
    return Double(solver.work.termsVisited)
  }

  /// The views are as wide as each other, and the sum is a number: whichever way the widths follow each other, the sum
  /// has to be written once as a combination of all.
  @Test func `of equal widths with a sum grow like their number`() throws {
    func fill(_ solver: inout Solver, _ lengths: [Unknown]) throws {
      for length in lengths.dropFirst() {
        try solver.add([Term(1, length), Term(-1, lengths[0])], .equal, 0)
      }
      try solver.add(lengths.map { Term(1, $0) }, .equal, 6_000)
    }

    #expect(try visits(2_000, fill) <= 2.2 * visits(1_000, fill))
  }

  /// Twice the first is the second less 20, and so on around. Taken the wrong way round, each equation doubles.
  @Test func `of a ring of halves grow like their number`() throws {
    func fill(_ solver: inout Solver, _ lengths: [Unknown]) throws {
      for (index, length) in lengths.enumerated() {
        let next = lengths[(index + 1) % lengths.count]
        try solver.add([Term(1, length), Term(-0.5, next)], .equal, 10)
      }
    }

    #expect(try visits(2_000, fill) <= 2.5 * visits(1_000, fill))
  }

  /// All want 100 and get 60 on average. They give way one after the other, and to see who is next each time means to
  /// look at the sum, which has a term for each. The cube would be a thousand for each pair.
  @Test func `of equal wishes against a sum are a few for each pair`() throws {
    func fill(_ solver: inout Solver, _ lengths: [Unknown]) throws {
      for length in lengths {
        try solver.add([Term(1, length)], .equal, 100, priority: Priority(750))
      }
      try solver.add(lengths.map { Term(1, $0) }, .equal, Double(60 * lengths.count))
    }

    #expect(try visits(1_000, fill) <= 6 * 1_000 * 1_000)
  }
}

/// A chain of which nothing says where it is.
struct `Asking for what is undetermined` {
  /// The views are 40 long, 8 apart, and as far left or right as you like: each start may be anywhere.
  private func chain(_ count: Int) throws -> (ambiguities: [Ambiguity], visits: Int) {
    var solver = Solver()
    let starts = (0..<count).map { _ in solver.addUnknown(.location) }
    for index in 1..<count {
      try solver.add([Term(1, starts[index]), Term(-1, starts[index - 1])], .equal, 48)
    }
    solver.solve()
    let before = solver.work.unknownsVisited
    let ambiguities = try solver.ambiguities()
    return (ambiguities, solver.work.unknownsVisited - before)
  }

  @Test func `visits each view of a free chain a few times`() throws {
    let (ambiguities, visits) = try chain(1_000)

    #expect(ambiguities.map(\.range) == Array(repeating: -.infinity ... .infinity, count: 1_000))
    // Once to see what moves, and the others on the way to the two ends.
    #expect((2 * 1_000...20 * 1_000).contains(visits))
  }

  @Test func `counts what it looks at`() throws {
    var solver = Solver()
    let (x, width) = (solver.addUnknown(.location), solver.addUnknown(.size))
    let sum = try solver.add([Term(1, x), Term(1, width)], .equal, 100, priority: 500)
    solver.solve()
    let questions: [(inout Solver) throws -> Void] = [
      { _ = try $0.status(of: sum) }, { _ = try $0.explanation(of: x) },
      { _ = try $0.ambiguity(of: x) }, { _ = try $0.ambiguity(ofSum: [Term(2, width)]) },
      { _ = try $0.ambiguities() },
    ]

    for question in questions {
      let before = solver.work.termsVisited
      try question(&solver)
      #expect(solver.work.termsVisited > before)
    }
  }
}

/// A system that takes long: every view is tied to every other one by a wish, and no two wishes agree.
struct `A solver that looks at too much` {
  private func fill(_ solver: inout Solver) throws -> [Unknown] {
    let unknowns = (0..<40).map { _ in solver.addUnknown(.size) }
    for index in unknowns.indices {
      try solver.add([Term(1, unknowns[index])], .greaterThanOrEqual, Double(index))
      for other in 0..<index {
        try solver.add(
          [Term(1, unknowns[index]), Term(-1, unknowns[other])], .equal,
          Double((index * 7 + other * 13) % 17), priority: Priority(500))
      }
    }
    return unknowns
  }

  @Test func `says so soon, and leaves what is required`() throws {
    var solver = Solver()
    let unknowns = try fill(&solver)
    solver.visitLimit = 50_000
    let outcome = solver.solve()

    #expect(outcome == .workLimitReached)
    // One line search looks at each of the 2,400 coefficients a few times before the limit is looked at again.
    #expect(solver.work.termsVisited <= 50_000 + 25_000)
    for (index, unknown) in unknowns.enumerated() {
      #expect(solver.value(of: unknown) >= Double(index) - 1e-6)
    }
  }

  @Test func `comes to the same optimum in the end`() throws {
    var solver = Solver()
    let unknowns = try fill(&solver)
    solver.visitLimit = 50_000
    let rounds = solver.solveInRounds()

    var other = Solver()
    let others = try fill(&other)
    let outcome = other.solve()
    #expect(outcome == .optimal)
    #expect((2..<1_000).contains(rounds))
    for (one, same) in zip(unknowns, others) {
      #expect((solver.value(of: one) - other.value(of: same)).magnitude < 1e-6)
    }
  }
}
