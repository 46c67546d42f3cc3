import AshlarStorage

// MARK: - Running a course

extension Solver {
  /// Propagates the changed constants along the course that is written down for them.
  ///
  /// Rows that may have changed sides are queued to be checked.
  ///
  /// - Returns: False, with nothing done, if there is no such course.
  mutating func runCourse() -> Bool {
    guard course.starts(from: changes.slots), !course.starts.isEmpty else { return false }
    if course.isWritten {
      guard course.basis == basis else { return false }
      if course.stamp != stamp { readSides() }
    } else {
      guard course.stamp == stamp || mayKeepCourse else { return false }
      writeCourse()
    }
    runSteps()
    runChecks()
    work.unknownsVisited += course.steps.count - course.struckCount
    work.constraintsVisited += course.checks.count
    return true
  }

  /// Whether a course is worth writing down though tight rows have been exchanged since the constants changed before:
  /// it may outlast that.
  private var mayKeepCourse: Bool {
    !course.hasFailed && changes.removed.isEmpty && changes.added.isEmpty
      && changes.touched.isEmpty && changes.newUnknowns.isEmpty
      && changes.firstNewConstraint == constraints.count
  }

  private mutating func runSteps() {
    for index in course.summedSlots.indices {
      course.sums[index + 1] = propagatedConstant(at: Int(course.summedSlots[index]))
    }
    let nothing = Changes.Touched(unknown: 0, old: 0)
    changes.touched.extend(to: course.steps.count - course.struckCount, with: nothing)
    guard course.run(&values, constants, &changes.touched) else { return }
    for index in course.steps.indices where course.steps[index].kind != 0 {
      let step = course.steps[index]
      let value = values[Int(step.slot)]
      if !(value >= 0 && value < .infinity) { mendValue(of: Int(step.slot)) }
      if !(step.sign * value >= -Tolerance.feasibility) { queueCheck(.rest(of: Int(step.slot))) }
    }
  }

  private mutating func runChecks() {
    for index in course.checks.indices {
      let check = course.checks[index]
      let constant = constants[Int(check.constraint)]
      var sum = -constant
      var largest = max(1, constant.magnitude)
      for index in Int(check.firstPart)..<Int(check.partEnd) {
        let part = course.parts[index]
        let product = part.coefficient * values[Int(part.unknown)]
        sum += product
        largest = max(largest, product.magnitude)
      }
      if !(check.sign * sum >= -Tolerance.feasibility * largest) {
        queueCheck(.constraint(Int(check.constraint)))
      }
    }
  }
}

// MARK: - Writing it down

extension Solver {
  /// Notes which constants changed, so that the course is written if they change again.
  mutating func prepareCourse() {
    if !changes.slots.isEmpty { course.begin(from: changes.slots, at: stamp) }
  }

  private mutating func writeCourse() {
    forgetPlacesOnCourse()
    course.steps.removeAll()
    course.checks.removeAll()
    course.oddities.removeAll()
    course.parts.removeAll()
    course.summedSlots.removeAll()
    course.sums.removeAll()
    course.sums.append(0)
    reachChanges()
    course.steps.reserve(reach.finished.count)
    markQueuedConstraints(false)
    for index in reach.finished.indices.reversed() { writeStep(Int(reach.finished[index])) }
    for index in reach.finished.indices.reversed() { writeChecks(with: Int(reach.finished[index])) }
    for index in course.checks.indices {
      constraints[Int(course.checks[index].constraint)].isChecked = false
    }
    markQueuedConstraints(true)
    course.isWritten = true
    course.struckCount = 0
    course.limit = 64 + 4 * course.length
    course.basis = basis
    course.stamp = stamp
  }

  /// Marks the constraints that are to be looked at in this solve alone, or lets the marks stand for
  /// those that have a check in the course.
  private mutating func markQueuedConstraints(_ isChecked: Bool) {
    for index in changes.rows.indices where !changes.rows[index].isRest {
      constraints[changes.rows[index].index].isChecked = isChecked
    }
  }

