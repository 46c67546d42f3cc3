import AshlarStorage

/// Unknowns that move together, because equations that hold tie them to each other, and bounds that hold as equations in
/// every solution that is as good.
package struct UnknownGroups {
  /// For each of the unknowns the number of its group, counted from 0 in the order in which groups begin.
  package private(set) var numbers: [Int]

  /// The number of groups.
  package private(set) var count = 0

  /// Puts unknowns of a solver into groups.
  ///
  /// - Complexity: O(*r*) for *r* coefficients in the constraints that refer to them.
  package init(of unknowns: [Unknown], in solver: borrowing Solver) {
    var places: [Int: Int] = [:]
    for (place, unknown) in unknowns.enumerated() { places[unknown.index] = place }
    numbers = [Int](repeating: -1, count: unknowns.count)
    for start in unknowns.indices where numbers[start] < 0 {
      numbers[start] = count
      var queue = [start]
      while let place = queue.popLast() {
        for row in solver.problem.constraintRows(with: unknowns[place].index)
        where Self.isHeld(row, in: solver) {
          for term in solver.problem.terms(of: row) {
            guard let other = places[term.unknown], numbers[other] < 0 else { continue }
            numbers[other] = count
            queue.append(other)
          }
        }
      }
      count += 1
    }
  }

  private static func isHeld(_ row: Row, in solver: borrowing Solver) -> Bool {
    guard solver.problem.state(of: row) == .kept, solver.problem.measuredSide(of: row) == .active
    else { return false }
    return solver.problem.constraints[row.index].isTwoSided
      || solver.pricing.optimalRange(of: row, solver.problem, solver.workingSet) == .none
  }
}
