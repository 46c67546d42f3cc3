import AshlarStorage

// MARK: - Looking ahead

extension LineSearch {
  /// Computes how fast the rows change that depend on the direction.
  ///
  /// The other tight rows stay active, as they should. A row that is the base row of its slot does by
  /// construction; where etas stand between, it shows whether they have lost digits.
  mutating func collectRates(
    from slot: Int, _ problem: borrowing Problem, _ workingSet: inout WorkingSet
  ) {
    makeRoom()
    rates.removeAll()
    isExact = true
    // After a rebuild numbers are as good as they can be, and a line search to a row is checked in another way.
    let least = workingSet.isFreshlyRebuilt ? Tolerance.cancellation : Tolerance.significance
    workingSet.work.constraintsVisited += workingSet.reach.rows.count
    for index in workingSet.reach.rows.indices {
      let constraint = Int(workingSet.reach.rows[index])
      let tightAt = Int(problem.constraints[constraint].slot)
      if tightAt < 0 ? !problem.constraints[constraint].state.counts : tightAt == slot { continue }
      workingSet.visits &+= Int(problem.constraints[constraint].termCount)
      let (rate, magnitude) = rate(of: constraint, problem, workingSet)
      if tightAt >= 0 {
        if rate.magnitude > Tolerance.cancellation * magnitude { isExact = false }
      } else if rate.magnitude > least * magnitude {
        rates.append(LineSearch.Rate(rate: rate, constraint: Int32(constraint)))
      }
    }
  }

  /// How fast the terms of a constraint change along the direction, and the sum of the magnitudes.
  @inline(__always)
  private func rate(
    of constraint: Int, _ problem: borrowing Problem, _ workingSet: borrowing WorkingSet
  ) -> (rate: Double, magnitude: Double) {
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

  /// Computes the slope at the start, and all breakpoints ahead.
  mutating func lookAhead(
    from slot: Int, to side: Side, _ problem: borrowing Problem, _ workingSet: borrowing WorkingSet
  ) {
    begin()
    let leaving = problem.unknowns[slot].tight
    addToSlope(1, leaving, at: problem.level(of: leaving, on: side), problem)
    for index in workingSet.direction.support.indices {
      let unknown = Int(workingSet.direction.support[index])
      if problem.unknowns[unknown].boundSlot < 0 {
        meet(.bound(of: unknown), rate: workingSet.direction[unknown], problem)
      }
    }
    for index in rates.indices {
      let rate = rates[index]
      meet(.constraint(Int(rate.constraint)), rate: rate.rate, problem)
    }
  }

  /// Adds a row that is not tight to the slope, and the breakpoint where it becomes active.
  @inline(__always)
  private mutating func meet(_ row: Row, rate: Double, _ problem: borrowing Problem) {
    guard problem.state(of: row).counts else { return }
    let side = problem.side(of: row)
    var distance = 0.0
    if side != .active {
      let amount = side.sign * rate
      addToSlope(amount, row, at: problem.level(of: row, on: side), problem)
      if amount >= 0 { return }
      distance = max(0, -problem.residual(of: row).value / rate)
    }
    breakpoints.append(
      LineSearch.Breakpoint(distance: distance, row: row, rate: rate, rank: problem.rank(of: row)))
  }

  /// Adds the cost of a row at a level to the slope, and its part in ties of equal priorities.
  @inline(__always)
  private mutating func addToSlope(
    _ amount: Double, _ row: Row, at level: Level, _ problem: borrowing Problem
  ) {
    slope.add(amount, at: level)
    if level.isOptional { slope.add(amount, at: problem.constraints[row.index].tieLevel) }
  }
}

// MARK: - The stop

extension LineSearch {
  /// Passes breakpoints until the slope is no longer negative.
  ///
  /// After a step without movement the nearest breakpoint is taken, whatever lies beyond: with the choice
  /// of the first row in order of creation that is Bland's rule, which cannot cycle.
  ///
  /// Source: R. G. Bland, "New finite pivoting rules for the simplex method", Mathematics of
  /// Operations Research 2(2), 1977.
  mutating func findStop(
    from slot: Int, _ problem: inout Problem, _ workingSet: borrowing WorkingSet,
    _ pricing: borrowing Pricing
  ) -> LineSearch.Breakpoint? {
    breakpoints.heapify()
    while !breakpoints.isEmpty {
      let breakpoint = breakpoints.popFirst()
      let behind = problem.level(of: breakpoint.row, on: problem.side(of: breakpoint.row))
      let ahead = problem.level(of: breakpoint.row, on: Side(sign: breakpoint.rate))
      addToSlope(breakpoint.rate.magnitude, breakpoint.row, at: behind, problem)
      addToSlope(breakpoint.rate.magnitude, breakpoint.row, at: ahead, problem)
      let changesSlope = ahead != .free || behind != .free
      if breakpoint.row.isBound { problem.unknowns[breakpoint.row.index].isPassed = true }
      if changesSlope,
        pricing.agenda.followsBland || slopeSign(from: slot, problem, workingSet) >= 0
      {
        forgetPassed(breakpoint, &problem)
        return breakpoint
      }
      passed.append(breakpoint)
    }
    forgetPassed(nil, &problem)
    return nil
  }

  /// Takes the marks of the bounds back that the line search has come to.
  private func forgetPassed(_ stop: LineSearch.Breakpoint?, _ problem: inout Problem) {
    if let stop, stop.row.isBound { problem.unknowns[stop.row.index].isPassed = false }
    for index in passed.indices where passed[index].row.isBound {
      problem.unknowns[passed[index].row.index].isPassed = false
    }
  }
}

// MARK: - Among equals

extension LineSearch {
  /// The sign of the slope at the present point; where all levels cancel, that of the first unknown.
  ///
  /// Where even the weakest levels leave a choice, each unknown in the order of creation, or of
  /// ``orderRectangles(_:)``, goes as close to zero as those before it allow. So there is always one best point, and it
  /// does not depend on the way there.
  mutating func slopeSign(
    from slot: Int, _ problem: borrowing Problem, _ workingSet: borrowing WorkingSet
  ) -> Int {
    let sign = self.slope.sign
    if sign != 0 { return sign }
    var first = UInt32.max
    var slope = 0
    for index in workingSet.direction.support.indices {
      let unknown = Int(workingSet.direction.support[index])
      let change = magnitudeChange(of: unknown, from: slot, problem, workingSet)
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
  private func magnitudeChange(
    of unknown: Int, from slot: Int, _ problem: borrowing Problem,
    _ workingSet: borrowing WorkingSet
  ) -> Int {
    if problem.unknowns[unknown].boundSlot >= 0 {
      return Int(problem.unknowns[unknown].boundSlot) == slot ? 1 : 0
    }
    if problem.unknowns[unknown].isPassed { return 1 }
    let change = problem.unknowns[unknown].boundSide.sign * workingSet.direction[unknown]
    return change > 0 ? 1 : change < 0 ? -1 : 0
  }
}
