import AshlarStorage

// Most walks are decided by priorities alone: the cost falls at one of them up to some bend and rises
// behind it, whatever the levels below say. Then the rests, which bend at every unknown that crosses
// zero, need not be met, nor anything that stands behind a row which must not be passed.

// MARK: - Stopping by priorities alone

extension Walk {
  /// The bend at which a walk stops as far as priorities go, if they decide it.
  mutating func stopOfPriorities(
    from slot: Int, to way: Side, _ problem: borrowing Problem, _ workingSet: borrowing WorkingSet,
    _ pricing: borrowing Pricing
  ) -> Walk.Bend? {
    if pricing.agenda.isCautious { return nil }
    begin()
    addPriority(1, problem.level(of: problem.unknowns[slot].tight, on: way))
    return stopOfPriorities(problem, workingSet)
  }

  /// The same for a walk whose slope holds already what does not depend on the direction.
  mutating func stopOfPriorities(_ problem: borrowing Problem, _ workingSet: borrowing WorkingSet)
    -> Walk.Bend?
  {
    var end = Double.infinity
    for index in rates.indices { meetByPriority(rates[index], &end, problem) }
    if slope.sign >= 0 { return nil }
    for index in workingSet.direction.support.indices {
      guard meetZero(Int(workingSet.direction.support[index]), &end, problem, workingSet) else {
        return nil
      }
    }
    passNearBends(problem)
    bends.heapify()
    while !bends.isEmpty {
      let bend = bends.popFirst()
      bendByPriority(bend, problem)
      let sign = slope.sign
      if sign > 0 { return bend }
      if sign == 0 { return nil }
      passed.append(bend)
    }
    return nil
  }

  /// Passes bends behind which the cost still falls, and forgets those where it rises already, until few are left.
  ///
  /// The slope rises from bend to bend, so that half of them can be told apart at a time. What is passed
  /// keeps its order, as a rule, in which it stands in memory.
  ///
  /// - Complexity: As a rule O(*n*) for *n* bends.
  ///
  /// Source: C. A. R. Hoare, "Algorithm 65: Find", Communications of the ACM 4(7), 1961.
  private mutating func passNearBends(_ problem: borrowing Problem) {
    var open = 0..<bends.count
    while open.count > Walk.manyBends {
      let middle = bends.split(open)
      slopeBehind.become(slope)
      for place in open.lowerBound..<middle { bendByPriority(bends[place], problem) }
      if slope.sign < 0 {
        for place in open.lowerBound..<middle { passed.append(bends[place]) }
        open = middle..<open.upperBound
      } else {
        swap(&slope, &slopeBehind)
        open = open.lowerBound..<middle
      }
    }
    bends.keep(open)
  }

  @inline(__always)
  private mutating func bendByPriority(_ bend: Walk.Bend, _ problem: borrowing Problem) {
    addPriority(bend.rate.magnitude, problem.level(of: bend.row, on: problem.side(of: bend.row)))
    addPriority(bend.rate.magnitude, problem.level(of: bend.row, on: Side(sign: bend.rate)))
  }

  @inline(__always)
  mutating func addPriority(_ amount: Double, _ level: Level) {
    if level > 0 { slope.add(amount, at: level) }
  }

  /// Adds a constraint to the slope, and its bend unless that lies behind `end`, where the walk ends at
  /// the latest.
  @inline(__always)
  private mutating func meetByPriority(
    _ met: Walk.Rate, _ end: inout Double, _ problem: borrowing Problem
  ) {
    let row = Row.constraint(Int(met.constraint))
    let side = problem.constraints[row.index].side
    let ahead = problem.constraintLevel(of: row.index, on: met.rate > 0 ? .over : .under)
    var distance = 0.0
    if side != .even {
      let amount = side.sign * met.rate
      addPriority(amount, problem.constraintLevel(of: row.index, on: side))
      if amount >= 0 { return }
      distance = max(0, -problem.residual(of: row).value / met.rate)
    }
    if distance > end { return }
    if ahead == .required { end = distance }
    bends.append(
      Walk.Bend(distance: distance, row: row, rate: met.rate, rank: problem.rank(of: row)))
  }

  /// Notes where a size becomes zero, below which it must not go.
  ///
  /// - Returns: False if the rest of the unknown has more of a say than that.
  @inline(__always)
  private mutating func meetZero(
    _ unknown: Int, _ end: inout Double, _ problem: borrowing Problem,
    _ workingSet: borrowing WorkingSet
  ) -> Bool {
    if problem.unknowns[unknown].restSlot >= 0 || problem.unknowns[unknown].kind == .location {
      return true
    }
    if problem.unknowns[unknown].restSide == .under
      || problem.unknowns[unknown].restState == .entering
    {
      return false
    }
    let rate = workingSet.direction[unknown]
    if rate > 0 || problem.unknowns[unknown].restState != .kept { return true }
    let distance =
      problem.unknowns[unknown].restSide == .even ? 0 : max(0, -problem.values[unknown] / rate)
    if distance > end { return true }
    end = distance
    let row = Row.rest(of: unknown)
    bends.append(
      Walk.Bend(distance: distance, row: row, rate: rate, rank: problem.rank(of: row)))
    return true
  }
}
