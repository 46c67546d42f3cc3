import AshlarStorage

// MARK: - The lists of corrections

extension WorkingSet {
  private mutating func insertCorrection(
    of slot: Int, by source: Int, factor: Double, _ problem: inout Problem
  ) {
    let second = problem.unknowns[source].firstCorrected
    let index = corrections.allocate(
      Corrections.Entry(
        factor: factor, slot: Int32(slot), source: Int32(source),
        nextOfSlot: problem.unknowns[slot].firstCorrection, nextOfSource: second))
    problem.unknowns[slot].firstCorrection = index
    problem.unknowns[source].firstCorrected = index
    if second >= 0 { corrections[second].previousOfSource = index }
  }

  private mutating func unlinkFromSource(_ index: Int32, _ problem: inout Problem) {
    let entry = corrections[index]
    if entry.nextOfSource >= 0 {
      corrections[entry.nextOfSource].previousOfSource = entry.previousOfSource
    }
    if entry.previousOfSource >= 0 {
      corrections[entry.previousOfSource].nextOfSource = entry.nextOfSource
    } else {
      problem.unknowns[Int(entry.source)].firstCorrected = entry.nextOfSource
    }
  }

  mutating func removeCorrections(of slot: Int, _ problem: inout Problem) {
    while problem.unknowns[slot].firstCorrection >= 0 {
      let index = problem.unknowns[slot].firstCorrection
      problem.unknowns[slot].firstCorrection = corrections[index].nextOfSlot
      unlinkFromSource(index, &problem)
      corrections.release(index)
    }
  }
}

// MARK: - Exchanging a tight row

extension WorkingSet {
  /// Rewrites all corrections by the tight row of `slot` in terms of the row that replaces it.
  ///
  /// `factors` must hold the entering row as a combination *y* of the tight ones. The leaving row is
  /// then the entering one less the others, divided by *y* at `slot`; what leaned on it leans on
  /// those instead.
  mutating func rewriteCorrections(leaningOn slot: Int, _ problem: inout Problem) {
    let share = factors[slot]
    var index = problem.unknowns[slot].firstCorrected
    while index >= 0 {
      let next = corrections[index].nextOfSource
      let corrected = Int(corrections[index].slot)
      let factor = corrections[index].factor / share
      corrections[index].factor = factor
      subtractFactors(times: factor, from: corrected, except: slot, &problem)
      index = next
    }
  }

  /// Lets a slot whose own row is tight keep its terms while that row leaves.
  mutating func correctInPlace(_ slot: Int, _ problem: inout Problem) {
    let share = factors[slot]
    insertCorrection(of: slot, by: slot, factor: 1 / share, &problem)
    subtractFactors(times: 1 / share, from: slot, except: slot, &problem)
  }

  /// Subtracts a multiple of `factors` from the corrections of a slot, but for that by one source.
  ///
  /// The list is walked once, and what of `factors` was not met in it is put in front: to look each of
  /// them up in the list would take the product of both lengths.
  ///
  /// Source: J. R. Gilbert, C. Moler and R. Schreiber, "Sparse matrices in MATLAB: design and
  /// implementation", SIAM J. Matrix Anal. Appl. 13(1), 1992, on the sparse accumulator.
  ///
  /// - Complexity: O(*c* + *f*) for *c* corrections and *f* factors.
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
      insertCorrection(of: slot, by: other, factor: -factor * amount, &problem)
    }
  }

  /// Adds a multiple of `factors` to the corrections there are of a slot, and marks the sources that were met.
  private mutating func mergeFactors(
    times factor: Double, into slot: Int, except source: Int, _ problem: inout Problem
  ) {
    var previous: Int32 = -1
    var index = problem.unknowns[slot].firstCorrection
    while index >= 0 {
      visits &+= 1
      let entry = corrections[index]
      let other = Int(entry.source)
      let change = other == source ? 0 : factor * factors[other]
      let new = entry.factor + change
      if change != 0 { met.mark(other) }
      if change == 0 {
        previous = index
      } else if new.magnitude > Tolerance.cancellation
        * max(entry.factor.magnitude, change.magnitude)
      {
        corrections[index].factor = new
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
    let entry = corrections[index]
    if previous >= 0 {
      corrections[previous].nextOfSlot = entry.nextOfSlot
    } else {
      problem.unknowns[Int(entry.slot)].firstCorrection = entry.nextOfSlot
    }
    unlinkFromSource(index, &problem)
    corrections.release(index)
  }
}

extension WorkingSet {
  /// The rows whose constants are added up where a slot is propagated through another row.
  func corrections(at slot: Int, _ problem: borrowing Problem) -> [(factor: Double, row: Row)] {
    var found: [(factor: Double, row: Row)] = []
    var index = problem.unknowns[slot].firstCorrection
    while index >= 0 {
      let correction = corrections[index]
      found.append((correction.factor, problem.unknowns[Int(correction.source)].tight))
      index = correction.nextOfSlot
    }
    return found.sorted { problem.rank(of: $0.row) < problem.rank(of: $1.row) }
  }

  /// Notes that the slots which lean on the tight row of a slot have another constant now.
  func constantChanged(at slot: Int, _ problem: inout Problem) {
    if problem.unknowns[slot].firstCorrection < 0 { problem.changes.slots.append(Int32(slot)) }
    var index = problem.unknowns[slot].firstCorrected
    while index >= 0 {
      problem.changes.slots.append(corrections[index].slot)
      index = corrections[index].nextOfSource
    }
  }
}
