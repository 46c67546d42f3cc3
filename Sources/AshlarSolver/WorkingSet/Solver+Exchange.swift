import AshlarStorage

// MARK: - Exchanging a tight row for another

extension Solver {
  /// Lets `entering` become tight at a slot in place of the row that is tight there.
  ///
  /// Values do not change here: the caller has moved them so that the entering row is even, or will
  /// propagate them. The leaving row counts on `side` from now on.
  ///
  /// `expected` is how much of the leaving row is in the entering one, as the caller has worked it out with the
  /// direction in which the leaving row moves the values.
  ///
  /// - Returns: False, with nothing changed, if that is not what comes out here, so that the working
  ///   set has lost digits.
  mutating func exchange(
    at slot: Int, for entering: Row, leavingTo side: Side, expecting expected: Double? = nil
  ) -> Bool {
    let isDirect = canPropagate(entering, at: slot, afterWalk: expected != nil)
    if !isDirect || needsFactors(at: slot, entering, leavingTo: side) {
      price(entering)
      guard hasFactor(at: slot, like: expected) else { return false }
      takeTurns(of: entering)
      exchangeMultipliers(at: slot, entering, leavingTo: side)
      if agenda.freeCount > 0 { requeueFreeSlots() }
      if unknowns[slot].firstCorrected >= 0 { rewriteCorrections(leaningOn: slot) }
    }
    let hasShifted = settle(slot, entering, leavingTo: side, directly: isDirect)
    if hasShifted { suspectPath() } else { suspect(slot) }
    work.pivots += 1
    return true
  }

  private mutating func hasFactor(at slot: Int, like expected: Double?) -> Bool {
    guard factors.contains(slot), factors[slot] != 0 else { return false }
    guard let expected, !isFreshlyRebuilt else { return true }
    return (factors[slot] - expected).magnitude <= Tolerance.agreement * expected.magnitude
  }

  /// Whether nothing has been exchanged since the last rebuild, so that digits cannot be had back.
  var isFreshlyRebuilt: Bool { pivotsAtRebuild == work.pivots }

  /// As ``exchange(at:for:leavingTo:expecting:)``, but only if the slot can be propagated through the row.
  mutating func exchangeDirectly(at slot: Int, for entering: Row) -> Bool {
    guard canPropagate(entering, at: slot, afterWalk: false) else { return false }
    return exchange(at: slot, for: entering, leavingTo: .even)
  }

  private mutating func needsFactors(at slot: Int, _ entering: Row, leavingTo side: Side) -> Bool {
    agenda.freeCount > 0 || isTurning(entering)
      || unknowns[slot].firstCorrected >= 0
      || unknowns[slot].firstMultiplier >= 0
      || level(of: unknowns[slot].tight, on: side).isOptional
      || level(of: entering, on: self.side(of: entering)).isOptional
  }

  /// Has every slot looked at whose tight row has been shifted.
  private mutating func suspectPath() {
    for place in path.slots.indices {
      let slot = Int(path.slots[place])
      setFree(false, slot)
      suspect(slot)
    }
  }

  /// Lets a row become tight at a slot, or at the end of a path from there.
  ///
  /// - Returns: Whether the tight rows of the slots on the path have been shifted.
  private mutating func settle(
    _ slot: Int, _ entering: Row, leavingTo side: Side, directly isDirect: Bool
  ) -> Bool {
    let leaving = unknowns[slot].tight
    if isDirect {
      removeCorrections(of: slot)
      setBaseRow(entering, at: slot)
    } else if unknowns[slot].firstCorrection < 0 {
      if shiftBaseRows(to: slot, for: entering) {
        settle(leaving, side, entering)
        return true
      }
      correctInPlace(slot)
    }
    setSlot(slot, of: entering)
    unknowns[slot].tight = entering
    settle(leaving, side, entering)
    return false
  }

  /// Brings the sides of two rows up to date that have been exchanged.
  private mutating func settle(_ leaving: Row, _ side: Side, _ entering: Row) {
    setSide(.even, of: entering)
    setSlot(-1, of: leaving)
    setSide(state(of: leaving) == .kept ? side : .even, of: leaving)
    if !leaving.isRest { releaseIfUnused(leaving.index) }
  }

  /// Ends what holds for one working set.
  @inline(__always)
  mutating func noteWorkingSetChange() {
    stamp += 1
    basis += 1
  }

  /// Makes a row the one that a slot is propagated through.
  mutating func setBaseRow(_ row: Row, at slot: Int) {
    let old = unknowns[slot].row
    if old == row { return }
    noteWorkingSetChange()
    unknowns[slot].row = row
    if !row.isRest { constraints[row.index].rowSlot = Int32(slot) }
    guard !old.isRest else { return }
    constraints[old.index].rowSlot = -1
    releaseIfUnused(old.index)
  }
}

// MARK: - Multipliers

extension Solver {
  /// Rewrites all multipliers for the exchange. `factors` must hold the entering row.
  private mutating func exchangeMultipliers(
    at slot: Int, _ entering: Row, leavingTo side: Side
  ) {
    let share = factors[slot]
    let left = level(of: unknowns[slot].tight, on: side)
    if left.isOptional {
      multipliers.add(-side.sign, at: left, to: &unknowns[slot].firstMultiplier)
    }
    let entered = level(of: entering, on: self.side(of: entering))
    if entered.isOptional {
      addFactorsToMultipliers(times: self.side(of: entering).sign, at: entered)
    }
    let list = unknowns[slot].firstMultiplier
    if list < 0 { return }
    multipliers.divide(list, by: share)
    for index in factors.places {
      let other = factors.index(at: index)
      let factor = factors[place: index]
      if other == slot || factor == 0 { continue }
      multipliers.add(list, times: -factor, to: &unknowns[other].firstMultiplier)
      if !isFixed(at: other) { suspect(other) }
    }
  }

  /// Whether the tight row of a slot may not leave, whatever it pays.
  @inline(__always)
  private func isFixed(at slot: Int) -> Bool {
    let row = unknowns[slot].tight
    if row.isRest || constraints[row.index].state != .kept { return false }
    return constraints[row.index].under == .required && constraints[row.index].over == .required
  }

  /// Adds a multiple of `factors` to the multipliers of one level.
  mutating func addFactorsToMultipliers(times amount: Double, at level: Level) {
    for index in factors.places {
      let other = factors.index(at: index)
      let factor = factors[place: index]
      if factor == 0 { continue }
      multipliers.add(amount * factor, at: level, to: &unknowns[other].firstMultiplier)
      if !isFixed(at: other) { suspect(other) }
    }
  }
}
