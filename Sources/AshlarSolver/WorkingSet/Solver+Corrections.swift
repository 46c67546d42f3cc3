import AshlarStorage

// MARK: - The lists of corrections

extension Solver {
  /// Adds to the correction of `slot` by the tight row of `source`, making it if need be.
  mutating func correct(_ slot: Int, by source: Int, factor: Double) {
    var index = unknowns[slot].firstCorrection
    while index >= 0, corrections[index].source != Int32(source) {
      index = corrections[index].nextOfSlot
    }
    guard index >= 0 else { return insertCorrection(of: slot, by: source, factor: factor) }
    let old = corrections[index].factor
    let new = old + factor
    if new.magnitude > Tolerance.cancellation * max(old.magnitude, factor.magnitude) {
      corrections[index].factor = new
    } else {
      removeCorrection(index)
    }
  }

  private mutating func insertCorrection(of slot: Int, by source: Int, factor: Double) {
    let second = unknowns[source].firstCorrected
    let index = corrections.allocate(
      Corrections.Entry(
        factor: factor, slot: Int32(slot), source: Int32(source),
        nextOfSlot: unknowns[slot].firstCorrection, nextOfSource: second))
    unknowns[slot].firstCorrection = index
    unknowns[source].firstCorrected = index
    if second >= 0 { corrections[second].previousOfSource = index }
  }

  private mutating func removeCorrection(_ index: Int32) {
    let entry = corrections[index]
    if unknowns[Int(entry.slot)].firstCorrection == index {
      unknowns[Int(entry.slot)].firstCorrection = entry.nextOfSlot
    } else {
      var before = unknowns[Int(entry.slot)].firstCorrection
      while corrections[before].nextOfSlot != index { before = corrections[before].nextOfSlot }
      corrections[before].nextOfSlot = entry.nextOfSlot
    }
    unlinkFromSource(index)
    corrections.release(index)
  }

  private mutating func unlinkFromSource(_ index: Int32) {
    let entry = corrections[index]
    if entry.nextOfSource >= 0 {
      corrections[entry.nextOfSource].previousOfSource = entry.previousOfSource
    }
    if entry.previousOfSource >= 0 {
      corrections[entry.previousOfSource].nextOfSource = entry.nextOfSource
    } else {
      unknowns[Int(entry.source)].firstCorrected = entry.nextOfSource
    }
  }

  mutating func removeCorrections(of slot: Int) {
    while unknowns[slot].firstCorrection >= 0 {
      let index = unknowns[slot].firstCorrection
      unknowns[slot].firstCorrection = corrections[index].nextOfSlot
      unlinkFromSource(index)
      corrections.release(index)
    }
  }
}

// MARK: - Exchanging a tight row

extension Solver {
  /// Rewrites all corrections by the tight row of `slot` in terms of the row that replaces it.
  ///
  /// `factors` must hold the entering row as a combination *y* of the tight ones. The leaving row is
  /// then the entering one less the others, divided by *y* at `slot`; whoever leaned on it leans on
  /// those instead.
  mutating func rewriteCorrections(leaningOn slot: Int) {
    let share = factors[slot]
    var index = unknowns[slot].firstCorrected
    while index >= 0 {
      let next = corrections[index].nextOfSource
      let corrected = Int(corrections[index].slot)
      let factor = corrections[index].factor / share
      corrections[index].factor = factor
      subtractFactors(times: factor, from: corrected, except: slot)
      index = next
    }
  }

  /// Lets a slot whose own row is tight keep its terms while that row leaves.
  mutating func correctInPlace(_ slot: Int) {
    let share = factors[slot]
    correct(slot, by: slot, factor: 1 / share)
    subtractFactors(times: 1 / share, from: slot, except: slot)
  }

  private mutating func subtractFactors(times factor: Double, from slot: Int, except source: Int) {
    for position in factors.places {
      let other = factors.index(at: position)
      let amount = factors[place: position]
      if other != source, amount != 0 { correct(slot, by: other, factor: -factor * amount) }
    }
  }
}
