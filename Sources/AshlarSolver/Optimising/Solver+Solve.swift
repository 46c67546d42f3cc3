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
    if !isSettled { dropExercise() }
    grounds.isKnown = false
    return workChangesIn()
  }

  private mutating func workChangesIn() -> Outcome {
    forgetMovement()
    retireUnknowns()
    agenda.isCautious = false
    let start = work
    budget = workLimit ?? 1_000 + 20 * (unknowns.count + constraints.count)
    retireRemoved()
    _ = restoreConstants()
    peelOpenUnknowns()
    isSettled = workInConstants()
    if isSettled, !isOutOfRange { return .optimal }
    expelRemoved()
    repeat {
      settleRequired()
      optimise()
      if work.rebuilds > start.rebuilds { propagateTouched() }
    } while !agenda.pending.isEmpty && hasBudget || followRestoredConstants() || regainLostDigits()
    endSolve()
    isSettled = hasBudget
    if hasValuesOutOfRange() { return .outOfRange }
    return hasBudget ? .optimal : .workLimitReached
  }

  /// Whether a value is no number, if one has been none.
  private mutating func hasValuesOutOfRange() -> Bool {
    if !isOutOfRange { return false }
    isOutOfRange = values.indices.contains { !values[$0].isFinite }
    return isOutOfRange
  }

  /// Propagates the changed constants and sees which rows change sides.
  ///
  /// - Returns: Whether that was all there was to do.
  private mutating func workInConstants() -> Bool {
    guard runCourse() else {
      if walkToConstant() { return false }
      propagateChanges()
      checkAddedAndQueuedRows()
      prepareCourse()
      changes.slots.removeAll()
      return false
    }
    checkQueuedRows()
    changes.slots.removeAll()
    if agenda.isEmpty, changes.removed.isEmpty { return true }
    markTouched()
    return false
  }

  /// Propagates the constants that rows have got back on the way.
  ///
  /// - Returns: Whether there are such rows.
  private mutating func followRestoredConstants() -> Bool {
    guard hasBudget, restoreConstants() else { return false }
    propagateChanges()
    checkQueuedRows()
    changes.slots.removeAll()
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

  /// Whether the solve may go on: rounding voids every proof that a simplex method ends.
  var hasBudget: Bool { budget > 0 }
}

// MARK: - Beginning and ending

extension Solver {
  /// Makes the vectors for directions and prices as long as the problem.
  ///
  /// They are made when they are first needed: a layout that asks for no exchange does without.
  mutating func makeRoom() {
    if workspace.isEmpty { takeWorkspace() }
    gradient.extend(to: unknowns.count)
    factors.extend(to: unknowns.count)
    loads.extend(to: unknowns.count)
    direction.extend(to: unknowns.count)
  }

  private mutating func forgetMovement() {
    changes.newUnknowns = changes.newUnknowns.upperBound..<unknowns.count
    defer { changes.touched.removeAll() }
    guard changes.isMarked else { return }
    changes.isMarked = false
    for index in changes.touched.indices {
      unknowns[Int(changes.touched[index].unknown)].isTouched = false
    }
  }

  /// Nobody wants to hear of unknowns that have been removed.
  private mutating func forgetMovementOfLeaving() {
    var kept = 0
    for index in changes.touched.indices {
      let touched = changes.touched[index]
      unknowns[Int(touched.unknown)].isTouched = false
      if unknowns[Int(touched.unknown)].isVacant { continue }
      changes.touched[kept] = touched
      kept += 1
    }
    changes.touched.removeLast(changes.touched.count - kept)
  }

  /// Marks what a course has moved, so that its old value is not written down twice.
  private mutating func markTouched() {
    changes.isMarked = true
    for index in changes.touched.indices {
      unknowns[Int(changes.touched[index].unknown)].isTouched = true
    }
  }

  private mutating func endSolve() {
    let isLarge = constraints.count - changes.firstNewConstraint > 1_000
    flushTurns()
    changes.added.removeAll()
    changes.firstNewConstraint = constraints.count
    if !leavingUnknowns.isEmpty { forgetMovementOfLeaving() }
    counters.solvedSerial = counters.serial
    rebuildIfOvergrown()
    if isLarge { giveMemoryBack() }
  }

