import AshlarStorage

// The values of all unknowns follow from the working set: each slot has a base row that mentions its
// own unknown and, apart from it, only unknowns of slots before it. Visiting the slots in that order
// computes values; visiting them backwards prices rows.

// MARK: - Values

extension WorkingSet {
  /// Computes the values of all slots that depend on the changed ones, each once.
  ///
  /// Values are computed afresh and not shifted, so that rounding never piles up. The rows that depend
  /// on them are queued to be checked.
  mutating func propagateChanges(_ problem: inout Problem) {
    forgetChangesWithoutEffect(&problem)
    if problem.changes.slots.isEmpty { return }
    propagateAll(&problem)
    for index in reach.rows.indices { problem.queueCheck(.constraint(Int(reach.rows[index]))) }
  }

  /// Computes the values of the changed slots and of all that depend on them.
  mutating func propagateAll(_ problem: inout Problem) {
    if problem.changes.slots.isEmpty { return }
    reachChanges(problem)
    work.unknownsVisited += reach.finished.count
    for index in reach.finished.indices.reversed() {
      let slot = Int(reach.finished[index])
      move(slot, to: propagatedValue(at: slot, problem), &problem)
    }
  }

  /// Drops the slots whose own value stays what it is.
  ///
  /// If what they are propagated from moves, they are reached from there.
  private mutating func forgetChangesWithoutEffect(_ problem: inout Problem) {
    var kept = 0
    for index in problem.changes.slots.indices {
      let slot = problem.changes.slots[index]
      if propagatedValue(at: Int(slot), problem) == problem.values[Int(slot)] { continue }
      problem.changes.slots[kept] = slot
      kept += 1
    }
    work.unknownsVisited += problem.changes.slots.count - kept
    problem.changes.slots.removeLast(problem.changes.slots.count - kept)
  }

  /// Finds the slots that depend on the changed ones.
  mutating func reachChanges(_ problem: borrowing Problem) {
    reach.begin(for: problem.unknowns.count, constraints: problem.constraints.count)
    for index in problem.changes.slots.indices {
      reach.goDown(
        from: Int(problem.changes.slots[index]), problem.unknowns, problem.constraints,
        problem.terms)
    }
  }

  @inline(__always)
  func propagatedValue(at slot: Int, _ problem: borrowing Problem) -> Double {
    let constant = propagatedConstant(at: slot, problem)
    let row = problem.unknowns[slot].row
    if row.isBound { return constant }
    var sum = constant
    var pivot = 1.0
    for index in problem.constraints[row.index].terms {
      let unknown = Int(problem.terms.unknowns[index])
      if unknown == slot {
        pivot = problem.terms.coefficients[index]
      } else {
        sum -= problem.terms.coefficients[index] * problem.values[unknown]
      }
    }
    return pivot == 1 ? sum : sum / pivot
  }

  @inline(__always)
  func propagatedConstant(at slot: Int, _ problem: borrowing Problem) -> Double {
    var index = problem.unknowns[slot].firstEta
    if index < 0 { return problem.constant(of: problem.unknowns[slot].tight) }
    var sum = 0.0
    while index >= 0 {
      let source = Int(etas[index].source)
      sum += etas[index].factor * problem.constant(of: problem.unknowns[source].tight)
      index = etas[index].nextOfSlot
    }
    return sum
  }

  /// Gives an unknown a value, remembering the one it had when the solve began, if it is not new. −0 becomes 0.
  @inline(__always)
  mutating func move(_ unknown: Int, to value: Double, _ problem: inout Problem) {
    if unknown < problem.changes.newUnknowns.lowerBound, !problem.unknowns[unknown].isTouched {
      problem.unknowns[unknown].isTouched = true
      problem.changes.isMarked = true
      problem.changes.touched.append(
        Changes.Touched(unknown: Int32(unknown), old: problem.values[unknown]))
    }
    let value = value + 0
    problem.values[unknown] = value
    // Less than nothing, infinite or no number.
    if value.bitPattern >= Double.infinity.bitPattern { mendValue(of: unknown, &problem) }
  }

  /// Notes a value that is no number, and lets a size be zero that is less by no more than rounding may have left.
  mutating func mendValue(of unknown: Int, _ problem: inout Problem) {
    let value = problem.values[unknown]
    if !value.isFinite { isOutOfRange = true }
    guard value < 0, problem.unknowns[unknown].kind == .size else { return }
    var own = value.magnitude
    var largest = largestConstant(at: unknown, problem)
    let row = problem.unknowns[unknown].row
    for index in row.isBound ? 0..<0 : problem.constraints[row.index].terms {
      let part =
        (problem.terms.coefficients[index] * problem.values[Int(problem.terms.unknowns[index])])
        .magnitude
      if Int(problem.terms.unknowns[index]) == unknown {
        own = part
      } else {
        largest = max(largest, part)
      }
    }
    if own <= Tolerance.cancellation * largest { problem.values[unknown] = 0 }
  }

