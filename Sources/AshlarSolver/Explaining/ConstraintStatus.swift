/// The result of a constraint in the last solve.
public enum ConstraintStatus: Hashable, Sendable {
  /// It holds exactly, and determines values.
  ///
  /// The pressures are the gains of the missed constraints if it yielded, strongest first. Without any, no missed
  /// constraint would gain.
  case active([Pressure])

  /// It holds exactly, but constraints that are at least as strong already ensure it.
  case redundant

  /// It holds with slack, in the unit of its constant.
  case slack(by: Double)

  /// It is optional and is missed.
  case missed(Miss)

  /// It is required and contradicts older constraints: ``Solver/conflicts`` names them.
  case setAside(Miss)
}

// MARK: - Asking

extension Explaining {
  mutating func status(
    of constraint: Constraint, _ problem: borrowing Problem, _ workingSet: inout WorkingSet,
    _ pricing: borrowing Pricing
  ) throws(SolverError) -> ConstraintStatus {
    let row = Row.constraint(try problem.index(of: constraint))
    try problem.checkSettled()
    if problem.state(of: row) == .setAside {
      return .setAside(miss(of: row, problem, &workingSet, pricing))
    }
    if problem.isMissed(row) { return .missed(miss(of: row, problem, &workingSet, pricing)) }
    let residual = problem.residual(of: row)
    if problem.slot(of: row) < 0, residual.value.magnitude > residual.tolerance {
      return .slack(by: residual.value.magnitude)
    }
    guard let slot = canonicalBasis.basisSlot(of: row, problem, &workingSet, pricing) else {
      return .redundant
    }
    return .active(canonicalBasis.basisPressures(at: slot, problem, pricing))
  }
}
