import AshlarStorage

extension WorkingSet {
  func hasFactor(at slot: Int, like expected: Double?) -> Bool {
    guard factors.contains(slot), factors[slot] != 0 else { return false }
    guard let expected, !isFreshlyRebuilt else { return true }
    return (factors[slot] - expected).magnitude <= Tolerance.agreement * expected.magnitude
  }

  /// Whether nothing has been exchanged since the last rebuild, so that digits cannot be had back.
  var isFreshlyRebuilt: Bool { pivotsAtRebuild == work.pivots }

  /// Lets a row become tight at a slot, or at the end of a path from there.
  ///
  /// - Returns: Whether the tight rows of the slots on the path have been shifted.
  mutating func attach(
    _ slot: Int, _ entering: Row, leavingTo side: Side, directly isDirect: Bool,
    _ problem: inout Problem
  ) -> Bool {
    let leaving = problem.unknowns[slot].tight
    if isDirect {
      removeEtas(of: slot, &problem)
      setBaseRow(entering, at: slot, &problem)
    } else if problem.unknowns[slot].firstEta < 0 {
      if shiftBaseRows(to: slot, for: entering, &problem) {
        updateSides(leaving: leaving, to: side, entering: entering, &problem)
        return true
      }
      correctInPlace(slot, &problem)
    }
    problem.setSlot(slot, of: entering)
    problem.unknowns[slot].tight = entering
    updateSides(leaving: leaving, to: side, entering: entering, &problem)
    return false
  }

  /// Lets a row that has left its slot count on a side, and one that has entered as active.
  func updateSides(leaving: Row, to side: Side, entering: Row, _ problem: inout Problem) {
    problem.setSide(.active, of: entering)
    problem.setSlot(-1, of: leaving)
    problem.setSide(problem.state(of: leaving) == .kept ? side : .active, of: leaving)
    if !leaving.isBound { problem.releaseIfUnused(leaving.index) }
  }

  /// Makes a row the one that a slot is propagated through.
  func setBaseRow(_ row: Row, at slot: Int, _ problem: inout Problem) {
    let old = problem.unknowns[slot].row
    if old == row { return }
    problem.noteWorkingSetChange()
    problem.unknowns[slot].row = row
    if !row.isBound { problem.constraints[row.index].rowSlot = Int32(slot) }
    guard !old.isBound else { return }
    problem.constraints[old.index].rowSlot = -1
    problem.releaseIfUnused(old.index)
  }
}

// MARK: - Replacing a choice of the crash basis

extension WorkingSet {
  /// Lets a row be tight in place of the one that is tight at a slot on which only slots depend that come after it.
  ///
  /// Costs have not been looked at yet, so that there are no multipliers to be rewritten.
  ///
  /// - Returns: False, with nothing changed, if the row does not depend on the slot enough to be divided by that, or if the
  ///   constants of other slots come from the row that is tight.
  mutating func replaceChoice(at slot: Int, by entering: Row, _ problem: inout Problem) -> Bool {
    path.slots.removeAll()
    if isSourceOfOthers(slot, problem) { return false }
    let leaving = problem.unknowns[slot].tight
    if canPropagate(entering, at: slot, afterLineSearch: true, &problem) {
      removeEtas(of: slot, &problem)
      setBaseRow(entering, at: slot, &problem)
      setTightRow(entering, at: slot, &problem)
    } else if problem.unknowns[slot].firstEta >= 0
      || !shiftBaseRows(to: slot, for: entering, &problem)
    {
      guard deriveBaseRow(at: slot, from: entering, &problem) else { return false }
    }
    problem.setSlot(-1, of: leaving)
    return true
  }

  private func setTightRow(_ row: Row, at slot: Int, _ problem: inout Problem) {
    problem.setSlot(slot, of: row)
    problem.unknowns[slot].tight = row
  }

  /// Lets a slot be propagated through a row that is what is left of the entering one when the tight rows of slots
  /// behind it are taken off, so that it mentions the slot and those before it alone.
  ///
  /// That is a step of Gaussian elimination. Among equal shares of a length it leaves the length, divided by their
  /// number, whatever the length depends on.
  ///
  /// Source: E. Hellerman and D. Rarick, "The partitioned preassigned pivot procedure (P⁴)", in "Sparse Matrices and
  /// Their Applications", 1972: in a block that is not triangular few columns, the spikes, have to be eliminated.
  private mutating func deriveBaseRow(
    at slot: Int, from entering: Row, _ problem: inout Problem
  ) -> Bool {
    eliminateSlots(behind: slot, from: entering, problem)
    problem.collected.removeAll()
    let order = problem.unknowns[slot].order
    var largest = 0.0
    for place in gradient.places {
      let (unknown, amount) = (gradient.index(at: place), gradient[place: place])
      if amount == 0 || problem.unknowns[unknown].order > order { continue }
      problem.collected.append(Coefficient(amount, Int32(unknown)))
      largest = max(largest, amount.magnitude)
    }
    guard gradient[slot].magnitude > Tolerance.pivot * largest else { return false }
    removeEtas(of: slot, &problem)
    setBaseRow(.constraint(problem.newBaseRow()), at: slot, &problem)
    setTightRow(entering, at: slot, &problem)
    insertEtas(of: slot, &problem)
    return true
  }

  /// Writes to `gradient` what is left of a row when the tight rows of slots behind one are taken off, and those to
  /// `factors`.
  private mutating func eliminateSlots(
    behind slot: Int, from row: Row, _ problem: borrowing Problem
  ) {
    let order = problem.unknowns[slot].order
    gradient.removeAll()
    factors.removeAll()
    pricedRow = nil
    addToGradient(row, times: 1, problem)
    reach.begin(for: problem.unknowns.count)
    for place in gradient.places where problem.unknowns[gradient.index(at: place)].order > order {
      reach.goUp(
        from: gradient.index(at: place), after: order, problem.unknowns, problem.constraints,
        problem.terms)
    }
    work.unknownsVisited += reach.finished.count
    for index in reach.finished.indices.reversed() {
      priceSlot(Int(reach.finished[index]), problem)
    }
  }
}

// MARK: - What moves a row

extension WorkingSet {
  /// How much the priced row has of the tight row of a slot, if the others that it has are required equations; otherwise nil.
  func onlyMovableFactor(at slot: Int, _ problem: borrowing Problem) -> Double? {
    var own: Double?
    for place in factors.places where factors[place: place] != 0 {
      let other = factors.index(at: place)
      let tight = problem.unknowns[other].tight
      if other == slot {
        own = factors[place: place]
      } else if tight.isBound || !problem.isEquation(tight.index) {
        return nil
      }
    }
    return own
  }
}
