import AshlarStorage

/// The reasons for the value of an unknown.
public struct Explanation: Hashable, Sendable {
  /// The explained unknown.
  public let unknown: Unknown

  /// The value of the unknown.
  public let value: Double

  /// The causes of the value, in order of creation, zeros of unknowns first.
  ///
  /// The factors times the constants add up to the value. While these hold, the value is the only one, and changes
  /// with their constants, by their factors.
  ///
  /// Which constraints hold is a matter of all, though. A missed wish may outweigh others even where it does not
  /// refer to the unknown, so that it is not among ``misses``: if it goes, other causes may take the place of these.
  /// So may an inequality that holds without being needed, once a constant moves far enough, and a constraint that
  /// says the same, if one of these goes.
  ///
  /// Where several say the same, the strongest is named, and of equally strong wishes the oldest, whatever the order in
  /// which they came to hold; but never one that could not withstand the missed wishes that press on it.
  public let causes: [Cause]

  /// The constraints that mention the unknown and would move it if they held, in order of age: missed ones, and ones
  /// that have been set aside.
  ///
  /// Each shares at least one of ``causes`` with what it is given up to. If it became tight in place
  /// of that cause, the unknown would move.
  public let misses: [Miss]
}

// MARK: - Asking

extension Explaining {
  mutating func explanation(
    of unknown: Unknown, _ problem: borrowing Problem, _ workingSet: inout WorkingSet,
    _ pricing: borrowing Pricing
  ) throws(SolverError) -> Explanation {
    let number = try problem.index(of: unknown)
    try problem.checkSettled()
    canonicalBasis.trace(.bound(of: number), problem, &workingSet, pricing)
    let slots = slotsWithFactors(workingSet)
    return Explanation(
      unknown: unknown, value: problem.values[Int(unknown.number)],
      causes: causes(problem, workingSet),
      misses: misses(over: number, sharing: slots, problem, &workingSet, pricing))
  }

  private func slotsWithFactors(_ workingSet: borrowing WorkingSet) -> [Int] {
    workingSet.factors.places.map { workingSet.factors.index(at: $0) }.filter {
      workingSet.factors[$0] != 0
    }
  }

  /// The missed constraints that refer to an unknown and lean on one of the slots.
  private mutating func misses(
    over unknown: Int, sharing slots: [Int], _ problem: borrowing Problem,
    _ workingSet: inout WorkingSet, _ pricing: borrowing Pricing
  ) -> [Miss] {
    let rows = problem.constraintRows(with: unknown).filter { problem.isMissed($0) }
    var misses: [Miss] = []
    for row in rows.sorted(by: { problem.age(of: $0) < problem.age(of: $1) }) {
      let miss = miss(of: row, problem, &workingSet, pricing)
      if slots.contains(where: { workingSet.factors.contains($0) && workingSet.factors[$0] != 0 }) {
        misses.append(miss)
      }
    }
    return misses
  }
}