  /// The magnitude of the largest of the constants that are added up at a slot.
  private func largestConstant(at slot: Int, _ problem: borrowing Problem) -> Double {
    var index = problem.unknowns[slot].firstEta
    if index < 0 { return problem.constant(of: problem.unknowns[slot].tight).magnitude }
    var largest = 0.0
    while index >= 0 {
      let tight = problem.unknowns[Int(etas[index].source)].tight
      largest = max(largest, (etas[index].factor * problem.constant(of: tight)).magnitude)
      index = etas[index].nextOfSlot
    }
    return largest
  }
}

// MARK: - Directions

extension WorkingSet {
  /// Computes how every unknown moves when the tight row of a slot moves to one side by one unit
  /// while all other tight rows stay.
  ///
  /// Leaves the slots that depend on it in `route`, and the rows that do so in `reach`.
  mutating func computeDirection(from slot: Int, _ side: Side, _ problem: borrowing Problem) {
    makeRoom(problem)
    loads.removeAll()
    direction.removeAll()
    reach.begin(for: problem.unknowns.count, constraints: problem.constraints.count)
    load(slot, problem.unknowns[slot].firstEta < 0 ? side.sign : 0, problem)
    var index = problem.unknowns[slot].firstEtaFrom
    while index >= 0 {
      load(Int(etas[index].slot), side.sign * etas[index].factor, problem)
      index = etas[index].nextOfSource
    }
    work.unknownsVisited += reach.finished.count
    for index in reach.finished.indices.reversed() {
      let slot = Int(reach.finished[index])
      computeDirectionEntry(slot, loads.contains(slot) ? loads[slot] : 0, problem)
    }
    swap(&route, &reach.finished)
  }

  /// The same for a slot on its upper side, whose followers are known.
  ///
  /// - Parameters:
  ///   - slots: The slot, without etas, and all that follow from it, each behind what it follows from.
  ///   - rows: The constraints that change with them, and through which none of them is propagated.
  mutating func computeDirection(
    along slots: borrowing FlatArray<Int32>, _ rows: borrowing FlatArray<Int32>,
    _ problem: borrowing Problem
  ) {
    makeRoom(problem)
    direction.removeAll()
    reach.take(rows)
    route.removeAll()
    visits &+= computeDirectionEntry(Int(slots[0]), 1, problem)
    for index in 1..<slots.count {
      visits &+= computeDirectionEntry(Int(slots[index]), 0, problem)
    }
    for index in slots.indices.reversed() { route.append(slots[index]) }
    work.unknownsVisited += slots.count
  }

  /// Whether no more than a number of unknowns move with the tight row of a slot. Looks at no more than that.
  mutating func isRouteShort(_ most: Int, from slot: Int, _ problem: borrowing Problem) -> Bool {
    reach.begin(for: problem.unknowns.count, constraints: problem.constraints.count)
    defer { work.unknownsVisited += reach.finished.count }
    var isShort = reach.isShort(most, from: slot, problem.constraints, problem.terms)
    var index = problem.unknowns[slot].firstEtaFrom
    while isShort, index >= 0 {
      isShort = reach.isShort(most, from: Int(etas[index].slot), problem.constraints, problem.terms)
      index = etas[index].nextOfSource
    }
    return isShort
  }

  private mutating func load(_ slot: Int, _ amount: Double, _ problem: borrowing Problem) {
    loads.add(amount, at: slot)
    reach.goDown(from: slot, problem.unknowns, problem.constraints, problem.terms)
  }

  /// Computes the values of all slots on the route afresh, after an exchange at one of them.
  ///
  /// Only the base rows of that slot, and of those along a path that starts there, are others now. What
  /// they mention comes before the slot or is on the path: anything else would close a circle. So the
  /// path, last slot first, takes the place of the slot, and all others keep theirs.
  mutating func followRoute(through slot: Int, _ problem: inout Problem) {
    work.unknownsVisited += route.count
    for index in route.indices.reversed() {
      let current = Int(route[index])
      if current == slot {
        for place in path.slots.indices.reversed() { propagate(Int(path.slots[place]), &problem) }
      }
      propagate(current, &problem)
    }
  }

  @inline(never)
  private mutating func propagate(_ slot: Int, _ problem: inout Problem) {
    let row = problem.unknowns[slot].row
    visits &+= row.isBound ? 1 : Int(problem.constraints[row.index].termCount)
    move(slot, to: propagatedValue(at: slot, problem), &problem)
  }

  @inline(__always)
  @discardableResult
  private mutating func computeDirectionEntry(
    _ slot: Int, _ load: Double, _ problem: borrowing Problem
  ) -> Int {
    var count = 1
    var sum = load
    var magnitude = sum.magnitude
    var pivot = 1.0
    let row = problem.unknowns[slot].row
    if !row.isBound {
      let terms = problem.constraints[row.index].terms
      count = terms.count
      for index in terms {
        let unknown = Int(problem.terms.unknowns[index])
        if unknown == slot {
          pivot = problem.terms.coefficients[index]
          continue
        }
        let product = problem.terms.coefficients[index] * direction[unknown]
        sum -= product
        magnitude += product.magnitude
      }
    }
    if sum.magnitude > Tolerance.cancellation * magnitude {
      direction.set(pivot == 1 ? sum : sum / pivot, at: slot)
    }
    return count
  }
}

