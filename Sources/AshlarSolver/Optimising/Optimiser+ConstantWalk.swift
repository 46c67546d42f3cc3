import AshlarStorage

// Where the constant of a tight row changes for which others have given way, such as the widest of
// labels of equal width, the row as a rule does not stay tight: another one stops it on the way. So it
// is not moved to its new constant, only to be taken back from there, but walks towards it.

// MARK: - Walking to a new constant

extension Optimiser {
  /// Lets the tight row whose constant has changed walk towards it, if it is the only one and others
  /// are as dear.
  ///
  /// - Returns: False, with nothing done, if values should rather be propagated.
  mutating func walkToConstant(
    _ problem: inout Problem, _ workingSet: inout WorkingSet, _ pricing: inout Pricing
  ) -> Bool {
    guard problem.changes.slots.count == 1, problem.changes.added.isEmpty,
      problem.changes.firstNewConstraint == problem.constraints.count
    else { return false }
    let slot = Int(problem.changes.slots[0])
    let row = problem.unknowns[slot].tight
    let missed = problem.measuredSide(of: row)
    guard missed != .even, isOutweighed(at: slot, on: missed, problem, pricing) else {
      return false
    }
    pricing.checkQueuedRows(&problem, &workingSet)
    problem.setSide(missed, of: row)
    let isDone = walk(from: slot, with: row, missedOn: missed, &problem, &workingSet, &pricing)
    if problem.slot(of: row) >= 0 { problem.setSide(.even, of: row) }
    if isDone { problem.changes.slots.removeAll() }
    return isDone
  }

  /// Walks until the row is even or another one is met that pays more. False if priorities alone do not
  /// tell where that is.
  private mutating func walk(
    from slot: Int, with row: Row, missedOn side: Side, _ problem: inout Problem,
    _ workingSet: inout WorkingSet, _ pricing: inout Pricing
  ) -> Bool {
    workingSet.aim(from: slot, side.opposite, problem)
    walk.collectRates(from: slot, problem, &workingSet)
    guard walk.isExact, let stop = stopTowardsConstant(of: row, on: side, problem, workingSet)
    else { return false }
    if stop.row == row {
      workingSet.path.slots.removeAll()
      workingSet.followRoute(through: slot, &problem)
      turnPassed(&problem, &workingSet, &pricing)
      pricing.checkMovedRests(&problem, workingSet)
    } else {
      let left = forgetOwnBend(row) ? side.opposite : side
      _ = arrivePassingRests(
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
    guard !row.isRest, first >= 0, problem.unknowns[slot].firstCorrection < 0,
      problem.constraints[row.index].state == .kept, !problem.constraints[row.index].isRequired
    else { return false }
    let own = problem.level(of: row, on: side)
    return own > 0 && pricing.multipliers[first].level >= own
  }

  /// The bend at which a row stops that is missed on a side and moves towards its constant, as far as
  /// priorities decide it: its own, if nothing else stops it before.
  private mutating func stopTowardsConstant(
    of row: Row, on missed: Side, _ problem: borrowing Problem, _ workingSet: borrowing WorkingSet
  ) -> Walk.Bend? {
    walk.begin()
    walk.addPriority(-1, problem.level(of: row, on: missed))
    walk.bends.append(
      Walk.Bend(
        distance: problem.residual(of: row).value.magnitude, row: row, rate: missed.opposite.sign,
        rank: problem.rank(of: row)))
    return walk.stopOfPriorities(problem, workingSet)
  }

  /// Takes the bend of the row that walks out of those that have been passed; false if it was not there.
  private mutating func forgetOwnBend(_ row: Row) -> Bool {
    for index in walk.passed.indices where walk.passed[index].row == row {
      walk.passed[index] = walk.passed.last
      _ = walk.passed.removeLast()
      return true
    }
    return false
  }
}
