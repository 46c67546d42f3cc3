import AshlarStorage

// What is missed because of a choice may be mended at less cost by an older one: in a column at its own width the first row
// determines the width, and longer ones ask for more. The older choice moves at once where little can depend on it, and
// otherwise once for all that ask, when everything is determined.

extension CrashBasis {
  /// Asks an older choice to move for the required row that is missed because of a chosen wish, if it may at less cost than
  /// the wish.
  ///
  /// - Returns: Whether there is such a choice.
  mutating func asksForRequired(
    at slot: Int, _ problem: inout Problem, _ workingSet: inout WorkingSet,
    _ pricing: inout Pricing
  ) -> Bool {
    let row = problem.unknowns[slot].tight
    guard !row.isBound, problem.constraints[row.index].isTwoSided,
      let missed = choice.missedRequired(problem), looksForRequired.isDue()
    else { return false }
    let older = cheapestYielding(to: missed, besides: slot, isCheaper: true, problem, &workingSet)
    looksForRequired.note(hasFound: older != nil)
    if let older { ask(older, for: missed, &problem, &workingSet, &pricing) }
    return older != nil
  }

  /// Asks an older choice to move for what is missed after a correction, if it may at less cost.
  ///
  /// A wish that is missed because of a required inequality becomes tight, and the inequality is missed until then. What else
  /// is tight is looked at again afterwards. Wishes for zero sizes, which all gaps have, do not ask.
  mutating func askForRoom(
    _ problem: inout Problem, _ workingSet: inout WorkingSet, _ pricing: inout Pricing
  ) {
    let slot = choice.last
    let row = problem.unknowns[slot].tight
    let yields =
      row.isBound || problem.constraints[row.index].isRequired && !problem.isEquation(row.index)
    if yields, let wish = strongestMissed(isTwoSided: true, problem),
      let older = older(than: slot, for: wish, problem, &workingSet)
    {
      workingSet.computeDirection(from: slot, .over, problem)
      _ = replace(at: slot, by: wish, &problem, &workingSet, &pricing)
      ask(older, for: row, &problem, &workingSet, &pricing)
    } else {
      askForMissed(at: slot, &problem, &workingSet, &pricing)
    }
  }

  /// Lets what is missed after a correction hold in place of what follows from the choice and costs less, one after the other,
  /// and asks an older choice where nothing that follows may yield.
  private mutating func askForMissed(
    at slot: Int, _ problem: inout Problem, _ workingSet: inout WorkingSet,
    _ pricing: inout Pricing
  ) {
    let order = problem.unknowns[slot].order
    var looks = Self.fewMissed
    while looks > 0, let missed = strongestMissed(isTwoSided: false, problem),
      let older = older(than: slot, for: missed, problem, &workingSet)
    {
      looks -= 1
      let yielding = problem.slot(of: older)
      guard yielding >= 0, problem.unknowns[yielding].order >= order else {
        lookAgain(at: slot)
        return ask(older, for: missed, &problem, &workingSet, &pricing)
      }
      workingSet.computeDirection(from: yielding, .over, problem)
      if !replace(at: yielding, by: missed, &problem, &workingSet, &pricing) { break }
      choice.move(to: slot)
    }
  }

  /// How many rows may be missed because of a choice that what follows from it makes room for.
  private static var fewMissed: Int { 4 }

  /// The older choice that may move for what is missed at the least cost. Where all rows ask the same one, it is taken to be
  /// that one.
  private mutating func older(
    than slot: Int, for missed: Row, _ problem: borrowing Problem, _ workingSet: inout WorkingSet
  ) -> Row? {
    if !missed.isBound, isAboutZero(missed.index, problem) { return nil }
    guard looksForAnother.isDue() else { return lastAsked }
    guard looksForMissed.isDue() else { return nil }
    let older = cheapestYielding(to: missed, besides: slot, isCheaper: false, problem, &workingSet)
    looksForMissed.note(hasFound: older != nil)
    looksForAnother.note(hasFound: older == nil || older != lastAsked)
    return older
  }

  /// The choice that has been asked last, and moves when everything is determined.
  private var lastAsked: Row? { asked.isEmpty ? nil : asked.last.older }

  /// What is missed the most: a required constraint, or else a size below zero, unless it must have a price on both sides.
  private func strongestMissed(isTwoSided: Bool, _ problem: borrowing Problem) -> Row? {
    let missed = search.strongestMissed(isTwoSided: isTwoSided, problem)
    if !isTwoSided, choice.hasNegativeSize, let bound = search.missedBound(problem) {
      if let missed, problem.constraints[missed.index].isRequired { return missed }
      return bound
    }
    return missed
  }

