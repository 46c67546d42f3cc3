import AshlarStorage

// MARK: - Running a plan

extension PropagationPlan {
  /// Propagates the changed constants along the plan that is written down for them.
  ///
  /// Rows that may have changed sides are queued to be checked.
  ///
  /// - Returns: False, with nothing done, if there is no such plan.
  mutating func runPlan(_ problem: inout Problem, _ workingSet: inout WorkingSet) -> Bool {
    guard starts(from: problem.changes.slots), !starts.isEmpty else { return false }
    if isWritten {
      guard basis == problem.basis else { return false }
      if stamp != problem.stamp { readSides(&problem) }
    } else {
      guard stamp == problem.stamp || mayOutlastExchanges(problem) else { return false }
      writePlan(&problem, &workingSet)
    }
    runSteps(&problem, &workingSet)
    runChecks(&problem)
    workingSet.work.unknownsVisited += steps.count - deletedCount
    workingSet.work.constraintsVisited += checks.count
    return true
  }

  /// Whether a plan is worth writing down though tight rows have been exchanged since the constants changed before:
  /// it may outlast that.
  private func mayOutlastExchanges(_ problem: borrowing Problem) -> Bool {
    !hasFailed && problem.changes.removed.isEmpty && problem.changes.added.isEmpty
      && problem.changes.touched.isEmpty && problem.changes.newUnknowns.isEmpty
      && problem.changes.firstNewConstraint == problem.constraints.count
  }

  private mutating func runSteps(_ problem: inout Problem, _ workingSet: inout WorkingSet) {
    for index in summedSlots.indices {
      sums[index + 1] = workingSet.propagatedConstant(
        at: Int(summedSlots[index]), problem)
    }
    let nothing = Changes.Touched(unknown: 0, old: 0)
    problem.changes.touched.extend(to: steps.count - deletedCount, with: nothing)
    guard run(&problem.values, problem.constants, &problem.changes.touched) else { return }
    for index in steps.indices where steps[index].kind != 0 {
      let step = steps[index]
      let value = problem.values[Int(step.slot)]
      if !(value >= 0 && value < .infinity) { workingSet.mendValue(of: Int(step.slot), &problem) }
      if !(step.sign * value >= -Tolerance.feasibility) {
        problem.queueCheck(.bound(of: Int(step.slot)))
      }
    }
  }

  private func runChecks(_ problem: inout Problem) {
    for index in checks.indices {
      let check = checks[index]
      let constant = problem.constants[Int(check.constraint)]
      var sum = -constant
      var largest = max(1, constant.magnitude)
      for index in Int(check.firstPart)..<Int(check.partEnd) {
        let part = parts[index]
        let product = part.coefficient * problem.values[Int(part.unknown)]
        sum += product
        largest = max(largest, product.magnitude)
      }
      if !(check.sign * sum >= -Tolerance.feasibility * largest) {
        problem.queueCheck(.constraint(Int(check.constraint)))
      }
    }
  }
}

// MARK: - Writing it down

extension PropagationPlan {
  /// Notes which constants changed, so that the plan is written if they change again.
  mutating func preparePlan(_ problem: borrowing Problem) {
    if !problem.changes.slots.isEmpty {
      begin(from: problem.changes.slots, at: problem.stamp)
    }
  }

  private mutating func writePlan(_ problem: inout Problem, _ workingSet: inout WorkingSet) {
    forgetPlacesInPlan(&problem)
    steps.removeAll()
    checks.removeAll()
    generalSteps.removeAll()
    parts.removeAll()
    summedSlots.removeAll()
    sums.removeAll()
    sums.append(0)
    workingSet.reachChanges(problem)
    steps.reserve(workingSet.reach.finished.count)
    markQueuedConstraints(false, &problem)
    for index in workingSet.reach.finished.indices.reversed() {
      writeStep(Int(workingSet.reach.finished[index]), problem)
    }
    for index in workingSet.reach.finished.indices.reversed() {
      writeChecks(with: Int(workingSet.reach.finished[index]), &problem)
    }
    for index in checks.indices {
      problem.constraints[Int(checks[index].constraint)].isChecked = false
    }
    markQueuedConstraints(true, &problem)
    isWritten = true
    deletedCount = 0
    limit = 64 + 4 * length
    basis = problem.basis
    stamp = problem.stamp
  }

  /// Marks the constraints that are to be looked at in this solve alone, or lets the marks stand for
  /// those that have a check in the plan.
  private func markQueuedConstraints(_ isChecked: Bool, _ problem: inout Problem) {
    for index in problem.changes.rows.indices where !problem.changes.rows[index].isBound {
      problem.constraints[problem.changes.rows[index].index].isChecked = isChecked
    }
  }