  mutating func writeStep(_ slot: Int) {
    var step = Course.Step(
      sign: watchedSign(ofRest: slot), firstUnknown: Int32(slot), secondUnknown: Int32(slot),
      slot: Int32(slot), kind: 0)
    let tight = unknowns[slot].tight
    if !tight.isRest { step.constant = Int32(tight.index) }
    if !writePlainParts(of: &step) { writeOddity(of: &step) }
    course.steps.append(step)
  }

  /// Writes the parts of a step into it; false, with nothing written that counts, if it is not plain.
  private func writePlainParts(of step: inout Course.Step) -> Bool {
    let slot = Int(step.slot)
    let row = unknowns[slot].row
    if row.isRest || unknowns[slot].tight.isRest || unknowns[slot].firstCorrection >= 0 {
      return false
    }
    for index in constraints[row.index].terms {
      let coefficient = terms.coefficients[index]
      let unknown = terms.unknowns[index]
      let isUnit = coefficient.magnitude == 1
      if Int(unknown) == slot {
        guard coefficient == 1 else { return false }
      } else if isUnit, step.kind == 0 {
        step.kind = 1
        step.firstUnknown = unknown
        step.firstFlip = coefficient.signBit
      } else if isUnit, step.kind == 1 {
        step.kind = 2
        step.secondUnknown = unknown
        step.secondFlip = coefficient.signBit
      } else {
        return false
      }
    }
    return step.kind > 0
  }

  private mutating func writeOddity(of step: inout Course.Step) {
    let slot = Int(step.slot)
    let row = unknowns[slot].row
    let firstPart = Int32(course.parts.count)
    for index in row.isRest ? 0..<0 : constraints[row.index].terms
    where Int(terms.unknowns[index]) != slot {
      course.parts.append(
        Course.Part(coefficient: terms.coefficients[index], unknown: terms.unknowns[index]))
    }
    step.kind = ~Int32(course.oddities.count)
    course.oddities.append(
      Course.Oddity(
        pivot: coefficient(of: slot, in: row), sum: writtenSum(at: slot), firstPart: firstPart,
        partEnd: Int32(course.parts.count)))
  }

  /// The place in the sums for a slot whose constant is not that of a constraint, or −1.
  private mutating func writtenSum(at slot: Int) -> Int32 {
    if unknowns[slot].firstCorrection < 0 { return unknowns[slot].tight.isRest ? 0 : -1 }
    course.summedSlots.append(Int32(slot))
    course.sums.append(0)
    return Int32(course.sums.count - 1)
  }

  /// Writes a check for each row that depends on an unknown, may change sides and has none yet.
  private mutating func writeChecks(with unknown: Int) {
    var term = terms.heads[unknown]
    while term >= 0 {
      let constraint = Int(terms.links[Int(term)].constraint)
      term = terms.links[Int(term)].next
      if constraints[constraint].slot >= 0 || constraints[constraint].isChecked { continue }
      constraints[constraint].isChecked = true
      writeCheck(constraint)
    }
  }

  mutating func writeCheck(_ constraint: Int) {
    let firstPart = Int32(course.parts.count)
    for index in constraints[constraint].terms {
      course.parts.append(
        Course.Part(coefficient: terms.coefficients[index], unknown: terms.unknowns[index]))
    }
    course.checks.append(
      Course.Check(
        sign: watchedSign(of: constraint), constraint: Int32(constraint), firstPart: firstPart,
        partEnd: Int32(course.parts.count)))
  }

  func watchedSign(ofRest slot: Int) -> Double {
    unknowns[slot].restSlot >= 0 ? 0 : watchedSign(unknowns[slot].restSide)
  }

  /// The same for a constraint, which needs no look while it is tight or does not count.
  func watchedSign(of constraint: Int) -> Double {
    let isWatched = constraints[constraint].slot < 0 && constraints[constraint].state == .kept
    return isWatched ? watchedSign(constraints[constraint].side) : 0
  }

  /// What a residual is multiplied with to see whether it has left a side. Where a row is even,
  /// nothing that is compared with not-a-number holds, so that it is always looked at.
  private func watchedSign(_ side: Side) -> Double {
    side == .even ? .nan : side.sign
  }
}

extension Double {
  /// The sign bit, where it stands in the pattern of bits.
  fileprivate var signBit: UInt64 { bitPattern & 1 << 63 }
}
