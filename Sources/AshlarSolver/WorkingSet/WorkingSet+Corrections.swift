import AshlarStorage

// MARK: - The lists of corrections

extension WorkingSet {
  /// Adds to the correction of `slot` by the tight row of `source`, making it if need be.
  mutating func correct(_ slot: Int, by source: Int, factor: Double, _ problem: inout Problem) {
    var index = problem.unknowns[slot].firstCorrection
    while index >= 0, corrections[index].source != Int32(source) {
      index = corrections[index].nextOfSlot
    }
    guard index >= 0 else {
      return insertCorrection(of: slot, by: source, factor: factor, &problem)
    }
    let old = corrections[index].factor
    let new = old + factor
    if new.magnitude > Tolerance.cancellation * max(old.magnitude, factor.magnitude) {
      corrections[index].factor = new
    } else {
      removeCorrection(index, &problem)
    }
  }

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

  private mutating func removeCorrection(_ index: Int32, _ problem: inout Problem) {
    let entry = corrections[index]
    if problem.unknowns[Int(entry.slot)].firstCorrection == index {
      problem.unknowns[Int(entry.slot)].firstCorrection = entry.nextOfSlot
    } else {
      var before = problem.unknowns[Int(entry.slot)].firstCorrection
      while corrections[before].nextOfSlot != index { before = corrections[before].nextOfSlot }
      corrections[before].nextOfSlot = entry.nextOfSlot
    }
    unlinkFromSource(index, &problem)
    corrections.release(index)
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
  /// then the entering one less the others, divided by *y* at `slot`; whoever leaned on it leans on
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
    correct(slot, by: slot, factor: 1 / share, &problem)
    subtractFactors(times: 1 / share, from: slot, except: slot, &problem)
  }

  private mutating func subtractFactors(
    times factor: Double, from slot: Int, except source: Int, _ problem: inout Problem
  ) {
    for position in factors.places {
      let other = factors.index(at: position)
      let amount = factors[place: position]
      if other != source, amount != 0 {
        correct(slot, by: other, factor: -factor * amount, &problem)
      }
    }
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
