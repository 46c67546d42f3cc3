import AshlarStorage

extension WorkingSet {
  /// Whether the solve may go on.
  var hasBudget: Bool { budget.isLeft }

  /// Counts what has been looked at since the last count, here and above, and takes it off the budget.
  mutating func countVisits(_ above: Int) {
    let count = visits + reach.takeTermCount() + above
    visits = 0
    work.termsVisited += count
    budget.visits -= count
  }

  /// Makes the vectors for directions and prices as long as the problem.
  ///
  /// They are made when they are first needed: a layout without an exchange does not need them.
  mutating func makeRoom(_ problem: borrowing Problem) {
    if workspace.isEmpty { takeWorkspace(problem) }
    gradient.extend(to: problem.unknowns.count)
    factors.extend(to: problem.unknowns.count)
    loads.extend(to: problem.unknowns.count)
    direction.extend(to: problem.unknowns.count)
  }

  /// Takes one piece of memory for what exchanges work with: ten arrays in ten pieces cost more than
  /// an exchange in which few rows are concerned.
  mutating func takeWorkspace(_ problem: borrowing Problem) {
    let few = 32
    let count = problem.unknowns.count
    workspace = Slab(
      size: 3 * SparseVector.size(of: count, few: few) + DenseVector.size(of: count, few: few)
        + Reach.size(of: count, constraints: problem.constraints.count, few: few)
        + Slab.size(of: few, Int32.self) + OrderChange.size(of: few)
        + ShiftPath.size(of: few))
    gradient.reserve(count, few: few, in: &workspace)
    factors.reserve(count, few: few, in: &workspace)
    loads.reserve(count, few: few, in: &workspace)
    direction.reserve(count, few: few, in: &workspace)
    reach.reserve(count, constraints: problem.constraints.count, few: few, in: &workspace)
    route.reserve(few, in: &workspace)
    orderChange.reserve(few, in: &workspace)
    path.reserve(few, in: &workspace)
  }
}
