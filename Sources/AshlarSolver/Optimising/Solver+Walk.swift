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
  /// Another row is tight now; or the working set had lost digits and was rebuilt. Look again.
  case moved

  /// The cost does not fall in this direction.
  case uphill

  /// Nothing bends ahead.
  case nowhere
}

// MARK: - Walking

extension Solver {
  /// Moves the tight row of a slot to one side, as far as that pays, and lets the row met there become
  /// tight in its place.
  mutating func walk(from slot: Int, to side: Side, _ descent: Descent) -> WalkResult {
    budget -= 1
    lookAhead(from: slot, to: side)
    guard isExact(from: slot) || isFreshlyRebuilt else { return regainDigits() }
    let sign = slopeSign(from: slot)
    if sign > 0 && descent != .none || sign == 0 && descent == .strict { return .uphill }
    guard let stop = findStop(from: slot) else { return .nowhere }
    return arrive(at: stop, from: slot, to: side)
  }

  /// Moves the tight row of a slot until the first unknown that moves with it is zero.
  ///
  /// This is for a row that has to go while nothing that counts bends ahead, because what would bend
  /// there is waiting for its turn. Nobody minds the movement then, in either direction.
  mutating func comeToRest(from slot: Int, to side: Side) -> Bool {
    aim(from: slot, side)
    walk.begin()
    for index in direction.support.indices {
      let unknown = Int(direction.support[index])
      if unknowns[unknown].restSlot >= 0 { continue }
      let rate = direction[unknown]
      let rest = Walk.Bend(
        distance: -values[unknown] / rate, row: .rest(of: unknown), rate: rate, rank: 0)
      return arrive(at: rest, from: slot, to: side) == .moved
    }
    return false
  }

  /// Computes the direction, the slope at the start, and all bends ahead.
  mutating func lookAhead(from slot: Int, to side: Side) {
    aim(from: slot, side)
    collectRates()
    walk.begin()
    let leaving = unknowns[slot].tight
    addToSlope(1, leaving, at: level(of: leaving, on: side))
    for index in direction.support.indices {
      let unknown = Int(direction.support[index])
      if unknowns[unknown].restSlot < 0 { meet(.rest(of: unknown), rate: direction[unknown]) }
    }
    for index in rates.support.indices {
      let constraint = Int(rates.support[index])
      if constraints[constraint].slot < 0, rates.isSignificant(place: index) {
        meet(.constraint(constraint), rate: rates[place: index])
      }
    }
    work.constraintsVisited += rates.support.count
  }

  private mutating func collectRates() {
    rates.removeAll()
    for index in direction.support.indices {
      let unknown = Int(direction.support[index])
      let step = direction[unknown]
      var term = unknowns[unknown].firstTerm
      while term >= 0 {
        let constraint = Int(terms[Int(term)].constraint)
        if isWorthARate(constraint) {
          rates.add(terms[Int(term)].coefficient * step, at: constraint)
        }
        term = terms[Int(term)].next
      }
    }
  }

  /// Whether a constraint may bend ahead, or is tight but has to be seen to stay so.
  private func isWorthARate(_ constraint: Int) -> Bool {
    let slot = Int(constraints[constraint].slot)
    return slot < 0
      ? constraints[constraint].state.counts : unknowns[slot].firstCorrection >= 0
  }

  /// Whether the other tight rows stay even in the direction, as they should.
  ///
  /// A row that is the base row of its slot does by construction. Where corrections stand between, it
  /// shows whether they have lost digits.
  mutating func isExact(from slot: Int) -> Bool {
    for index in rates.support.indices {
      let constraint = Int(rates.support[index])
      let tightAt = Int(constraints[constraint].slot)
      if tightAt >= 0, tightAt != slot, rates[place: index] != 0 { return false }
    }
    return true
  }

  private mutating func regainDigits() -> WalkResult {
    rebuildWorkingSet(afterLoss: true)
    return .moved
  }

  /// Adds a row that is not tight to the slope, and the bend where it becomes even.
  @inline(__always)
  private mutating func meet(_ row: Row, rate: Double) {
    guard state(of: row).counts else { return }
    let side = side(of: row)
    var distance = 0.0
    if side != .even {
      let amount = side.sign * rate
      addToSlope(amount, row, at: level(of: row, on: side))
      if amount >= 0 { return }
      distance = max(0, -currentResidual(of: row).value / rate)
    }
    walk.bends.append(Walk.Bend(distance: distance, row: row, rate: rate, rank: rank(of: row)))
  }

