import AshlarStorage

// Required rows that contradict older ones by less than shows. To leave such a row out would let wishes pull it anywhere;
// so it stays, with a constant that agrees with the others.

extension Contradictions {
  /// Moves the constant of a row that contradicts others to where it does not, if that is near enough.
  ///
  /// - Returns: Whether it is.
  mutating func tolerate(
    _ row: Row, _ proof: [(row: Row, factor: Double)], _ problem: inout Problem
  ) -> Bool {
    if row.isBound || conflictTolerance <= 0 { return false }
    let constant = problem.constants[row.index]
    let agreeing = proof.reduce(0) { $0 + $1.factor * problem.constant(of: $1.row) }
    guard (agreeing - constant).magnitude <= conflictTolerance else { return false }
    tolerated.append(SetAside(row: row, proof: proof, constant: constant))
    problem.constants[row.index] = agreeing
    return true
  }

  /// Notes the rows that get their own constants back, because their proof rests on a row that no longer holds, or has
  /// changed.
  func disturbTolerated(with row: Row, _ problem: inout Problem) {
    if tolerated.isEmpty { return }
    for other in tolerated.infeasibleRows(provenBy: row) {
      problem.changes.disturbed.append(Int32(other.index))
    }
  }

  /// Gives rows their own constants back, so that they have to hold by themselves.
  ///
  /// - Returns: Whether there are such rows.
  mutating func restoreConstants(
    _ problem: inout Problem, _ workingSet: borrowing WorkingSet, _ pricing: inout Pricing
  ) -> Bool {
    var isAny = false
    while !problem.changes.disturbed.isEmpty {
      let row = Row.constraint(Int(problem.changes.disturbed.removeLast()))
      guard restoreConstant(of: row, &problem, workingSet) else { continue }
      isAny = true
      disturbProofs(with: row, &problem, &pricing)
    }
    return isAny
  }

  /// The constant that a constraint was given, wherever it has been moved.
  func ownConstant(of number: Int, _ problem: borrowing Problem) -> Double {
    if tolerated.isEmpty { return problem.constants[number] }
    return tolerated.constant(of: .constraint(number)) ?? problem.constants[number]
  }

  /// Gives a row that is about to be made to hold again its own constant, wherever that has been moved.
  mutating func takeOwnConstant(_ row: Row, _ problem: inout Problem, _ pricing: inout Pricing) {
    guard !tolerated.isEmpty, problem.slot(of: row) < 0, let constant = tolerated.constant(of: row)
    else {
      return
    }
    tolerated.remove(row)
    problem.constants[row.index] = constant
    disturbProofs(with: row, &problem, &pricing)
  }

  /// Gives a row its own constant back, if it has been moved.
  ///
  /// - Returns: Whether it had been.
  @discardableResult
  mutating func restoreConstant(
    of row: Row, _ problem: inout Problem, _ workingSet: borrowing WorkingSet
  ) -> Bool {
    guard !tolerated.isEmpty, let constant = tolerated.constant(of: row) else { return false }
    tolerated.remove(row)
    problem.constants[row.index] = constant
    if problem.slot(of: row) >= 0 {
      workingSet.constantChanged(at: problem.slot(of: row), &problem)
    } else {
      problem.queueCheck(row)
    }
    return true
  }
}
