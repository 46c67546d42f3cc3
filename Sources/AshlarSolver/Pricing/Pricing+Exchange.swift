import AshlarStorage

// MARK: - Exchanging a tight row for another

extension Pricing {
  /// Lets `entering` become tight at a slot in place of the row that is tight there.
  ///
  /// Values do not change here: the caller has moved them so that the entering row is active, or will
  /// propagate them. The leaving row counts on `side` from now on.
  ///
  /// `expected` is how much of the leaving row is in the entering one, as the caller has worked it out with the
  /// direction in which the leaving row moves the values.
  ///
  /// - Returns: False, with nothing changed, if that is not what comes out here, so that the working
  ///   set has lost digits.
  mutating func exchange(
    at slot: Int, for entering: Row, leavingTo side: Side, expecting expected: Double? = nil,
    _ problem: inout Problem, _ workingSet: inout WorkingSet
  ) -> Bool {
    let isDirect = workingSet.canPropagate(
      entering, at: slot, afterLineSearch: expected != nil, &problem)
    if !isDirect || needsFactors(at: slot, entering, leavingTo: side, problem) {
      workingSet.price(entering, problem)
      guard workingSet.hasFactor(at: slot, like: expected) else { return false }
      takeSideChanges(of: entering, &problem, workingSet)
      exchangeMultipliers(at: slot, entering, leavingTo: side, &problem, workingSet)
      if agenda.degenerateCount > 0 { requeueDegenerateSlots(&problem, workingSet) }
      if problem.unknowns[slot].firstEtaFrom >= 0 {
        workingSet.rewriteEtas(leaningOn: slot, &problem)
      }
    }
    let hasShifted = workingSet.attach(
      slot, entering, leavingTo: side, directly: isDirect, &problem)
    if hasShifted {
      addPathToCandidates(&problem, workingSet)
    } else {
      addCandidateAnew(slot, &problem)
    }
    workingSet.work.pivots += 1
    return true
  }

  /// As ``exchange(at:for:leavingTo:expecting:)``, but only if the slot can be propagated through the row.
  mutating func exchangeDirectly(
    at slot: Int, for entering: Row, _ problem: inout Problem, _ workingSet: inout WorkingSet
  ) -> Bool {
    guard workingSet.canPropagate(entering, at: slot, afterLineSearch: false, &problem) else {
      return false
    }
    return exchange(at: slot, for: entering, leavingTo: .active, &problem, &workingSet)
  }

  private func needsFactors(
    at slot: Int, _ entering: Row, leavingTo side: Side, _ problem: borrowing Problem
  ) -> Bool {
    agenda.degenerateCount > 0 || isChangingSide(entering)
      || problem.unknowns[slot].firstEtaFrom >= 0
      || problem.unknowns[slot].firstMultiplier >= 0
      || problem.level(of: problem.unknowns[slot].tight, on: side).isOptional
      || problem.level(of: entering, on: problem.side(of: entering)).isOptional
  }

  /// Looks at every slot whose tight row has been shifted.
  mutating func addPathToCandidates(
    _ problem: inout Problem, _ workingSet: borrowing WorkingSet
  ) {
    for place in workingSet.path.slots.indices {
      let slot = Int(workingSet.path.slots[place])
      setDegenerate(false, slot, &problem)
      addCandidateAnew(slot, &problem)
    }
  }
}

// MARK: - Multipliers

extension Pricing {
  /// Rewrites all multipliers for the exchange. `factors` must hold the entering row.
  private mutating func exchangeMultipliers(
    at slot: Int, _ entering: Row, leavingTo side: Side, _ problem: inout Problem,
    _ workingSet: borrowing WorkingSet
  ) {
    let share = workingSet.factors[slot]
    let left = problem.level(of: problem.unknowns[slot].tight, on: side)
    if left.isOptional {
      multipliers.add(-side.sign, at: left, to: &problem.unknowns[slot].firstMultiplier)
    }
    let entered = problem.level(of: entering, on: problem.side(of: entering))
    if entered.isOptional {
      addFactorsToMultipliers(
        times: problem.side(of: entering).sign, at: entered, &problem, workingSet)
    }
    let list = problem.unknowns[slot].firstMultiplier
    if list < 0 { return }
    multipliers.divide(list, by: share)
    for index in workingSet.factors.places {
      let other = workingSet.factors.index(at: index)
      let factor = workingSet.factors[place: index]
      if other == slot || factor == 0 { continue }
      multipliers.add(list, times: -factor, to: &problem.unknowns[other].firstMultiplier)
      if !isFixed(at: other, problem) { addCandidate(other, &problem) }
    }
  }

  /// Whether the tight row of a slot may not leave, whatever it pays.
  @inline(__always)
  private func isFixed(at slot: Int, _ problem: borrowing Problem) -> Bool {
    let row = problem.unknowns[slot].tight
    if row.isBound || problem.constraints[row.index].state != .kept { return false }
    return problem.constraints[row.index].under == .required
      && problem.constraints[row.index].over == .required
  }

  /// Adds a multiple of `factors` to the multipliers of one level.
  mutating func addFactorsToMultipliers(
    times amount: Double, at level: Level, _ problem: inout Problem,
    _ workingSet: borrowing WorkingSet
  ) {
    for index in workingSet.factors.places {
      let other = workingSet.factors.index(at: index)
      let factor = workingSet.factors[place: index]
      if factor == 0 { continue }
      multipliers.add(amount * factor, at: level, to: &problem.unknowns[other].firstMultiplier)
      if !isFixed(at: other, problem) { addCandidate(other, &problem) }
    }
  }
}
