import AshlarStorage

extension Optimiser {
  /// Lets removed constraints that are not tight go.
  mutating func retireRemoved(
    _ problem: inout Problem, _ workingSet: inout WorkingSet, _ pricing: inout Pricing
  ) {
    for index in problem.changes.removed.indices {
      let constraint = Int(problem.changes.removed[index])
      let row = Row.constraint(constraint)
      contradictions.disturbProofs(with: row, &problem, &pricing)
      if problem.state(of: row) == .setAside { contradictions.setAside.remove(row) }
      if !contradictions.tolerated.isEmpty { contradictions.tolerated.remove(row) }
      if problem.slot(of: row) < 0 {
        pricing.changeSide(of: row, to: .active, &problem)
      } else {
        pricing.addCandidate(problem.slot(of: row), &problem)
      }
      problem.setState(.removed, of: row)
    }
    pricing.updateMultipliers(&problem, &workingSet)
    for index in problem.changes.removed.indices {
      problem.releaseIfUnused(Int(problem.changes.removed[index]))
    }
  }

  /// Exchanges the removed constraints that are still tight for rows that are wanted.
  mutating func expelRemoved(
    _ problem: inout Problem, _ workingSet: inout WorkingSet, _ pricing: inout Pricing
  ) {
    if problem.changes.removed.isEmpty { return }
    pricing.updateMultipliers(&problem, &workingSet)
    var left = FlatArray<Int32>()
    for index in problem.changes.removed.indices {
      let constraint = Int(problem.changes.removed[index])
      guard problem.constraints[constraint].state == .removed else { continue }
      while problem.constraints[constraint].slot >= 0, workingSet.hasBudget {
        expel(from: Int(problem.constraints[constraint].slot), &problem, &workingSet, &pricing)
        pricing.countVisits(&workingSet)
      }
      if problem.constraints[constraint].slot >= 0 { left.append(Int32(constraint)) }
    }
    swap(&problem.changes.removed, &left)
  }

  private mutating func expel(
    from slot: Int, _ problem: inout Problem, _ workingSet: inout WorkingSet,
    _ pricing: inout Pricing
  ) {
    let gain = pricing.multipliers.slope(
      problem.unknowns[slot].firstMultiplier, to: .over, costing: .free,
      isFresh: workingSet.isFreshlyRebuilt)
    let first = gain.sign < 0
    let sides: [Side] = first ? [.over, .under] : [.under, .over]
    for side in sides
    where searchLine(from: slot, to: side, .level, &problem, &workingSet, &pricing) == .moved {
      return
    }
    for side in sides
    where searchLine(from: slot, to: side, .none, &problem, &workingSet, &pricing) == .moved {
      return
    }
    if !moveToBound(from: slot, to: sides[1], &problem, &workingSet, &pricing) {
      pricing.rebuildWorkingSet(&problem, &workingSet)
    }
  }

  /// Lets the numbers of removed unknowns be given out again on which nothing leans any more.
  func retireUnknowns(_ problem: inout Problem, _ pricing: inout Pricing) {
    var kept = 0
    for index in problem.leavingUnknowns.indices {
      let first = problem.leavingUnknowns[index]
      let numbers = Int(first)..<Int(first) + problem.span
      if numbers.allSatisfy({ isAtBound($0, problem) }) {
        for number in numbers { pricing.setDegenerate(false, number, &problem) }
        problem.vacantUnknowns.append(first)
      } else {
        problem.leavingUnknowns[kept] = first
        kept += 1
      }
    }
    problem.leavingUnknowns.removeLast(problem.leavingUnknowns.count - kept)
  }

  /// Whether an unknown is zero by its own bound, and nothing else has to do with it.
  private func isAtBound(_ number: Int, _ problem: borrowing Problem) -> Bool {
    let record = problem.unknowns[number]
    return problem.terms.heads[number] < 0 && problem.values[number] == 0
      && record.firstMultiplier < 0
      && record.tight == .bound(of: number) && record.row == .bound(of: number)
      && record.firstEta < 0 && record.firstEtaFrom < 0
  }
}
