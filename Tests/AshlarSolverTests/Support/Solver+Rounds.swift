import AshlarSolver

extension Solver {
  /// Solves until the work limit is not reached any more, at most 1,000 times.
  ///
  /// - Returns: How often it has solved.
  mutating func solveInRounds() -> Int {
    var rounds = 1
    while solve() == .workLimitReached, rounds < 1_000 { rounds += 1 }
    return rounds
  }
}
