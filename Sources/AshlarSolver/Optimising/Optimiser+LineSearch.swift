import AshlarStorage

/// The condition on the cost at the first step of a line search.
enum Descent {
  /// Only if the cost falls.
  case strict

  /// Only if the cost does not rise.
  case level

  /// In any case: the tight row has to go.
  case none
}

/// The result of an attempt at a line search.
enum LineSearchResult {
  /// Another row is tight now, rows are active that counted as missed, or the working set had lost digits and was
  /// rebuilt. The search must be repeated.
  case moved

  /// The cost does not fall in this direction.
  case uphill

  /// There is no breakpoint ahead.
  case nowhere
}

// MARK: - Line search

extension Optimiser {
  /// Moves the tight row of a slot to one side, as far as that pays, and lets the row met there become
  /// tight in its place.
  mutating func searchLine(
    from slot: Int, to side: Side, _ descent: Descent, _ problem: inout Problem,
    _ workingSet: inout WorkingSet, _ pricing: inout Pricing
  ) -> LineSearchResult {
    workingSet.computeDirection(from: slot, side, problem)
    return searchAlongDirection(from: slot, to: side, descent, &problem, &workingSet, &pricing)
  }

  /// The same when `direction` holds how all moves with the row.
  mutating func searchAlongDirection(
    from slot: Int, to side: Side, _ descent: Descent, _ problem: inout Problem,
    _ workingSet: inout WorkingSet, _ pricing: inout Pricing
  ) -> LineSearchResult {
    workingSet.budget.steps -= 1
    lineSearch.collectRates(from: slot, problem, &workingSet)
    guard lineSearch.isExact || workingSet.isFreshlyRebuilt else {
      return regainDigits(&problem, &workingSet, &pricing)
    }
    while true {
      if let stop = lineSearch.stopOfPriorities(from: slot, to: side, problem, workingSet, pricing)
      {
        if descent == .strict, makeActive(at: stop, from: slot, &problem, &pricing) {
          return .moved
        }
        if isSpurious(stop, from: slot, to: side, problem, &workingSet) { continue }
        return arrivePassingBounds(at: stop, from: slot, to: side, &problem, &workingSet, &pricing)
      }
      lineSearch.lookAhead(from: slot, to: side, problem, workingSet)
      let sign = lineSearch.slopeSign(from: slot, problem, workingSet)
      if sign > 0 && descent != .none || sign == 0 && descent == .strict { return .uphill }
      guard let stop = lineSearch.findStop(from: slot, &problem, workingSet, pricing) else {
        return .nowhere
      }
      if descent == .strict, makeActive(at: stop, from: slot, &problem, &pricing) { return .moved }
      if isSpurious(stop, from: slot, to: side, problem, &workingSet) { continue }
      return arrive(at: stop, from: slot, to: side, &problem, &workingSet, &pricing)
    }
  }

  /// Whether a row only seems to come nearer: written as a combination of the tight rows it has nothing of the one that
  /// moves, or something else. The line search then goes on as if the row stayed where it is.
  ///
  /// That is what rounding makes of zero where coefficients differ much in size. Before the working set has been
  /// rebuilt it is a sign of lost digits, which the exchange itself notices.
  private mutating func isSpurious(
    _ stop: LineSearch.Breakpoint, from slot: Int, to side: Side, _ problem: borrowing Problem,
    _ workingSet: inout WorkingSet
  ) -> Bool {
    guard workingSet.isFreshlyRebuilt else { return false }
    workingSet.price(stop.row, problem)
    let expected = side.sign * stop.rate
    if (workingSet.factors[slot] - expected).magnitude <= Tolerance.doubt * expected.magnitude {
      return false
    }
    return stop.row.isBound
      ? workingSet.direction.forget(stop.row.index) : lineSearch.forgetRate(of: stop.row.index)
  }

  /// Moves the tight row of a slot until the first unknown that moves with it is zero.
  ///
  /// This is for a row that has to go while there is no breakpoint that counts ahead, because what would be one
  /// there is waiting for its turn. No priority minds the movement then, in either direction.
  mutating func moveToBound(
    from slot: Int, to side: Side, _ problem: inout Problem, _ workingSet: inout WorkingSet,
    _ pricing: inout Pricing
  ) -> Bool {
    workingSet.computeDirection(from: slot, side, problem)
    lineSearch.begin()
    for index in workingSet.direction.support.indices {
      let unknown = Int(workingSet.direction.support[index])
      if problem.unknowns[unknown].boundSlot >= 0 { continue }
      let rate = workingSet.direction[unknown]
      let bound = LineSearch.Breakpoint(
        distance: -problem.values[unknown] / rate, row: .bound(of: unknown), rate: rate, rank: 0)
      return arrive(at: bound, from: slot, to: side, &problem, &workingSet, &pricing) == .moved
    }
    return false
  }

  private func regainDigits(
    _ problem: inout Problem, _ workingSet: inout WorkingSet, _ pricing: inout Pricing
  ) -> LineSearchResult {
    pricing.rebuildWorkingSet(afterLoss: true, &problem, &workingSet)
    return .moved
  }
}

