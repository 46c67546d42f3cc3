import AshlarStorage

extension Problem {
  /// Whether no solve has ended since the unknown was made. All that refers to it is new then, too.
  func isNew(_ unknown: Int) -> Bool { serials[unknown] > counters.solvedSerial }

  mutating func queueRows(with unknown: Int) {
    var term = terms.heads[unknown]
    while term >= 0 {
      let constraint = Int(terms.links[Int(term)].constraint)
      term = terms.links[Int(term)].next
      if constraints[constraint].slot < 0 { queueCheck(.constraint(constraint)) }
    }
  }

  mutating func queueCheck(_ row: Row) {
    let isQueued = row.isBound ? unknowns[row.index].isChecked : constraints[row.index].isChecked
    if isQueued || slot(of: row) >= 0 { return }
    setQueuedForCheck(true, row)
    changes.rows.append(row)
  }

  mutating func setQueuedForCheck(_ isQueued: Bool, _ row: Row) {
    if row.isBound {
      unknowns[row.index].isChecked = isQueued
    } else {
      constraints[row.index].isChecked = isQueued
    }
  }

  mutating func forgetMovement() {
    changes.newUnknowns = changes.newUnknowns.upperBound..<unknowns.count
    defer { changes.touched.removeAll() }
    guard changes.isMarked else { return }
    changes.isMarked = false
    for index in changes.touched.indices {
      unknowns[Int(changes.touched[index].unknown)].isTouched = false
    }
  }

  /// Unknowns that have been removed are not reported.
  mutating func forgetMovementOfLeaving() {
    var kept = 0
    for index in changes.touched.indices {
      let touched = changes.touched[index]
      unknowns[Int(touched.unknown)].isTouched = false
      if unknowns[Int(touched.unknown)].isVacant { continue }
      changes.touched[kept] = touched
      kept += 1
    }
    changes.touched.removeLast(changes.touched.count - kept)
  }

  /// Marks what a plan has moved, so that its old value is not written down twice.
  mutating func markTouched() {
    changes.isMarked = true
    for index in changes.touched.indices {
      unknowns[Int(changes.touched[index].unknown)].isTouched = true
    }
  }

  /// Forgets which rows wait to be looked at.
  mutating func forgetQueuedRows() {
    for index in changes.rows.indices { setQueuedForCheck(false, changes.rows[index]) }
    changes.rows.removeAll()
  }

  /// Lets a constraint that is in use count on no side, and its unknowns as open if they are.
  mutating func countAsNew(_ constraint: Int) {
    guard constraints[constraint].state.counts || constraints[constraint].state == .pending else {
      return
    }
    constraints[constraint].state = .kept
    constraints[constraint].side = .active
    openTerms[constraint] = 0
    for index in constraints[constraint].terms where unknowns[Int(terms.unknowns[index])].isOpen {
      openTerms[constraint] += 1
    }
  }
}