  mutating func writeStep(_ slot: Int, _ problem: borrowing Problem) {
    var step = PropagationPlan.Step(
      sign: watchedSign(ofBound: slot, problem), firstUnknown: Int32(slot),
      secondUnknown: Int32(slot),
      slot: Int32(slot), kind: 0)
    let tight = problem.unknowns[slot].tight
    if !tight.isBound { step.constant = Int32(tight.index) }
    if !writePlainParts(of: &step, problem) { writeGeneralStep(of: &step, problem) }
    steps.append(step)
  }

  /// Writes the parts of a step into it; false, with nothing written that counts, if it is not plain.
  private func writePlainParts(of step: inout PropagationPlan.Step, _ problem: borrowing Problem)
    -> Bool
  {
    let slot = Int(step.slot)
    let row = problem.unknowns[slot].row
    if row.isBound || problem.unknowns[slot].tight.isBound
      || problem.unknowns[slot].firstEta >= 0
    {
      return false
    }
    var isOpposite = false
    for index in problem.constraints[row.index].terms {
      let coefficient = problem.terms.coefficients[index]
      let unknown = problem.terms.unknowns[index]
      let isUnit = coefficient.magnitude == 1
      if Int(unknown) == slot {
        guard isUnit else { return false }
        isOpposite = coefficient < 0
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
    if step.kind == 0 { return false }
    if isOpposite { step.kind = -step.kind }
    return true
  }

  private mutating func writeGeneralStep(
    of step: inout PropagationPlan.Step, _ problem: borrowing Problem
  ) {
    let slot = Int(step.slot)
    let row = problem.unknowns[slot].row
    let firstPart = Int32(parts.count)
    for index in row.isBound ? 0..<0 : problem.constraints[row.index].terms
    where Int(problem.terms.unknowns[index]) != slot {
      parts.append(
        PropagationPlan.Part(
          coefficient: problem.terms.coefficients[index], unknown: problem.terms.unknowns[index]))
    }
    step.kind = PropagationPlan.Step.general(Int32(generalSteps.count))
    generalSteps.append(
      PropagationPlan.GeneralStep(
        pivot: problem.coefficient(of: slot, in: row), sum: writtenSum(at: slot, problem),
        firstPart: firstPart,
        partEnd: Int32(parts.count)))
  }

  /// The place in the sums for a slot whose constant is not that of a constraint, or −1.
  private mutating func writtenSum(at slot: Int, _ problem: borrowing Problem) -> Int32 {
    if problem.unknowns[slot].firstEta < 0 {
      return problem.unknowns[slot].tight.isBound ? 0 : -1
    }
    summedSlots.append(Int32(slot))
    sums.append(0)
    return Int32(sums.count - 1)
  }

  /// Writes a check for each row that depends on an unknown, may change sides and has none yet.
  private mutating func writeChecks(with unknown: Int, _ problem: inout Problem) {
    var term = problem.terms.heads[unknown]
    while term >= 0 {
      let constraint = Int(problem.terms.links[Int(term)].constraint)
      term = problem.terms.links[Int(term)].next
      if problem.constraints[constraint].slot >= 0 || problem.constraints[constraint].isChecked {
        continue
      }
      problem.constraints[constraint].isChecked = true
      writeCheck(constraint, problem)
    }
  }

  mutating func writeCheck(_ constraint: Int, _ problem: borrowing Problem) {
    let firstPart = Int32(parts.count)
    for index in problem.constraints[constraint].terms {
      parts.append(
        PropagationPlan.Part(
          coefficient: problem.terms.coefficients[index], unknown: problem.terms.unknowns[index]))
    }
    checks.append(
      PropagationPlan.Check(
        sign: watchedSign(of: constraint, problem), constraint: Int32(constraint),
        firstPart: firstPart,
        partEnd: Int32(parts.count)))
  }

  func watchedSign(ofBound slot: Int, _ problem: borrowing Problem) -> Double {
    problem.unknowns[slot].boundSlot >= 0 ? 0 : watchedSign(problem.unknowns[slot].boundSide)
  }

  /// The same for a constraint, which needs no look while it is tight or does not count.
  func watchedSign(of constraint: Int, _ problem: borrowing Problem) -> Double {
    let isWatched =
      problem.constraints[constraint].slot < 0 && problem.constraints[constraint].state == .kept
    return isWatched ? watchedSign(problem.constraints[constraint].side) : 0
  }

  /// What a residual is multiplied with to see whether it has left a side. Where a row is active,
  /// nothing that is compared with not-a-number holds, so that it is always looked at.
  private func watchedSign(_ side: Side) -> Double { side == .active ? .nan : side.sign }
}

extension Double {
  /// The sign bit, where it stands in the pattern of bits.
  fileprivate var signBit: UInt64 { bitPattern & 1 << 63 }
}
