import AshlarStorage

// MARK: - Looking ahead

extension Solver {
  /// Computes how fast the rows change that depend on the direction.
  ///
  /// The other tight rows stay even, as they should. A row that is the base row of its slot does by
  /// construction; where corrections stand between, it shows whether they have lost digits.
  mutating func collectRates(from slot: Int) {
    walk.makeRoom()
    walk.rates.removeAll()
    walk.isExact = true
    workingSet.work.constraintsVisited += workingSet.reach.rows.count
    for index in workingSet.reach.rows.indices {
      let constraint = Int(workingSet.reach.rows[index])
      let tightAt = Int(problem.constraints[constraint].slot)
      if tightAt < 0 ? !problem.constraints[constraint].state.counts : tightAt == slot { continue }
      let (rate, magnitude) = rate(of: constraint)
      if tightAt >= 0 {
        if rate.magnitude > Tolerance.cancellation * magnitude { walk.isExact = false }
      } else if rate.magnitude > Tolerance.significance * magnitude {
        walk.rates.append(Walk.Rate(rate: rate, constraint: Int32(constraint)))
      }
    }
  }

  /// How fast the terms of a constraint change along the direction, and the sum of the magnitudes.
  @inline(__always)
  private func rate(of constraint: Int) -> (rate: Double, magnitude: Double) {
    var rate = 0.0
    var magnitude = 0.0
    for index in problem.constraints[constraint].terms {
      let product =
        problem.terms.coefficients[index] * workingSet.direction[Int(problem.terms.unknowns[index])]
      rate += product
      magnitude += product.magnitude
    }
    return (rate, magnitude)
  }

  /// Computes the slope at the start, and all bends ahead.
  mutating func lookAhead(from slot: Int, to side: Side) {
    walk.begin()
    let leaving = problem.unknowns[slot].tight
    addToSlope(1, leaving, at: problem.level(of: leaving, on: side))
    for index in workingSet.direction.support.indices {
      let unknown = Int(workingSet.direction.support[index])
      if problem.unknowns[unknown].restSlot < 0 {
        meet(.rest(of: unknown), rate: workingSet.direction[unknown])
      }
    }
    for index in walk.rates.indices {
      let rate = walk.rates[index]
      meet(.constraint(Int(rate.constraint)), rate: rate.rate)
    }
  }

  /// Adds a row that is not tight to the slope, and the bend where it becomes even.
  @inline(__always)
  private mutating func meet(_ row: Row, rate: Double) {
    guard problem.state(of: row).counts else { return }
    let side = problem.side(of: row)
    var distance = 0.0
    if side != .even {
      let amount = side.sign * rate
      addToSlope(amount, row, at: problem.level(of: row, on: side))
      if amount >= 0 { return }
      distance = max(0, -problem.residual(of: row).value / rate)
    }
    walk.bends.append(
      Walk.Bend(distance: distance, row: row, rate: rate, rank: problem.rank(of: row)))
  }

  /// Adds what a row costs at a level to the slope, and what it says where equal priorities tie.
  @inline(__always)
  private mutating func addToSlope(_ amount: Double, _ row: Row, at level: Level) {
    walk.slope.add(amount, at: level)
    if level.isOptional { walk.slope.add(amount, at: problem.constraints[row.index].tieLevel) }
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
  mutating func findStop(from slot: Int) -> Walk.Bend? {
    walk.bends.heapify()
    while !walk.bends.isEmpty {
      let bend = walk.bends.popFirst()
      let behind = problem.level(of: bend.row, on: problem.side(of: bend.row))
      let ahead = problem.level(of: bend.row, on: Side(sign: bend.rate))
      addToSlope(bend.rate.magnitude, bend.row, at: behind)
      addToSlope(bend.rate.magnitude, bend.row, at: ahead)
      let isBent = ahead != .free || behind != .free
      if bend.row.isRest { problem.unknowns[bend.row.index].isPassed = true }
      if isBent, pricing.agenda.isCautious || slopeSign(from: slot) >= 0 {
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
    if let stop, stop.row.isRest { problem.unknowns[stop.row.index].isPassed = false }
    for index in walk.passed.indices where walk.passed[index].row.isRest {
      problem.unknowns[walk.passed[index].row.index].isPassed = false
    }
  }
}

// MARK: - Among equals

extension Solver {
  /// The sign of the slope at the present point; where all levels cancel, that of the first unknown.
  ///
  /// Where even the weakest levels leave a choice, each unknown in the order of creation, or of
  /// ``orderRectangles(_:)``, goes as close to zero as those before it allow. So there is always one best point, and it
  /// does not depend on the way there.
  mutating func slopeSign(from slot: Int) -> Int {
    let sign = walk.slope.sign
    if sign != 0 { return sign }
    var first = UInt32.max
    var slope = 0
    for index in workingSet.direction.support.indices {
      let unknown = Int(workingSet.direction.support[index])
      let change = magnitudeChange(of: unknown, from: slot)
      if change == 0 { continue }
      if slope != 0, change != slope { dependsOnOrder = true }
      if problem.serials[unknown] > first { continue }
      first = problem.serials[unknown]
      slope = change
    }
    return slope
  }

  /// Whether an unknown moves away from zero (1), towards it (−1), or is about to leave it (0).
  @inline(__always)
  private func magnitudeChange(of unknown: Int, from slot: Int) -> Int {
    if problem.unknowns[unknown].restSlot >= 0 {
      return Int(problem.unknowns[unknown].restSlot) == slot ? 1 : 0
    }
    if problem.unknowns[unknown].isPassed { return 1 }
    let change = problem.unknowns[unknown].restSide.sign * workingSet.direction[unknown]
    return change > 0 ? 1 : change < 0 ? -1 : 0
  }
}
