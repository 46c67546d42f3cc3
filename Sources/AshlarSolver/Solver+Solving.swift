import AshlarStorage

// MARK: - Solving

extension Solver {
  /// Works in everything that changed since the last call.
  ///
  /// Afterwards ``value(of:)`` gives the optimum, ``conflicts`` what cannot hold, and
  /// ``forEachChangedUnknown(_:)`` what moved. Without a change this returns at once.
  ///
  /// - Returns: How the solve ended: as a rule, with the optimum.
  /// - Complexity: Proportional to the unknowns and constraints that the changes reach, times the
  ///   number of tight rows that have to be exchanged.
  @discardableResult
  public mutating func solve() -> Outcome {
    if !problem.isSettled { explaining.dropExercise(&problem) }
    explaining.grounds.isKnown = false
    return optimiser.solve(&problem, &workingSet, &pricing)
  }

  /// How a solve ended.
  public enum Outcome: Hashable, Sendable {
    /// The values are the optimum.
    case optimal

    /// The work limit was reached: every required constraint that ``conflicts`` does not name and
    /// that had its turn holds, but something better may exist. The next solve goes on from here.
    case workLimitReached

    /// A value is beyond what a floating-point number can be, and infinite or not a number. What depends on it
    /// means nothing, and neither do ``conflicts`` that speak of it.
    case outOfRange
  }

}
