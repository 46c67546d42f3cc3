import AshlarStorage

// What the questions read of the records, in one place.

// MARK: - When there is something to ask about

extension Solver {
  /// Refuses a question while the values are not those of the constraints.
  func checkSettled() throws(SolverError) {
    guard problem.isSettled else { throw .unsolvedChanges }
  }
}

// MARK: - The working set

extension Solver {
  /// What the tight row of a slot pays, by priority, strongest first.
  func pressures(at slot: Int) -> [Pressure] {
    var pressures: [Pressure] = []
    var index = problem.unknowns[slot].firstMultiplier
    while index >= 0 {
      let entry = multipliers[index]
      if let priority = Priority(level: entry.level) {
        pressures.append(Pressure(priority: priority, gain: entry.value))
      }
      index = entry.next
    }
    return pressures
  }
}
