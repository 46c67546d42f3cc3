import AshlarStorage

// MARK: - Making and dropping records

extension Solver {
  mutating func newConstraint(_ constant: Double, seniority: Seniority) -> Int {
    let age = nextAge(seniority: seniority)
    return insert(ConstraintRecord(seniority: seniority), constant, age: age, openTerms: 0)
  }

  /// Gives a record a number. If another one had it before, its generation has been counted up already.
  @inline(__always)
  mutating func insert(
    _ record: ConstraintRecord, _ constant: Double, age: Int64, openTerms open: Int32
  ) -> Int {
    guard !vacantConstraints.isEmpty else {
      let number = constraints.count
      if number == constraints.capacity { growConstraints() }
      constraints.appendInRoom(record)
      constants.appendInRoom(constant)
      origins.appendInRoom(ConstraintOrigin(age: age))
      openTerms.appendInRoom(open)
      return number
    }
    let number = Int(vacantConstraints.removeLast())
    constraints[number] = record
    constants[number] = constant
    origins[number].age = age
    openTerms[number] = open
    return number
  }

  @inline(__always)
  mutating func nextAge(seniority: Seniority) -> Int64 {
    counters.age &+= 1
    return seniority.firstAge &+ counters.age
  }

  /// Gives a constraint the terms that stand in `collected`.
  mutating func fillTerms(of number: Int) {
    noteWorkingSetChange()
    let first = terms.allocate(collected.count)
    constraints[number].firstTerm = Int32(first)
    constraints[number].termCount = Int32(collected.count)
    var open: Int32 = 0
    var speaksOfLocations = false
    for index in collected.indices {
      let unknown = Int(collected[index].unknown)
      terms.link(first + index, collected[index].coefficient, unknown, in: number)
      if unknowns[unknown].kind == .location { speaksOfLocations = true }
      if unknowns[unknown].isOpen { open += 1 }
    }
    constraints[number].speaksOfLocations = speaksOfLocations
    openTerms[number] = open
  }

  /// Drops a removed constraint once nothing leans on it any more.
  mutating func releaseIfUnused(_ number: Int) {
    let record = constraints[number]
    guard record.state == .removed, record.slot < 0, record.rowSlot < 0 else { return }
    noteWorkingSetChange()
    for index in record.terms { terms.unlink(index) }
    terms.release(record.terms)
    constraints[number].state = .vacant
    constraints[number].termCount = 0
    vacantConstraints.append(Int32(number))
  }
}

// MARK: - Changing records

extension Solver {
  mutating func constantChanged(of number: Int) {
    isSettled = false
    let row = Row.constraint(number)
    disturbProofs(with: row)
    if constraints[number].state == .setAside { return reconsider(row) }
    if constraints[number].slot < 0 { return queueCheck(row) }
    constantChanged(at: Int(constraints[number].slot))
  }

  /// Notes that the slots which lean on the tight row of a slot have another constant now.
  mutating func constantChanged(at slot: Int) {
    if unknowns[slot].firstCorrection < 0 { changes.slots.append(Int32(slot)) }
    var index = unknowns[slot].firstCorrected
    while index >= 0 {
      changes.slots.append(corrections[index].slot)
      index = corrections[index].nextOfSource
    }
  }

  mutating func penaltiesChange(of number: Int, to penalties: Penalties, keepsAge: Bool) {
    isSettled = false
    let row = Row.constraint(number)
    let wasRequired = constraints[number].isRequired
    disturbProofs(with: row)
    setAside.remove(row)
    restoreConstant(of: row)
    if constraints[number].slot < 0 { turn(row, to: .even) }
    flushTurns()
    constraints[number].set(penalties)
    setState(.kept, of: row)
    if constraints[number].isRequired, !wasRequired, !keepsAge {
      origins[number].age = nextAge(seniority: constraints[number].seniority)
    }
    if constraints[number].slot >= 0 {
      suspect(Int(constraints[number].slot))
    } else {
      queueCheck(row)
    }
  }

  /// Gives a constraint the terms that stand in `collected`.
  ///
  /// The working set may lean on the old terms, so that they live on in another record, which leaves
  /// like a removed constraint.
  mutating func coefficientsChange(of number: Int) {
    isSettled = false
    let row = Row.constraint(number)
    disturbProofs(with: row)
    setAside.remove(row)
    restoreConstant(of: row)
    let penalties = constraints[number].penalties
    let old = constraints[number]
    moveToLeavingRecord(number)
    constraints[number] = ConstraintRecord(seniority: old.seniority)
    fillTerms(of: number)
    constraints[number].set(penalties)
    constraints[number].isChecked = old.isChecked
    if number < changes.firstNewConstraint { changes.added.append(Int32(number)) }
  }

  private mutating func moveToLeavingRecord(_ number: Int) {
    let age = counters.age
    let leaving = newConstraint(constants[number], seniority: .ordinary)
    counters.age = age
    constraints[leaving] = constraints[number]
    origins[leaving].age = origins[number].age
    openTerms[leaving] = openTerms[number]
    constraints[leaving].isLeaving = true
    constraints[leaving].isChecked = false
    for index in constraints[leaving].terms { terms.links[index].constraint = Int32(leaving) }
    let row = Row.constraint(leaving)
    if constraints[leaving].slot >= 0 { unknowns[Int(constraints[leaving].slot)].tight = row }
    if constraints[leaving].rowSlot >= 0 { unknowns[Int(constraints[leaving].rowSlot)].row = row }
    changes.removed.append(Int32(leaving))
  }
}
