import AshlarStorage

extension Optimiser {
  /// Solves the problem with all changes since the last call.
  @discardableResult
  mutating func solve(
    _ problem: inout Problem, _ workingSet: inout WorkingSet, _ pricing: inout Pricing
  ) -> Solver.Outcome {
    problem.forgetMovement()
    retireUnknowns(&problem, &pricing)
    pricing.agenda.followsBland = false
    pricing.agenda.comparisons = 0
    let rebuilds = workingSet.work.rebuilds
    let visits = workingSet.work.termsVisited
    retireRemoved(&problem, &workingSet, &pricing)
    _ = contradictions.restoreConstants(&problem, workingSet, &pricing)
    crashBasis.determineOpenUnknowns(&problem, &workingSet, &pricing)
    let isFirst = 2 * crashBasis.openedCount > problem.unknowns.count
    problem.isSettled = applyConstants(&problem, &workingSet, &pricing)
    if problem.isSettled, !workingSet.isOutOfRange { return .optimal }
    let mustExchange = mayExchange(problem, workingSet, pricing)
    if mustExchange { exchange(sinceRebuild: rebuilds, &problem, &workingSet, &pricing) }
    endSolve(&problem, &workingSet, &pricing)
    if isFirst { firstBasisVisits = workingSet.work.termsVisited - visits }
    problem.isSettled = !mustExchange || workingSet.hasBudget
    if workingSet.hasValuesOutOfRange(problem) { return .outOfRange }
    return problem.isSettled ? .optimal : .workLimitReached
  }

  /// Whether there is a row that may have to be exchanged, or a doubt about digits.
  private func mayExchange(
    _ problem: borrowing Problem, _ workingSet: borrowing WorkingSet, _ pricing: borrowing Pricing
  ) -> Bool {
    !pricing.agenda.isEmpty || !problem.changes.removed.isEmpty
      || !problem.changes.disturbed.isEmpty || workingSet.etas.count > 0
  }

  /// Exchanges rows until the optimum is found or the budget is used up.
  private mutating func exchange(
    sinceRebuild rebuilds: Int, _ problem: inout Problem, _ workingSet: inout WorkingSet,
    _ pricing: inout Pricing
  ) {
    workingSet.budget = problem.budget
    if let workLimit { workingSet.budget.steps = workLimit }
    if let visitLimit { workingSet.budget.visits = visitLimit }
    trial = newTrial(problem, workingSet)
    expelRemoved(&problem, &workingSet, &pricing)
    repeat {
      restoreFeasibility(&problem, &workingSet, &pricing)
      if isTooDear(workingSet, pricing) {
        if mayRestart(problem) { restart(&problem, &workingSet, &pricing) }
        trial = nil
        restoreFeasibility(&problem, &workingSet, &pricing)
      }
      optimise(&problem, &workingSet, &pricing)
      if workingSet.work.rebuilds > rebuilds { workingSet.propagateTouched(&problem) }
    } while !pricing.agenda.pending.isEmpty && workingSet.hasBudget
      || followRestoredConstants(&problem, &workingSet, &pricing)
      || regainLostDigits(&problem, &workingSet, &pricing)
  }

