import AshlarStorage

// MARK: - Which rows changed sides because values moved

extension Pricing {
  /// Lets every row that the changes touched count on the side on which it is now.
  mutating func checkRows(_ problem: inout Problem, _ workingSet: inout WorkingSet) {
    for index in problem.changes.touched.indices {
      let unknown = Int(problem.changes.touched[index].unknown)
      if !problem.isNew(unknown) { problem.queueRows(with: unknown) }
    }
    checkAddedAndQueuedRows(&problem, &workingSet)
  }

  /// The same for the rows that are queued or new, and the bounds of what has moved.
  mutating func checkAddedAndQueuedRows(_ problem: inout Problem, _ workingSet: inout WorkingSet) {
    for unknown in problem.changes.newUnknowns { checkBound(of: unknown, &problem) }
    for index in problem.changes.touched.indices {
      checkBound(of: Int(problem.changes.touched[index].unknown), &problem)
    }
    for index in problem.changes.added.indices {
      problem.queueCheck(.constraint(Int(problem.changes.added[index])))
    }
    let added = problem.changes.firstNewConstraint..<problem.constraints.count
    for constraint in added where !problem.constraints[constraint].isChecked {
      check(.constraint(constraint), &problem)
    }
    workingSet.work.constraintsVisited += added.count
    checkQueuedRows(&problem, &workingSet)
  }

  mutating func checkQueuedRows(_ problem: inout Problem, _ workingSet: inout WorkingSet) {
    workingSet.work.constraintsVisited += problem.changes.rows.count
    for index in problem.changes.rows.indices {
      let row = problem.changes.rows[index]
      problem.setQueuedForCheck(false, row)
      check(row, &problem)
    }
    problem.changes.rows.removeAll()
    updateMultipliersForMany(&problem, &workingSet)
  }

  @inline(__always)
  private mutating func checkBound(of unknown: Int, _ problem: inout Problem) {
    if problem.unknowns[unknown].boundSlot >= 0 { return }
    let value = problem.values[unknown]
    if value.magnitude <= Tolerance.feasibility { return }
    let side = Side(sign: value)
    if side == problem.unknowns[unknown].boundSide { return }
    let isHarmless = side == .over || problem.unknowns[unknown].kind == .location
    if isHarmless, agenda.degenerateCount == 0, problem.unknowns[unknown].boundState == .kept {
      problem.setBoundSide(side, of: unknown)
    } else {
      check(.bound(of: unknown), &problem)
    }
  }

  @inline(__always)
  private mutating func check(_ row: Row, _ problem: inout Problem) {
    guard problem.slot(of: row) < 0, problem.state(of: row) == .kept else { return }
    let measured = problem.measuredSide(of: row)
    if measured == .active || measured == problem.side(of: row) { return }
    if problem.level(of: row, on: measured) == .required {
      postpone(row, &problem)
    } else {
      changeSide(of: row, to: measured, &problem)
    }
  }
}

// MARK: - Required rows that do not hold

extension Pricing {
  /// Takes a required row out of the reckoning until its turn comes, by age, to be made to hold.
  mutating func postpone(_ row: Row, _ problem: inout Problem) {
    if problem.slot(of: row) < 0 { changeSide(of: row, to: .active, &problem) }
    problem.setState(.pending, of: row)
    agenda.pending.push(
      Agenda.Pending(row: row, age: problem.age(of: row), rank: problem.rank(of: row)))
    if problem.slot(of: row) >= 0 { addCandidate(problem.slot(of: row), &problem) }
  }

  /// Lets a row count again that holds.
  mutating func keep(_ row: Row, _ problem: inout Problem, _ workingSet: inout WorkingSet) {
    problem.setState(.kept, of: row)
    if problem.slot(of: row) >= 0 { return addCandidate(problem.slot(of: row), &problem) }
    if problem.level(of: row, on: problem.side(of: row)) == .required {
      problem.setSide(.active, of: row)
    }
    let measured = problem.measuredSide(of: row)
    if measured != .active, problem.level(of: row, on: measured) != .required {
      changeSide(of: row, to: measured, &problem)
    }
    updateMultipliersForMany(&problem, &workingSet)
  }
}

extension Pricing {
  /// Lets the bounds of all that has moved count on the side on which they are now.
  mutating func checkMovedBounds(_ problem: inout Problem, _ workingSet: borrowing WorkingSet) {
    for index in workingSet.direction.support.indices {
      let unknown = Int(workingSet.direction.support[index])
      if problem.unknowns[unknown].boundSlot >= 0 || problem.unknowns[unknown].boundState != .kept {
        continue
      }
      let value = problem.values[unknown]
      if value.magnitude <= Tolerance.feasibility { continue }
      let side = Side(sign: value)
      let isLegal = side == .over || problem.unknowns[unknown].kind == .location
      if isLegal, side != problem.unknowns[unknown].boundSide {
        changeSide(of: .bound(of: unknown), to: side, &problem)
      }
    }
  }
}