  /// Adds what a row costs at a level to the slope, and what it says where equal priorities tie.
  @inline(__always)
  private mutating func addToSlope(_ amount: Double, _ row: Row, at level: Level) {
    walk.slope.add(amount, at: level)
    if level.isOptional { walk.slope.add(amount, at: constraints[row.index].tieLevel) }
  }
}

// MARK: - Where to stop

extension Solver {
  /// Passes bends until the slope is no longer negative.
  ///
  /// After a step without movement the nearest bend is taken, whatever lies beyond: with the choice
  /// of the first row in order of creation that is Bland's rule, which cannot cycle.
  ///
  /// Source: R. G. Bland, "New finite pivoting rules for the simplex method", Mathematics of
  /// Operations Research 2(2), 1977.
  private mutating func findStop(from slot: Int) -> Walk.Bend? {
    walk.bends.heapify()
    while !walk.bends.isEmpty {
      let bend = walk.bends.popFirst()
      let behind = level(of: bend.row, on: side(of: bend.row))
      let ahead = level(of: bend.row, on: Side(sign: bend.rate))
      addToSlope(bend.rate.magnitude, bend.row, at: behind)
      addToSlope(bend.rate.magnitude, bend.row, at: ahead)
      let isBent = ahead != .free || behind != .free
      if bend.row.isRest { unknowns[bend.row.index].isPassed = true }
      if isBent, agenda.isCautious || slopeSign(from: slot) >= 0 {
        forgetPassed(bend)
        return bend
      }
      walk.passed.append(bend)
    }
    forgetPassed(nil)
    return nil
  }

  /// Takes the marks of the rests back that the walk has come to.
  private mutating func forgetPassed(_ stop: Walk.Bend?) {
    if let stop, stop.row.isRest { unknowns[stop.row.index].isPassed = false }
    for index in walk.passed.indices where walk.passed[index].row.isRest {
      unknowns[walk.passed[index].row.index].isPassed = false
    }
  }

  mutating func arrive(
    at stop: Walk.Bend, from slot: Int, to side: Side
  ) -> WalkResult {
    let factor = side.sign * stop.rate
    noteWalk(from: slot)
    guard exchange(at: slot, for: stop.row, leavingTo: side, expecting: factor) else {
      return regainDigits()
    }
    agenda.isCautious = stop.distance < Tolerance.step
    for index in direction.support.indices {
      let unknown = Int(direction.support[index])
      let value = values[unknown] + stop.distance * direction[unknown]
      move(unknown, to: value)
    }
    for index in walk.passed.indices {
      let bend = walk.passed[index]
      turn(bend.row, to: Side(sign: bend.rate))
    }
    flushTurns()
    return .moved
  }
}

extension Solver {
  /// Notes the slots on which everything depends that a walk moves.
  private mutating func noteWalk(from slot: Int) {
    changes.walked.append(Int32(slot))
    var index = unknowns[slot].firstCorrected
    while index >= 0 {
      changes.walked.append(corrections[index].slot)
      index = corrections[index].nextOfSource
    }
  }
}

// MARK: - Among equals

extension Solver {
  /// The sign of the slope at the present point; where all levels cancel, that of the first unknown.
  ///
  /// Where even the weakest levels leave a choice, each unknown in the order of creation goes as
  /// close to zero as those before it allow. So there is always one best point, and it does not
  /// depend on the way there.
  private mutating func slopeSign(from slot: Int) -> Int {
    let sign = walk.slope.sign
    if sign != 0 { return sign }
    var first = UInt32.max
    var slope = 0
    for index in direction.support.indices {
      let unknown = Int(direction.support[index])
      let change = magnitudeChange(of: unknown, from: slot)
      if change == 0 || unknowns[unknown].serial > first { continue }
      first = unknowns[unknown].serial
      slope = change
    }
    return slope
  }

  /// Whether an unknown moves away from zero (1), towards it (−1), or is about to leave it (0).
  @inline(__always)
  private func magnitudeChange(of unknown: Int, from slot: Int) -> Int {
    if unknowns[unknown].restSlot >= 0 { return Int(unknowns[unknown].restSlot) == slot ? 1 : 0 }
    if unknowns[unknown].isPassed { return 1 }
    let change = unknowns[unknown].restSide.sign * direction[unknown]
    return change > 0 ? 1 : change < 0 ? -1 : 0
  }
}
