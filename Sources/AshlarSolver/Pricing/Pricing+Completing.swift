import AshlarStorage

// What nothing determines: tight rows that may move at no cost, as far as priorities go, and the weakest levels,
// which then decide.

extension Pricing {
  /// Takes the first slot off the list of those for which the weakest levels decide.
  mutating func nextDegenerate(_ problem: inout Problem, _ workingSet: inout WorkingSet) -> Int? {
    if agenda.degenerate.count - agenda.nextUnseenDegenerate > Agenda.fewDegenerate {
      forgetUphillSlots(&problem, &workingSet)
    }
    guard agenda.nextDegenerate < agenda.degenerate.count else {
      agenda.degenerate.removeAll()
      agenda.nextDegenerate = 0
      agenda.nextUnseenDegenerate = 0
      return nil
    }
    let slot = Int(agenda.degenerate[agenda.nextDegenerate])
    agenda.nextDegenerate += 1
    agenda.nextUnseenDegenerate = max(agenda.nextUnseenDegenerate, agenda.nextDegenerate)
    problem.unknowns[slot].isQueuedAsDegenerate = false
    return slot
  }
}

// MARK: - Many at once

extension Pricing {
  /// Takes those off the list of degenerate slots whose tight rows have only uphill before them, on both sides.
  ///
  /// A line search would find that out for each of them, but looks at all that depends on it: with long chains that is
  /// a square number in all. Here what depends on any of them is looked at once for each of the weakest levels, and
  /// what each would have to pay for it is passed back along the order of propagation, as when rows are priced.
  ///
  /// - Complexity: O(*r*) for *r* coefficients in the rows that depend on one of the slots.
  private mutating func forgetUphillSlots(_ problem: inout Problem, _ workingSet: inout WorkingSet)
  {
    var descentChecks = FlatArray<DescentCheck>()
    swap(&descentChecks, &agenda.descentChecks)
    takeDegenerateSlots(into: &descentChecks, &problem, workingSet)
    reachDown(from: descentChecks, problem, &workingSet)
    for level in Level.belowPriorities
    where descentChecks.indices.contains(where: { descentChecks[$0].isOpen }) {
      collectGradient(at: level, problem, &workingSet)
      workingSet.priceGradientWithinReach(problem)
      for index in descentChecks.indices { look(&descentChecks[index], level, problem, workingSet) }
    }
    for index in descentChecks.indices where descentChecks[index].isWorthSearching {
      queueDegenerate(Int(descentChecks[index].slot), &problem)
    }
    agenda.nextUnseenDegenerate = agenda.degenerate.count
    descentChecks.removeAll()
    swap(&descentChecks, &agenda.descentChecks)
  }

  /// Takes the slots off the list of degenerate ones that have not been looked at yet.
  private mutating func takeDegenerateSlots(
    into descentChecks: inout FlatArray<DescentCheck>, _ problem: inout Problem,
    _ workingSet: borrowing WorkingSet
  ) {
    let first = agenda.nextUnseenDegenerate
    for index in first..<agenda.degenerate.count {
      let slot = Int(agenda.degenerate[index])
      problem.unknowns[slot].isQueuedAsDegenerate = false
      guard problem.unknowns[slot].isDegenerate else { continue }
      descentChecks.append(
        DescentCheck(
          slot: agenda.degenerate[index],
          isOpenOver: costSign(at: slot, to: .over, problem, workingSet).sign == 0,
          isOpenUnder: costSign(at: slot, to: .under, problem, workingSet).sign == 0))
    }
    agenda.degenerate.removeLast(agenda.degenerate.count - first)
  }

  private func reachDown(
    from descentChecks: borrowing FlatArray<DescentCheck>, _ problem: borrowing Problem,
    _ workingSet: inout WorkingSet
  ) {
    workingSet.makeRoom(problem)
    workingSet.reach.begin(for: problem.unknowns.count, constraints: problem.constraints.count)
    for index in descentChecks.indices {
      let slot = Int(descentChecks[index].slot)
      workingSet.reach.goDown(
        fromTightRowAt: slot, problem.unknowns, workingSet.etas, problem.constraints,
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
      collect(.bound(of: Int(workingSet.reach.finished[index])), level, problem, &workingSet)
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
    if side != .active, costs(row, on: side, at: level, problem) {
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
    _ descentCheck: inout DescentCheck, _ level: Level, _ problem: borrowing Problem,
    _ workingSet: borrowing WorkingSet
  ) {
    if descentCheck.isOpenOver {
      descentCheck.meet(slope(at: descentCheck.slot, .over, level, problem, workingSet), .over)
    }
    if descentCheck.isOpenUnder {
      descentCheck.meet(slope(at: descentCheck.slot, .under, level, problem, workingSet), .under)
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
