import AshlarSolver
import Foundation
import Testing

@Suite struct `Random systems` {
  static let count = Int(ProcessInfo.processInfo.environment["ASHLAR_SYSTEMS"] ?? "") ?? 300

  @Test func `agree with the oracle after every operation`() {
    for seed in 0..<Self.count {
      var generator = RepeatableGenerator(seed: seed)
      let subject = SolverUnderTest(randomModel(&generator))
      for step in 0..<6 {
        subject.solve()
        guard check(subject, "seed \(seed), step \(step)") else { return }
        change(subject, &generator)
      }
    }
  }
}

// MARK: - Checking

func check(_ subject: SolverUnderTest, _ name: String) -> Bool {
  let oracle = Oracle(subject.model)
  let expected = oracle.solve()
  let costs = oracle.costs(at: subject.values, without: expected.setAside)
  var problems = subject.problems
  if subject.setAside != expected.setAside {
    problems.append("set aside \(subject.setAside), expected \(expected.setAside)")
  }
  if subject.outcome != .optimal { problems.append("work limit") }
  for (cost, least) in zip(costs, expected.costs)
  where (cost - least).magnitude > 1e-5 * max(1, least.magnitude) {
    problems.append("costs \(costs), expected \(expected.costs)")
    problems.append("values \(subject.values), expected \(expected.values)")
    break
  }
  if problems.isEmpty { return true }
  Issue.record("\(name)\n\(subject.model.describe())\n\(problems.joined(separator: "\n"))")
  return false
}

// MARK: - Making

func randomModel(_ generator: inout RepeatableGenerator) -> SystemModel {
  let count = generator.integer(1...4)
  var model = SystemModel(
    kinds: (0..<count).map { _ in generator.chance(50) ? .size : .location })
  for _ in 0..<generator.integer(0...9) {
    model.add(
      randomCoefficients(count, &generator), Double(generator.integer(-10...20)),
      randomPenalties(&generator), isImplicit: generator.chance(20))
  }
  return model
}

func randomCoefficients(_ count: Int, _ generator: inout RepeatableGenerator) -> [Double] {
  var coefficients = [Double](repeating: 0, count: count)
  let terms = generator.integer(1...min(3, count))
  for _ in 0..<terms {
    coefficients[generator.integer(0...count - 1)] = generator.element(of: [1, -1, 1, -1, 2, 0.5])
  }
  return coefficients
}

func randomPenalties(_ generator: inout RepeatableGenerator) -> Penalties {
  let levels: [Float] = [1000, 1000, 750, 500, 250, 250.5]
  if generator.chance(15) {
    return Penalties(
      under: Priority(generator.element(of: levels)), over: Priority(generator.element(of: levels)))
  }
  return Penalties(
    generator.element(of: Relation.allCases), Priority(generator.element(of: levels)))
}

func change(_ subject: SolverUnderTest, _ generator: inout RepeatableGenerator) {
  let count = subject.model.kinds.count
  for _ in 0..<generator.integer(1...3) {
    let operation = subject.model.rows.isEmpty ? 0 : generator.integer(0...9)
    let index = subject.model.rows.isEmpty ? 0 : generator.integer(0...subject.model.rows.count - 1)
    switch operation {
    case 0...2 where subject.model.rows.count < 11:
      subject.add(
        randomCoefficients(count, &generator), Double(generator.integer(-10...20)),
        randomPenalties(&generator), isImplicit: generator.chance(20))
    case 3...4: subject.remove(index)
    case 5...6: subject.setConstant(Double(generator.integer(-10...20)), of: index)
    case 7: subject.setPenalties(randomPenalties(&generator), of: index)
    default:
      let unknown = generator.integer(0...count - 1)
      var coefficients = subject.model.rows[index].coefficients
      coefficients[unknown] = generator.element(of: [1, -1, 2, 3])
      subject.setCoefficient(coefficients[unknown], of: unknown, in: index)
    }
  }
}

// MARK: - Layouts

extension `Random systems` {
  @Test func `that look like layouts do not remember how they came about`() {
    for seed in 0..<Self.count / 3 {
      var generator = RepeatableGenerator(seed: seed)
      let shape = LayoutShape(count: generator.integer(2...12), &generator)
      let subject = SolverUnderTest(shape.model)
      for step in 0..<6 {
        subject.solve()
        guard checkAgainstFresh(subject, "seed \(seed), step \(step)") else { return }
        changeLayout(subject, shape, &generator)
      }
    }
  }
}

func checkAgainstFresh(_ subject: SolverUnderTest, _ name: String) -> Bool {
  let fresh = subject.fresh()
  var problems = subject.problems + fresh.problems
  if subject.outcome != .optimal || fresh.outcome != .optimal { problems.append("work limit") }
  let ages = subject.setAside.map { subject.model.rows[$0].age }
  let freshAges = fresh.setAside.map { fresh.model.rows[$0].age }
  if ages.count != freshAges.count {
    problems.append("set aside \(ages), a fresh solver \(freshAges.count)")
  }
  for (value, other) in zip(subject.values, fresh.values)
  where (value - other).magnitude > 1e-6 * max(1, value.magnitude) {
    problems.append("values \(subject.values)\nfresh  \(fresh.values)")
    break
  }
  if problems.isEmpty { return true }
  Issue.record("\(name)\n\(subject.model.describe())\n\(problems.joined(separator: "\n"))")
  return false
}

func changeLayout(
  _ subject: SolverUnderTest, _ shape: LayoutShape, _ generator: inout RepeatableGenerator
) {
  for _ in 0..<generator.integer(1...4) {
    let index = generator.integer(0...max(0, subject.model.rows.count - 1))
    switch subject.model.rows.count < 4 ? 0 : generator.integer(0...9) {
    case 0...2:
      let sentence = shape.randomSentence(&generator)
      subject.add(sentence.coefficients, sentence.constant, sentence.penalties)
    case 3...4: subject.remove(index)
    case 5...7:
      subject.setConstant(
        subject.model.rows[index].constant + Double(generator.integer(-30...30)), of: index)
    case 8: subject.setPenalties(shape.randomSentence(&generator).penalties, of: index)
    default:
      let coefficients = subject.model.rows[index].coefficients
      let unknown = coefficients.firstIndex { $0 != 0 }!
      subject.setCoefficient(coefficients[unknown] * 1.25, of: unknown, in: index)
    }
  }
}
