// MARK: - Making and dropping records

extension Solver {
  mutating func newConstraint(_ constant: Double, isImplicit: Bool) -> Int {
    let age = nextAge(isImplicit: isImplicit)
    return insert(ConstraintRecord(age: age, generation: 0, isImplicit: isImplicit), constant)
  }

  /// Gives a record a number. Its generation follows that of the record which had the number before.
  @inline(__always)
  mutating func insert(_ record: ConstraintRecord, _ constant: Double) -> Int {
    guard !vacantConstraints.isEmpty else {
      constraints.append(record)
      constants.append(constant)
      return constraints.count - 1
    }
    let number = Int(vacantConstraints.removeLast())
    let generation = constraints[number].generation
    constraints[number] = record
    constraints[number].generation = generation
    constants[number] = constant
    return number
  }

  @inline(__always)
  mutating func nextAge(isImplicit: Bool) -> Int64 {
    if isImplicit {
      counters.implicitAge += 1
      return counters.implicitAge
    }
    counters.age += 1
    return counters.age
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
      link(
        first + index,
        TermTable.Entry(
          coefficient: collected[index].value, unknown: Int32(unknown),
          constraint: Int32(number), next: unknowns[unknown].firstTerm))
      if unknowns[unknown].kind == .location { speaksOfLocations = true }
      if unknowns[unknown].isOpen { open += 1 }
    }
    constraints[number].speaksOfLocations = speaksOfLocations
    constraints[number].openTerms = open
  }

  /// Puts a term at the head of the column of its unknown.
  @inline(__always)
  mutating func link(_ index: Int, _ entry: TermTable.Entry) {
    terms[index] = entry
    if entry.next >= 0 { terms[Int(entry.next)].previous = Int32(index) }
    unknowns[Int(entry.unknown)].firstTerm = Int32(index)
  }

  mutating func unlink(_ index: Int) {
    let entry = terms[index]
    if entry.next >= 0 { terms[Int(entry.next)].previous = entry.previous }
    if entry.previous >= 0 {
      terms[Int(entry.previous)].next = entry.next
    } else {
      unknowns[Int(entry.unknown)].firstTerm = entry.next
    }
  }

  /// Drops a removed constraint once nothing leans on it any more.
  mutating func releaseIfUnused(_ number: Int) {
    let record = constraints[number]
    guard record.state == .removed, record.slot < 0, record.rowSlot < 0 else { return }
    noteWorkingSetChange()
    for index in record.terms { unlink(index) }
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
    setAside.removeAll { $0.row == row }
    if constraints[number].slot < 0 { turn(row, to: .even) }
    flushTurns()
    constraints[number].set(penalties)
    setState(.kept, of: row)
    if constraints[number].isRequired, !wasRequired, !keepsAge {
      constraints[number].age = nextAge(isImplicit: constraints[number].isImplicit)
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
    setAside.removeAll { $0.row == row }
    let penalties = constraints[number].penalties
    let old = constraints[number]
    moveToLeavingRecord(number)
    constraints[number] = ConstraintRecord(
      age: old.age, generation: old.generation, isImplicit: old.isImplicit)
    fillTerms(of: number)
    constraints[number].set(penalties)
    constraints[number].isChecked = old.isChecked
    if number < changes.firstNewConstraint { changes.added.append(Int32(number)) }
  }

  private mutating func moveToLeavingRecord(_ number: Int) {
    let age = counters.age
    let leaving = newConstraint(constants[number], isImplicit: false)
    counters.age = age
    let generation = constraints[leaving].generation
    constraints[leaving] = constraints[number]
    constraints[leaving].generation = generation
    constraints[leaving].isLeaving = true
    constraints[leaving].isChecked = false
    for index in constraints[leaving].terms { terms[index].constraint = Int32(leaving) }
    let row = Row.constraint(leaving)
    if constraints[leaving].slot >= 0 { unknowns[Int(constraints[leaving].slot)].tight = row }
    if constraints[leaving].rowSlot >= 0 { unknowns[Int(constraints[leaving].rowSlot)].row = row }
    changes.removed.append(Int32(leaving))
  }
}
