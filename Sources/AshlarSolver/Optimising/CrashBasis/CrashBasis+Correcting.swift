import AshlarStorage

// A choice that turns out wrong costs an exchange later on, when all that stands behind it on the screen depends on it.
// Right after it has been made only little does.

extension CrashBasis {
  /// Ends the last choice, and corrects it if what depends on it shows that it was wrong.
  @inline(__always)
  mutating func endChoice(
    _ problem: inout Problem, _ workingSet: inout WorkingSet, _ pricing: inout Pricing
  ) {
    // It may be there already if it has gone on.
    if !uncorrected.isEmpty, Int(uncorrected.last) == choice.slot { uncorrected.removeLast(1) }
    if choice.isHarmless {
      let row = problem.unknowns[choice.slot].tight
      if !row.isBound, !problem.constraints[row.index].isTwoSided {
        uncorrected.append(Int32(truncatingIfNeeded: choice.slot))
      }
    } else {
      if choice.wait(whileOpen: openCount) { return }
      correctChoice(&problem, &workingSet, &pricing)
    }
    noteUnsettled(problem)
    choice.end()
  }

  /// Ends a choice that waits.
  mutating func endWaitingChoice(
    _ problem: inout Problem, _ workingSet: inout WorkingSet, _ pricing: inout Pricing
  ) {
    choice.resume(whileOpen: openCount)
    correctChoice(&problem, &workingSet, &pricing)
    choice.end()
  }

  /// Corrects the choices of a round from which nothing had followed that could be missed: what follows from several of
  /// them together may show that they were wrong. What is not corrected is looked at once more at the end.
  ///
  /// Much may depend on them by now. So looks end after some in vain, and when all together have looked at a few times the
  /// unknowns there are.
  ///
  /// - Parameter isLast: Whether all is determined. Then looks may take longer, but none at what moves with the whole screen.
  @inline(never)
  mutating func correctRound(
    isLast: Bool, _ problem: inout Problem, _ workingSet: inout WorkingSet,
    _ pricing: inout Pricing
  ) {
    let last = choice.last
    let begin = looks(workingSet)
    var useful = begin
    let patience = isLast ? openedCount : Self.fewLooks
    var corrections = Backoff()
    while let slot = uncorrected.popLast().map(Int.init) {
      let now = looks(workingSet)
      if now - useful > patience || now - begin > 16 * openedCount { break }
      if isLast {
        guard corrections.isDue(), workingSet.isRouteShort(Self.shortRoute, from: slot, problem)
        else { continue }
      }
      workingSet.computeDirection(from: slot, .over, problem)
      let isCorrected = letStopHold(
        at: slot, besidesRequired: isLast, &problem, &workingSet, &pricing)
      corrections.note(hasFound: isCorrected)
      if isCorrected {
        useful = looks(workingSet)
      } else if !isLast {
        lookAgain(at: slot)
      }
    }
    if isLast { uncorrected.removeAll() }
    while let slot = uncorrected.popLast() { lookAgain(at: Int(slot)) }
    choice.move(to: last)
  }

  /// How many unknowns and terms looks of a round may look at that change nothing.
  private static var fewLooks: Int { 512 }

  /// How many unknowns may move with a choice that is looked at in the last round: those of a row. What moves with the whole
  /// screen is asked for by what is missed because of it.
  static var shortRoute: Int { 40 }

  /// How many unknowns and terms have been looked at.
  private func looks(_ workingSet: borrowing WorkingSet) -> Int {
    workingSet.work.unknownsVisited + workingSet.visits
  }

  /// Lets another row determine the unknown that has been chosen if that costs less.
  @inline(never)
  private mutating func correctChoice(
    _ problem: inout Problem, _ workingSet: inout WorkingSet, _ pricing: inout Pricing
  ) {
    let slot = choice.slot
    let isDoubtful = choice.isDoubtful(problem)
    let yieldsToEquation = choice.yieldsToEquation(problem)
    if isDoubtful { hasDoubts = true }
    guard isDoubtful || yieldsToEquation else {
      if letHeldWishHold(at: slot, &problem, &workingSet, &pricing) { return }
      return countTiedWishes(of: slot, &problem, &pricing)
    }
    if asksForRequired(at: slot, &problem, &workingSet, &pricing) {
      // What is required waits for that, and wishes compete as if it held.
      computeDirection(ofChoice: slot, problem, &workingSet)
      _ = letStopHold(at: slot, besidesRequired: true, &problem, &workingSet, &pricing)
      return
    }
    letCheapestHold(at: slot, yieldsToEquation, &problem, &workingSet, &pricing)
    askForRoom(&problem, &workingSet, &pricing)
  }

  /// Computes how all moves with a choice.
  private func computeDirection(
    ofChoice slot: Int, _ problem: borrowing Problem, _ workingSet: inout WorkingSet
  ) {
    if choice.knowsFollowers(of: slot) {
      workingSet.computeDirection(along: choice.followers, choice.closed, problem)
    } else {
      workingSet.computeDirection(from: slot, .over, problem)
    }
  }

