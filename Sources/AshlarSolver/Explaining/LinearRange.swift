import AshlarStorage

/// The linear dependence of the values on the constant of a tight constraint, with its range.
///
/// Between two breakpoints the same constraints are tight, and every value is a linear function of the constant.
package struct LinearRange: Hashable, Sendable {
  /// The constants for which the present tight constraints are the best ones, in the unit of the constraint; infinite on a
  /// side where there is no breakpoint.
  package private(set) var range: ClosedRange<Double>

  /// By how much unknowns change when the constant grows by one, by their numbers. Those that stay are left out.
  package fileprivate(set) var rates: [Int: Double] = [:]

  fileprivate init(around constant: Double) {
    range = -Double.infinity...Double.infinity
    self.constant = constant
  }

  private let constant: Double
}

// MARK: - Asking

extension Solver {
  /// Returns how the values follow the constant of a constraint, and in which range.
  ///
  /// It is the ranging of a right-hand side: a multiplier does not depend on constants, so that the tight constraints are
  /// the best ones as long as no other constraint gets from one side of its constant to the other. With conflicts it is a
  /// hint and no proof: one ends at the latest where what has been set aside holds, and may do so before.
  ///
  /// The query changes nothing but the counts of ``work``.
  ///
  /// - Returns: Nil for a constraint that no value rests on.
  /// - Throws: ``SolverError/unknownConstraint``, ``SolverError/unsolvedChanges``.
  /// - Complexity: O(*r*), for *r* coefficients in the constraints that depend on this one.
  ///
  /// Source: A. Schrijver, "Theory of Linear and Integer Programming", 1986, on parametric programming.
  package mutating func linearRange(
    of constraint: Constraint
  ) throws(SolverError) -> LinearRange? {
    defer { pricing.countVisits(&workingSet) }
    return try explaining.linearRange(of: constraint, problem, &workingSet)
  }
}

extension Explaining {
  fileprivate func linearRange(
    of constraint: Constraint, _ problem: borrowing Problem, _ workingSet: inout WorkingSet
  ) throws(SolverError) -> LinearRange? {
    let row = Row.constraint(try problem.index(of: constraint))
    try problem.checkSettled()
    let slot = problem.slot(of: row)
    guard slot >= 0, problem.state(of: row) == .kept else { return nil }
    workingSet.computeDirection(from: slot, .over, problem)
    var found = LinearRange(around: problem.constant(of: row))
    for index in workingSet.direction.support.indices {
      let unknown = Int(workingSet.direction.support[index])
      let rate = workingSet.direction[unknown]
      if rate == 0 { continue }
      found.rates[unknown] = rate
      if problem.unknowns[unknown].boundSlot < 0 {
        found.meet(.bound(of: unknown), rate: rate, problem)
      }
    }
    for index in workingSet.reach.rows.indices {
      let number = Int(workingSet.reach.rows[index])
      if problem.constraints[number].slot >= 0 { continue }
      let rate = workingSet.rate(of: number, problem)
      if rate != 0 { found.meet(.constraint(number), rate: rate, problem) }
    }
    return found
  }
}

extension LinearRange {
  /// Ends where a row that is not tight gets to its constant, if that matters to it.
  fileprivate mutating func meet(_ row: Row, rate: Double, _ problem: borrowing Problem) {
    let isSetAside = problem.state(of: row) == .setAside
    guard isSetAside || problem.state(of: row).counts else { return }
    func matters(_ side: Side) -> Bool { isSetAside || problem.level(of: row, on: side) > 0 }
    let residual = problem.residual(of: row)
    let ahead = Side(sign: rate)
    if residual.value.magnitude <= residual.tolerance {
      if matters(ahead) { end(above: 0) }
      if matters(ahead.opposite) { end(below: 0) }
      return
    }
    guard matters(.under) || matters(.over) else { return }
    let distance = -residual.value / rate
    if distance > 0 { end(above: distance) } else { end(below: distance) }
  }

  private mutating func end(above distance: Double) {
    let end = min(range.upperBound, constant + distance)
    range = range.lowerBound...max(range.lowerBound, end)
  }

  private mutating func end(below distance: Double) {
    let end = max(range.lowerBound, constant + distance)
    range = min(end, range.upperBound)...range.upperBound
  }
}
