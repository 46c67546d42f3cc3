import AshlarStorage

// MARK: - Rows that change sides

extension Pricing {
  /// Lets a row that is not tight count on another side from now on.
  mutating func turn(_ row: Row, to side: Side, _ problem: inout Problem) {
    let old = problem.side(of: row)
    if old == side { return }
    noteTurn(row, leaving: old, problem)
    problem.setSide(side, of: row)
    noteTurn(row, joining: side, problem)
    if agenda.freeCount > 0 { agenda.turned.append(row) }
  }

  private mutating func noteTurn(_ row: Row, leaving side: Side, _ problem: borrowing Problem) {
    let level = problem.level(of: row, on: side)
    guard level.isOptional else { return }
    agenda.turns.append(Agenda.Turn(level: level, row: row, amount: -side.sign))
  }

  /// Notes that a row counts on a side from now on.
  mutating func noteTurn(_ row: Row, joining side: Side, _ problem: borrowing Problem) {
    let level = problem.level(of: row, on: side)
    guard level.isOptional else { return }
    agenda.turns.append(Agenda.Turn(level: level, row: row, amount: side.sign))
  }

  /// Lets the multipliers follow the turns if there are many: with one pass over what is reached for
  /// each level.
  ///
  /// Few wait until nothing else is to be looked at, and follow row by row: as a rule a row that has
  /// turned comes in next, and has its price already.
  mutating func flushManyTurns(_ problem: inout Problem, _ workingSet: inout WorkingSet) {
    if agenda.turns.count > Agenda.fewTurns || agenda.isCautious {
      flushTurns(&problem, &workingSet)
    }
  }

  /// Lets the multipliers follow the turns of the first row that waits.
  mutating func flushFirstTurn(_ problem: inout Problem, _ workingSet: inout WorkingSet) {
    let row = agenda.turns[0].row
    workingSet.price(row, problem)
    takeTurns(of: row, &problem, workingSet)
  }

  /// Lets the multipliers follow the turns of a row that stands in `factors`.
  mutating func takeTurns(of row: Row, _ problem: inout Problem, _ workingSet: borrowing WorkingSet)
  {
    var kept = 0
    for index in agenda.turns.indices {
      let turn = agenda.turns[index]
      if turn.row == row {
        addFactorsToMultipliers(times: -turn.amount, at: turn.level, &problem, workingSet)
      } else {
        agenda.turns[kept] = turn
        kept += 1
      }
    }
    agenda.turns.removeLast(agenda.turns.count - kept)
  }

  func isTurning(_ row: Row) -> Bool {
    for index in agenda.turns.indices where agenda.turns[index].row == row { return true }
    return false
  }

  /// Lets the multipliers follow all turns, and queues the free slots that they concern.
  mutating func flushTurns(_ problem: inout Problem, _ workingSet: inout WorkingSet) {
    recheckFreeSlots(&problem, &workingSet)
    if agenda.turns.isEmpty { return }
    workingSet.makeRoom(problem)
    // The weakest first: what comes next then goes in front of the lists, however many levels there are.
    agenda.turns.sort { first, second in
      first.level < second.level
    }
    var next = 0
    while next < agenda.turns.count {
      let level = agenda.turns[next].level
      workingSet.gradient.removeAll()
      while next < agenda.turns.count, agenda.turns[next].level == level {
        workingSet.addToGradient(agenda.turns[next].row, times: agenda.turns[next].amount, problem)
        next += 1
      }
      workingSet.priceGradient(problem)
      addFactorsToMultipliers(times: -1, at: level, &problem, workingSet)
    }
    agenda.turns.removeAll()
  }
}

// MARK: - Slots to look at

extension Pricing {
  /// Puts a slot on the list of those whose tight row may want to leave.
  mutating func suspect(_ slot: Int, _ problem: inout Problem) {
    if problem.unknowns[slot].isSuspect { return }
    problem.unknowns[slot].isSuspect = true
    agenda.suspects.append(Int32(slot))
  }

  /// The same for a slot that has got another tight row, so that its place by rank is another one.
  mutating func suspectAnew(_ slot: Int, _ problem: inout Problem) {
    if problem.unknowns[slot].isSuspect, agenda.rankedCount > 0 {
      agenda.suspects.append(Int32(slot))
    } else {
      suspect(slot, &problem)
    }
  }

  mutating func setFree(_ isFree: Bool, _ slot: Int, _ problem: inout Problem) {
    if problem.unknowns[slot].isFree == isFree { return }
    problem.unknowns[slot].isFree = isFree
    agenda.freeCount += isFree ? 1 : -1
  }

  /// Puts a free slot on the list of those for which the weakest levels decide, unless its unknown rests and no
  /// constraint speaks of it: nothing could gain by its moving.
  mutating func queueFree(_ slot: Int, _ problem: inout Problem) {
    if problem.unknowns[slot].isQueuedAsFree { return }
    if problem.unknowns[slot].tight == .rest(of: slot), problem.terms.heads[slot] < 0 { return }
    problem.unknowns[slot].isQueuedAsFree = true
    agenda.free.append(Int32(slot))
  }

  /// Puts the free slots back on the list on which rows depend that have changed sides.
  ///
  /// What has changed about a free slot since through an exchange has put it on the list already.
  mutating func recheckFreeSlots(_ problem: inout Problem, _ workingSet: inout WorkingSet) {
    if agenda.turned.isEmpty { return }
    if agenda.turned.count > Agenda.fewTurns {
      requeueFreeSlotsWithinReach(&problem, &workingSet)
    } else {
      for index in agenda.turned.indices where isInUse(agenda.turned[index], problem) {
        workingSet.price(agenda.turned[index], problem)
        requeueFreeSlots(&problem, workingSet)
      }
    }
    agenda.turned.removeAll()
  }

  /// The same for many rows, with one pass over what they reach: it puts some slots more on the list, on
  /// which none of the rows depends because terms cancel.
  private mutating func requeueFreeSlotsWithinReach(
    _ problem: inout Problem, _ workingSet: inout WorkingSet
  ) {
    workingSet.reach.begin(for: problem.unknowns.count)
    for index in agenda.turned.indices where isInUse(agenda.turned[index], problem) {
      workingSet.reachUp(from: agenda.turned[index], problem)
    }
    workingSet.work.unknownsVisited += workingSet.reach.finished.count
    for index in workingSet.reach.finished.indices {
      let slot = Int(workingSet.reach.finished[index])
      if problem.unknowns[slot].isFree { queueFree(slot, &problem) }
      var correction = problem.unknowns[slot].firstCorrection
      while correction >= 0 {
        let source = Int(workingSet.corrections[correction].source)
        if problem.unknowns[source].isFree { queueFree(source, &problem) }
        correction = workingSet.corrections[correction].nextOfSlot
      }
    }
  }

  /// Whether a row has not been released since it changed sides.
  private func isInUse(_ row: Row, _ problem: borrowing Problem) -> Bool {
    row.isRest || problem.constraints[row.index].state != .vacant
  }

  /// Puts the free slots among those in `factors` back on the list.
  mutating func requeueFreeSlots(_ problem: inout Problem, _ workingSet: borrowing WorkingSet) {
    for index in workingSet.factors.places {
      let slot = workingSet.factors.index(at: index)
      if problem.unknowns[slot].isFree, workingSet.factors[slot] != 0 { queueFree(slot, &problem) }
    }
  }
}