  /// Lets a wish that holds by a chosen inequality be tight in its place: it is what holds whatever moves later.
  ///
  /// - Returns: Whether there is such a wish.
  private mutating func letHeldWishHold(
    at slot: Int, _ problem: inout Problem, _ workingSet: inout WorkingSet, _ pricing: inout Pricing
  ) -> Bool {
    let row = problem.unknowns[slot].tight
    guard !row.isBound, !problem.constraints[row.index].isTwoSided,
      let wish = choice.strongestHeldWish(problem), !isAboutZero(wish, problem)
    else { return false }
    computeDirection(ofChoice: slot, problem, &workingSet)
    return replace(at: slot, by: .constraint(wish), &problem, &workingSet, &pricing)
  }

  /// Lets the row be tight that costs least by what depends on the choice alone.
  private mutating func letCheapestHold(
    at slot: Int, _ yieldsToEquation: Bool, _ problem: inout Problem,
    _ workingSet: inout WorkingSet, _ pricing: inout Pricing
  ) {
    computeDirection(ofChoice: slot, problem, &workingSet)
    if letStopHold(at: slot, &problem, &workingSet, &pricing) { return }
    if let missed = search.oldestMissed(problem) {
      // Both cannot hold, and the older one takes precedence.
      _ = replace(at: slot, by: missed, &problem, &workingSet, &pricing)
    } else if yieldsToEquation, let equation = search.oldestEquation(problem) {
      // It is tight wherever all required rows hold, and what has been chosen need not be.
      _ = replace(at: slot, by: equation, &problem, &workingSet, &pricing)
    } else if let row = search.strongestBlock(problem) {
      _ = replace(at: slot, by: row, &problem, &workingSet, &pricing)
    } else {
      // Something else that is missed as strongly pulls at it, and weaker wishes for it are what holds it. To count them
      // here is cheaper than when costs have been worked out.
      let side = search.tiedSide(problem) ?? weakerSide(of: problem.unknowns[slot].tight, problem)
      pricing.countSecondWishes(at: slot, beyond: side, &problem, &workingSet)
      countTiedWishes(of: slot, &problem, &pricing)
    }
  }

  /// Lets the row hold at which the cost stops falling, if it falls. `direction` must hold how all moves with the choice.
  ///
  /// - Parameter besidesRequired: Whether required rows that are missed do not count.
  /// - Returns: Whether it falls.
  mutating func letStopHold(
    at slot: Int, besidesRequired: Bool = false, _ problem: inout Problem,
    _ workingSet: inout WorkingSet, _ pricing: inout Pricing
  ) -> Bool {
    guard
      let stop = search.findStop(
        from: slot, besidesRequired: besidesRequired, problem, &workingSet)
    else { return false }
    if replace(at: slot, by: stop.row, &problem, &workingSet, &pricing) {
      keepSides(at: stop, &problem, &pricing)
    }
    return true
  }

  /// Lets a row be tight in place of the one that has been chosen.
  mutating func replace(
    at slot: Int, by row: Row, _ problem: inout Problem, _ workingSet: inout WorkingSet,
    _ pricing: inout Pricing
  ) -> Bool {
    guard workingSet.replaceChoice(at: slot, by: row, &problem) else { return false }
    // It may have counted as missed before the choice went on.
    pricing.changeSide(of: row, to: .active, &problem)
    workingSet.followRoute(through: slot, &problem)
    choice.move(to: problem.slot(of: row))
    // Rows on the way have changed slots: one that may leave can be where one was that may not.
    pricing.addPathToCandidates(&problem, workingSet)
    if row.isBound || !problem.isEquation(row.index) {
      pricing.addCandidate(problem.slot(of: row), &problem)
    }
    return true
  }

  /// Lets the rows that become active together with the one that is tight now go on counting as missed, as after any
  /// line search.
  private mutating func keepSides(
    at stop: LineSearch.Breakpoint, _ problem: inout Problem, _ pricing: inout Pricing
  ) {
    while let companion = search.popCompanion(of: stop) {
      let side = Side(sign: -companion.rate)
      if !companion.row.isBound, problem.level(of: companion.row, on: side).isOptional,
        problem.measuredSide(of: companion.row) == .active
      {
        pricing.changeSide(of: companion.row, to: side, &problem)
      }
    }
  }

  /// Lets wishes that hold by the choice of an equal one count as missed on the side to which they would rather go.
  ///
  /// What is missed by as much as all of them together then has nothing to gain from the chosen one alone.
  private mutating func countTiedWishes(
    of slot: Int, _ problem: inout Problem, _ pricing: inout Pricing
  ) {
    let row = problem.unknowns[slot].tight
    let (under, over) = (problem.level(of: row, on: .under), problem.level(of: row, on: .over))
    guard under != over else { return }
    let side = weakerSide(of: row, problem)
    for index in choice.unseen {
      let constraint = Int(choice.closed[index])
      let other = Row.constraint(constraint)
      let record = problem.constraints[constraint]
      guard record.termCount == 1, record.slot < 0, record.isTwoSided, record.under == under,
        record.over == over, problem.measuredSide(of: other) == .active
      else { continue }
      pricing.changeSide(of: other, to: side, &problem)
    }
  }

  /// The side on which missing a row costs less.
  private func weakerSide(of row: Row, _ problem: borrowing Problem) -> Side {
    problem.level(of: row, on: .under) > problem.level(of: row, on: .over) ? .over : .under
  }
}
