import AshlarSolver

/// What some calls cost, counted.
struct Cost: Hashable {
  var pivots: Int
  var rebuilds: Int
  var unknowns: Int
  var constraints: Int
}

extension Solver {
  /// Makes changes, solves, and counts what that took.
  mutating func cost(of change: (inout Solver) throws -> Void) rethrows -> Cost {
    let before = work
    try change(&self)
    solve()
    return Cost(
      pivots: work.pivots - before.pivots, rebuilds: work.rebuilds - before.rebuilds,
      unknowns: work.unknownsVisited - before.unknownsVisited,
      constraints: work.constraintsVisited - before.constraintsVisited)
  }
}