// MARK: - Arriving

extension Optimiser {
  /// Arrives after a line search that has not met the bounds.
  mutating func arrivePassingBounds(
    at stop: LineSearch.Breakpoint, from slot: Int, to side: Side, leavingOn left: Side? = nil,
    _ problem: inout Problem, _ workingSet: inout WorkingSet, _ pricing: inout Pricing
  ) -> LineSearchResult {
    let result = arrive(
      at: stop, from: slot, to: side, leavingOn: left, &problem, &workingSet, &pricing)
    if result == .moved { pricing.checkMovedBounds(&problem, workingSet) }
    return result
  }

  /// Lets the row of a breakpoint become tight in place of the row that has been moved to a side, and that
  /// counts on `left`, if not on that side, from now on.
  mutating func arrive(
    at stop: LineSearch.Breakpoint, from slot: Int, to side: Side, leavingOn left: Side? = nil,
    _ problem: inout Problem, _ workingSet: inout WorkingSet, _ pricing: inout Pricing
  ) -> LineSearchResult {
    guard isSteep(stop, from: slot, problem) || workingSet.isFreshlyRebuilt else {
      return regainDigits(&problem, &workingSet, &pricing)
    }
    let factor = side.sign * stop.rate
    let leaving = problem.unknowns[slot].tight
    let isPlanKept = plan.isWorthKeeping(problem, workingSet)
    if isPlanKept { plan.noteRowsInPlan(problem, workingSet) }
    workingSet.path.slots.removeAll()
    guard
      pricing.exchange(
        at: slot, for: stop.row, leavingTo: left ?? side, expecting: factor, &problem, &workingSet)
    else {
      return regainDigits(&problem, &workingSet, &pricing)
    }
    pricing.agenda.followsBland = stop.distance < Tolerance.step
    workingSet.followRoute(through: slot, &problem)
    if isPlanKept { plan.keepPlan(through: slot, leaving: leaving, &problem, workingSet) }
    changeSidesOfPassed(&problem, &workingSet, &pricing)
    return .moved
  }

  /// Whether a row comes near enough, for each unit by which the tight row moves, to be exchanged for it. If not, that
  /// may be what lost digits have left of a row that does not depend on it at all.
  ///
  /// The units of rows are what they are: a row in thousandths of a point moves its unknowns a thousand times as far.
  private func isSteep(
    _ breakpoint: LineSearch.Breakpoint, from slot: Int, _ problem: borrowing Problem
  ) -> Bool {
    breakpoint.rate.magnitude * problem.largestCoefficient(of: problem.unknowns[slot].tight)
      > Tolerance.significance * problem.largestCoefficient(of: breakpoint.row)
  }

  /// Lets the rows count on the other side that a line search has passed.
  func changeSidesOfPassed(
    _ problem: inout Problem, _ workingSet: inout WorkingSet, _ pricing: inout Pricing
  ) {
    for index in lineSearch.passed.indices {
      let breakpoint = lineSearch.passed[index]
      pricing.changeSide(of: breakpoint.row, to: Side(sign: breakpoint.rate), &problem)
    }
    pricing.updateMultipliersForMany(&problem, &workingSet)
  }
}

// MARK: - Line searches that move nothing

extension Optimiser {
  /// Lets the rows be active at which a line search stops before it has moved anything, if they count as missed.
  ///
  /// An earlier line search has come to them together with the row at which it stopped. While they count as missed,
  /// there seems to be something to be gained where nothing is, and they would become tight for that one by one, with
  /// all that depends on them.
  ///
  /// After a step without movement that is left alone, as Bland's rule does not know of it.
  ///
  /// - Returns: Whether there was such a row, so that the slope is another one.
  private mutating func makeActive(
    at stop: LineSearch.Breakpoint, from slot: Int, _ problem: inout Problem,
    _ pricing: inout Pricing
  ) -> Bool {
    guard stop.distance == 0, !pricing.agenda.followsBland else { return false }
    var hasChanged = makeActive(stop.row, &problem, &pricing)
    for index in lineSearch.passed.indices where lineSearch.passed[index].distance == 0 {
      if makeActive(lineSearch.passed[index].row, &problem, &pricing) { hasChanged = true }
    }
    while !lineSearch.breakpoints.isEmpty, lineSearch.breakpoints.first.distance == 0 {
      if makeActive(lineSearch.breakpoints.popFirst().row, &problem, &pricing) { hasChanged = true }
    }
    if hasChanged { pricing.addCandidate(slot, &problem) }
    return hasChanged
  }

  private func makeActive(_ row: Row, _ problem: inout Problem, _ pricing: inout Pricing) -> Bool {
    guard !row.isBound, problem.side(of: row) != .active, problem.measuredSide(of: row) == .active
    else {
      return false
    }
    pricing.changeSide(of: row, to: .active, &problem)
    return true
  }
}
