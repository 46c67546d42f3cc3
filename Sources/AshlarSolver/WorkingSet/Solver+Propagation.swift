import AshlarStorage

// The values of all unknowns follow from the working set: each slot has a base row that mentions its
// own unknown and, apart from it, only unknowns of slots before it. Walking the slots in that order
// computes values; walking them backwards prices rows.

// MARK: - Values

extension Solver {
  /// Computes the values of all slots that depend on the changed ones, each once.
  ///
  /// Values are computed afresh and not shifted, so that rounding never piles up. The rows that depend
  /// on them are queued to be checked.
  mutating func propagateChanges() {
    forgetChangesWithoutEffect()
    if changes.slots.isEmpty { return }
    propagateAll()
    for index in reach.rows.indices { queueCheck(.constraint(Int(reach.rows[index]))) }
  }

  /// Computes the values of the changed slots and of all that depend on them.
  mutating func propagateAll() {
    if changes.slots.isEmpty { return }
    reachChanges()
    work.unknownsVisited += reach.finished.count
    for index in reach.finished.indices.reversed() {
      let slot = Int(reach.finished[index])
      move(slot, to: propagatedValue(at: slot))
    }
  }

  /// Drops the slots whose own value stays what it is.
  ///
  /// If what they are propagated from moves, they are reached from there.
  private mutating func forgetChangesWithoutEffect() {
    var kept = 0
    for index in changes.slots.indices {
      let slot = changes.slots[index]
      if propagatedValue(at: Int(slot)) == values[Int(slot)] { continue }
      changes.slots[kept] = slot
      kept += 1
    }
    work.unknownsVisited += changes.slots.count - kept
    changes.slots.removeLast(changes.slots.count - kept)
  }

  /// Finds the slots that depend on the changed ones.
  mutating func reachChanges() {
    reach.begin(for: unknowns.count, constraints: constraints.count)
    for index in changes.slots.indices {
      reach.goDown(from: Int(changes.slots[index]), unknowns, constraints, terms)
    }
  }

  @inline(__always)
  mutating func propagatedValue(at slot: Int) -> Double {
    let constant = propagatedConstant(at: slot)
    let row = unknowns[slot].row
    if row.isRest { return constant }
    var sum = constant
    var pivot = 1.0
    for index in constraints[row.index].terms {
      let unknown = Int(terms.unknowns[index])
      if unknown == slot {
        pivot = terms.coefficients[index]
      } else {
        sum -= terms.coefficients[index] * values[unknown]
      }
    }
    return pivot == 1 ? sum : sum / pivot
  }

  @inline(__always)
  mutating func propagatedConstant(at slot: Int) -> Double {
    var index = unknowns[slot].firstCorrection
    if index < 0 { return constant(of: unknowns[slot].tight) }
    var sum = 0.0
    while index >= 0 {
      let source = Int(corrections[index].source)
      sum += corrections[index].factor * constant(of: unknowns[source].tight)
      index = corrections[index].nextOfSlot
    }
    return sum
  }

  /// Gives an unknown a value, remembering the one it had when the solve began, if it is not new.
  @inline(__always)
  mutating func move(_ unknown: Int, to value: Double) {
    if unknown < changes.newUnknowns.lowerBound, !unknowns[unknown].isTouched {
      unknowns[unknown].isTouched = true
      changes.isMarked = true
      changes.touched.append(Changes.Touched(unknown: Int32(unknown), old: values[unknown]))
    }
    values[unknown] = value
    // Less than nothing, infinite or no number.
    if value.bitPattern >= Double.infinity.bitPattern { mendValue(of: unknown) }
  }

  /// Notes a value that is no number, and lets a size be zero that is less by no more than rounding may have left.
  mutating func mendValue(of unknown: Int) {
    let value = values[unknown]
    if !value.isFinite { isOutOfRange = true }
    guard value < 0, unknowns[unknown].kind == .size else { return }
    var own = value.magnitude
    var largest = largestConstant(at: unknown)
    let row = unknowns[unknown].row
    for index in row.isRest ? 0..<0 : constraints[row.index].terms {
      let part = (terms.coefficients[index] * values[Int(terms.unknowns[index])]).magnitude
      if Int(terms.unknowns[index]) == unknown { own = part } else { largest = max(largest, part) }
    }
    if own <= Tolerance.cancellation * largest { values[unknown] = 0 }
  }

  /// The magnitude of the largest of the constants that are added up at a slot.
  private func largestConstant(at slot: Int) -> Double {
    var index = unknowns[slot].firstCorrection
    if index < 0 { return constant(of: unknowns[slot].tight).magnitude }
    var largest = 0.0
    while index >= 0 {
      let tight = unknowns[Int(corrections[index].source)].tight
      largest = max(largest, (corrections[index].factor * constant(of: tight)).magnitude)
      index = corrections[index].nextOfSlot
    }
    return largest
  }
}

// MARK: - Directions

