/// What became of a constraint.
public enum ConstraintStatus: Hashable, Sendable {
  /// It holds exactly, and the values rest on it.
  ///
  /// The pressures say what the missed constraints would gain if it yielded, strongest first. Without
  /// any, no missed constraint would gain.
  case active([Pressure])

  /// It holds exactly, but others have seen to that already that are as strong, or stronger.
  case redundant

  /// It holds with room to spare: by how much, in the unit of its constant.
  case slack(by: Double)

  /// It is optional and did not get its way.
  case missed(Miss)

  /// It is required and contradicts older constraints: ``Solver/conflicts`` names them.
  case setAside(Miss)
}

/// What the missed constraints of one priority would gain if a tight constraint yielded.
public struct Pressure: Hashable, Sendable {
  /// The priority of those who press.
  public let priority: Priority

  /// By how much less they would be missed, together, for each unit that the tight constraint is
  /// exceeded. Negative if they would gain from its being fallen short of.
  public let gain: Double

  /// Makes an account of a pressure, to compare others with.
  public init(priority: Priority, gain: Double) {
    self.priority = priority
    self.gain = gain
  }
}

// MARK: - Asking

extension Solver {
  /// Tells whether a constraint holds, and if not, what it gave way to.
  ///
  /// The question changes nothing but the counts of ``work``.
  ///
  /// - Parameter constraint: A constraint of this solver.
  /// - Throws: ``SolverError/unknownConstraint``, ``SolverError/unsolvedChanges``.
  /// - Complexity: O(1) for a required equation that the values rest on, and for a constraint with room to spare.
  ///   O(*r*) for others, for *r* coefficients in the tight constraints that its unknowns depend on. The first question
  ///   about an optional constraint after a solve looks at what depends on it, too.
  public mutating func status(of constraint: Constraint) throws(SolverError) -> ConstraintStatus {
    let row = Row.constraint(try problem.index(of: constraint))
    try checkSettled()
    if problem.state(of: row) == .setAside { return .setAside(miss(of: row)) }
    if isMissed(row) { return .missed(miss(of: row)) }
    let residual = problem.residual(of: row)
    if problem.slot(of: row) < 0, residual.value.magnitude > residual.tolerance {
      return .slack(by: residual.value.magnitude)
    }
    guard let slot = groundSlot(of: row) else { return .redundant }
    return .active(groundPressures(at: slot))
  }
}
