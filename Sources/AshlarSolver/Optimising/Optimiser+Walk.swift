import AshlarStorage

/// How far a walk may go uphill at its first step.
enum Descent {
  /// Only if the cost falls.
  case strict

  /// Only if the cost does not rise.
  case level

  /// In any case: the tight row has to go.
  case none
}

/// How an attempt to walk ended.
enum WalkResult {
  /// Another row is tight now, rows are even that counted as missed, or the working set had lost digits and was
  /// rebuilt. Look again.
  case moved

  /// The cost does not fall in this direction.
  case uphill

  /// Nothing bends ahead.
  case nowhere
}

// MARK: - Walking

extension Optimiser {
  /// Moves the tight row of a slot to one side, as far as that pays, and lets the row met there become
  /// tight in its place.
  mutating func walk(
    from slot: Int, to side: Side, _ descent: Descent, _ problem: inout Problem,
    _ workingSet: inout WorkingSet, _ pricing: inout Pricing
  ) -> WalkResult {
    workingSet.budget.steps -= 1
    workingSet.aim(from: slot, side, problem)
    walk.collectRates(from: slot, problem, &workingSet)
    guard walk.isExact || workingSet.isFreshlyRebuilt else {
      return regainDigits(&problem, &workingSet, &pricing)
    }
    while true {
      if let stop = walk.stopOfPriorities(from: slot, to: side, problem, workingSet, pricing) {
        if descent == .strict, evensOut(at: stop, from: slot, &problem, &pricing) { return .moved }
        if isMirage(stop, from: slot, to: side, problem, &workingSet) { continue }
        return arrivePassingRests(at: stop, from: slot, to: side, &problem, &workingSet, &pricing)
      }
      walk.lookAhead(from: slot, to: side, problem, workingSet)
      let sign = walk.slopeSign(from: slot, problem, workingSet)
      if sign > 0 && descent != .none || sign == 0 && descent == .strict { return .uphill }
      guard let stop = walk.findStop(from: slot, &problem, workingSet, pricing) else {
        return .nowhere
      }
      if descent == .strict, evensOut(at: stop, from: slot, &problem, &pricing) { return .moved }
      if isMirage(stop, from: slot, to: side, problem, &workingSet) { continue }
      return arrive(at: stop, from: slot, to: side, &problem, &workingSet, &pricing)
    }
  }

  /// Whether a row only seems to come nearer: written as a combination of the tight rows it has nothing of the one that
  /// moves, or something else. The walk then goes on as if the row stayed where it is.
  ///
  /// That is what rounding makes of zero where coefficients differ much in size. Before the working set has been
  /// rebuilt it is a sign of lost digits, which the exchange itself notices.
  private mutating func isMirage(
    _ stop: Walk.Bend, from slot: Int, to side: Side, _ problem: borrowing Problem,
    _ workingSet: inout WorkingSet
  ) -> Bool {
    guard workingSet.isFreshlyRebuilt else { return false }
    workingSet.price(stop.row, problem)
    let expected = side.sign * stop.rate
    if (workingSet.factors[slot] - expected).magnitude <= Tolerance.doubt * expected.magnitude {
      return false
    }
    return stop.row.isRest
      ? workingSet.direction.forget(stop.row.index) : walk.forgetRate(of: stop.row.index)
  }

  /// Moves the tight row of a slot until the first unknown that moves with it is zero.
  ///
  /// This is for a row that has to go while nothing that counts bends ahead, because what would bend
  /// there is waiting for its turn. No priority minds the movement then, in either direction.
  mutating func comeToRest(
    from slot: Int, to side: Side, _ problem: inout Problem, _ workingSet: inout WorkingSet,
    _ pricing: inout Pricing
  ) -> Bool {
    workingSet.aim(from: slot, side, problem)
    walk.begin()
    for index in workingSet.direction.support.indices {
      let unknown = Int(workingSet.direction.support[index])
      if problem.unknowns[unknown].restSlot >= 0 { continue }
      let rate = workingSet.direction[unknown]
      let rest = Walk.Bend(
        distance: -problem.values[unknown] / rate, row: .rest(of: unknown), rate: rate, rank: 0)
      return arrive(at: rest, from: slot, to: side, &problem, &workingSet, &pricing) == .moved
    }
    return false
  }

  private func regainDigits(
    _ problem: inout Problem, _ workingSet: inout WorkingSet, _ pricing: inout Pricing
  ) -> WalkResult {
    pricing.rebuildWorkingSet(afterLoss: true, &problem, &workingSet)
    return .moved
  }
}

