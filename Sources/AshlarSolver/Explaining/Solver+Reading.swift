import AshlarStorage

// What the questions read of the records, in one place.

// MARK: - When there is something to ask about

extension Solver {
  /// Refuses a question while the values are not those of the constraints.
  func checkSettled() throws(SolverError) {
    guard problem.isSettled else { throw .unsolvedChanges }
  }
}
