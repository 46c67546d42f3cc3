import AshlarSolver
import Testing

struct `The state in words` {
  /// A box of 300 with a label in it that wishes for 400, at 16, a width that contradicts the box,
  /// an unknown that nothing determines, and the box a second time.
  private static func solver() throws -> Solver {
    var solver = Solver()
    let (box, left) = (solver.addUnknown(.size), solver.addUnknown(.location))
    let (width, loose) = (solver.addUnknown(.size), solver.addUnknown(.location))
    try solver.add([1 * box], .equal, 300)
    try solver.add([1 * left], .equal, 16)
    try solver.add([1 * left, 1 * width, -1 * box], .lessThanOrEqual, 0)
    try solver.add([1 * width], .equal, 400, priority: 750)
    try solver.add([1 * box], .greaterThanOrEqual, 320)
    try solver.add([1 * loose], .lessThanOrEqual, 10)
    try solver.add([1 * loose], .greaterThanOrEqual, -6)
    try solver.add([1 * box], .equal, 300, priority: 500)
    solver.solve()
    return solver
  }

  @Test func `names unknowns, constraints, the working set, multipliers and what is free`() throws {
    let text = try Self.solver().describeState()

    let lines = text.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
    #expect(lines.first?.hasPrefix("legend: ") == true)
    for line in [
      "state: solved", "S x1 = 300.0", "L x2 = 16.0", "S x3 = 284.0", "L x4 = 0.0",
      "c1: 1.0·x1 ~ 300.0 <@1000.0 >@1000.0, T", "c2: 1.0·x2 ~ 16.0 <@1000.0 >@1000.0, T",
      "c3: -1.0·x1 + 1.0·x2 + 1.0·x3 ~ 0.0 >@1000.0, T",
      "c4: 1.0·x3 ~ 400.0 <@750.0 >@750.0, M by -116.0",
      "c5: 1.0·x1 ~ 320.0 <@1000.0, X by -20.0", "c6: 1.0·x4 ~ 10.0 >@1000.0, R -10.0",
      "c7: 1.0·x4 ~ -6.0 <@1000.0, R 6.0", "c8: 1.0·x1 ~ 300.0 <@500.0 >@500.0, A", "c3 ← x3",
      "o(x4) ← x4, free =", "c1: 1.0@750.0", "c2: -1.0@750.0", "c3: 1.0@750.0",
    ] {
      #expect(lines.contains { $0 == line }, "\(line) is not in\n\(text)")
    }
  }

  @Test func `takes the names it is given`() throws {
    var solver = Solver()
    let width = solver.addUnknown(.size)
    let pin = try solver.add([1 * width], .equal, 300)
    solver.solve()

    let text = solver.describeState(
      unknownName: { $0 == width ? "card.width" : nil },
      constraintName: { $0 == pin ? "Card.swift:7" : nil })

    #expect(text.contains("S card.width = 300.0"))
    #expect(text.contains("Card.swift:7: 1.0·card.width ~ 300.0 <@1000.0 >@1000.0, T"))
  }

  @Test func `says when something has changed`() throws {
    var solver = try Self.solver()
    #expect(solver.describeState().contains("state: solved"))

    _ = solver.addUnknown(.size)

    #expect(solver.describeState().contains("state: unsolved changes"))
  }

  @Test func `is the same after the same calls`() throws {
    #expect(try Self.solver().describeState() == Self.solver().describeState())
    for seed in 0..<10 {
      #expect(Self.transcript(seed: seed) == Self.transcript(seed: seed))
    }
  }

  /// A dictionary of other capacity iterates in another order even under the same hash seed, so that
  /// names which are looked up show whether the text depends on such an order.
  @Test func `does not depend on how dictionaries are laid out`() throws {
    func text(capacity: Int) -> String {
      let subject = Self.subject(seed: 3)
      var names = [Unknown: String](minimumCapacity: capacity)
      for unknown in subject.unknowns { names[unknown] = "u\(unknown.index)" }
      return subject.solver.describeState(unknownName: { names[$0] })
    }

    #expect(text(capacity: 0) == text(capacity: 10_000))
  }

  @Test func `is not changed by questions`() throws {
    for seed in 0..<20 {
      let subject = Self.subject(seed: seed)
      let before = subject.solver.describeState()
      for unknown in subject.unknowns {
        _ = try subject.solver.explanation(of: unknown)
        _ = try subject.solver.ambiguity(of: unknown)
      }
      for constraint in subject.constraints { _ = try subject.solver.status(of: constraint) }
      _ = try subject.solver.ambiguities()
      _ = subject.solver.conflicts
      #expect(subject.solver.describeState() == before)
    }
  }

  private static func subject(seed: Int) -> SolverUnderTest {
    let recipe = RandomRecipe(unknowns: 5...20, rows: 10...40, mostRows: 50)
    var generator = RepeatableGenerator(seed: seed)
    let subject = SolverUnderTest(recipe.model(&generator))
    for _ in 0..<4 {
      subject.solve()
      recipe.change(subject, &generator)
    }
    subject.solve()
    return subject
  }

  private static func transcript(seed: Int) -> String {
    subject(seed: seed).solver.describeState()
  }
}
