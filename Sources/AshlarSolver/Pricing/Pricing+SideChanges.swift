import AshlarStorage

// MARK: - Rows that change sides

extension Pricing {
  /// Lets a row that is not tight count on another side from now on.
  mutating func changeSide(of row: Row, to side: Side, _ problem: inout Problem) {
    let old = problem.side(of: row)
    if old == side { return }
    noteSideChange(row, leaving: old, problem)
    problem.setSide(side, of: row)
    noteSideChange(row, joining: side, problem)
    if agenda.degenerateCount > 0 { agenda.changedRows.append(row) }
  }

  private mutating func noteSideChange(_ row: Row, leaving side: Side, _ problem: borrowing Problem)
  {
    let level = problem.level(of: row, on: side)
    guard level.isOptional else { return }
    agenda.sideChanges.append(Agenda.SideChange(level: level, row: row, amount: -side.sign))
  }

  /// Notes that a row counts on a side from now on.
  mutating func noteSideChange(_ row: Row, joining side: Side, _ problem: borrowing Problem) {
    let level = problem.level(of: row, on: side)
    guard level.isOptional else { return }
    agenda.sideChanges.append(Agenda.SideChange(level: level, row: row, amount: side.sign))
  }

  /// Lets the multipliers follow the changes of side if there are many: with one pass over what is reached for
  /// each level.
  ///
  /// Few wait until nothing else is to be looked at, and follow row by row: as a rule a row that has
  /// changed sides comes in next, and has its price already.
  mutating func updateMultipliersForMany(_ problem: inout Problem, _ workingSet: inout WorkingSet) {
    if agenda.sideChanges.count > Agenda.fewSideChanges || agenda.followsBland {
      updateMultipliers(&problem, &workingSet)
    }
  }

  /// Lets the multipliers follow the changes of side of the first row that waits, or of all rows if there are many.
  mutating func updateMultipliersForSome(_ problem: inout Problem, _ workingSet: inout WorkingSet) {
    if agenda.sideChanges.count > Agenda.fewSideChanges {
      updateMultipliers(&problem, &workingSet)
    } else {
      updateMultipliersForFirst(&problem, &workingSet)
    }
  }

  private mutating func updateMultipliersForFirst(
    _ problem: inout Problem, _ workingSet: inout WorkingSet
  ) {
    let row = agenda.sideChanges[0].row
    workingSet.price(row, problem)
    takeSideChanges(of: row, &problem, workingSet)
  }

  /// Lets the multipliers follow the changes of side of a row that stands in `factors`.
  mutating func takeSideChanges(
    of row: Row, _ problem: inout Problem, _ workingSet: borrowing WorkingSet
  ) {
    var kept = 0
    for index in agenda.sideChanges.indices {
      let change = agenda.sideChanges[index]
      if change.row == row {
        addFactorsToMultipliers(times: -change.amount, at: change.level, &problem, workingSet)
      } else {
        agenda.sideChanges[kept] = change
        kept += 1
      }
    }
    agenda.sideChanges.removeLast(agenda.sideChanges.count - kept)
  }

  func isChangingSide(_ row: Row) -> Bool {
    for index in agenda.sideChanges.indices where agenda.sideChanges[index].row == row {
      return true
    }
    return false
  }

  /// Lets the multipliers follow all changes of side, and queues the degenerate slots that they concern.
  mutating func updateMultipliers(_ problem: inout Problem, _ workingSet: inout WorkingSet) {
    recheckDegenerateSlots(&problem, &workingSet)
    if agenda.sideChanges.isEmpty { return }
    workingSet.makeRoom(problem)
    // The weakest first: what comes next then goes in front of the lists, however many levels there are.
    agenda.sideChanges.sort { first, second in
      first.level < second.level
    }
    var next = 0
    while next < agenda.sideChanges.count {
      let level = agenda.sideChanges[next].level
      workingSet.gradient.removeAll()
      while next < agenda.sideChanges.count, agenda.sideChanges[next].level == level {
        workingSet.addToGradient(
          agenda.sideChanges[next].row, times: agenda.sideChanges[next].amount, problem)
        next += 1
      }
      workingSet.priceGradient(problem)
      addFactorsToMultipliers(times: -1, at: level, &problem, workingSet)
    }
    agenda.sideChanges.removeAll()
  }
}

// MARK: - Second wishes

// Of wishes for one length one is tight: the others hold with it, and are missed as soon as it is.

