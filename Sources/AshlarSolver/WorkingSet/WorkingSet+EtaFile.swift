import AshlarStorage

// MARK: - The lists of etas

extension WorkingSet {
  private mutating func insertEta(
    of slot: Int, by source: Int, factor: Double, _ problem: inout Problem
  ) {
    let second = problem.unknowns[source].firstEtaFrom
    let index = etas.allocate(
      EtaFile.Entry(
        factor: factor, slot: Int32(slot), source: Int32(source),
        nextOfSlot: problem.unknowns[slot].firstEta, nextOfSource: second))
    problem.unknowns[slot].firstEta = index
    problem.unknowns[source].firstEtaFrom = index
    if second >= 0 { etas[second].previousOfSource = index }
  }

  private mutating func unlinkFromSource(_ index: Int32, _ problem: inout Problem) {
    let entry = etas[index]
    if entry.nextOfSource >= 0 {
      etas[entry.nextOfSource].previousOfSource = entry.previousOfSource
    }
    if entry.previousOfSource >= 0 {
      etas[entry.previousOfSource].nextOfSource = entry.nextOfSource
    } else {
      problem.unknowns[Int(entry.source)].firstEtaFrom = entry.nextOfSource
    }
  }

  mutating func removeEtas(of slot: Int, _ problem: inout Problem) {
    while problem.unknowns[slot].firstEta >= 0 {
      let index = problem.unknowns[slot].firstEta
      problem.unknowns[slot].firstEta = etas[index].nextOfSlot
      unlinkFromSource(index, &problem)
      etas.release(index)
    }
  }
}

// MARK: - Eliminating

extension WorkingSet {
  /// Lets the constant of a slot be that of its tight row less those in `factors`.
  mutating func insertEtas(of slot: Int, _ problem: inout Problem) {
    insertEta(of: slot, by: slot, factor: 1, &problem)
    for place in factors.places where factors[place: place] != 0 {
      insertEta(
        of: slot, by: factors.index(at: place), factor: -factors[place: place], &problem)
    }
  }
}

// MARK: - Exchanging a tight row

extension WorkingSet {
  /// Rewrites all etas by the tight row of `slot` in terms of the row that replaces it.
  ///
  /// `factors` must hold the entering row as a combination *y* of the tight ones. The leaving row is
  /// then the entering one less the others, divided by *y* at `slot`; what leaned on it leans on
  /// those instead.
  mutating func rewriteEtas(leaningOn slot: Int, _ problem: inout Problem) {
    let share = factors[slot]
    var index = problem.unknowns[slot].firstEtaFrom
    while index >= 0 {
      let next = etas[index].nextOfSource
      let target = Int(etas[index].slot)
      let factor = etas[index].factor / share
      etas[index].factor = factor
      subtractFactors(times: factor, from: target, except: slot, &problem)
      index = next
    }
  }

  /// Lets a slot whose own row is tight keep its terms while that row leaves.
  mutating func correctInPlace(_ slot: Int, _ problem: inout Problem) {
    let share = factors[slot]
    insertEta(of: slot, by: slot, factor: 1 / share, &problem)
    subtractFactors(times: 1 / share, from: slot, except: slot, &problem)
  }

  /// Subtracts a multiple of `factors` from the etas of a slot, but for that by one source.
  ///
  /// The list is gone through once, and what of `factors` was not met in it is put in front: to look each of
  /// them up in the list would take the product of both lengths.
  ///
  /// Source: J. R. Gilbert, C. Moler and R. Schreiber, "Sparse matrices in MATLAB: design and
  /// implementation", SIAM J. Matrix Anal. Appl. 13(1), 1992, on the sparse accumulator.
  ///
  /// - Complexity: O(*c* + *f*) for *c* etas and *f* factors.
  private mutating func subtractFactors(
    times factor: Double, from slot: Int, except source: Int, _ problem: inout Problem
  ) {
    met.begin(for: problem.unknowns.count)
    visits += factors.places.count
    met.mark(source)
    mergeFactors(times: -factor, into: slot, except: source, &problem)
    for position in factors.places {
      let other = factors.index(at: position)
      let amount = factors[place: position]
      if amount == 0 || met.contains(other) { continue }
      insertEta(of: slot, by: other, factor: -factor * amount, &problem)
    }
  }

  /// Adds a multiple of `factors` to the etas there are of a slot, and marks the sources that were met.
  private mutating func mergeFactors(
    times factor: Double, into slot: Int, except source: Int, _ problem: inout Problem
  ) {
    var previous: Int32 = -1
    var index = problem.unknowns[slot].firstEta
    while index >= 0 {
      visits &+= 1
      let entry = etas[index]
      let other = Int(entry.source)
      let change = other == source ? 0 : factor * factors[other]
      let new = entry.factor + change
      if change != 0 { met.mark(other) }
      if change == 0 {
        previous = index
      } else if new.magnitude > Tolerance.cancellation
        * max(entry.factor.magnitude, change.magnitude)
      {
        etas[index].factor = new
        previous = index
      } else {
        unlinkFromSlot(index, after: previous, &problem)
      }
      index = entry.nextOfSlot
    }
  }

  private mutating func unlinkFromSlot(
    _ index: Int32, after previous: Int32, _ problem: inout Problem
  ) {
    let entry = etas[index]
    if previous >= 0 {
      etas[previous].nextOfSlot = entry.nextOfSlot
    } else {
      problem.unknowns[Int(entry.slot)].firstEta = entry.nextOfSlot
    }
    unlinkFromSource(index, &problem)
    etas.release(index)
  }
}

extension WorkingSet {
  /// The rows whose constants are added up where a slot is propagated through another row.
  func etas(at slot: Int, _ problem: borrowing Problem) -> [(factor: Double, row: Row)] {
    var found: [(factor: Double, row: Row)] = []
    var index = problem.unknowns[slot].firstEta
    while index >= 0 {
      let eta = etas[index]
      found.append((eta.factor, problem.unknowns[Int(eta.source)].tight))
      index = eta.nextOfSlot
    }
    return found.sorted { problem.rank(of: $0.row) < problem.rank(of: $1.row) }
  }

  /// Whether the tight row of a slot lends its constant to another slot.
  func isSourceOfOthers(_ slot: Int, _ problem: borrowing Problem) -> Bool {
    var index = problem.unknowns[slot].firstEtaFrom
    while index >= 0 {
      if Int(etas[index].slot) != slot { return true }
      index = etas[index].nextOfSource
    }
    return false
  }

  /// Notes that the slots which lean on the tight row of a slot have another constant now.
  func constantChanged(at slot: Int, _ problem: inout Problem) {
    if problem.unknowns[slot].firstEta < 0 { problem.changes.slots.append(Int32(slot)) }
    var index = problem.unknowns[slot].firstEtaFrom
    while index >= 0 {
      problem.changes.slots.append(etas[index].slot)
      index = etas[index].nextOfSource
    }
  }
}
