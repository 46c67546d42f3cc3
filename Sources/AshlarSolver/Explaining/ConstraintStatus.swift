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
