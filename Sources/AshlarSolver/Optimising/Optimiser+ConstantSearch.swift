import AshlarStorage

// Where the constant of a tight row changes for which others have given way, such as the widest of
// labels of equal width, the row as a rule does not stay tight: another one stops it on the way. So it
// is not moved to its new constant, only to be taken back from there, but moves towards it.

// MARK: - Towards a new constant

extension Optimiser {
  /// Lets the tight row whose constant has changed move towards it, if it is the only one and others
  /// are as strong.
  ///
  /// - Returns: False, with nothing done, if values should rather be propagated.
  mutating func searchToConstant(
    _ problem: inout Problem, _ workingSet: inout WorkingSet, _ pricing: inout Pricing
  ) -> Bool {
    guard problem.changes.slots.count == 1, problem.changes.added.isEmpty,
      problem.changes.firstNewConstraint == problem.constraints.count
    else { return false }
    let slot = Int(problem.changes.slots[0])
    let row = problem.unknowns[slot].tight
    let missed = problem.measuredSide(of: row)
    guard missed != .active, isOutweighed(at: slot, on: missed, problem, pricing) else {
      return false
    }
    pricing.checkQueuedRows(&problem, &workingSet)
    problem.setSide(missed, of: row)
    let isDone = searchLine(
      from: slot, with: row, missedOn: missed, &problem, &workingSet, &pricing)
    if problem.slot(of: row) >= 0 { problem.setSide(.active, of: row) }
    if isDone { problem.changes.slots.removeAll() }
    return isDone
  }

  /// Moves until the row is active or another one is met that pays more. False if priorities alone do not determine
  /// that place.
  private mutating func searchLine(
    from slot: Int, with row: Row, missedOn side: Side, _ problem: inout Problem,
    _ workingSet: inout WorkingSet, _ pricing: inout Pricing
  ) -> Bool {
    workingSet.computeDirection(from: slot, side.opposite, problem)
    lineSearch.collectRates(from: slot, problem, &workingSet)
    guard lineSearch.isExact, let stop = stopTowardsConstant(of: row, on: side, problem, workingSet)
    else { return false }
    if stop.row == row {
      workingSet.path.slots.removeAll()
      workingSet.followRoute(through: slot, &problem)
      changeSidesOfPassed(&problem, &workingSet, &pricing)
      pricing.checkMovedBounds(&problem, workingSet)
    } else {
      let left = forgetOwnBreakpoint(row) ? side.opposite : side
      _ = arrivePassingBounds(
        at: stop, from: slot, to: side.opposite, leavingOn: left, &problem, &workingSet, &pricing)
    }
    return true
  }

  /// Whether the tight row of a slot is an optional one, nothing but it determines the slot's constant,
  /// and others pay at least as much for it as it would on a side.
  private func isOutweighed(
    at slot: Int, on side: Side, _ problem: borrowing Problem, _ pricing: borrowing Pricing
  ) -> Bool {
    let row = problem.unknowns[slot].tight
    let first = problem.unknowns[slot].firstMultiplier
    guard !row.isBound, first >= 0, problem.unknowns[slot].firstEta < 0,
      problem.constraints[row.index].state == .kept, !problem.constraints[row.index].isRequired
    else { return false }
    let own = problem.level(of: row, on: side)
    return own > 0 && pricing.multipliers[first].level >= own
  }

  /// The breakpoint at which a row stops that is missed on a side and moves towards its constant, as far as
  /// priorities decide it: its own, if nothing else stops it before.
  private mutating func stopTowardsConstant(
    of row: Row, on missed: Side, _ problem: borrowing Problem, _ workingSet: borrowing WorkingSet
  ) -> LineSearch.Breakpoint? {
    lineSearch.begin()
    lineSearch.addPriority(-1, problem.level(of: row, on: missed))
    lineSearch.breakpoints.append(
      LineSearch.Breakpoint(
        distance: problem.residual(of: row).value.magnitude, row: row, rate: missed.opposite.sign,
        rank: problem.rank(of: row)))
    return lineSearch.stopOfPriorities(problem, workingSet)
  }

  /// Takes the breakpoint of the row that moves out of those that have been passed; false if it was not there.
  private mutating func forgetOwnBreakpoint(_ row: Row) -> Bool {
    for index in lineSearch.passed.indices where lineSearch.passed[index].row == row {
      lineSearch.passed[index] = lineSearch.passed.last
      _ = lineSearch.passed.removeLast()
      return true
    }
    return false
  }
}