  /// Gives back what a large build has worked with. Later changes need far less, if anything.
  private mutating func giveMemoryBack() {
    changes.added = FlatArray()
    changes.opened = FlatArray()
    peel = Peel()
    walk = Walk()
    reach = Reach()
    path = ShiftPath()
    orderChange = OrderChange()
    gradient = SparseVector()
    factors = SparseVector()
    loads = SparseVector()
    direction = DenseVector()
    route = FlatArray()
    workspace = Slab(size: 0)
    if agenda.isEmpty {
      agenda.suspects = FlatArray()
      agenda.free = FlatArray()
      agenda.outlooks = FlatArray()
      agenda.turns = FlatArray()
      agenda.turned = FlatArray()
    }
  }

  /// Computes everything that moved once more, because a rebuild has changed what it is computed from:
  /// values depend on where the solve ended and not on how it went there.
  private mutating func propagateTouched() {
    for unknown in changes.newUnknowns { changes.slots.append(Int32(unknown)) }
    for index in changes.touched.indices { changes.slots.append(changes.touched[index].unknown) }
    propagateAll()
    changes.slots.removeAll()
  }

  /// Rebuilds the working set if tight rows are further from even than rounding explains.
  ///
  /// The multipliers have then lost as many digits, and what looked like the optimum may not be it.
  ///
  /// - Returns: Whether there is something to look at again.
  private mutating func regainLostDigits() -> Bool {
    guard corrections.count > 0, !isFreshlyRebuilt, hasBudget, hasLostDigits() else { return false }
    rebuildWorkingSet(afterLoss: true)
    return true
  }

  /// Whether one of the tight rows shows it. Only where corrections stand between a row and the values
  /// can it be uneven.
  private mutating func hasLostDigits() -> Bool {
    for slot in changes.newUnknowns where hasLostDigits(at: slot) { return true }
    for index in changes.touched.indices
    where hasLostDigits(at: Int(changes.touched[index].unknown)) {
      return true
    }
    return false
  }

  private mutating func hasLostDigits(at slot: Int) -> Bool {
    if unknowns[slot].firstCorrection < 0 { return false }
    let residual = residual(of: unknowns[slot].tight)
    return residual.value.magnitude > Tolerance.lostDigits * residual.tolerance
  }
}

// MARK: - Removed constraints

extension Solver {
  /// Lets removed constraints that are not tight go.
  private mutating func retireRemoved() {
    for index in changes.removed.indices {
      let constraint = Int(changes.removed[index])
      let row = Row.constraint(constraint)
      disturbProofs(with: row)
      if state(of: row) == .setAside { setAside.remove(row) }
      if !tolerated.isEmpty { tolerated.remove(row) }
      if slot(of: row) < 0 { turn(row, to: .even) } else { suspect(slot(of: row)) }
      setState(.removed, of: row)
    }
    flushTurns()
    for index in changes.removed.indices { releaseIfUnused(Int(changes.removed[index])) }
  }

  /// Exchanges the removed constraints that are still tight for rows that somebody wants.
  private mutating func expelRemoved() {
    if changes.removed.isEmpty { return }
    flushTurns()
    var left = FlatArray<Int32>()
    for index in changes.removed.indices {
      let constraint = Int(changes.removed[index])
      guard constraints[constraint].state == .removed else { continue }
      while constraints[constraint].slot >= 0, hasBudget {
        expel(from: Int(constraints[constraint].slot))
      }
      if constraints[constraint].slot >= 0 { left.append(Int32(constraint)) }
    }
    swap(&changes.removed, &left)
  }

  private mutating func expel(from slot: Int) {
    let gain = multipliers.slope(
      unknowns[slot].firstMultiplier, to: .over, costing: .free, isFresh: isFreshlyRebuilt)
    let first = gain.sign < 0
    let sides: [Side] = first ? [.over, .under] : [.under, .over]
    for side in sides where walk(from: slot, to: side, .level) == .moved { return }
    for side in sides where walk(from: slot, to: side, .none) == .moved { return }
    if !comeToRest(from: slot, to: sides[1]) { rebuildWorkingSet() }
  }
}
