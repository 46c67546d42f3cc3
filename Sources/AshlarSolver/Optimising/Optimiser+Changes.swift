import AshlarStorage

// MARK: - Changing records

extension Optimiser {
  mutating func constantChanged(
    of number: Int, _ problem: inout Problem, _ workingSet: borrowing WorkingSet,
    _ pricing: inout Pricing
  ) {
    problem.isSettled = false
    let row = Row.constraint(number)
    contradictions.disturbProofs(with: row, &problem, &pricing)
    if problem.constraints[number].state == .setAside {
      return contradictions.reconsider(row, &problem, &pricing)
    }
    if problem.constraints[number].slot < 0 { return problem.queueCheck(row) }
    workingSet.constantChanged(at: Int(problem.constraints[number].slot), &problem)
  }

  mutating func penaltiesChange(
    of number: Int, to penalties: Penalties, keepsAge: Bool, _ problem: inout Problem,
    _ workingSet: inout WorkingSet, _ pricing: inout Pricing
  ) {
    problem.isSettled = false
    let row = Row.constraint(number)
    let wasRequired = problem.constraints[number].isRequired
    contradictions.disturbProofs(with: row, &problem, &pricing)
    contradictions.setAside.remove(row)
    contradictions.restoreConstant(of: row, &problem, workingSet)
    if problem.constraints[number].slot < 0 { pricing.changeSide(of: row, to: .active, &problem) }
    pricing.updateMultipliers(&problem, &workingSet)
    problem.constraints[number].set(penalties)
    problem.setState(.kept, of: row)
    if problem.constraints[number].isRequired, !wasRequired, !keepsAge {
      problem.origins[number].age = problem.nextAge(
        seniority: problem.constraints[number].seniority)
    }
    if problem.constraints[number].slot >= 0 {
      pricing.addCandidate(Int(problem.constraints[number].slot), &problem)
    } else {
      problem.queueCheck(row)
    }
  }

  /// Gives a constraint the terms that stand in `collected`.
  ///
  /// The working set may lean on the old terms, so that they live on in another record, which leaves
  /// like a removed constraint.
  mutating func coefficientsChange(
    of number: Int, _ problem: inout Problem, _ workingSet: borrowing WorkingSet,
    _ pricing: inout Pricing
  ) {
    problem.isSettled = false
    let row = Row.constraint(number)
    contradictions.disturbProofs(with: row, &problem, &pricing)
    contradictions.setAside.remove(row)
    contradictions.restoreConstant(of: row, &problem, workingSet)
    let penalties = problem.constraints[number].penalties
    let old = problem.constraints[number]
    problem.moveToLeavingRecord(number)
    problem.constraints[number] = ConstraintRecord(seniority: old.seniority)
    problem.fillTerms(of: number)
    problem.constraints[number].set(penalties)
    problem.constraints[number].isChecked = old.isChecked
    if number < problem.changes.firstNewConstraint { problem.changes.added.append(Int32(number)) }
  }

}