// MARK: - Arriving

extension Optimiser {
  /// Arrives after a walk that has not met the rests.
  mutating func arrivePassingRests(
    at stop: Walk.Bend, from slot: Int, to side: Side, leavingOn left: Side? = nil,
    _ problem: inout Problem, _ workingSet: inout WorkingSet, _ pricing: inout Pricing
  ) -> WalkResult {
    let result = arrive(
      at: stop, from: slot, to: side, leavingOn: left, &problem, &workingSet, &pricing)
    if result == .moved { pricing.checkMovedRests(&problem, workingSet) }
    return result
  }

  /// Lets the row of a bend become tight in place of the row that has been moved to a side, and that
  /// counts on `left`, if not on that side, from now on.
  mutating func arrive(
    at stop: Walk.Bend, from slot: Int, to side: Side, leavingOn left: Side? = nil,
    _ problem: inout Problem, _ workingSet: inout WorkingSet, _ pricing: inout Pricing
  ) -> WalkResult {
    guard isSteep(stop, from: slot, problem) || workingSet.isFreshlyRebuilt else {
      return regainDigits(&problem, &workingSet, &pricing)
    }
    let factor = side.sign * stop.rate
    let leaving = problem.unknowns[slot].tight
    let isCourseKept = course.isWorthKeeping(problem, workingSet)
    if isCourseKept { course.noteRowsOnCourse(problem, workingSet) }
    workingSet.path.slots.removeAll()
    guard
      pricing.exchange(
        at: slot, for: stop.row, leavingTo: left ?? side, expecting: factor, &problem, &workingSet)
    else {
      return regainDigits(&problem, &workingSet, &pricing)
    }
    pricing.agenda.isCautious = stop.distance < Tolerance.step
    workingSet.followRoute(through: slot, &problem)
    if isCourseKept { course.keepCourse(through: slot, leaving: leaving, &problem, workingSet) }
    turnPassed(&problem, &workingSet, &pricing)
    return .moved
  }

  /// Whether a row comes near enough, for each unit by which the tight row moves, to be exchanged for it. If not, that may
  /// be what lost digits have left of a row that does not depend on it at all.
  ///
  /// The units of rows are what they are: a row in thousandths of a point moves its unknowns a thousand times as far.
  private func isSteep(_ bend: Walk.Bend, from slot: Int, _ problem: borrowing Problem) -> Bool {
    bend.rate.magnitude * problem.largestCoefficient(of: problem.unknowns[slot].tight)
      > Tolerance.significance * problem.largestCoefficient(of: bend.row)
  }

  /// Lets the rows count on the other side that a walk has passed.
  func turnPassed(
    _ problem: inout Problem, _ workingSet: inout WorkingSet, _ pricing: inout Pricing
  ) {
    for index in walk.passed.indices {
      let bend = walk.passed[index]
      pricing.turn(bend.row, to: Side(sign: bend.rate), &problem)
    }
    pricing.flushManyTurns(&problem, &workingSet)
  }
}

// MARK: - Walks that move nothing

extension Optimiser {
  /// Lets the rows be even at which a walk stops before it has moved anything, if they count as missed.
  ///
  /// An earlier walk has come to them together with the row at which it stopped. While they count as missed, there
  /// seems to be something to be gained where nothing is, and they would become tight for that one by one, with all
  /// that depends on them.
  ///
  /// After a step without movement that is left alone, as Bland's rule does not know of it.
  ///
  /// - Returns: Whether there was such a row, so that the slope is another one.
  private mutating func evensOut(
    at stop: Walk.Bend, from slot: Int, _ problem: inout Problem, _ pricing: inout Pricing
  ) -> Bool {
    guard stop.distance == 0, !pricing.agenda.isCautious else { return false }
    var hasTurned = evensOut(stop.row, &problem, &pricing)
    for index in walk.passed.indices where walk.passed[index].distance == 0 {
      if evensOut(walk.passed[index].row, &problem, &pricing) { hasTurned = true }
    }
    while !walk.bends.isEmpty, walk.bends.first.distance == 0 {
      if evensOut(walk.bends.popFirst().row, &problem, &pricing) { hasTurned = true }
    }
    if hasTurned { pricing.suspect(slot, &problem) }
    return hasTurned
  }

  private func evensOut(_ row: Row, _ problem: inout Problem, _ pricing: inout Pricing) -> Bool {
    guard !row.isRest, problem.side(of: row) != .even, problem.measuredSide(of: row) == .even else {
      return false
    }
    pricing.turn(row, to: .even, &problem)
    return true
  }
}
