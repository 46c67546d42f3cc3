import AshlarStorage

// MARK: - Towards the optimum

extension Solver {
  /// Exchanges tight rows until none pays more than it costs, and none that is free can do better.
  mutating func optimise() {
    while workingSet.hasBudget {
      if let slot = nextSuspect() {
        examine(slot)
      } else if !agenda.turns.isEmpty {
        flushFirstTurn()
      } else if !agenda.turned.isEmpty {
        recheckFreeSlots()
      } else if let slot = nextFree() {
        complete(slot)
      } else {
        return
      }
    }
  }

  /// Lets the tight row of a slot leave if that pays.
  private mutating func examine(_ slot: Int) {
    let over = costSign(at: slot, to: .over)
    let under = costSign(at: slot, to: .under)
    if over.isInDoubt || under.isInDoubt, !workingSet.isFreshlyRebuilt {
      rebuildWorkingSet(afterLoss: true)
      suspect(slot)
    } else if over.sign < 0 || under.sign < 0 {
      setFree(false, slot)
      descend(from: slot, to: over.sign < 0 ? .over : .under)
    } else {
      setFree(over.sign == 0 || under.sign == 0, slot)
      if problem.unknowns[slot].isFree { queueFree(slot) }
    }
  }

  /// How the cost changes, as far as people's priorities go, when the tight row of a slot moves to a
  /// side: −1, 0 or 1; and whether there is doubt about it.
  @inline(__always)
  func costSign(at slot: Int, to side: Side) -> (sign: Int, isInDoubt: Bool) {
    let own = problem.level(of: problem.unknowns[slot].tight, on: side)
    return multipliers.slope(
      problem.unknowns[slot].firstMultiplier, to: side, costing: own,
      isFresh: workingSet.isFreshlyRebuilt)
  }

  private mutating func descend(from slot: Int, to side: Side) {
    switch walk(from: slot, to: side, .strict) {
    case .moved: break
    case .uphill where !agenda.turns.isEmpty:
      flushTurns()
      suspect(slot)
    case .uphill, .nowhere: if !workingSet.isFreshlyRebuilt { rebuildWorkingSet(afterLoss: true) }
    }
  }
}

// MARK: - The lists

extension Solver {
  private mutating func nextSuspect() -> Int? {
    guard agenda.nextSuspect < agenda.suspects.count else {
      agenda.suspects.removeAll()
      agenda.nextSuspect = 0
      return nil
    }
    if agenda.isCautious { bringFirstSuspectForward() }
    let slot = Int(agenda.suspects[agenda.nextSuspect])
    agenda.nextSuspect += 1
    problem.unknowns[slot].isSuspect = false
    return slot
  }

  /// Swaps the suspect whose tight row was created first to the head of the list.
  private mutating func bringFirstSuspectForward() {
    let head = agenda.nextSuspect
    for index in (head + 1)..<max(head + 1, agenda.suspects.count) {
      let first = agenda.suspects[head]
      let other = agenda.suspects[index]
      if problem.rank(of: problem.unknowns[Int(other)].tight)
        < problem.rank(of: problem.unknowns[Int(first)].tight)
      {
        agenda.suspects[head] = other
        agenda.suspects[index] = first
      }
    }
  }
}