extension Pricing {
  /// Lets the weaker wishes for a length count as missed on the side to which its tight row may move at no cost.
  ///
  /// They are what holds it there. Nothing but the tight row moves them, or required equations, so that none of them has to
  /// become tight itself. Several wishes that count as much as the tight one could pull it to and fro, and are left alone.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  mutating func countSecondWishes(
    at slot: Int, beyond side: Side, _ problem: inout Problem, _ workingSet: inout WorkingSet
  ) -> Bool {
    let tight = problem.unknowns[slot].tight
    if tight.isBound { return false }
    guard problem.constraints[tight.index].termCount == 1 else {
      return problem.isWish(tight.index)
        && countFollowingWishes(
          of: slot, isOwn: true, at: slot, beyond: side, &problem, &workingSet)
    }
    // The slot may be that of another unknown.
    let unknown = Int(problem.terms.unknowns[problem.constraints[tight.index].terms.lowerBound])
    let own = problem.coefficient(of: unknown, in: tight)
    var hasCounted = false
    var term = problem.terms.heads[unknown]
    while term >= 0 {
      let other = Int(problem.terms.links[Int(term)].constraint)
      term = problem.terms.links[Int(term)].next
      workingSet.visits &+= 1
      guard other != tight.index, problem.constraints[other].termCount == 1,
        holdsWithoutBeingTight(other, problem)
      else { continue }
      let factor = own * problem.coefficient(of: unknown, in: .constraint(other))
      if count(other, besides: tight, beyond: side, times: factor, &problem) { hasCounted = true }
    }
    return hasCounted
  }

  /// The same where the tight row ties the unknown to others: its wishes, and those of unknowns that equations determine from
  /// it.
  ///
  /// - Parameters:
  ///   - unknown: The unknown whose wishes are looked at.
  ///   - isOwn: Whether that is the one of the slot, whose equations go on.
  @inline(never)
  private mutating func countFollowingWishes(
    of unknown: Int, isOwn: Bool, at slot: Int, beyond side: Side, _ problem: inout Problem,
    _ workingSet: inout WorkingSet
  ) -> Bool {
    var hasCounted = false
    var looks = Self.mostWishes
    var term = problem.terms.heads[unknown]
    while term >= 0, looks > 0 {
      let other = Int(problem.terms.links[Int(term)].constraint)
      term = problem.terms.links[Int(term)].next
      looks -= 1
      workingSet.visits &+= 1
      let follower = Int(problem.constraints[other].slot)
      if follower < 0 {
        if countFollowingWish(other, at: slot, beyond: side, &problem, &workingSet) {
          hasCounted = true
        }
      } else if isOwn, follower != slot, problem.isEquation(other),
        countFollowingWishes(
          of: follower, isOwn: false, at: slot, beyond: side, &problem, &workingSet)
      {
        hasCounted = true
      }
    }
    return hasCounted
  }

  /// How many constraints of an unknown are looked at if its tight row ties it to others.
  private static var mostWishes: Int { 8 }

  /// The same for one constraint, unless anything else can move it.
  private mutating func countFollowingWish(
    _ constraint: Int, at slot: Int, beyond side: Side, _ problem: inout Problem,
    _ workingSet: inout WorkingSet
  ) -> Bool {
    guard holdsWithoutBeingTight(constraint, problem) else { return false }
    workingSet.price(.constraint(constraint), problem)
    guard let factor = workingSet.onlyMovableFactor(at: slot, problem) else { return false }
    return count(
      constraint, besides: problem.unknowns[slot].tight, beyond: side, times: factor, &problem)
  }

  private func holdsWithoutBeingTight(_ constraint: Int, _ problem: borrowing Problem) -> Bool {
    let record = problem.constraints[constraint]
    return record.slot < 0 && record.isTwoSided && record.state == .kept && record.side == .active
      && problem.measuredSide(of: .constraint(constraint)) == .active
  }

  /// Lets a constraint count as missed on the side to which it goes when the tight row goes to a side.
  ///
  /// - Parameter factor: How much the constraint has of the tight row; its sign decides.
  /// - Returns: False if it counts as much as the tight row or more.
  private mutating func count(
    _ constraint: Int, besides tight: Row, beyond side: Side, times factor: Double,
    _ problem: inout Problem
  ) -> Bool {
    let row = Row.constraint(constraint)
    let far = Side(sign: side.sign * factor)
    let isWeaker =
      problem.level(of: row, on: far) < problem.level(of: tight, on: side)
      && problem.level(of: row, on: far.opposite) < problem.level(of: tight, on: side.opposite)
    if isWeaker { changeSide(of: row, to: far, &problem) }
    return isWeaker
  }
}

