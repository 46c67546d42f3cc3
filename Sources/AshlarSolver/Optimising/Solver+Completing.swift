import AshlarStorage

// What nothing determines: tight rows that may move for free, as far as priorities go, and the weakest levels,
// which then decide.

extension Solver {
  /// Lets the weakest levels decide where a tight row goes that may move for free.
  mutating func complete(_ slot: Int) {
    guard problem.unknowns[slot].isFree else { return }
    for side in [Side.over, .under] where costSign(at: slot, to: side).sign == 0 {
      if walk(from: slot, to: side, .strict) == .moved { return }
    }
  }

  /// Takes the first slot off the list of those for which the weakest levels decide.
  mutating func nextFree() -> Int? {
    if agenda.free.count - agenda.nextUnseenFree > Agenda.fewFree { forgetUphillSlots() }
    guard agenda.nextFree < agenda.free.count else {
      agenda.free.removeAll()
      agenda.nextFree = 0
      agenda.nextUnseenFree = 0
      return nil
    }
    let slot = Int(agenda.free[agenda.nextFree])
    agenda.nextFree += 1
    agenda.nextUnseenFree = max(agenda.nextUnseenFree, agenda.nextFree)
    problem.unknowns[slot].isQueuedAsFree = false
    return slot
  }
}

// MARK: - Many at once

extension Solver {
  /// Takes those off the list of free slots whose tight rows have only uphill before them, on both sides.
  ///
  /// A walk would find that out for each of them, but looks at all that depends on it: with long chains that is a square
  /// number in all. Here what depends on any of them is looked at once for each of the weakest levels, and what each
  /// would have to pay for it is passed back along the order of propagation, as when rows are priced.
  ///
  /// - Complexity: O(*r*) for *r* coefficients in the rows that depend on one of the slots.
  private mutating func forgetUphillSlots() {
    var outlooks = FlatArray<Outlook>()
    swap(&outlooks, &agenda.outlooks)
    takeFreeSlots(into: &outlooks)
    reachDown(from: outlooks)
    for level in Level.belowPriorities
    where outlooks.indices.contains(where: { outlooks[$0].isOpen }) {
      collectGradient(at: level)
      workingSet.priceGradientWithinReach(problem)
      for index in outlooks.indices { look(&outlooks[index], level) }
    }
    for index in outlooks.indices where outlooks[index].isWorthWalking {
      queueFree(Int(outlooks[index].slot))
    }
    agenda.nextUnseenFree = agenda.free.count
    outlooks.removeAll()
    swap(&outlooks, &agenda.outlooks)
  }

  /// Takes the slots off the list of free ones that have not been looked at yet.
  private mutating func takeFreeSlots(into outlooks: inout FlatArray<Outlook>) {
    let first = agenda.nextUnseenFree
    for index in first..<agenda.free.count {
      let slot = Int(agenda.free[index])
      problem.unknowns[slot].isQueuedAsFree = false
      guard problem.unknowns[slot].isFree else { continue }
      outlooks.append(
        Outlook(
          slot: agenda.free[index], isOpenOver: costSign(at: slot, to: .over).sign == 0,
          isOpenUnder: costSign(at: slot, to: .under).sign == 0))
    }
    agenda.free.removeLast(agenda.free.count - first)
  }

  private mutating func reachDown(from outlooks: borrowing FlatArray<Outlook>) {
    workingSet.makeRoom(problem)
    workingSet.reach.begin(for: problem.unknowns.count, constraints: problem.constraints.count)
    for index in outlooks.indices {
      let slot = Int(outlooks[index].slot)
      workingSet.reach.goDown(
        fromTightRowAt: slot, problem.unknowns, workingSet.corrections, problem.constraints,
        problem.terms)
    }
    workingSet.work.unknownsVisited += workingSet.reach.finished.count
    workingSet.work.constraintsVisited += workingSet.reach.rows.count
  }

  /// Adds up in `gradient` what has been reached and costs something at one of the weakest levels.
  private mutating func collectGradient(at level: Level) {
    workingSet.gradient.removeAll()
    for index in workingSet.reach.finished.indices {
      collect(.rest(of: Int(workingSet.reach.finished[index])), level)
    }
    for index in workingSet.reach.rows.indices {
      collect(.constraint(Int(workingSet.reach.rows[index])), level)
    }
  }

  private mutating func collect(_ row: Row, _ level: Level) {
    guard problem.slot(of: row) < 0, problem.state(of: row).counts else { return }
    let side = problem.side(of: row)
    if side != .even, costs(row, on: side, at: level) {
      workingSet.addToGradient(row, times: side.sign, problem)
    }
  }

  /// Whether missing a row on a side costs something at one of the weakest levels.
  private func costs(_ row: Row, on side: Side, at level: Level) -> Bool {
    let own = self.problem.level(of: row, on: side)
    return own == level || own.isOptional && problem.constraints[row.index].tieLevel == level
  }

  /// Looks to the sides on which all stronger levels are at a tie.
  private mutating func look(_ outlook: inout Outlook, _ level: Level) {
    if outlook.isOpenOver { outlook.meet(slope(at: outlook.slot, .over, level), .over) }
    if outlook.isOpenUnder { outlook.meet(slope(at: outlook.slot, .under, level), .under) }
  }

  /// The sign of the slope at a level where the tight row of a slot moves to a side. `factors` must hold what is paid.
  private func slope(at slot: Int32, _ side: Side, _ level: Level) -> Int {
    let paid = workingSet.factors[Int(slot)]
    let own = costs(problem.unknowns[Int(slot)].tight, on: side, at: level) ? 1.0 : 0
    let slope = own + side.sign * paid
    if slope.magnitude <= Tolerance.price * (own + paid.magnitude) { return 0 }
    return slope < 0 ? -1 : 1
  }
}
