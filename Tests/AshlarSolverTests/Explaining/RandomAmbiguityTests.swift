import AshlarSolver
import Foundation
import SolverOracle
import Testing

/// Random systems whose optimal face is compared with the corners that the oracle finds on it. The
/// environment variable `ASHLAR_SYSTEMS` sets the number of systems of each kind; without it there are
/// some thousands, and a fifth of them in debug builds.
struct `Ambiguities of random systems` {
  private static func seeds(_ usual: Int) -> Range<Int> {
    #if DEBUG
      let usual = usual / 5
    #endif
    return 0..<(Int(ProcessInfo.processInfo.environment["ASHLAR_SYSTEMS"] ?? "") ?? usual)
  }

  @Test func `are those of the oracle, and so are their ranges`() {
    expectRanges(RandomRecipe(unknowns: 1...3, rows: 0...7, mostRows: 9), Self.seeds(400))
  }

  @Test func `full of ties are those of the oracle`() {
    expectRanges(
      RandomRecipe(
        unknowns: 1...3, mostRows: 9, coefficients: [1, -1], constants: [0, 0, 10],
        levels: [1000, 1000, 500]),
      Self.seeds(400))
  }

  @Test func `all of whose bounds meet in one point are those of the oracle`() {
    expectRanges(
      RandomRecipe(
        unknowns: 2...3, rows: 3...8, mostRows: 9, coefficients: [1, -1, 2], constants: [0],
        levels: [1000, 1000, 750, 500]),
      Self.seeds(400))
  }

  @Test func `of four unknowns are those of the oracle`() {
    expectRanges(RandomRecipe(unknowns: 4...4, rows: 2...6, mostRows: 7), Self.seeds(40))
  }

  @Test func `of many unknowns are the same whether one is asked for or all`() {
    for seed in Self.seeds(300) { expectSameAlone(seed) }
  }

  /// Asking for all takes many exchanges. Here they had cost so many digits that a wall was overlooked.
  @Test(arguments: [3_724])
  func `of many unknowns keep their digits`(seed: Int) {
    expectSameAlone(seed)
  }

  private func expectSameAlone(_ seed: Int) {
    let recipe = RandomRecipe(
      unknowns: 30...50, rows: 25...60, coefficients: [1, -1, 2, 0.5, -2, 3],
      levels: [1000, 1000, 500])
    var generator = RepeatableGenerator(seed: seed)
    let subject = SolverUnderTest(recipe.model(&generator))
    subject.solve()
    let all = try! subject.solver.ambiguities()
    for (index, unknown) in subject.unknowns.enumerated() {
      let value = subject.values[index]
      let one = try! subject.solver.ambiguity(of: unknown)?.range ?? value...value
      let other = all.first { $0.unknown == unknown }?.range ?? value...value
      let isSame =
        isClose(one.lowerBound, other.lowerBound) && isClose(one.upperBound, other.upperBound)
      #expect(isSame, "seed \(seed), x\(index): \(one), among all \(other)")
    }
  }

  /// Another unit for an unknown is another number for its ends and nothing else.
  @Test func `of unknowns in units a million times apart are the same in other numbers`() {
    let units = [1, 1024, 1.0 / 1024, 1]
    for seed in Self.seeds(400) {
      var generator = RepeatableGenerator(seed: seed)
      let model = RandomRecipe(unknowns: 2...4).model(&generator)
      var scaled = model
      for index in scaled.rows.indices {
        scaled.rows[index].coefficients = zip(model.rows[index].coefficients, units).map(*)
      }
      let plain = ranges(of: model)
      let other = ranges(of: scaled)
      let isSame = plain.indices.allSatisfy { index in
        isClose(plain[index].lowerBound, other[index].lowerBound * units[index])
          && isClose(plain[index].upperBound, other[index].upperBound * units[index])
      }
      #expect(isSame, "seed \(seed)\n\(model.describe())\n\(plain), in other units \(other)")
    }
  }

  /// The range of each unknown; for one that is determined, its value.
  private func ranges(of model: SystemModel) -> [ClosedRange<Double>] {
    let subject = SolverUnderTest(model)
    subject.solve()
    return subject.unknowns.map { unknown in
      let value = subject.solver.value(of: unknown)
      return try! subject.solver.ambiguity(of: unknown)?.range ?? value...value
    }
  }

  private func expectRanges(_ recipe: RandomRecipe, _ seeds: Range<Int>) {
    for seed in seeds {
      var generator = RepeatableGenerator(seed: seed)
      let subject = SolverUnderTest(recipe.model(&generator))
      for step in 0..<3 {
        subject.solve()
        let expected = Oracle.ranges(of: subject.model)
        guard expectRanges(expected, subject, "seed \(seed), step \(step)") else { return }
        recipe.change(subject, &generator)
      }
    }
  }

  /// Asks for all and for each, and tells whether the answers are right and nothing has changed.
  private func expectRanges(
    _ expected: [ClosedRange<Double>], _ subject: SolverUnderTest, _ name: String
  ) -> Bool {
    let before = subject.solver.describeState()
    let all = try! subject.solver.ambiguities()
    var problems: [String] = []
    for (index, unknown) in subject.unknowns.enumerated() {
      let one = try! subject.solver.ambiguity(of: unknown)
      for found in [one, all.first { $0.unknown == unknown }]
      where !isSame(found, expected[index], at: subject.values[index]) {
        problems.append("x\(index): \(found.map { "\($0.range)" } ?? "determined")")
      }
    }
    if subject.solver.describeState() != before { problems.append("the questions left a trace") }
    if problems.isEmpty { return true }
    Issue.record(
      """
      \(name)
      \(subject.model.describe())
      \(problems.joined(separator: "\n")), expected \(expected) at \(subject.values)
      """)
    return false
  }

  private func isSame(
    _ found: Ambiguity?, _ expected: ClosedRange<Double>, at value: Double
  ) -> Bool {
    guard let found else { return expected.upperBound - expected.lowerBound < 1e-5 }
    return found.value == value && isClose(found.range.lowerBound, expected.lowerBound)
      && isClose(found.range.upperBound, expected.upperBound)
  }

  private func isClose(_ one: Double, _ other: Double) -> Bool {
    one == other || (one - other).magnitude <= 1e-6 * max(1, one.magnitude)
  }
}
