import AshlarStorage

// MARK: - Invariants

extension Solver {
  /// What is wrong with the working set, in words; empty if it is as it must be.
  ///
  /// - Complexity: That of visiting everything. It is meant for tests, after a solve.
  package mutating func invariantViolations() -> [String] {
    var problems: [String] = []
    for slot in unknowns.indices {
      checkTight(slot, &problems)
      checkOrder(slot, &problems)
    }
    checkSides(&problems)
    checkColumns(&problems)
    checkMarks(&problems)
    checkSetAside(&problems)
    checkMultipliers(&problems)
    return problems
  }

  private mutating func checkTight(_ slot: Int, _ problems: inout [String]) {
    let tight = unknowns[slot].tight
    if self.slot(of: tight) != slot { problems.append("the row tight at \(slot) does not know it") }
    if measuredSide(of: tight) != .even {
      problems.append("the row tight at \(slot) is missed by \(residual(of: tight).value)")
    }
    let row = unknowns[slot].row
    if unknowns[slot].firstCorrection < 0, row != tight {
      problems.append("slot \(slot) is propagated through another row without corrections")
    }
    if coefficient(of: slot, in: row) == 0 {
      problems.append("the row of slot \(slot) does not mention its unknown")
    }
  }

  private mutating func checkOrder(_ slot: Int, _ problems: inout [String]) {
    let row = unknowns[slot].row
    if row.isRest { return }
    if constraints[row.index].rowSlot != Int32(slot) {
      problems.append("the row of slot \(slot) does not know it")
    }
    for index in constraints[row.index].terms {
      let source = Int(terms.unknowns[index])
      if source != slot, unknowns[source].order >= unknowns[slot].order {
        problems.append("slot \(slot) is propagated from \(source), which comes later")
      }
    }
  }

  /// Every row that counts must do so on the side on which it is, and one that is required must hold.
  private mutating func checkSides(_ problems: inout [String]) {
    for unknown in unknowns.indices { checkSide(of: .rest(of: unknown), &problems) }
    for constraint in constraints.indices { checkSide(of: .constraint(constraint), &problems) }
  }

  private mutating func checkSide(of row: Row, _ problems: inout [String]) {
    if slot(of: row) >= 0 { return }
    let state = state(of: row)
    if state == .pending || state == .entering {
      problems.append("\(row) still waits for its turn")
    }
    if state != .kept { return }
    let measured = measuredSide(of: row)
    if measured == .even { return }
    if measured != side(of: row) || level(of: row, on: measured) == .required {
      problems.append(
        "\(row) is missed by \(residual(of: row).value) but counts on the side \(side(of: row))")
    }
  }

  private func checkColumns(_ problems: inout [String]) {
    var linked = 0
    for unknown in unknowns.indices {
      var term = terms.heads[unknown]
      while term >= 0 {
        linked += 1
        if Int(terms.unknowns[Int(term)]) != unknown {
          problems.append("the column of \(unknown) holds a term of another unknown")
        }
        term = terms.links[Int(term)].next
      }
    }
    let expected = constraints.indices.reduce(0) { $0 + Int(constraints[$1].termCount) }
    if linked != expected { problems.append("\(linked) terms are linked, not \(expected)") }
  }

  /// Between solves nothing is half done.
  private func checkMarks(_ problems: inout [String]) {
    for unknown in unknowns.indices where unknowns[unknown].isOpen {
      problems.append("unknown \(unknown) is still open")
    }
    for constraint in constraints.indices {
      let record = constraints[constraint]
      if record.state == .vacant { continue }
      if openTerms[constraint] != 0 {
        problems.append("constraint \(constraint) counts \(openTerms[constraint]) open unknowns")
      }
      if record.isHomeless { problems.append("constraint \(constraint) is still homeless") }
    }
  }

  private func checkSetAside(_ problems: inout [String]) {
    for index in 0..<setAside.count {
      let row = setAside[index].row
      if state(of: row) != .setAside { problems.append("\(row) has a proof but is not set aside") }
      for part in setAside[index].proof where setAside.patient(of: part.row) == nil {
        problems.append("\(part.row) does not know what rests on it")
      }
    }
    for index in 0..<tolerated.count {
      let row = tolerated[index].row
      if state(of: row) != .kept { problems.append("\(row) is tolerated and does not hold") }
      for part in tolerated[index].proof where tolerated.patients(of: part.row).isEmpty {
        problems.append("\(part.row) does not know what agrees with it")
      }
    }
    let expected = constraints.indices.count { constraints[$0].state == .setAside }
    if setAside.count != expected {
      problems.append("\(expected) rows are set aside, and \(setAside.count) proofs are kept")
    }
  }

  /// Prices every constraint that is missed, from nothing, and compares.
  private mutating func checkMultipliers(_ problems: inout [String]) {
    var levels: [Level: [Int: Double]] = [:]
    makeRoom()
    for constraint in constraints.indices {
      let row = Row.constraint(constraint)
      let level = level(of: row, on: side(of: row))
      guard slot(of: row) < 0, level.isOptional else { continue }
      price(row)
      for index in factors.places {
        let slot = factors.index(at: index)
        levels[level, default: [:]][slot, default: 0] -= side(of: row).sign * factors[slot]
      }
    }
    for slot in unknowns.indices {
      var index = unknowns[slot].firstMultiplier
      while index >= 0 {
        levels[multipliers[index].level, default: [:]][slot, default: 0] -= multipliers[index].value
        index = multipliers[index].next
      }
    }
    let worst = levels.values.flatMap { $0.values }.map { $0.magnitude }.max() ?? 0
    if worst > 1e-6 { problems.append("multipliers are off by \(worst)") }
  }
}
