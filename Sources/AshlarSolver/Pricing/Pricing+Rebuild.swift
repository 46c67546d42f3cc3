import AshlarStorage

extension Pricing {
  /// Finds new base rows for the same tight rows, so that few slots need corrections.
  ///
  /// This is the refactorisation of the simplex method: values and tight rows stay what they are.
  /// It is done when corrections have grown to a multiple of the unknowns, so that its cost is spread
  /// over the exchanges that made them, and when a number turns out to have lost digits; then values
  /// and multipliers are worked out anew as well.
  mutating func rebuildWorkingSet(
    afterLoss: Bool = false, _ problem: inout Problem, _ workingSet: inout WorkingSet
  ) {
    let pivots = workingSet.work.pivots
    var rebuild = Rebuild()
    for slot in problem.unknowns.indices { setFree(false, slot, &problem) }
    workingSet.takeApart(&rebuild, &problem)
    workingSet.placeSingles(&rebuild, &problem)
    placeHomeless(&rebuild, &problem, &workingSet)
    giveBack(&rebuild, &problem, &workingSet)
    if afterLoss { workOutAnew(&problem, &workingSet) }
    workingSet.correctionLimit = 2 * workingSet.corrections.count + 4 * problem.unknownCount + 64
    workingSet.work.pivots = pivots
    workingSet.work.rebuilds += 1
    workingSet.pivotsAtRebuild = pivots
    workingSet.budget.steps -= 50
    workingSet.visits += problem.unknowns.count + problem.terms.count
  }

  /// Computes all values and all multipliers from the working set.
  private mutating func workOutAnew(_ problem: inout Problem, _ workingSet: inout WorkingSet) {
    agenda.turns.removeAll()
    for slot in problem.unknowns.indices {
      multipliers.removeAll(of: &problem.unknowns[slot].firstMultiplier)
      problem.changes.slots.append(Int32(slot))
    }
    for constraint in problem.constraints.indices where problem.constraints[constraint].slot < 0 {
      noteTurn(.constraint(constraint), joining: problem.constraints[constraint].side, problem)
    }
    flushTurns(&problem, &workingSet)
    workingSet.propagateChanges(&problem)
    problem.changes.slots.removeAll()
    checkRows(&problem, &workingSet)
  }

  /// Rebuilds if corrections have become many, beside those that the last rebuild left and beside the unknowns.
  mutating func rebuildIfOvergrown(_ problem: inout Problem, _ workingSet: inout WorkingSet) {
    let limit = max(workingSet.correctionLimit, 2 * problem.unknownCount)
    if workingSet.corrections.count > limit || problem.counters.order > Int32.max / 2 {
      rebuildWorkingSet(&problem, &workingSet)
    }
  }

  /// Brings each row that is left into the torn slot that depends on it most.
  private mutating func placeHomeless(
    _ rebuild: inout Rebuild, _ problem: inout Problem, _ workingSet: inout WorkingSet
  ) {
    for index in rebuild.rows.indices {
      let row = rebuild.rows[index].row
      guard !row.isRest, problem.constraints[row.index].isHomeless else { continue }
      problem.constraints[row.index].isHomeless = false
      workingSet.price(row, problem)
      guard let torn = workingSet.bestTear(rebuild) else { continue }
      let slot = Int(rebuild.torn[torn].slot)
      guard exchange(at: slot, for: row, leavingTo: .even, &problem, &workingSet) else { continue }
      problem.unknowns[slot].restSide = rebuild.torn[torn].side
      rebuild.torn[torn].isMended = true
    }
  }

  /// Returns the multipliers to the slots of their rows, and has every slot looked at.
  ///
  /// A slot that is still torn has lost a tight row to rounding. Its rest takes over, and what that
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
    for slot in problem.unknowns.indices { suspect(slot, &problem) }
    problem.changes.slots.removeAll()
    for index in rebuild.torn.indices where !rebuild.torn[index].isMended {
      problem.changes.slots.append(rebuild.torn[index].slot)
    }
    if problem.changes.slots.isEmpty { return }
    workingSet.propagateChanges(&problem)
    checkRows(&problem, &workingSet)
  }
}
