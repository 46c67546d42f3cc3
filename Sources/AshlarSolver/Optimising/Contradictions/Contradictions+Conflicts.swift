import AshlarStorage

// MARK: - Conflicts

extension Contradictions {
  /// What has been set aside, the oldest first.
  func conflictsInOrder(_ problem: borrowing Problem) -> [Conflict] {
    (0..<setAside.count).map { setAside[$0] }
      .sorted { problem.age(of: $0.row) < problem.age(of: $1.row) }
      .map { conflict($0, problem) }
  }

  private func conflict(_ setAside: SetAside, _ problem: borrowing Problem) -> Conflict {
    let older = setAside.proof.sorted { problem.rank(of: $0.row) < problem.rank(of: $1.row) }
    let sum = older.reduce(problem.constant(of: setAside.row)) {
      $0 - $1.factor * problem.constant(of: $1.row)
    }
    return Conflict(
      setAside: problem.handle(ofConstraint: setAside.row.index),
      members: older.map { member($0.row, problem) } + [member(setAside.row, problem)],
      multipliers: older.map { -$0.factor } + [1],
      missedBy: problem.residual(of: setAside.row).value.magnitude, leastMiss: sum.magnitude,
      isCertain: setAside.isCertain)
  }

  private func member(_ row: Row, _ problem: borrowing Problem) -> Conflict.Member {
    row.isBound
      ? .notNegative(problem.handle(ofUnknown: row.index))
      : .constraint(problem.handle(ofConstraint: row.index))
  }
}