extension Solver {
  /// Computes how every unknown moves when the tight row of a slot moves to one side by one unit
  /// while all other tight rows stay.
  ///
  /// Leaves the slots that depend on it in `route`, and the rows that do so in `reach`.
  mutating func aim(from slot: Int, _ side: Side) {
    makeRoom()
    loads.removeAll()
    direction.removeAll()
    reach.begin(for: unknowns.count, constraints: constraints.count)
    load(slot, unknowns[slot].firstCorrection < 0 ? side.sign : 0)
    var index = unknowns[slot].firstCorrected
    while index >= 0 {
      load(Int(corrections[index].slot), side.sign * corrections[index].factor)
      index = corrections[index].nextOfSource
    }
    work.unknownsVisited += reach.finished.count
    for index in reach.finished.indices.reversed() { aimSlot(Int(reach.finished[index])) }
    swap(&route, &reach.finished)
  }

  private mutating func load(_ slot: Int, _ amount: Double) {
    loads.add(amount, at: slot)
    reach.goDown(from: slot, unknowns, constraints, terms)
  }

  /// Computes the values of all slots on the route afresh, after an exchange at one of them.
  ///
  /// Only the base rows of that slot, and of those along a path that starts there, are others now. What
  /// they mention comes before the slot or is on the path: anything else would close a circle. So the
  /// path, last slot first, takes the place of the slot, and all others keep theirs.
  mutating func followRoute(through slot: Int) {
    work.unknownsVisited += route.count
    for index in route.indices.reversed() {
      let current = Int(route[index])
      if current == slot {
        for place in path.slots.indices.reversed() { propagate(Int(path.slots[place])) }
      }
      propagate(current)
    }
  }

  @inline(never)
  private mutating func propagate(_ slot: Int) {
    move(slot, to: propagatedValue(at: slot))
  }

  @inline(__always)
  private mutating func aimSlot(_ slot: Int) {
    var sum = loads.contains(slot) ? loads[slot] : 0
    var magnitude = sum.magnitude
    var pivot = 1.0
    let row = unknowns[slot].row
    if !row.isRest {
      for index in constraints[row.index].terms {
        let unknown = Int(terms.unknowns[index])
        if unknown == slot {
          pivot = terms.coefficients[index]
          continue
        }
        let product = terms.coefficients[index] * direction[unknown]
        sum -= product
        magnitude += product.magnitude
      }
    }
    if sum.magnitude > Tolerance.cancellation * magnitude {
      direction.set(pivot == 1 ? sum : sum / pivot, at: slot)
    }
  }
}

// MARK: - Prices

extension Solver {
  /// Writes a row as a combination of the tight ones: `factors` at the slots of the tight rows.
  ///
  /// A row that is to become tight is priced to see which tight row may leave for it, and again when
  /// it comes in: then it has its price already.
  mutating func price(_ row: Row) {
    if pricedRow == row, pricedBasis == basis { return }
    makeRoom()
    gradient.removeAll()
    addToGradient(row, times: 1)
    priceGradient()
    pricedRow = row
    pricedBasis = basis
  }

  mutating func addToGradient(_ row: Row, times amount: Double) {
    if row.isRest { return gradient.add(amount, at: row.index) }
    for index in constraints[row.index].terms {
      gradient.add(amount * terms.coefficients[index], at: Int(terms.unknowns[index]))
    }
  }

  /// Writes `gradient`, any combination of unknowns, as a combination of the tight rows.
  mutating func priceGradient() {
    factors.removeAll()
    pricedRow = nil
    reach.begin(for: unknowns.count)
    for index in gradient.places {
      reach.goUp(from: gradient.index(at: index), unknowns, constraints, terms)
    }
    work.unknownsVisited += reach.finished.count
    for index in reach.finished.indices.reversed() { priceSlot(Int(reach.finished[index])) }
    gradient.removeAll()
  }

  /// The same for what depends on some slots, as far as it has been reached from them: gives their prices alone.
  mutating func priceGradientWithinReach() {
    factors.removeAll()
    pricedRow = nil
    for index in reach.finished.indices { priceSlot(Int(reach.finished[index])) }
    gradient.removeAll()
  }

  @inline(__always)
  private mutating func priceSlot(_ slot: Int) {
    let amount = gradient[slot]
    if amount == 0 { return }
    let row = unknowns[slot].row
    let share = row.isRest ? amount : passOn(amount, from: slot, through: row.index)
    var index = unknowns[slot].firstCorrection
    if index < 0 { return factors.add(share, at: slot) }
    while index >= 0 {
      factors.add(share * corrections[index].factor, at: Int(corrections[index].source))
      index = corrections[index].nextOfSlot
    }
  }

  /// Replaces an amount of an unknown by the row it is propagated through and the others in that.
  ///
  /// - Returns: How much of the row it takes.
  @inline(__always)
  private mutating func passOn(_ amount: Double, from slot: Int, through constraint: Int) -> Double
  {
    let row = constraints[constraint].terms
    var pivot = 1.0
    for index in row where Int(terms.unknowns[index]) == slot { pivot = terms.coefficients[index] }
    let share = pivot == 1 ? amount : amount / pivot
    for index in row {
      let unknown = Int(terms.unknowns[index])
      if unknown != slot { gradient.add(-share * terms.coefficients[index], at: unknown) }
    }
    return share
  }
}
