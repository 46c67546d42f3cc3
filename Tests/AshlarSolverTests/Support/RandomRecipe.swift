import AshlarSolver
import SolverOracle

/// What random systems are made of.
struct RandomRecipe {
  var unknowns = 1...4
  var rows = 0...9
  var mostRows = 11
  var coefficients: [Double] = [1, -1, 1, -1, 2, 0.5]
  var constants: [Double] = (-10...20).map { Double($0) }
  var levels: [Float] = [1000, 1000, 750, 500, 250, 250.5]
  var relations = Relation.allCases

  /// How many of a hundred rows have two priorities, as the sizes of contents have.
  var contents = 15

  /// What a row as a whole, and every coefficient of an unknown, is multiplied by.
  var rowScales: [Double] = [1]
  var columnScales: [Double] = [1]
  var unknownsComeAndGo = false
}

// MARK: - Making

extension RandomRecipe {
  typealias Row = (coefficients: [Double], constant: Double, penalties: Penalties)

  func model(_ generator: inout RepeatableGenerator) -> SystemModel {
    let count = generator.integer(unknowns)
    var model = SystemModel(kinds: (0..<count).map { _ in kind(&generator) })
    for _ in 0..<generator.integer(rows) {
      let row = row(count, &generator)
      model.add(
        row.coefficients, row.constant, row.penalties, seniority: generator.seniority())
    }
    return model
  }

  private func kind(_ generator: inout RepeatableGenerator) -> Unknown.Kind {
    generator.chance(50) ? .size : .location
  }

  private func row(_ count: Int, _ generator: inout RepeatableGenerator) -> Row {
    let scale = generator.element(of: rowScales)
    return (
      rowCoefficients(count, &generator).map { scale * $0 },
      scale * generator.element(of: constants), penalties(&generator)
    )
  }

  private func rowCoefficients(
    _ count: Int, _ generator: inout RepeatableGenerator
  ) -> [Double] {
    var row = [Double](repeating: 0, count: count)
    for _ in 0..<generator.integer(1...min(3, count)) {
      let unknown = generator.integer(0...count - 1)
      row[unknown] = generator.element(of: coefficients) * scale(of: unknown)
    }
    return row
  }

  private func scale(of unknown: Int) -> Double {
    columnScales[unknown % columnScales.count]
  }

  private func penalties(_ generator: inout RepeatableGenerator) -> Penalties {
    if generator.chance(contents) {
      return Penalties(
        under: Priority(generator.element(of: levels)),
        over: Priority(generator.element(of: levels)))
    }
    return Penalties(
      generator.element(of: relations), Priority(generator.element(of: levels)))
  }
}

// MARK: - Changing

extension RandomRecipe {
  /// Makes up to three changes.
  func change(_ subject: SolverUnderTest, _ generator: inout RepeatableGenerator) {
    for _ in 0..<generator.integer(1...3) {
      if unknownsComeAndGo, generator.chance(40) { changeUnknowns(subject, &generator) }
      changeRows(subject, &generator)
    }
  }

  private func changeUnknowns(_ subject: SolverUnderTest, _ generator: inout RepeatableGenerator) {
    let count = subject.model.kinds.count
    if count < 4, count == 1 || generator.chance(50) {
      subject.addUnknown(kind(&generator))
    } else {
      subject.removeUnknown(generator.integer(0...count - 1))
    }
  }

  private func changeRows(_ subject: SolverUnderTest, _ generator: inout RepeatableGenerator) {
    let count = subject.model.kinds.count
    let row = row(count, &generator)
    guard !subject.model.rows.isEmpty else {
      return subject.add(row.coefficients, row.constant, row.penalties)
    }
    let index = generator.integer(0...subject.model.rows.count - 1)
    switch generator.integer(0...10) {
    case 0...2 where subject.model.rows.count < mostRows:
      subject.add(
        row.coefficients, row.constant, row.penalties, seniority: generator.seniority())
    case 3...4: subject.remove(index)
    case 5...6: subject.setConstant(row.constant, of: index)
    case 7: subject.setPenalties(row.penalties, of: index)
    case 8: subject.setCoefficients(row.coefficients, of: index)
    default:
      let unknown = generator.integer(0...count - 1)
      let coefficient = generator.element(of: [1, -1, 2, 3, 0]) * scale(of: unknown)
      subject.setCoefficient(coefficient, of: unknown, in: index)
    }
  }
}
