import AshlarStorage

// MARK: - Which rows changed sides because values moved

extension Solver {
  /// Lets every row that the changes touched count on the side on which it is now.
  mutating func checkRows() {
    for index in changes.touched.indices {
      let unknown = Int(changes.touched[index].unknown)
      if !isNew(unknown) { queueRows(with: unknown) }
    }
    checkAddedAndQueuedRows()
  }

  /// The same for the rows that are queued or new, and the rests of what has moved.
  mutating func checkAddedAndQueuedRows() {
    for unknown in changes.newUnknowns { checkRest(of: unknown) }
    for index in changes.touched.indices { checkRest(of: Int(changes.touched[index].unknown)) }
    for index in changes.added.indices { queueCheck(.constraint(Int(changes.added[index]))) }
    let added = changes.firstNewConstraint..<constraints.count
    for constraint in added where !constraints[constraint].isChecked {
      check(.constraint(constraint))
    }
    work.constraintsVisited += added.count
    checkQueuedRows()
  }

  mutating func checkQueuedRows() {
    work.constraintsVisited += changes.rows.count
    for index in changes.rows.indices {
      let row = changes.rows[index]
      setQueuedForCheck(false, row)
      check(row)
    }
    changes.rows.removeAll()
    flushManyTurns()
  }

  /// Whether no solve has ended since the unknown was made. All that speaks of it is new then, too.
  private func isNew(_ unknown: Int) -> Bool {
    serials[unknown] > counters.solvedSerial
  }

  @inline(__always)
  private mutating func checkRest(of unknown: Int) {
    if unknowns[unknown].restSlot >= 0 { return }
    let value = values[unknown]
    if value.magnitude <= Tolerance.feasibility { return }
    let side = Side(sign: value)
    if side == unknowns[unknown].restSide { return }
    let isHarmless = side == .over || unknowns[unknown].kind == .location
    if isHarmless, agenda.freeCount == 0, unknowns[unknown].restState == .kept {
      setSide(side, of: .rest(of: unknown))
    } else {
      check(.rest(of: unknown))
    }
  }

  private mutating func queueRows(with unknown: Int) {
    var term = terms.heads[unknown]
    while term >= 0 {
      let constraint = Int(terms.links[Int(term)].constraint)
      term = terms.links[Int(term)].next
      if constraints[constraint].slot < 0 { queueCheck(.constraint(constraint)) }
    }
  }

  mutating func queueCheck(_ row: Row) {
    let isQueued = row.isRest ? unknowns[row.index].isChecked : constraints[row.index].isChecked
    if isQueued || slot(of: row) >= 0 { return }
    setQueuedForCheck(true, row)
    changes.rows.append(row)
  }

  private mutating func setQueuedForCheck(_ isQueued: Bool, _ row: Row) {
    if row.isRest {
      unknowns[row.index].isChecked = isQueued
    } else {
      constraints[row.index].isChecked = isQueued
    }
  }

  @inline(__always)
  private mutating func check(_ row: Row) {
    guard slot(of: row) < 0, state(of: row) == .kept else { return }
    let measured = measuredSide(of: row)
    if measured == .even || measured == side(of: row) { return }
    if level(of: row, on: measured) == .required {
      postpone(row)
    } else {
      turn(row, to: measured)
    }
  }
}

// MARK: - Required rows that do not hold

extension Solver {
  /// Takes a required row out of the reckoning until its turn comes, by age, to be made to hold.
  mutating func postpone(_ row: Row) {
    if slot(of: row) < 0 { turn(row, to: .even) }
    setState(.pending, of: row)
    agenda.pending.push(Agenda.Pending(row: row, age: age(of: row), rank: rank(of: row)))
    if slot(of: row) >= 0 { suspect(slot(of: row)) }
  }

  /// Lets a row count again that holds.
  mutating func keep(_ row: Row) {
    setState(.kept, of: row)
    if slot(of: row) >= 0 { return suspect(slot(of: row)) }
    if level(of: row, on: side(of: row)) == .required { setSide(.even, of: row) }
    let measured = measuredSide(of: row)
    if measured != .even, level(of: row, on: measured) != .required { turn(row, to: measured) }
    flushManyTurns()
  }
}
