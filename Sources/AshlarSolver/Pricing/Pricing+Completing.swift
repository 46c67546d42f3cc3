import AshlarStorage

// What nothing determines: tight rows that may move for free, as far as priorities go, and the weakest levels,
// which then decide.

extension Pricing {
  /// Takes the first slot off the list of those for which the weakest levels decide.
  mutating func nextFree(_ problem: inout Problem, _ workingSet: inout WorkingSet) -> Int? {
    if agenda.free.count - agenda.nextUnseenFree > Agenda.fewFree {
      forgetUphillSlots(&problem, &workingSet)
    }
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

extension Pricing {
  /// Takes those off the list of free slots whose tight rows have only uphill before them, on both sides.
  ///
  /// A walk would find that out for each of them, but looks at all that depends on it: with long chains that is a square
  /// number in all. Here what depends on any of them is looked at once for each of the weakest levels, and what each
  /// would have to pay for it is passed back along the order of propagation, as when rows are priced.
  ///
  /// - Complexity: O(*r*) for *r* coefficients in the rows that depend on one of the slots.
  private mutating func forgetUphillSlots(_ problem: inout Problem, _ workingSet: inout WorkingSet)
  {
    var outlooks = FlatArray<Outlook>()
    swap(&outlooks, &agenda.outlooks)
    takeFreeSlots(into: &outlooks, &problem, workingSet)
    reachDown(from: outlooks, problem, &workingSet)
    for level in Level.belowPriorities
    where outlooks.indices.contains(where: { outlooks[$0].isOpen }) {
      collectGradient(at: level, problem, &workingSet)
      workingSet.priceGradientWithinReach(problem)
      for index in outlooks.indices { look(&outlooks[index], level, problem, workingSet) }
    }
    for index in outlooks.indices where outlooks[index].isWorthWalking {
      queueFree(Int(outlooks[index].slot), &problem)
    }
    agenda.nextUnseenFree = agenda.free.count
    outlooks.removeAll()
    swap(&outlooks, &agenda.outlooks)
  }

  /// Takes the slots off the list of free ones that have not been looked at yet.
  private mutating func takeFreeSlots(
    into outlooks: inout FlatArray<Outlook>, _ problem: inout Problem,
    _ workingSet: borrowing WorkingSet
  ) {
    let first = agenda.nextUnseenFree
    for index in first..<agenda.free.count {
      let slot = Int(agenda.free[index])
      problem.unknowns[slot].isQueuedAsFree = false
      guard problem.unknowns[slot].isFree else { continue }
      outlooks.append(
        Outlook(
          slot: agenda.free[index],
          isOpenOver: costSign(at: slot, to: .over, problem, workingSet).sign == 0,
          isOpenUnder: costSign(at: slot, to: .under, problem, workingSet).sign == 0))
    }
    agenda.free.removeLast(agenda.free.count - first)
  }

  private func reachDown(
    from outlooks: borrowing FlatArray<Outlook>, _ problem: borrowing Problem,
    _ workingSet: inout WorkingSet
  ) {
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
  private func collectGradient(
    at level: Level, _ problem: borrowing Problem, _ workingSet: inout WorkingSet
  ) {
    workingSet.gradient.removeAll()
    for index in workingSet.reach.finished.indices {
      collect(.rest(of: Int(workingSet.reach.finished[index])), level, problem, &workingSet)
    }
    for index in workingSet.reach.rows.indices {
      collect(.constraint(Int(workingSet.reach.rows[index])), level, problem, &workingSet)
    }
  }

  private func collect(
    _ row: Row, _ level: Level, _ problem: borrowing Problem, _ workingSet: inout WorkingSet
  ) {
    guard problem.slot(of: row) < 0, problem.state(of: row).counts else { return }
    let side = problem.side(of: row)
    if side != .even, costs(row, on: side, at: level, problem) {
      workingSet.addToGradient(row, times: side.sign, problem)
    }
  }

  /// Whether missing a row on a side costs something at one of the weakest levels.
  private func costs(_ row: Row, on side: Side, at level: Level, _ problem: borrowing Problem)
    -> Bool
  {
    let own = problem.level(of: row, on: side)
    return own == level || own.isOptional && problem.constraints[row.index].tieLevel == level
  }

  /// Looks to the sides on which all stronger levels are at a tie.
  private func look(
    _ outlook: inout Outlook, _ level: Level, _ problem: borrowing Problem,
    _ workingSet: borrowing WorkingSet
  ) {
    if outlook.isOpenOver {
      outlook.meet(slope(at: outlook.slot, .over, level, problem, workingSet), .over)
    }
    if outlook.isOpenUnder {
      outlook.meet(slope(at: outlook.slot, .under, level, problem, workingSet), .under)
    }
  }

  /// The sign of the slope at a level where the tight row of a slot moves to a side. `factors` must hold what is paid.
  private func slope(
    at slot: Int32, _ side: Side, _ level: Level, _ problem: borrowing Problem,
    _ workingSet: borrowing WorkingSet
  ) -> Int {
    let paid = workingSet.factors[Int(slot)]
    let own = costs(problem.unknowns[Int(slot)].tight, on: side, at: level, problem) ? 1.0 : 0
    let slope = own + side.sign * paid
    if slope.magnitude <= Tolerance.price * (own + paid.magnitude) { return 0 }
    return slope < 0 ? -1 : 1
  }
}
