import AshlarStorage

extension WorkingSet {
  /// Takes every tight row out of its slot and leaves each slot with its own bound.
  mutating func takeApart(_ rebuild: inout Rebuild, _ problem: inout Problem) {
    etas.removeAll()
    for slot in problem.unknowns.indices {
      let record = problem.unknowns[slot]
      rebuild.rows.append(
        Rebuild.Unassigned(row: record.tight, firstMultiplier: record.firstMultiplier))
      problem.unknowns[slot].firstEta = -1
      problem.unknowns[slot].firstEtaFrom = -1
      problem.unknowns[slot].firstMultiplier = -1
      problem.unknowns[slot].isOpen = true
    }
    for slot in problem.unknowns.indices { setBaseRow(.bound(of: slot), at: slot, &problem) }
    for index in rebuild.rows.indices { problem.setSlot(-1, of: rebuild.rows[index].row) }
    problem.counters.order = 0
  }

  /// Gives a slot to every tight row that has just one open unknown, until none has.
  func placeSingles(_ rebuild: inout Rebuild, _ problem: inout Problem) {
    for index in rebuild.rows.indices { prepare(rebuild.rows[index].row, &rebuild, &problem) }
    var next = 0
    for slot in problem.unknowns.indices {
      placeReady(&rebuild, &next, &problem)
      if !problem.unknowns[slot].isOpen { continue }
      rebuild.torn.append(Rebuild.Torn(slot: Int32(slot), side: problem.unknowns[slot].boundSide))
      place(.bound(of: slot), at: slot, &rebuild, &problem)
    }
    placeReady(&rebuild, &next, &problem)
  }

  private func prepare(_ row: Row, _ rebuild: inout Rebuild, _ problem: inout Problem) {
    if row.isBound { return place(row, at: row.index, &rebuild, &problem) }
    problem.openTerms[row.index] = 0
    for index in problem.constraints[row.index].terms
    where problem.unknowns[Int(problem.terms.unknowns[index])].isOpen {
      problem.openTerms[row.index] += 1
    }
    problem.constraints[row.index].isUnassigned = true
    if problem.openTerms[row.index] == 1 { rebuild.ready.append(Int32(row.index)) }
  }

  private func placeReady(_ rebuild: inout Rebuild, _ next: inout Int, _ problem: inout Problem) {
    while next < rebuild.ready.count {
      let constraint = Int(rebuild.ready[next])
      next += 1
      guard problem.constraints[constraint].isUnassigned, problem.openTerms[constraint] == 1 else {
        continue
      }
      for index in problem.constraints[constraint].terms {
        let unknown = Int(problem.terms.unknowns[index])
        guard problem.unknowns[unknown].isOpen else { continue }
        if problem.hasUsablePivot(.constraint(constraint), at: unknown) {
          place(.constraint(constraint), at: unknown, &rebuild, &problem)
        }
        break
      }
    }
  }

  /// Lets a slot be propagated through a row that is tight there.
  private func place(_ row: Row, at slot: Int, _ rebuild: inout Rebuild, _ problem: inout Problem) {
    problem.unknowns[slot].order = problem.nextOrder()
    problem.unknowns[slot].tight = row
    problem.unknowns[slot].isOpen = false
    setBaseRow(row, at: slot, &problem)
    problem.setSlot(slot, of: row)
    if !row.isBound {
      problem.constraints[row.index].isUnassigned = false
      problem.openTerms[row.index] = 0
    }
    var term = problem.terms.heads[slot]
    while term >= 0 {
      let constraint = Int(problem.terms.links[Int(term)].constraint)
      if problem.constraints[constraint].isUnassigned {
        problem.openTerms[constraint] -= 1
        if problem.openTerms[constraint] == 1 { rebuild.ready.append(Int32(constraint)) }
      }
      term = problem.terms.links[Int(term)].next
    }
  }

  /// The torn slot with the largest of the factors, if one is not zero.
  func bestTear(_ rebuild: borrowing Rebuild) -> Int? {
    var best: Int?
    var largest = 0.0
    for index in rebuild.torn.indices where !rebuild.torn[index].isMended {
      let slot = Int(rebuild.torn[index].slot)
      let magnitude = factors.contains(slot) ? factors[slot].magnitude : 0
      if magnitude > largest {
        best = index
        largest = magnitude
      }
    }
    return best
  }
}

// MARK: - Whether it is due

extension WorkingSet {
  /// Whether a value is no number, if one has been none.
  mutating func hasValuesOutOfRange(_ problem: borrowing Problem) -> Bool {
    if !isOutOfRange { return false }
    isOutOfRange = problem.values.indices.contains { !problem.values[$0].isFinite }
    return isOutOfRange
  }

  /// Computes everything that moved once more, because a rebuild has changed what it is computed from:
  /// values depend on where the solve ended and not on how it went there.
  mutating func propagateTouched(_ problem: inout Problem) {
    for unknown in problem.changes.newUnknowns { problem.changes.slots.append(Int32(unknown)) }
    for index in problem.changes.touched.indices {
      problem.changes.slots.append(problem.changes.touched[index].unknown)
    }
    propagateAll(&problem)
    problem.changes.slots.removeAll()
  }

  /// Whether one of the tight rows shows it, because it is not active. That can only be where etas
  /// stand between the row and the values.
  func hasLostDigits(_ problem: borrowing Problem) -> Bool {
    for slot in problem.changes.newUnknowns where hasLostDigits(at: slot, problem) { return true }
    for index in problem.changes.touched.indices
    where hasLostDigits(at: Int(problem.changes.touched[index].unknown), problem) {
      return true
    }
    return false
  }

  func hasLostDigits(at slot: Int, _ problem: borrowing Problem) -> Bool {
    if problem.unknowns[slot].firstEta < 0 { return false }
    let residual = problem.residual(of: problem.unknowns[slot].tight)
    return residual.value.magnitude > Tolerance.lostDigits * residual.tolerance
  }
}