extension WorkingSet {
  /// How fast the terms of a constraint change along the direction, or zero where that cancels.
  func rate(of constraint: Int, _ problem: borrowing Problem) -> Double {
    var rate = 0.0
    var magnitude = 0.0
    for index in problem.constraints[constraint].terms {
      let product =
        problem.terms.coefficients[index] * direction[Int(problem.terms.unknowns[index])]
      rate += product
      magnitude += product.magnitude
    }
    return rate.magnitude > Tolerance.significance * magnitude ? rate : 0
  }
}

// MARK: - Prices

extension WorkingSet {
  /// Writes a row as a combination of the tight ones: `factors` at the slots of the tight rows.
  ///
  /// A row that is to become tight is priced to see which tight row may leave for it, and again when
  /// it comes in: then it has its price already.
  mutating func price(_ row: Row, _ problem: borrowing Problem) {
    if pricedRow == row, pricedBasis == problem.basis { return }
    makeRoom(problem)
    gradient.removeAll()
    addToGradient(row, times: 1, problem)
    priceGradient(problem)
    pricedRow = row
    pricedBasis = problem.basis
  }

  /// A tight row of the combination in `factors`: to which side it would have to move to bring a row nearer that is missed
  /// on a side, and what that costs. Nil where the combination has nothing of it.
  func yieldingPart(
    at place: Int, to missed: Side, _ problem: borrowing Problem
  ) -> (slot: Int, side: Side, cost: Level)? {
    let factor = factors[place: place]
    if factor == 0 { return nil }
    let slot = factors.index(at: place)
    let side = Side(sign: -missed.sign * factor)
    return (slot, side, problem.level(of: problem.unknowns[slot].tight, on: side))
  }

  mutating func addToGradient(_ row: Row, times amount: Double, _ problem: borrowing Problem) {
    if row.isBound { return gradient.add(amount, at: row.index) }
    for index in problem.constraints[row.index].terms {
      gradient.add(
        amount * problem.terms.coefficients[index], at: Int(problem.terms.unknowns[index]))
    }
  }

  /// Writes `gradient`, any combination of unknowns, as a combination of the tight rows.
  mutating func priceGradient(_ problem: borrowing Problem) {
    factors.removeAll()
    pricedRow = nil
    reach.begin(for: problem.unknowns.count)
    for index in gradient.places {
      reach.goUp(
        from: gradient.index(at: index), problem.unknowns, problem.constraints, problem.terms)
    }
    work.unknownsVisited += reach.finished.count
    for index in reach.finished.indices.reversed() {
      priceSlot(Int(reach.finished[index]), problem)
    }
    gradient.removeAll()
  }

  /// The same for what depends on some slots, as far as it has been reached from them: gives their prices alone.
  mutating func priceGradientWithinReach(_ problem: borrowing Problem) {
    factors.removeAll()
    pricedRow = nil
    for index in reach.finished.indices { priceSlot(Int(reach.finished[index]), problem) }
    gradient.removeAll()
  }

  @inline(__always)
  mutating func priceSlot(_ slot: Int, _ problem: borrowing Problem) {
    let amount = gradient[slot]
    if amount == 0 { return }
    let row = problem.unknowns[slot].row
    let share = row.isBound ? amount : passOn(amount, from: slot, through: row.index, problem)
    var index = problem.unknowns[slot].firstEta
    if index < 0 { return factors.add(share, at: slot) }
    while index >= 0 {
      factors.add(share * etas[index].factor, at: Int(etas[index].source))
      index = etas[index].nextOfSlot
    }
  }

  /// Replaces an amount of an unknown by the row it is propagated through and the others in that.
  ///
  /// - Returns: How much of the row it takes.
  @inline(__always)
  private mutating func passOn(
    _ amount: Double, from slot: Int, through constraint: Int, _ problem: borrowing Problem
  ) -> Double {
    let row = problem.constraints[constraint].terms
    var pivot = 1.0
    for index in row where Int(problem.terms.unknowns[index]) == slot {
      pivot = problem.terms.coefficients[index]
    }
    let share = pivot == 1 ? amount : amount / pivot
    for index in row {
      let unknown = Int(problem.terms.unknowns[index])
      if unknown != slot { gradient.add(-share * problem.terms.coefficients[index], at: unknown) }
    }
    return share
  }
}

extension WorkingSet {
  mutating func reachUp(from row: Row, _ problem: borrowing Problem) {
    if row.isBound {
      return reach.goUp(from: row.index, problem.unknowns, problem.constraints, problem.terms)
    }
    for index in problem.constraints[row.index].terms {
      reach.goUp(
        from: Int(problem.terms.unknowns[index]), problem.unknowns, problem.constraints,
        problem.terms)
    }
  }
}
