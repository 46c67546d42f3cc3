import AshlarSolver
import SolverOracle
import Testing

struct `The multipliers of a conflict` {
  @Test func `cancel the terms and leave a constant`() throws {
    // Three times 40 is more than 100: the sum less each width leaves 100 − 120.
    var solver = Solver()
    let widths = (1...3).map { _ in solver.addUnknown(.size) }
    for width in widths { try solver.add([2 * width], .equal, 80) }
    try solver.add(widths.map { 1 * $0 }, .lessThanOrEqual, 100)
    solver.solve()

    let conflict = solver.conflicts[0]

    expectValues(conflict.multipliers, [-0.5, -0.5, -0.5, 1])
    expectValues([conflict.missedBy, conflict.leastMiss], [20, 20])
  }

  @Test func `tell the least miss from the present one`() throws {
    // A wish moves x beyond what the conflict is about.
    var solver = Solver()
    let x = solver.addUnknown(.location)
    try solver.add([1 * x], .greaterThanOrEqual, 10)
    try solver.add([1 * x], .lessThanOrEqual, 4)
    try solver.add([1 * x], .equal, 50, priority: 500)
    solver.solve()

    expectValues(solver.conflicts.map(\.missedBy), [46])
    expectValues(solver.conflicts.map(\.leastMiss), [6])
    expectValues(solver.conflicts[0].multipliers, [-1, 1])
  }

  @Test func `speak of sizes as well`() throws {
    var solver = Solver()
    let (first, second) = (solver.addUnknown(.size), solver.addUnknown(.size))
    let sum = try solver.add([1 * first, 1 * second], .equal, 10)
    let most = try solver.add([3 * first], .greaterThanOrEqual, 33)
    solver.solve()

    let conflict = solver.conflicts[0]

    #expect(conflict.members == [.notNegative(second), .constraint(sum), .constraint(most)])
    expectValues(conflict.multipliers, [3, -3, 1])
    expectValues([conflict.leastMiss], [3])
  }
}

struct `Conflicts of random systems` {
  /// Systems in which nearly everything is required, so that most contradict themselves.
  private static func subject(seed: Int) -> SolverUnderTest {
    let recipe = RandomRecipe(
      unknowns: 2...6, rows: 6...14, mostRows: 16, levels: [1000, 1000, 1000, 500])
    var generator = RepeatableGenerator(seed: seed)
    let subject = SolverUnderTest(recipe.model(&generator))
    for _ in 0..<seed % 4 {
      subject.solve()
      recipe.change(subject, &generator)
    }
    subject.solve()
    return subject
  }

  @Test func `are minimal: without any one member the others hold`() {
    var tried = 0
    for seed in 0..<400 {
      let subject = Self.subject(seed: seed)
      for conflict in subject.conflicts {
        #expect(canHold(conflict.members, of: subject) == false, "seed \(seed)")
        for missing in conflict.members.indices {
          var others = conflict.members
          others.remove(at: missing)
          #expect(canHold(others, of: subject), "seed \(seed), without member \(missing)")
          tried += 1
        }
      }
    }
    #expect(tried > 1_000)
  }

  @Test func `are contradictions by arithmetic alone`() {
    for seed in 0..<400 {
      let subject = Self.subject(seed: seed)
      for conflict in subject.conflicts {
        #expect(isContradiction(conflict, of: subject), "seed \(seed)")
        #expect(conflict.leastMiss <= conflict.missedBy + 1e-6, "seed \(seed)")
      }
    }
  }

  /// Whether a new solver that is given some members alone finds no conflict among them.
  private func canHold(_ members: [Conflict.Member], of subject: SolverUnderTest) -> Bool {
    var solver = Solver()
    let kinds = subject.unknowns.map { unknown in
      members.contains(.notNegative(unknown)) ? Unknown.Kind.size : .location
    }
    let unknowns = kinds.map { solver.addUnknown($0) }
    for member in members {
      guard case .constraint(let constraint) = member else { continue }
      let row = subject.model.rows[subject.constraints.firstIndex(of: constraint)!]
      let terms = zip(row.coefficients, unknowns).filter { $0.0 != 0 }.map { $0.0 * $0.1 }
      try! solver.add(terms, near: row.constant, penalties: row.penalties.required)
    }
    solver.solve()
    return solver.conflicts.isEmpty
  }

  /// Whether the multipliers cancel every unknown, leave the least miss, and make no inequality say
  /// more than it does.
  private func isContradiction(_ conflict: Conflict, of subject: SolverUnderTest) -> Bool {
    var sums = [Double](repeating: 0, count: subject.unknowns.count)
    var constant = 0.0
    for (member, multiplier) in zip(conflict.members, conflict.multipliers) {
      switch member {
      case .notNegative(let unknown):
        sums[subject.unknowns.firstIndex(of: unknown)!] += multiplier
      case .constraint(let constraint):
        let row = subject.model.rows[subject.constraints.firstIndex(of: constraint)!]
        for (index, coefficient) in row.coefficients.enumerated() {
          sums[index] += multiplier * coefficient
        }
        constant += multiplier * row.constant
      }
    }
    let isLeast = (constant.magnitude - conflict.leastMiss).magnitude < 1e-6
    return sums.allSatisfy { $0.magnitude < 1e-9 } && isLeast && constant.magnitude > 1e-6
      && zip(conflict.members, conflict.multipliers).allSatisfy { member, multiplier in
        subject.isRequired(member, on: constant * multiplier > 0 ? .under : .over)
      }
  }
}

extension SolverUnderTest {
  /// Whether a member may not be on a side.
  fileprivate func isRequired(_ member: Conflict.Member, on side: Miss.Side) -> Bool {
    guard case .constraint(let constraint) = member else { return side == .under }
    let penalties = model.rows[constraints.firstIndex(of: constraint)!].penalties
    return (side == .under ? penalties.under : penalties.over) == .required
  }
}

extension Penalties {
  /// Only what is required.
  fileprivate var required: Penalties {
    Penalties(
      under: under == .required ? .required : nil, over: over == .required ? .required : nil)
  }
}
