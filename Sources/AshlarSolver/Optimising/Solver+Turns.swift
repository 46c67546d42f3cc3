// MARK: - Rows that change sides

extension Solver {
  /// Lets a row that is not tight count on another side from now on.
  mutating func turn(_ row: Row, to side: Side) {
    let old = self.side(of: row)
    if old == side { return }
    noteTurn(row, leaving: old)
    setSide(side, of: row)
    noteTurn(row, joining: side)
    if agenda.freeCount > 0 { recheckFreeSlots(under: row) }
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

  /// Lets the multipliers follow the turns: with one pass over what is reached for each row where few
  /// have turned, for each level where many have.
  mutating func flushTurns() {
    if agenda.turns.isEmpty { return }
    if agenda.turns.count > Agenda.fewTurns { return flushTurnsByLevel() }
    for index in agenda.turns.indices {
      let turn = agenda.turns[index]
      price(turn.row)
      addFactorsToMultipliers(times: -turn.amount, at: turn.level)
    }
    agenda.turns.removeAll()
  }

  private mutating func flushTurnsByLevel() {
    makeRoom()
    agenda.turns.sort { first, second in
      first.level > second.level
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

  /// Puts a free slot on the list of those for which the weakest levels decide.
  mutating func queueFree(_ slot: Int) {
    if unknowns[slot].isQueuedAsFree { return }
    unknowns[slot].isQueuedAsFree = true
    agenda.free.append(Int32(slot))
  }

  /// Looks again at the free slots on which a row depends, because it has changed sides.
  mutating func recheckFreeSlots(under row: Row) {
    price(row)
    requeueFreeSlots()
  }

  /// Puts the free slots among those in `factors` back on the list.
  mutating func requeueFreeSlots() {
    for index in factors.support.indices {
      let slot = Int(factors.support[index])
      if unknowns[slot].isFree, factors[slot] != 0 { queueFree(slot) }
    }
  }
}
