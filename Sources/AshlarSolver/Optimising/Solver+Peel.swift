// Nearly every layout is triangular: some constraint determines one unknown by itself, another one
// then determines the next, and so on. Following that order finds a working set that is right, or
// nearly so, in one pass over the coefficients.

// MARK: - Opening

extension Solver {
  /// Finds tight rows for the unknowns that are new, and for those whose tight row was removed.
  mutating func peelOpenUnknowns() {
    openUnknowns()
    if opened.isEmpty { return }
    peel.begin()
    countOpenTerms()
    offerAll()
    determineReady()
    for index in opened.indices { leaveAtRest(Int(opened[index]), ifKind: .size) }
    for index in opened.indices { leaveAtRest(Int(opened[index]), ifKind: .location) }
    for index in opened.indices { suspect(Int(opened[index])) }
  }

  private mutating func openUnknowns() {
    opened.removeAll()
    for index in changes.fresh.indices { open(Int(changes.fresh[index])) }
    for index in changes.removed.indices {
      let slot = Int(constraints[Int(changes.removed[index])].slot)
      if slot >= 0, unknowns[slot].firstCorrection < 0 { open(slot) }
    }
  }

  private mutating func open(_ unknown: Int) {
    if unknowns[unknown].isOpen || unknowns[unknown].isVacant { return }
    unknowns[unknown].isOpen = true
    opened.append(Int32(unknown))
  }

  /// Counts the open unknowns of each constraint that has any.
  private mutating func countOpenTerms() {
    for index in opened.indices {
      var term = unknowns[Int(opened[index])].firstTerm
      while term >= 0 {
        constraints[Int(terms[Int(term)].constraint)].openTerms += 1
        term = terms[Int(term)].next
      }
    }
  }

  private mutating func offerAll() {
    for index in changes.added.indices { offer(Int(changes.added[index])) }
    for index in opened.indices {
      let unknown = Int(opened[index])
      guard !unknowns[unknown].isFresh else { continue }
      var term = unknowns[unknown].firstTerm
      while term >= 0 {
        offer(Int(terms[Int(term)].constraint))
        term = terms[Int(term)].next
      }
    }
  }
}

// MARK: - Determining

extension Solver {
  /// Puts a constraint on the list that could determine its last open unknown.
  private mutating func offer(_ constraint: Int) {
    let record = constraints[constraint]
    guard record.openTerms == 1, record.slot < 0, record.state == .kept else { return }
    if record.under == .required && record.over == .required {
      peel.equations.append(Int32(constraint))
    } else if record.isTwoSided {
      let level = max(record.under, record.over)
      peel.wishes.push(Peel.Wish(level: level, constraint: Int32(constraint), age: record.age))
    } else {
      peel.bounds.append(Int32(constraint))
    }
  }

  private mutating func determineReady() {
    while let constraint = peel.next() {
      guard constraints[constraint].openTerms == 1, constraints[constraint].slot < 0 else {
        continue
      }
      let unknown = openUnknown(of: constraint)
      if suits(constraint, unknown), determine(unknown, by: .constraint(constraint)) {
        close(unknown)
      }
    }
  }

  private func openUnknown(of constraint: Int) -> Int {
    for index in constraints[constraint].terms {
      let unknown = Int(terms[index].unknown)
      if unknowns[unknown].isOpen { return unknown }
    }
    preconditionFailure("a constraint with an open term has an open unknown")
  }

  /// Whether an unknown may well end where the constraint is even.
  ///
  /// A size goes towards zero, so that what bounds it from above does not stop it.
  private func suits(_ constraint: Int, _ unknown: Int) -> Bool {
    let record = constraints[constraint]
    if record.isTwoSided || unknowns[unknown].kind == .location { return true }
    let isPositive = coefficient(of: unknown, in: .constraint(constraint)) > 0
    return (isPositive ? record.under : record.over) > 0
  }

  private mutating func determine(_ unknown: Int, by row: Row) -> Bool {
    guard unknowns[unknown].isFresh else {
      guard exchangeDirectly(at: unknown, for: row) else { return false }
      constantChanged(at: unknown)
      return true
    }
    guard hasUsablePivot(row, at: unknown) else { return false }
    unknowns[unknown].order = nextOrder()
    setBaseRow(row, at: unknown)
    setSlot(-1, of: unknowns[unknown].tight)
    setSlot(unknown, of: row)
    unknowns[unknown].tight = row
    move(unknown, to: propagatedValue(at: unknown))
    return true
  }

  /// Ends the search for an unknown that nothing determines: it stays with the row it has.
  private mutating func leaveAtRest(_ unknown: Int, ifKind kind: Unknown.Kind) {
    guard unknowns[unknown].isOpen, unknowns[unknown].kind == kind else { return }
    if unknowns[unknown].isFresh { unknowns[unknown].order = nextOrder() }
    close(unknown)
    determineReady()
  }

  private mutating func close(_ unknown: Int) {
    unknowns[unknown].isOpen = false
    var term = unknowns[unknown].firstTerm
    while term >= 0 {
      let constraint = Int(terms[Int(term)].constraint)
      constraints[constraint].openTerms -= 1
      offer(constraint)
      term = terms[Int(term)].next
    }
  }

  mutating func nextOrder() -> Int32 {
    counters.order += 1
    return counters.order
  }
}
