import AshlarStorage

// MARK: - Rows that change sides

extension Solver {
  /// Lets a row that is not tight count on another side from now on.
  mutating func turn(_ row: Row, to side: Side) {
    let old = self.side(of: row)
    if old == side { return }
    noteTurn(row, leaving: old)
    setSide(side, of: row)
    noteTurn(row, joining: side)
    if agenda.freeCount > 0 { agenda.turned.append(row) }
  }

  private mutating func noteTurn(_ row: Row, leaving side: Side) {
    let level = level(of: row, on: side)
    guard level.isOptional else { return }
    agenda.turns.append(Agenda.Turn(level: level, row: row, amount: -side.sign))
  }

  /// Notes that a row counts on a side from now on.
  mutating func noteTurn(_ row: Row, joining side: Side) {
    let level = level(of: row, on: side)
    guard level.isOptional else { return }
    agenda.turns.append(Agenda.Turn(level: level, row: row, amount: side.sign))
  }

  /// Lets the multipliers follow the turns if there are many: with one pass over what is reached for
  /// each level.
  ///
  /// Few wait until nothing else is to be looked at, and follow row by row: as a rule a row that has
  /// turned comes in next, and has its price already.
  mutating func flushManyTurns() {
    if agenda.turns.count > Agenda.fewTurns || agenda.isCautious { flushTurns() }
  }

  /// Lets the multipliers follow the turns of the first row that waits.
  mutating func flushFirstTurn() {
    let row = agenda.turns[0].row
    price(row)
    takeTurns(of: row)
  }

  /// Lets the multipliers follow the turns of a row that stands in `factors`.
  mutating func takeTurns(of row: Row) {
    var kept = 0
    for index in agenda.turns.indices {
      let turn = agenda.turns[index]
      if turn.row == row {
        addFactorsToMultipliers(times: -turn.amount, at: turn.level)
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
  mutating func flushTurns() {
    recheckFreeSlots()
    if agenda.turns.isEmpty { return }
    makeRoom()
    // The weakest first: what comes next then goes in front of the lists, however many levels there are.
    agenda.turns.sort { first, second in
      first.level < second.level
    }
    var next = 0
    while next < agenda.turns.count {
      let level = agenda.turns[next].level
      gradient.removeAll()
      while next < agenda.turns.count, agenda.turns[next].level == level {
        addToGradient(agenda.turns[next].row, times: agenda.turns[next].amount)
        next += 1
      }
      priceGradient()
      addFactorsToMultipliers(times: -1, at: level)
    }
    agenda.turns.removeAll()
  }
}

// MARK: - Slots to look at

extension Solver {
  /// Puts a slot on the list of those whose tight row may want to leave.
  mutating func suspect(_ slot: Int) {
    if unknowns[slot].isSuspect { return }
    unknowns[slot].isSuspect = true
    agenda.suspects.append(Int32(slot))
  }

  mutating func setFree(_ isFree: Bool, _ slot: Int) {
    if unknowns[slot].isFree == isFree { return }
    unknowns[slot].isFree = isFree
    agenda.freeCount += isFree ? 1 : -1
  }

  /// Puts a free slot on the list of those for which the weakest levels decide, unless its unknown rests and no
  /// constraint speaks of it: nothing could gain by its moving.
  mutating func queueFree(_ slot: Int) {
    if unknowns[slot].isQueuedAsFree { return }
    if unknowns[slot].tight == .rest(of: slot), terms.heads[slot] < 0 { return }
    unknowns[slot].isQueuedAsFree = true
    agenda.free.append(Int32(slot))
  }

  /// Puts the free slots back on the list on which rows depend that have changed sides.
  ///
  /// What has changed about a free slot since through an exchange has put it on the list already.
  mutating func recheckFreeSlots() {
    if agenda.turned.isEmpty { return }
    if agenda.turned.count > Agenda.fewTurns {
      requeueFreeSlotsWithinReach()
    } else {
      for index in agenda.turned.indices where isInUse(agenda.turned[index]) {
        price(agenda.turned[index])
        requeueFreeSlots()
      }
    }
    agenda.turned.removeAll()
  }

  /// The same for many rows, with one pass over what they reach: it puts some slots more on the list, on
  /// which none of the rows depends because terms cancel.
  private mutating func requeueFreeSlotsWithinReach() {
    reach.begin(for: unknowns.count)
    for index in agenda.turned.indices where isInUse(agenda.turned[index]) {
      reachUp(from: agenda.turned[index])
    }
    work.unknownsVisited += reach.finished.count
    for index in reach.finished.indices {
      let slot = Int(reach.finished[index])
      if unknowns[slot].isFree { queueFree(slot) }
      var correction = unknowns[slot].firstCorrection
      while correction >= 0 {
        let source = Int(corrections[correction].source)
        if unknowns[source].isFree { queueFree(source) }
        correction = corrections[correction].nextOfSlot
      }
    }
  }

  private mutating func reachUp(from row: Row) {
    if row.isRest { return reach.goUp(from: row.index, unknowns, constraints, terms) }
    for index in constraints[row.index].terms {
      reach.goUp(from: Int(terms.unknowns[index]), unknowns, constraints, terms)
    }
  }

  /// Whether a row has not been released since it changed sides.
  private func isInUse(_ row: Row) -> Bool {
    row.isRest || constraints[row.index].state != .vacant
  }

  /// Puts the free slots among those in `factors` back on the list.
  mutating func requeueFreeSlots() {
    for index in factors.places {
      let slot = factors.index(at: index)
      if unknowns[slot].isFree, factors[slot] != 0 { queueFree(slot) }
    }
  }
}
