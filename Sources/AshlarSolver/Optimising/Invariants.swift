import AshlarStorage

/// The invariants of the solver's parts between two solves.
struct Invariants {
  /// What is wrong, in words.
  private(set) var violations: [String] = []
}

extension Invariants {
  /// Checks everything.
  mutating func check(
    _ problem: borrowing Problem, _ workingSet: inout WorkingSet, _ pricing: borrowing Pricing,
    _ optimiser: borrowing Optimiser
  ) {
    for slot in problem.unknowns.indices {
      checkTight(slot, problem)
      checkOrder(slot, problem)
    }
    checkSides(problem)
    checkColumns(problem)
    checkMarks(problem)
    checkSetAside(problem, optimiser)
    checkMultipliers(problem, &workingSet, pricing)
  }

  private mutating func checkTight(_ slot: Int, _ problem: borrowing Problem) {
    let tight = problem.unknowns[slot].tight
    if problem.slot(of: tight) != slot {
      violations.append("the row tight at \(slot) does not know it")
    }
    if problem.measuredSide(of: tight) != .active {
      violations.append(
        "the row tight at \(slot) is missed by \(problem.residual(of: tight).value)")
    }
    let row = problem.unknowns[slot].row
    if problem.unknowns[slot].firstEta < 0, row != tight {
      violations.append("slot \(slot) is propagated through another row without etas")
    }
    if problem.coefficient(of: slot, in: row) == 0 {
      violations.append("the row of slot \(slot) does not mention its unknown")
    }
  }

  private mutating func checkOrder(_ slot: Int, _ problem: borrowing Problem) {
    let row = problem.unknowns[slot].row
    if row.isBound { return }
    if problem.constraints[row.index].rowSlot != Int32(slot) {
      violations.append("the row of slot \(slot) does not know it")
    }
    for index in problem.constraints[row.index].terms {
      let source = Int(problem.terms.unknowns[index])
      if source != slot, problem.unknowns[source].order >= problem.unknowns[slot].order {
        violations.append("slot \(slot) is propagated from \(source), which comes later")
      }
    }
  }

  /// Every row that counts must do so on the side on which it is, and one that is required must hold.
  private mutating func checkSides(_ problem: borrowing Problem) {
    for unknown in problem.unknowns.indices { checkSide(of: .bound(of: unknown), problem) }
    for constraint in problem.constraints.indices {
      checkSide(of: .constraint(constraint), problem)
    }
  }

  private mutating func checkSide(of row: Row, _ problem: borrowing Problem) {
    if problem.slot(of: row) >= 0 { return }
    let state = problem.state(of: row)
    if state == .pending || state == .entering {
      violations.append("\(row) still waits for its turn")
    }
    if state != .kept { return }
    let measured = problem.measuredSide(of: row)
    if measured == .active { return }
    if measured != problem.side(of: row) || problem.level(of: row, on: measured) == .required {
      violations.append(
        "\(row) is missed by \(problem.residual(of: row).value) but counts on the side \(problem.side(of: row))"
      )
    }
  }

  private mutating func checkColumns(_ problem: borrowing Problem) {
    var linked = 0
    for unknown in problem.unknowns.indices {
      var term = problem.terms.heads[unknown]
      while term >= 0 {
        linked += 1
        if Int(problem.terms.unknowns[Int(term)]) != unknown {
          violations.append("the column of \(unknown) holds a term of another unknown")
        }
        term = problem.terms.links[Int(term)].next
      }
    }
    let expected = problem.constraints.indices.reduce(0) {
      $0 + Int(problem.constraints[$1].termCount)
    }
    if linked != expected { violations.append("\(linked) terms are linked, not \(expected)") }
  }

  /// Between solves nothing is half done.
  private mutating func checkMarks(_ problem: borrowing Problem) {
    for unknown in problem.unknowns.indices where problem.unknowns[unknown].isOpen {
      violations.append("unknown \(unknown) is still open")
    }
    for constraint in problem.constraints.indices {
      let record = problem.constraints[constraint]
      if record.state == .vacant { continue }
      if problem.openTerms[constraint] != 0 {
        violations.append(
          "constraint \(constraint) counts \(problem.openTerms[constraint]) open unknowns")
      }
      if record.isUnassigned { violations.append("constraint \(constraint) is still unassigned") }
    }
  }

  private mutating func checkSetAside(
    _ problem: borrowing Problem, _ optimiser: borrowing Optimiser
  ) {
    for index in 0..<optimiser.contradictions.setAside.count {
      let row = optimiser.contradictions.setAside[index].row
      if problem.state(of: row) != .setAside {
        violations.append("\(row) has a proof but is not set aside")
      }
      for part in optimiser.contradictions.setAside[index].proof
      where optimiser.contradictions.setAside.infeasibleRow(provenBy: part.row) == nil {
        violations.append("\(part.row) does not know what bounds on it")
      }
    }
    for index in 0..<optimiser.contradictions.tolerated.count {
      let row = optimiser.contradictions.tolerated[index].row
      if problem.state(of: row) != .kept {
        violations.append("\(row) is tolerated and does not hold")
      }
      for part in optimiser.contradictions.tolerated[index].proof
      where optimiser.contradictions.tolerated.infeasibleRows(provenBy: part.row).isEmpty {
        violations.append("\(part.row) does not know what agrees with it")
      }
    }
    let expected = problem.constraints.indices.count { problem.constraints[$0].state == .setAside }
    if optimiser.contradictions.setAside.count != expected {
      violations.append(
        "\(expected) rows are set aside, and \(optimiser.contradictions.setAside.count) proofs are kept"
      )
    }
  }

  /// Prices every constraint that is missed, from nothing, and compares.
  private mutating func checkMultipliers(
    _ problem: borrowing Problem, _ workingSet: inout WorkingSet, _ pricing: borrowing Pricing
  ) {
    var levels: [Level: [Int: Double]] = [:]
    workingSet.makeRoom(problem)
    for constraint in problem.constraints.indices {
      let row = Row.constraint(constraint)
      let level = problem.level(of: row, on: problem.side(of: row))
      guard problem.slot(of: row) < 0, level.isOptional else { continue }
      workingSet.price(row, problem)
      for index in workingSet.factors.places {
        let slot = workingSet.factors.index(at: index)
        levels[level, default: [:]][slot, default: 0] -=
          problem.side(of: row).sign * workingSet.factors[slot]
      }
    }
    for slot in problem.unknowns.indices {
      var index = problem.unknowns[slot].firstMultiplier
      while index >= 0 {
        levels[pricing.multipliers[index].level, default: [:]][slot, default: 0] -=
          pricing.multipliers[index].value
        index = pricing.multipliers[index].next
      }
    }
    let worst = levels.values.flatMap { $0.values }.map { $0.magnitude }.max() ?? 0
    if worst > 1e-6 { violations.append("multipliers are off by \(worst)") }
  }
}