  /// Asks a choice to move: at once if little can depend on it, or else when everything is determined.
  ///
  /// One of an earlier solve moves when the required rows are made to hold that are missed: by now it has a cost, and what
  /// depends on it too.
  private mutating func ask(
    _ older: Row, for missed: Row, _ problem: inout Problem, _ workingSet: inout WorkingSet,
    _ pricing: inout Pricing
  ) {
    let slot = problem.slot(of: older)
    if slot < 0 || problem.unknowns[slot].order <= firstOrder { return }
    if lastAsked == older { return }
    let order = problem.unknowns[slot].order
    if problem.counters.order - order <= Self.fewUnknowns
      || workingSet.isRouteShort(Self.shortRoute, from: slot, problem)
    {
      let last = choice.last
      moveChoice(at: slot, &problem, &workingSet, &pricing)
      choice.move(to: last)
    } else {
      asked.append(Request(older: older, missed: missed))
    }
  }

  /// After how many unknowns it is certain without a look that little depends on a choice.
  private static var fewUnknowns: Int32 { 64 }

  private mutating func moveChoice(
    at slot: Int, _ problem: inout Problem, _ workingSet: inout WorkingSet, _ pricing: inout Pricing
  ) {
    workingSet.computeDirection(from: slot, .over, problem)
    _ = letStopHold(at: slot, &problem, &workingSet, &pricing)
  }

  /// Lets the choices move that have been asked, as far as that takes a few looks at each unknown.
  ///
  /// Something else may stand in their way, as the row does that determines the width of a column. So what is still missed
  /// afterwards asks once more.
  private mutating func moveAsked(
    _ problem: inout Problem, _ workingSet: inout WorkingSet, _ pricing: inout Pricing
  ) {
    let most = workingSet.work.unknownsVisited + 8 * openedCount
    for round in 0..<2 {
      for index in asked.indices where workingSet.work.unknownsVisited < most {
        var older = Optional(asked[index].older)
        let missed = asked[index].missed
        if round > 0 {
          if !isMissed(missed, problem) { continue }
          older = cheapestYielding(to: missed, besides: -1, isCheaper: false, problem, &workingSet)
        }
        guard let slot = older.map({ problem.slot(of: $0) }), slot >= 0,
          problem.unknowns[slot].order > firstOrder
        else { continue }
        moveChoice(at: slot, &problem, &workingSet, &pricing)
      }
    }
    asked.removeAll()
  }

  private func isMissed(_ row: Row, _ problem: borrowing Problem) -> Bool {
    problem.slot(of: row) < 0 && problem.level(of: row, on: problem.measuredSide(of: row)) > 0
  }

  /// The tight row, besides that of a slot, that may move for a missed one at the least cost, if that is less than missing
  /// it.
  ///
  /// - Parameter isCheaper: Whether it must also be less than moving what is tight at the slot.
  private func cheapestYielding(
    to missed: Row, besides chosen: Int, isCheaper: Bool, _ problem: borrowing Problem,
    _ workingSet: inout WorkingSet
  ) -> Row? {
    let side = problem.measuredSide(of: missed)
    var least = problem.level(of: missed, on: side)
    var cheapest: Row?
    workingSet.price(missed, problem)
    for place in workingSet.factors.places {
      guard let part = workingSet.yieldingPart(at: place, to: side, problem) else { continue }
      if part.slot == chosen {
        if isCheaper, part.cost <= least { (least, cheapest) = (part.cost, nil) }
      } else if part.cost < least {
        (least, cheapest) = (part.cost, problem.unknowns[part.slot].tight)
      }
    }
    return cheapest
  }

  /// Notes a slot to look at once more when all is determined.
  mutating func lookAgain(at slot: Int) {
    if unsettled.isEmpty || Int(unsettled.last) != slot {
      unsettled.append(Int32(truncatingIfNeeded: slot))
    }
  }

  /// Notes a choice from which nothing follows when it is made, though something that refers to its unknown is open: by the
  /// end more may depend on it.
  mutating func noteUnsettled(_ problem: borrowing Problem) {
    guard choice.isAlone(whileOpen: openCount) else { return }
    var term = problem.terms.heads[choice.slot]
    while term >= 0 {
      if problem.openTerms[Int(problem.terms.links[Int(term)].constraint)] > 0 {
        return lookAgain(at: choice.slot)
      }
      term = problem.terms.links[Int(term)].next
    }
  }

  /// Lets the choices move that younger ones have asked. Then looks again at what waits for it, and at choices from which
  /// nothing had followed: in rows of which one view is stretched, that is another one once the width is known.
  ///
  /// In a small problem or change exchanges are as near, and without a doubt all choices hold.
  mutating func settle(
    _ problem: inout Problem, _ workingSet: inout WorkingSet, _ pricing: inout Pricing
  ) {
    moveAsked(&problem, &workingSet, &pricing)
    let isSmall = openedCount <= Int(Self.fewUnknowns) || 2 * openedCount < problem.unknowns.count
    if !hasDoubts || isSmall { return }
    swap(&uncorrected, &unsettled)
    correctRound(isLast: true, &problem, &workingSet, &pricing)
  }
}
