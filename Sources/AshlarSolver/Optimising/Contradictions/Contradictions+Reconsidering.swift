import AshlarStorage

extension Contradictions {
  /// Gives the rows another chance whose proof rests on a row that no longer holds, or has changed.
  mutating func disturbProofs(with row: Row, _ problem: inout Problem, _ pricing: inout Pricing) {
    if row.isBound || !problem.constraints[row.index].isInProof { return }
    problem.constraints[row.index].isInProof = false
    while let other = setAside.infeasibleRow(provenBy: row) {
      reconsider(other, &problem, &pricing)
    }
    disturbTolerated(with: row, &problem)
  }

  /// Gives a row another chance that has been set aside itself.
  mutating func reconsider(_ row: Row, _ problem: inout Problem, _ pricing: inout Pricing) {
    setAside.remove(row)
    postponeAgain(row, &problem, &pricing)
  }

  func postponeAgain(_ row: Row, _ problem: inout Problem, _ pricing: inout Pricing) {
    problem.setState(.pending, of: row)
    pricing.agenda.pending.push(
      Agenda.Pending(row: row, age: problem.age(of: row), rank: problem.rank(of: row)))
  }
}
