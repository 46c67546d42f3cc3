import AshlarSolver

extension LayoutShape {
  /// Makes up to four changes to a system that began as this one.
  func change(_ subject: SolverUnderTest, _ generator: inout RepeatableGenerator) {
    for _ in 0..<generator.integer(1...4) {
      let index = generator.integer(0...max(0, subject.model.rows.count - 1))
      switch subject.model.rows.count < 4 ? 0 : generator.integer(0...9) {
      case 0...2:
        let sentence = randomSentence(&generator)
        subject.add(sentence.coefficients, sentence.constant, sentence.penalties)
      case 3...4: subject.remove(index)
      case 5...7:
        let move = Double(generator.integer(-30...30))
        subject.setConstant(subject.model.rows[index].constant + move, of: index)
      case 8: subject.setPenalties(randomSentence(&generator).penalties, of: index)
      default:
        let coefficients = subject.model.rows[index].coefficients
        let unknown = coefficients.firstIndex { $0 != 0 }!
        subject.setCoefficient(coefficients[unknown] * 1.25, of: unknown, in: index)
      }
    }
  }
}
