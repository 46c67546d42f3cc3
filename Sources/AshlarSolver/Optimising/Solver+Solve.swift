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
    if !problem.isSettled { dropExercise() }
    grounds.isKnown = false
    return workChangesIn()
  }

  private mutating func workChangesIn() -> Outcome {
    problem.forgetMovement()
    retireUnknowns()
    pricing.agenda.isCautious = false
    let start = workingSet.work
    workingSet.budget =
      workLimit ?? 1_000 + 20 * (problem.unknowns.count + problem.constraints.count)
    retireRemoved()
    _ = contradictions.restoreConstants(&problem, workingSet, &pricing)
    peel.peelOpenUnknowns(&problem, &workingSet, &pricing)
    problem.isSettled = workInConstants()
    if problem.isSettled, !workingSet.isOutOfRange { return .optimal }
    expelRemoved()
    repeat {
      settleRequired()
      optimise()
      if workingSet.work.rebuilds > start.rebuilds { workingSet.propagateTouched(&problem) }
    } while !pricing.agenda.pending.isEmpty && workingSet.hasBudget || followRestoredConstants()
      || regainLostDigits()
    endSolve()
    problem.isSettled = workingSet.hasBudget
    if workingSet.hasValuesOutOfRange(problem) { return .outOfRange }
    return workingSet.hasBudget ? .optimal : .workLimitReached
  }

  /// Propagates the changed constants and sees which rows change sides.
  ///
  /// - Returns: Whether that was all there was to do.
  private mutating func workInConstants() -> Bool {
    guard course.runCourse(&problem, &workingSet) else {
      if walkToConstant() { return false }
      workingSet.propagateChanges(&problem)
      pricing.checkAddedAndQueuedRows(&problem, &workingSet)
      course.prepareCourse(problem)
      problem.changes.slots.removeAll()
      return false
    }
    pricing.checkQueuedRows(&problem, &workingSet)
    problem.changes.slots.removeAll()
    if pricing.agenda.isEmpty, problem.changes.removed.isEmpty { return true }
    problem.markTouched()
    return false
  }

  /// Propagates the constants that rows have got back on the way.
  ///
  /// - Returns: Whether there are such rows.
  private mutating func followRestoredConstants() -> Bool {
    guard workingSet.hasBudget, contradictions.restoreConstants(&problem, workingSet, &pricing)
    else { return false }
    workingSet.propagateChanges(&problem)
    pricing.checkQueuedRows(&problem, &workingSet)
    problem.changes.slots.removeAll()
    return true
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

// MARK: - Beginning and ending

extension Solver {
  private mutating func endSolve() {
    let isLarge = problem.constraints.count - problem.changes.firstNewConstraint > 1_000
    pricing.flushTurns(&problem, &workingSet)
    problem.changes.added.removeAll()
    problem.changes.firstNewConstraint = problem.constraints.count
    if !problem.leavingUnknowns.isEmpty { problem.forgetMovementOfLeaving() }
    problem.counters.solvedSerial = problem.counters.serial
    pricing.rebuildIfOvergrown(&problem, &workingSet)
    if isLarge { giveMemoryBack() }
  }

  /// Gives back what a large build has worked with. Later changes need far less, if anything.
  private mutating func giveMemoryBack() {
    problem.changes.added = FlatArray()
    problem.changes.opened = FlatArray()
    peel = Peel()
    walk.giveMemoryBack()
    workingSet.reach = Reach()
    workingSet.path = ShiftPath()
    workingSet.orderChange = OrderChange()
    workingSet.gradient = SparseVector()
    workingSet.factors = SparseVector()
    workingSet.loads = SparseVector()
    workingSet.direction = DenseVector()
    workingSet.route = FlatArray()
    workingSet.workspace = Slab(size: 0)
    if pricing.agenda.isEmpty {
      pricing.agenda.suspects = FlatArray()
      pricing.agenda.free = FlatArray()
      pricing.agenda.outlooks = FlatArray()
      pricing.agenda.turns = FlatArray()
      pricing.agenda.turned = FlatArray()
    }
  }

  /// Rebuilds the working set if tight rows are further from even than rounding explains.
  ///
  /// The multipliers have then lost as many digits, and what looked like the optimum may not be it.
  ///
  /// - Returns: Whether there is something to look at again.
  private mutating func regainLostDigits() -> Bool {
    guard workingSet.corrections.count > 0, !workingSet.isFreshlyRebuilt, workingSet.hasBudget,
      workingSet.hasLostDigits(problem)
    else { return false }
    pricing.rebuildWorkingSet(afterLoss: true, &problem, &workingSet)
    return true
  }

}

// MARK: - Removed constraints

extension Solver {
  /// Lets removed constraints that are not tight go.
  private mutating func retireRemoved() {
    for index in problem.changes.removed.indices {
      let constraint = Int(problem.changes.removed[index])
      let row = Row.constraint(constraint)
      contradictions.disturbProofs(with: row, &problem, &pricing)
      if problem.state(of: row) == .setAside { contradictions.setAside.remove(row) }
      if !contradictions.tolerated.isEmpty { contradictions.tolerated.remove(row) }
      if problem.slot(of: row) < 0 {
        pricing.turn(row, to: .even, &problem)
      } else {
        pricing.suspect(problem.slot(of: row), &problem)
      }
      problem.setState(.removed, of: row)
    }
    pricing.flushTurns(&problem, &workingSet)
    for index in problem.changes.removed.indices {
      problem.releaseIfUnused(Int(problem.changes.removed[index]))
    }
  }

  /// Exchanges the removed constraints that are still tight for rows that somebody wants.
  private mutating func expelRemoved() {
    if problem.changes.removed.isEmpty { return }
    pricing.flushTurns(&problem, &workingSet)
    var left = FlatArray<Int32>()
    for index in problem.changes.removed.indices {
      let constraint = Int(problem.changes.removed[index])
      guard problem.constraints[constraint].state == .removed else { continue }
      while problem.constraints[constraint].slot >= 0, workingSet.hasBudget {
        expel(from: Int(problem.constraints[constraint].slot))
      }
      if problem.constraints[constraint].slot >= 0 { left.append(Int32(constraint)) }
    }
    swap(&problem.changes.removed, &left)
  }

  private mutating func expel(from slot: Int) {
    let gain = pricing.multipliers.slope(
      problem.unknowns[slot].firstMultiplier, to: .over, costing: .free,
      isFresh: workingSet.isFreshlyRebuilt)
    let first = gain.sign < 0
    let sides: [Side] = first ? [.over, .under] : [.under, .over]
    for side in sides where walk(from: slot, to: side, .level) == .moved { return }
    for side in sides where walk(from: slot, to: side, .none) == .moved { return }
    if !comeToRest(from: slot, to: sides[1]) { pricing.rebuildWorkingSet(&problem, &workingSet) }
  }
}
