import AshlarStorage

extension Pricing {
  /// Finds new base rows for the same tight rows, so that few slots need etas.
  ///
  /// This is the refactorisation of the simplex method: values and tight rows stay what they are. It is done when
  /// etas have grown to a multiple of the unknowns, so that its cost is spread over the exchanges that made them, and
  /// when a number turns out to have lost digits; then values and multipliers are worked out again as well.
  mutating func rebuildWorkingSet(
    afterLoss: Bool = false, _ problem: inout Problem, _ workingSet: inout WorkingSet
  ) {
    let pivots = workingSet.work.pivots
    var rebuild = Rebuild()
    for slot in problem.unknowns.indices { setDegenerate(false, slot, &problem) }
    workingSet.takeApart(&rebuild, &problem)
    workingSet.placeSingles(&rebuild, &problem)
    placeUnassigned(&rebuild, &problem, &workingSet)
    giveBack(&rebuild, &problem, &workingSet)
    if afterLoss { workOutAnew(&problem, &workingSet) }
    workingSet.etaLimit = 2 * workingSet.etas.count + 4 * problem.unknownCount + 64
    workingSet.work.pivots = pivots
    workingSet.work.rebuilds += 1
    workingSet.pivotsAtRebuild = pivots
    workingSet.budget.steps -= 50
    workingSet.visits += problem.unknowns.count + problem.terms.count
  }

  /// Computes all values and all multipliers from the working set.
  private mutating func workOutAnew(_ problem: inout Problem, _ workingSet: inout WorkingSet) {
    agenda.sideChanges.removeAll()
    for slot in problem.unknowns.indices {
      multipliers.removeAll(of: &problem.unknowns[slot].firstMultiplier)
      problem.changes.slots.append(Int32(slot))
    }
    for constraint in problem.constraints.indices where problem.constraints[constraint].slot < 0 {
      noteSideChange(
        .constraint(constraint), joining: problem.constraints[constraint].side, problem)
    }
    updateMultipliers(&problem, &workingSet)
    workingSet.propagateChanges(&problem)
    problem.changes.slots.removeAll()
    checkRows(&problem, &workingSet)
  }

  /// Rebuilds if etas have become many, beside those that the last rebuild left and beside the unknowns.
  mutating func rebuildIfOvergrown(_ problem: inout Problem, _ workingSet: inout WorkingSet) {
    let limit = max(workingSet.etaLimit, 2 * problem.unknownCount)
    if workingSet.etas.count > limit || problem.counters.order > Int32.max / 2 {
      rebuildWorkingSet(&problem, &workingSet)
    }
  }

  /// Brings each row that is left into the torn slot that depends on it most.
  private mutating func placeUnassigned(
    _ rebuild: inout Rebuild, _ problem: inout Problem, _ workingSet: inout WorkingSet
  ) {
    for index in rebuild.rows.indices {
      let row = rebuild.rows[index].row
      guard !row.isBound, problem.constraints[row.index].isUnassigned else { continue }
      problem.constraints[row.index].isUnassigned = false
      workingSet.price(row, problem)
      guard let torn = workingSet.bestTear(rebuild) else { continue }
      let slot = Int(rebuild.torn[torn].slot)
      guard exchange(at: slot, for: row, leavingTo: .active, &problem, &workingSet) else {
        continue
      }
      problem.unknowns[slot].boundSide = rebuild.torn[torn].side
      rebuild.torn[torn].isMended = true
    }
  }

  /// Returns the multipliers to the slots of their rows, and has every slot looked at.
  ///
  /// A slot that is still torn has lost a tight row to rounding. Its bound takes over, and what that
  /// moves is checked.
  private mutating func giveBack(
    _ rebuild: inout Rebuild, _ problem: inout Problem, _ workingSet: inout WorkingSet
  ) {
    for index in rebuild.rows.indices {
      var first = rebuild.rows[index].firstMultiplier
      let slot = problem.slot(of: rebuild.rows[index].row)
      if slot >= 0 {
        problem.unknowns[slot].firstMultiplier = first
      } else {
        multipliers.removeAll(of: &first)
        problem.queueCheck(rebuild.rows[index].row)
      }
    }
    agenda.forgetRanks()
    for slot in problem.unknowns.indices { addCandidate(slot, &problem) }
    problem.changes.slots.removeAll()
    for index in rebuild.torn.indices where !rebuild.torn[index].isMended {
      problem.changes.slots.append(rebuild.torn[index].slot)
    }
    if problem.changes.slots.isEmpty { return }
    workingSet.propagateChanges(&problem)
    checkRows(&problem, &workingSet)
  }
}