  /// Propagates the changed constants and sees which rows change sides.
  ///
  /// - Returns: Whether that was all there was to do.
  private mutating func applyConstants(
    _ problem: inout Problem, _ workingSet: inout WorkingSet, _ pricing: inout Pricing
  ) -> Bool {
    guard plan.runPlan(&problem, &workingSet) else {
      if searchToConstant(&problem, &workingSet, &pricing) { return false }
      workingSet.propagateChanges(&problem)
      pricing.checkAddedAndQueuedRows(&problem, &workingSet)
      plan.preparePlan(problem)
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
  private mutating func followRestoredConstants(
    _ problem: inout Problem, _ workingSet: inout WorkingSet, _ pricing: inout Pricing
  ) -> Bool {
    guard workingSet.hasBudget, contradictions.restoreConstants(&problem, workingSet, &pricing)
    else { return false }
    workingSet.propagateChanges(&problem)
    pricing.checkQueuedRows(&problem, &workingSet)
    problem.changes.slots.removeAll()
    return true
  }

  private mutating func endSolve(
    _ problem: inout Problem, _ workingSet: inout WorkingSet, _ pricing: inout Pricing
  ) {
    let isLarge = problem.constraints.count - problem.changes.firstNewConstraint > 1_000
    pricing.updateMultipliers(&problem, &workingSet)
    problem.changes.added.removeAll()
    problem.changes.firstNewConstraint = problem.constraints.count
    if !problem.leavingUnknowns.isEmpty { problem.forgetMovementOfLeaving() }
    problem.counters.solvedSerial = problem.counters.serial
    pricing.rebuildIfOvergrown(&problem, &workingSet)
    pricing.countVisits(&workingSet)
    if isLarge { giveMemoryBack(&problem, &workingSet, &pricing) }
  }

  /// Gives back what a large build has worked with. Later changes need far less, if anything.
  private mutating func giveMemoryBack(
    _ problem: inout Problem, _ workingSet: inout WorkingSet, _ pricing: inout Pricing
  ) {
    problem.changes.added = FlatArray()
    problem.changes.opened = FlatArray()
    crashBasis = CrashBasis()
    lineSearch.giveMemoryBack()
    workingSet.reach = Reach()
    workingSet.path = ShiftPath()
    workingSet.orderChange = OrderChange()
    workingSet.gradient = SparseVector()
    workingSet.factors = SparseVector()
    workingSet.pricedRow = nil
    workingSet.loads = SparseVector()
    workingSet.direction = DenseVector()
    workingSet.route = FlatArray()
    workingSet.workspace = Slab(size: 0)
    if pricing.agenda.isEmpty {
      pricing.agenda.candidates = FlatArray()
      pricing.agenda.ranked = Heap()
      pricing.agenda.degenerate = FlatArray()
      pricing.agenda.descentChecks = FlatArray()
      pricing.agenda.sideChanges = FlatArray()
      pricing.agenda.changedRows = FlatArray()
    }
  }

  /// Rebuilds the working set if tight rows are further from active than rounding explains.
  ///
  /// The multipliers have then lost as many digits, and what looked like the optimum may not be it.
  ///
  /// - Returns: Whether there is something to look at again.
  private func regainLostDigits(
    _ problem: inout Problem, _ workingSet: inout WorkingSet, _ pricing: inout Pricing
  ) -> Bool {
    guard workingSet.etas.count > 0, !workingSet.isFreshlyRebuilt, workingSet.hasBudget,
      workingSet.hasLostDigits(problem)
    else { return false }
    pricing.rebuildWorkingSet(afterLoss: true, &problem, &workingSet)
    return true
  }
}

// MARK: - A new first basis

extension Optimiser {
  /// The work that exchanges may take in a solve; nil where there is no other way.
  private func newTrial(
    _ problem: borrowing Problem, _ workingSet: borrowing WorkingSet
  ) -> ExchangeTrial? {
    if !mayRestart(problem) { return nil }
    let size = problem.unknowns.count + problem.constraints.count + problem.terms.count
    return ExchangeTrial(visits: size + firstBasisVisits, begin: workingSet.work)
  }

  /// Whether the required rows that wait for their turns are better made to hold by a new first basis.
  func isTooDear(_ workingSet: borrowing WorkingSet, _ pricing: borrowing Pricing) -> Bool {
    guard let trial, workingSet.hasBudget, !pricing.agenda.pending.isEmpty else { return false }
    return trial.isTooDear(workingSet.work, pricing.agenda)
  }

  /// Whether a new first basis would be another one, and leave nothing out that the last one has found.
  ///
  /// Which constraints contradict each other has been found with much work, and most of the problem must be older.
  func mayRestart(_ problem: borrowing Problem) -> Bool {
    contradictions.isEmpty && problem.changes.removed.isEmpty
      && 2 * crashBasis.openedCount < problem.unknowns.count
  }

  /// Finds a first basis for the whole problem, and takes all values from it.
  mutating func restart(
    _ problem: inout Problem, _ workingSet: inout WorkingSet, _ pricing: inout Pricing
  ) {
    workingSet.work.rebuilds += 1
    workingSet.pivotsAtRebuild = workingSet.work.pivots
    workingSet.visits += problem.unknowns.count + problem.constraints.count + problem.terms.count
    pricing.agenda = Agenda()
    problem.forgetQueuedRows()
    workingSet.etas.removeAll()
    workingSet.pricedRow = nil
    problem.counters.order = 0
    for slot in problem.unknowns.indices {
      pricing.multipliers.removeAll(of: &problem.unknowns[slot].firstMultiplier)
      open(slot, &problem, &workingSet)
    }
    for constraint in problem.constraints.indices { problem.countAsNew(constraint) }
    problem.changes.firstNewConstraint = 0
    problem.changes.slots.removeAll()
    crashBasis.determineOpenUnknowns(&problem, &workingSet, &pricing)
    pricing.checkAddedAndQueuedRows(&problem, &workingSet)
  }

  /// Lets a slot have its bound again, as that of a new unknown.
  private func open(
    _ slot: Int, _ problem: inout Problem, _ workingSet: inout WorkingSet
  ) {
    let tight = problem.unknowns[slot].tight
    if !tight.isBound { problem.setSlot(-1, of: tight) }
    workingSet.setBaseRow(.bound(of: slot), at: slot, &problem)
    problem.unknowns[slot].becomeNew(number: slot, order: problem.nextOrder())
    workingSet.move(slot, to: 0, &problem)
    if !problem.unknowns[slot].isVacant, !problem.changes.newUnknowns.contains(slot) {
      problem.changes.opened.append(Int32(slot))
    }
  }
}
