import AshlarStorage

// MARK: - Solving

extension Solver {
  /// Solves the problem with all changes since the last call.
  ///
  /// Afterwards ``value(of:)`` returns the optimum, ``conflicts`` the contradictions, and
  /// ``forEachChangedUnknown(_:)`` the changes. Without a change, it returns at once.
  ///
  /// - Returns: The outcome, usually the optimum.
  /// - Complexity: Proportional to the unknowns and constraints that the changes reach, times the
  ///   number of tight rows that have to be exchanged.
  @discardableResult
  public mutating func solve() -> Outcome {
    if !problem.isSettled { explaining.dropExercise(&problem) }
    explaining.canonicalBasis.isKnown = false
    return optimiser.solve(&problem, &workingSet, &pricing)
  }

  /// The result of a solve.
  public enum Outcome: Hashable, Sendable {
    /// The values are the optimum.
    case optimal

    /// The work limit was reached: every required constraint that was processed and that ``conflicts`` does not name
    /// holds, but a better solution may exist. The next solve continues from here.
    case workLimitReached

    /// A value is beyond the range of floating-point numbers: infinite or not a number. Values that depend on it and
    /// ``conflicts`` that mention it are meaningless.
    case outOfRange
  }

}

// What decides where nothing else does: the order of unknowns, and the age of the youngest constraints.

extension Solver {
  /// Whether the order of unknowns has decided where something went that nothing else determines.
  package var dependsOnOrder: Bool { optimiser.lineSearch.dependsOnOrder }

  /// Puts rectangles in an order, in which their unknowns decide what nothing else determines, and has the next solve
  /// decide that again. All rectangles have to be named: others would stand anywhere among them.
  ///
  /// The solver must be settled.
  ///
  /// - Complexity: O(*n*) for *n* unknowns.
  package mutating func orderRectangles(_ rectangles: [Int32]) {
    var serial: UInt32 = 0
    for rectangle in rectangles {
      for unknown in Int(rectangle) * problem.span..<(Int(rectangle) + 1) * problem.span {
        serial += 1
        problem.serials[unknown] = serial
      }
    }
    optimiser.lineSearch.dependsOnOrder = false
    for slot in problem.unknowns.indices where problem.unknowns[slot].isDegenerate {
      pricing.queueDegenerate(slot, &problem)
    }
    problem.isSettled = false
  }

  /// Whether one of the youngest required constraints is set aside, and others of them are in the proof.
  package var setsYoungestAside: Bool { optimiser.contradictions.setsYoungestAside(problem) }

  /// Counts constraints that are the youngest as added in an order. The next solve decides again which of them are
  /// set aside.
  ///
  /// - Returns: Whether they counted as added in another order.
  /// - Complexity: O(*n* log *n*) for *n* constraints in the order.
  package mutating func orderYoungest(_ ordered: [Constraint]) -> Bool {
    optimiser.contradictions.orderYoungest(ordered, &problem, &pricing)
  }
}
