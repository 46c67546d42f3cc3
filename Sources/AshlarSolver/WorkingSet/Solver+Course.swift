// MARK: - Running a course

extension Solver {
  /// Propagates the changed constants along the course that is written down for them.
  ///
  /// Rows that may have changed sides are queued to be checked.
  ///
  /// - Returns: False, with nothing done, if there is no such course.
  mutating func runCourse() -> Bool {
    guard course.starts(from: changes.slots, at: stamp) else { return false }
    if !course.isWritten { writeCourse() }
    runSteps()
    runChecks()
    work.unknownsVisited += course.steps.count
    work.constraintsVisited += course.checks.count
    return true
  }

  private mutating func runSteps() {
    for index in course.summedSlots.indices {
      course.sums[index + 1] = propagatedConstant(at: Int(course.summedSlots[index]))
    }
    let nothing = Changes.Touched(unknown: 0, old: 0)
    changes.touched.extend(to: course.steps.count, with: nothing)
    guard course.run(&values, constants, &changes.touched) else { return }
    for index in course.steps.indices {
      let step = course.steps[index]
      let value = values[Int(step.slot)]
      if !(step.sign * value >= -Tolerance.feasibility) { queueCheck(.rest(of: Int(step.slot))) }
    }
  }

  private mutating func runChecks() {
    var part = course.steps.isEmpty ? 0 : Int(course.steps.last.partEnd)
    for index in course.checks.indices {
      let check = course.checks[index]
      let constant = constants[Int(check.constraint)]
      var sum = -constant
      var largest = max(1, constant.magnitude)
      while part < Int(check.partEnd) {
        let product = course.parts[part].coefficient * values[Int(course.parts[part].unknown)]
        sum += product
        largest = max(largest, product.magnitude)
        part += 1
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
    course.steps.removeAll()
    course.checks.removeAll()
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
  }

  /// Marks the constraints that are to be looked at in this solve alone, or lets the marks stand for
  /// those that have a check in the course.
  private mutating func markQueuedConstraints(_ isChecked: Bool) {
    for index in changes.rows.indices where !changes.rows[index].isRest {
      constraints[changes.rows[index].index].isChecked = isChecked
    }
  }

  private mutating func writeStep(_ slot: Int) {
    var step = Course.Step(
      pivot: coefficient(of: slot, in: unknowns[slot].row),
      sign: unknowns[slot].restSlot >= 0 ? 0 : watchedSign(unknowns[slot].restSide),
      firstUnknown: Int32(slot), secondUnknown: Int32(slot), slot: Int32(slot),
      constant: writtenConstant(at: slot))
    let row = unknowns[slot].row
    var count = 0
    for index in row.isRest ? 0..<0 : constraints[row.index].terms
    where Int(terms[index].unknown) != slot {
      writePart(index, number: count, of: &step)
      count += 1
    }
    step.partEnd = Int32(course.parts.count)
    course.steps.append(step)
  }

  private mutating func writePart(_ index: Int, number: Int, of step: inout Course.Step) {
    let part = Course.Part(coefficient: terms[index].coefficient, unknown: terms[index].unknown)
    if number == 0 {
      step.firstCoefficient = part.coefficient
      step.firstUnknown = part.unknown
    } else if number == 1 {
      step.secondCoefficient = part.coefficient
      step.secondUnknown = part.unknown
    } else {
      course.parts.append(part)
    }
  }

  private mutating func writtenConstant(at slot: Int) -> Int32 {
    if unknowns[slot].firstCorrection >= 0 {
      course.summedSlots.append(Int32(slot))
      course.sums.append(0)
      return ~Int32(course.sums.count - 1)
    }
    let tight = unknowns[slot].tight
    return tight.isRest ? ~0 : Int32(tight.index)
  }

  /// Writes a check for each row that depends on an unknown, may change sides and has none yet.
  private mutating func writeChecks(with unknown: Int) {
    var term = unknowns[unknown].firstTerm
    while term >= 0 {
      let constraint = Int(terms[Int(term)].constraint)
      term = terms[Int(term)].next
      let record = constraints[constraint]
      if record.slot >= 0 || record.state != .kept || record.isChecked { continue }
      constraints[constraint].isChecked = true
      for index in constraints[constraint].terms {
        course.parts.append(
          Course.Part(coefficient: terms[index].coefficient, unknown: terms[index].unknown))
      }
      course.checks.append(
        Course.Check(
          sign: watchedSign(record.side), constraint: Int32(constraint),
          partEnd: Int32(course.parts.count)))
    }
  }

  /// What a residual is multiplied with to see whether it has left a side. Where a row is even,
  /// nothing that is compared with not-a-number holds, so that it is always looked at.
  private func watchedSign(_ side: Side) -> Double {
    side == .even ? .nan : side.sign
  }
}