// MARK: - Slots to look at

extension Pricing {
  /// Adds a slot to the list of those whose tight row may have to leave.
  mutating func addCandidate(_ slot: Int, _ problem: inout Problem) {
    if problem.unknowns[slot].isCandidate { return }
    problem.unknowns[slot].isCandidate = true
    agenda.candidates.append(Int32(slot))
  }

  /// The same for a slot that has got another tight row, so that its place by rank is another one.
  mutating func addCandidateAnew(_ slot: Int, _ problem: inout Problem) {
    if problem.unknowns[slot].isCandidate, agenda.rankedCount > 0 {
      agenda.candidates.append(Int32(slot))
    } else {
      addCandidate(slot, &problem)
    }
  }

  mutating func setDegenerate(_ isDegenerate: Bool, _ slot: Int, _ problem: inout Problem) {
    if problem.unknowns[slot].isDegenerate == isDegenerate { return }
    problem.unknowns[slot].isDegenerate = isDegenerate
    agenda.degenerateCount += isDegenerate ? 1 : -1
  }

  /// Puts a degenerate slot on the list of those for which the weakest levels decide, unless its unknown is at its
  /// bound and no constraint refers to it: nothing could gain by its moving.
  mutating func queueDegenerate(_ slot: Int, _ problem: inout Problem) {
    if problem.unknowns[slot].isQueuedAsDegenerate { return }
    if problem.unknowns[slot].tight == .bound(of: slot), problem.terms.heads[slot] < 0 { return }
    problem.unknowns[slot].isQueuedAsDegenerate = true
    agenda.degenerate.append(Int32(slot))
  }

  /// Puts the degenerate slots back on the list on which rows depend that have changed sides.
  ///
  /// What has changed about a degenerate slot since through an exchange has put it on the list already.
  mutating func recheckDegenerateSlots(_ problem: inout Problem, _ workingSet: inout WorkingSet) {
    if agenda.changedRows.isEmpty { return }
    if agenda.changedRows.count > Agenda.fewSideChanges {
      requeueDegenerateSlotsWithinReach(&problem, &workingSet)
    } else {
      for index in agenda.changedRows.indices where isInUse(agenda.changedRows[index], problem) {
        workingSet.price(agenda.changedRows[index], problem)
        requeueDegenerateSlots(&problem, workingSet)
      }
    }
    agenda.changedRows.removeAll()
  }

  /// The same for many rows, with one pass over what they reach: it puts some slots more on the list, on
  /// which none of the rows depends because terms cancel.
  private mutating func requeueDegenerateSlotsWithinReach(
    _ problem: inout Problem, _ workingSet: inout WorkingSet
  ) {
    workingSet.reach.begin(for: problem.unknowns.count)
    for index in agenda.changedRows.indices where isInUse(agenda.changedRows[index], problem) {
      workingSet.reachUp(from: agenda.changedRows[index], problem)
    }
    workingSet.work.unknownsVisited += workingSet.reach.finished.count
    for index in workingSet.reach.finished.indices {
      let slot = Int(workingSet.reach.finished[index])
      if problem.unknowns[slot].isDegenerate { queueDegenerate(slot, &problem) }
      var eta = problem.unknowns[slot].firstEta
      while eta >= 0 {
        let source = Int(workingSet.etas[eta].source)
        if problem.unknowns[source].isDegenerate { queueDegenerate(source, &problem) }
        eta = workingSet.etas[eta].nextOfSlot
      }
    }
  }

  /// Whether a row has not been released since it changed sides.
  private func isInUse(_ row: Row, _ problem: borrowing Problem) -> Bool {
    row.isBound || problem.constraints[row.index].state != .vacant
  }

  /// Puts the degenerate slots among those in `factors` back on the list.
  mutating func requeueDegenerateSlots(_ problem: inout Problem, _ workingSet: borrowing WorkingSet)
  {
    for index in workingSet.factors.places {
      let slot = workingSet.factors.index(at: index)
      if problem.unknowns[slot].isDegenerate, workingSet.factors[slot] != 0 {
        queueDegenerate(slot, &problem)
      }
    }
  }
}
