import AshlarStorage

// Most line searches are decided by priorities alone: the cost falls at one of them up to some breakpoint and rises
// behind it, whatever the levels below say. Then the bounds, which change the slope at every unknown that crosses
// zero, need not be met, nor anything that stands behind a row which must not be passed.

// MARK: - Stopping by priorities alone

extension LineSearch {
  /// The breakpoint at which a line search stops as far as priorities go, if they decide it.
  mutating func stopOfPriorities(
    from slot: Int, to way: Side, _ problem: borrowing Problem, _ workingSet: borrowing WorkingSet,
    _ pricing: borrowing Pricing
  ) -> LineSearch.Breakpoint? {
    if pricing.agenda.followsBland { return nil }
    begin()
    addPriority(1, problem.level(of: problem.unknowns[slot].tight, on: way))
    return stopOfPriorities(problem, workingSet)
  }

  /// The same for a line search whose slope holds already what does not depend on the direction.
  mutating func stopOfPriorities(_ problem: borrowing Problem, _ workingSet: borrowing WorkingSet)
    -> LineSearch.Breakpoint?
  {
    var end = Double.infinity
    for index in rates.indices { meetByPriority(rates[index], &end, problem) }
    if slope.sign >= 0 { return nil }
    for index in workingSet.direction.support.indices {
      guard meetZero(Int(workingSet.direction.support[index]), &end, problem, workingSet) else {
        return nil
      }
    }
    passNearBreakpoints(problem)
    breakpoints.heapify()
    while !breakpoints.isEmpty {
      let breakpoint = breakpoints.popFirst()
      passByPriority(breakpoint, problem)
      let sign = slope.sign
      if sign > 0 { return breakpoint }
      if sign == 0 { return nil }
      passed.append(breakpoint)
    }
    return nil
  }

  /// Passes breakpoints behind which the cost still falls, and forgets those where it rises already, until few are left.
  ///
  /// The slope rises from breakpoint to breakpoint, so that half of them can be told apart at a time. What is passed
  /// keeps its order, as a rule, in which it stands in memory.
  ///
  /// - Complexity: As a rule O(*n*) for *n* breakpoints.
  ///
  /// Source: C. A. R. Hoare, "Algorithm 65: Find", Communications of the ACM 4(7), 1961.
  private mutating func passNearBreakpoints(_ problem: borrowing Problem) {
    var open = 0..<breakpoints.count
    while open.count > LineSearch.manyBreakpoints {
      let middle = breakpoints.split(open)
      slopeBehind.become(slope)
      for place in open.lowerBound..<middle { passByPriority(breakpoints[place], problem) }
      if slope.sign < 0 {
        for place in open.lowerBound..<middle { passed.append(breakpoints[place]) }
        open = middle..<open.upperBound
      } else {
        swap(&slope, &slopeBehind)
        open = open.lowerBound..<middle
      }
    }
    breakpoints.keep(open)
  }

  @inline(__always)
  private mutating func passByPriority(
    _ breakpoint: LineSearch.Breakpoint, _ problem: borrowing Problem
  ) {
    addPriority(
      breakpoint.rate.magnitude,
      problem.level(of: breakpoint.row, on: problem.side(of: breakpoint.row)))
    addPriority(
      breakpoint.rate.magnitude, problem.level(of: breakpoint.row, on: Side(sign: breakpoint.rate)))
  }

  @inline(__always)
  mutating func addPriority(_ amount: Double, _ level: Level) {
    slope.add(amount, atPriority: level)
  }

  /// Adds a constraint to the slope, and its breakpoint unless that lies behind `end`, where the line search ends at
  /// the latest.
  @inline(__always)
  private mutating func meetByPriority(
    _ met: LineSearch.Rate, _ end: inout Double, _ problem: borrowing Problem
  ) {
    let row = Row.constraint(Int(met.constraint))
    let side = problem.constraints[row.index].side
    let ahead = problem.constraintLevel(of: row.index, on: met.rate > 0 ? .over : .under)
    var distance = 0.0
    if side != .active {
      let amount = side.sign * met.rate
      addPriority(amount, problem.constraintLevel(of: row.index, on: side))
      if amount >= 0 { return }
      distance = max(0, -problem.residual(of: row).value / met.rate)
    }
    if distance > end { return }
    if ahead == .required { end = distance }
    breakpoints.append(
      LineSearch.Breakpoint(
        distance: distance, row: row, rate: met.rate, rank: problem.rank(of: row)))
  }

  /// Notes where a size becomes zero, below which it must not go.
  ///
  /// - Returns: False if the bound of the unknown is stronger.
  @inline(__always)
  private mutating func meetZero(
    _ unknown: Int, _ end: inout Double, _ problem: borrowing Problem,
    _ workingSet: borrowing WorkingSet
  ) -> Bool {
    if problem.unknowns[unknown].boundSlot >= 0 || problem.unknowns[unknown].kind == .location {
      return true
    }
    if problem.unknowns[unknown].boundSide == .under
      || problem.unknowns[unknown].boundState == .entering
    {
      return false
    }
    let rate = workingSet.direction[unknown]
    if rate > 0 || problem.unknowns[unknown].boundState != .kept { return true }
    let distance =
      problem.unknowns[unknown].boundSide == .active ? 0 : max(0, -problem.values[unknown] / rate)
    if distance > end { return true }
    end = distance
    let row = Row.bound(of: unknown)
    breakpoints.append(
      LineSearch.Breakpoint(distance: distance, row: row, rate: rate, rank: problem.rank(of: row)))
    return true
  }
}
