import AshlarStorage

// MARK: - Towards the optimum

extension Optimiser {
  /// Exchanges tight rows until none pays more than it costs, and none that is degenerate can do better.
  mutating func optimise(
    _ problem: inout Problem, _ workingSet: inout WorkingSet, _ pricing: inout Pricing
  ) {
    while workingSet.hasBudget {
      if let slot = pricing.nextCandidate(&problem) {
        examine(slot, &problem, &workingSet, &pricing)
      } else if !pricing.agenda.sideChanges.isEmpty {
        pricing.updateMultipliersForSome(&problem, &workingSet)
      } else if !pricing.agenda.changedRows.isEmpty {
        pricing.recheckDegenerateSlots(&problem, &workingSet)
      } else if let slot = pricing.nextDegenerate(&problem, &workingSet) {
        complete(slot, &problem, &workingSet, &pricing)
      } else {
        return
      }
      pricing.countVisits(&workingSet)
    }
  }

  /// Lets the tight row of a slot leave if that pays.
  private mutating func examine(
    _ slot: Int, _ problem: inout Problem, _ workingSet: inout WorkingSet, _ pricing: inout Pricing
  ) {
    let over = pricing.costSign(at: slot, to: .over, problem, workingSet)
    let under = pricing.costSign(at: slot, to: .under, problem, workingSet)
    if over.isInDoubt || under.isInDoubt, !workingSet.isFreshlyRebuilt {
      pricing.rebuildWorkingSet(afterLoss: true, &problem, &workingSet)
      pricing.addCandidate(slot, &problem)
    } else if over.sign < 0 || under.sign < 0 {
      let best = pricing.bestDescent(
        from: slot, to: over.sign < 0 ? .over : .under, &problem, workingSet)
      pricing.setDegenerate(false, best.slot, &problem)
      descend(from: best.slot, to: best.side, &problem, &workingSet, &pricing)
    } else {
      pricing.setDegenerate(over.sign == 0 || under.sign == 0, slot, &problem)
      if problem.unknowns[slot].isDegenerate { pricing.queueDegenerate(slot, &problem) }
    }
  }

  private mutating func descend(
    from slot: Int, to side: Side, _ problem: inout Problem, _ workingSet: inout WorkingSet,
    _ pricing: inout Pricing
  ) {
    if pricing.isTied(at: slot, to: side, problem),
      pricing.countSecondWishes(at: slot, beyond: side, &problem, &workingSet)
    {
      // They decide, and none of them need be tight for it.
      return pricing.addCandidate(slot, &problem)
    }
    let work = workingSet.work
    let result = searchLine(from: slot, to: side, .strict, &problem, &workingSet, &pricing)
    pricing.agenda.comparisons +=
      workingSet.work.unknownsVisited - work.unknownsVisited
      + workingSet.work.constraintsVisited - work.constraintsVisited
    switch result {
    case .moved: break
    case .uphill where !pricing.agenda.sideChanges.isEmpty:
      pricing.updateMultipliers(&problem, &workingSet)
      pricing.addCandidate(slot, &problem)
    case .uphill, .nowhere:
      if !workingSet.isFreshlyRebuilt {
        pricing.rebuildWorkingSet(afterLoss: true, &problem, &workingSet)
      }
    }
  }

  /// Lets the weakest levels decide where a tight row goes that may move at no cost.
  mutating func complete(
    _ slot: Int, _ problem: inout Problem, _ workingSet: inout WorkingSet, _ pricing: inout Pricing
  ) {
    guard problem.unknowns[slot].isDegenerate else { return }
    for side in [Side.over, .under]
    where pricing.costSign(at: slot, to: side, problem, workingSet).sign == 0 {
      if pricing.countSecondWishes(at: slot, beyond: side, &problem, &workingSet) {
        return pricing.addCandidate(slot, &problem)
      }
      if searchLine(from: slot, to: side, .strict, &problem, &workingSet, &pricing) == .moved {
        return
      }
    }
  }
}
