import AshlarStorage

// Nearly every layout is triangular: some constraint determines one unknown by itself, another one
// then determines the next, and so on. Following that order finds a working set that is right, or
// nearly so, in one pass over the coefficients.

// MARK: - Opening

extension CrashBasis {
  /// Finds tight rows for the unknowns that are new, and for those whose tight row was removed.
  mutating func determineOpenUnknowns(
    _ problem: inout Problem, _ workingSet: inout WorkingSet, _ pricing: inout Pricing
  ) {
    begin()
    firstUnseen = problem.changes.firstNewConstraint
    reopenUnknowns(&problem)
    openCount = problem.changes.opened.count + problem.changes.newUnknowns.count
    openedCount = openCount
    firstOrder = problem.changes.opened.isEmpty ? problem.counters.order : .max
    if openCount == 0 { return }
    for constraint in problem.changes.firstNewConstraint..<problem.constraints.count {
      firstUnseen = constraint + 1
      follow(constraint, &problem, &workingSet, &pricing)
    }
    for index in problem.changes.added.indices {
      follow(Int(problem.changes.added[index]), &problem, &workingSet, &pricing)
    }
    complete()
    determineReady(&problem, &workingSet, &pricing)
    leaveAtBound(&problem, &workingSet, &pricing)
    if choice.waits { endWaitingChoice(&problem, &workingSet, &pricing) }
    settle(&problem, &workingSet, &pricing)
    problem.changes.opened.removeAll()
  }

  /// Offers a constraint and follows the equations that have one open unknown left because of it.
  private mutating func follow(
    _ constraint: Int, _ problem: inout Problem, _ workingSet: inout WorkingSet,
    _ pricing: inout Pricing
  ) {
    offer(constraint, problem)
    followEquations(&problem, &workingSet, &pricing)
  }

  private mutating func followEquations(
    _ problem: inout Problem, _ workingSet: inout WorkingSet, _ pricing: inout Pricing
  ) {
    while true {
      while !equations.isEmpty {
        determineStably(by: Int(equations.removeLast()), &problem, &workingSet, &pricing)
      }
      if steep.isEmpty { break }
      determine(by: Int(steep.removeLast()), &problem, &workingSet, &pricing)
    }
    if choice.isMade { endChoice(&problem, &workingSet, &pricing) }
  }

  /// Lets an equation determine its open unknown, unless it would have to be divided by less than its largest
  /// coefficient. Such equations wait until no other is left: in a ring of halves each of them, taken the wrong way
  /// round, doubles what the one before has made of an error.
  ///
  /// Source: I. S. Duff, A. M. Erisman and J. K. Reid, "Direct Methods for Sparse Matrices", 1986, on threshold pivoting.
  private mutating func determineStably(
    by constraint: Int, _ problem: inout Problem, _ workingSet: inout WorkingSet,
    _ pricing: inout Pricing
  ) {
    guard isReady(constraint, problem) else { return }
    let share = openShare(of: constraint, problem)
    if share.coefficient.magnitude < share.largest {
      steep.append(Int32(truncatingIfNeeded: constraint))
    } else {
      determine(share, by: constraint, &problem, &workingSet, &pricing)
    }
  }

  /// Opens the unknowns whose tight row was removed, and offers the constraints that refer to them.
  ///
  /// New unknowns are open from the beginning, and the constraints that refer to them are new too.
  private mutating func reopenUnknowns(_ problem: inout Problem) {
    let firstReopened = problem.changes.opened.count
    for index in problem.changes.removed.indices {
      let slot = Int(problem.constraints[Int(problem.changes.removed[index])].slot)
      if slot < 0 || problem.unknowns[slot].isOpen || problem.unknowns[slot].isVacant { continue }
      if problem.unknowns[slot].firstEta >= 0 { continue }
      problem.unknowns[slot].isOpen = true
      problem.changes.opened.append(Int32(slot))
      countAsOpen(slot, &problem)
    }
    for index in firstReopened..<problem.changes.opened.count {
      offerAll(with: Int(problem.changes.opened[index]), problem)
    }
  }

  private func countAsOpen(_ unknown: Int, _ problem: inout Problem) {
    var term = problem.terms.heads[unknown]
    while term >= 0 {
      problem.openTerms[Int(problem.terms.links[Int(term)].constraint)] += 1
      term = problem.terms.links[Int(term)].next
    }
  }

  private mutating func offerAll(with unknown: Int, _ problem: borrowing Problem) {
    var term = problem.terms.heads[unknown]
    while term >= 0 {
      offer(Int(problem.terms.links[Int(term)].constraint), problem)
      term = problem.terms.links[Int(term)].next
    }
  }
}

// MARK: - Determining

extension CrashBasis {
  /// Puts a constraint on the list that could determine its last open unknown.
  @inline(__always)
  private mutating func offer(_ constraint: Int, _ problem: borrowing Problem) {
    if problem.openTerms[constraint] == 1 { offerReady(constraint, problem) }
  }

  @inline(__always)
  private mutating func offerReady(_ constraint: Int, _ problem: borrowing Problem) {
    guard problem.constraints[constraint].slot < 0, problem.constraints[constraint].state == .kept
    else { return }
    if problem.isEquation(constraint) {
      equations.append(Int32(truncatingIfNeeded: constraint))
    } else {
      offerCandidate(constraint, problem)
    }
  }

  @inline(never)
  private mutating func offerCandidate(_ constraint: Int, _ problem: borrowing Problem) {
    let under = problem.constraints[constraint].under
    let over = problem.constraints[constraint].over
    if under > 0 && over > 0 {
      let candidate = candidate(of: constraint, under, over, problem)
      let isZeroWish = candidate.level <= Self.weak && isAboutZero(constraint, problem)
      if isZeroWish { zeroWishes.push(candidate) } else { add(candidate) }
    } else {
      laterInequalities.append(Int32(constraint))
    }
  }

  mutating func determineReady(
    _ problem: inout Problem, _ workingSet: inout WorkingSet, _ pricing: inout Pricing
  ) {
    repeat {
      followEquations(&problem, &workingSet, &pricing)
      determineByCandidates(&problem, &workingSet, &pricing)
    } while determineByInequality(&problem, &workingSet, &pricing)
      || determineByZeroWish(&problem, &workingSet, &pricing)
  }

  /// Lets constraints with a price on both sides determine unknowns, the strongest first.
  private mutating func determineByCandidates(
    _ problem: inout Problem, _ workingSet: inout WorkingSet, _ pricing: inout Pricing
  ) {
    while !candidates.isEmpty {
      let constraint = Int(candidates.popFirst().constraint)
      determine(by: constraint, &problem, &workingSet, &pricing)
      followEquations(&problem, &workingSet, &pricing)
    }
  }

  private mutating func determineByInequality(
    _ problem: inout Problem, _ workingSet: inout WorkingSet, _ pricing: inout Pricing
  ) -> Bool {
    if inequalities.isEmpty, !uncorrected.isEmpty {
      correctRound(isLast: false, &problem, &workingSet, &pricing)
    }
    guard let constraint = popInequality(problem) else { return false }
    determine(by: constraint, &problem, &workingSet, &pricing)
    return true
  }

  private mutating func determineByZeroWish(
    _ problem: inout Problem, _ workingSet: inout WorkingSet, _ pricing: inout Pricing
  ) -> Bool {
    if zeroWishes.isEmpty { return false }
    determine(by: Int(zeroWishes.popFirst().constraint), &problem, &workingSet, &pricing)
    return true
  }

  private mutating func determine(
    by constraint: Int, _ problem: inout Problem, _ workingSet: inout WorkingSet,
    _ pricing: inout Pricing
  ) {
    if isReady(constraint, problem) {
      let share = openShareAfterChoice(constraint, &problem, &workingSet, &pricing)
      determine(share, by: constraint, &problem, &workingSet, &pricing)
    }
  }

  /// The open share of a constraint. A choice that waits ends first, unless it goes on with the constraint: that may move what
  /// the share depends on.
  private mutating func openShareAfterChoice(
    _ constraint: Int, _ problem: inout Problem, _ workingSet: inout WorkingSet,
    _ pricing: inout Pricing
  ) -> CrashBasis.Share {
    let share = openShare(of: constraint, problem)
    guard choice.waits, !problem.isEquation(constraint), suits(constraint, share, problem),
      !choice.mayGoOn(with: constraint, for: share.unknown, problem, workingSet)
    else { return share }
    endWaitingChoice(&problem, &workingSet, &pricing)
    return openShare(of: constraint, problem)
  }

  private func isReady(_ constraint: Int, _ problem: borrowing Problem) -> Bool {
    problem.openTerms[constraint] == 1 && problem.constraints[constraint].slot < 0
  }

  @inline(__always)
  private mutating func determine(
    _ share: CrashBasis.Share, by constraint: Int, _ problem: inout Problem,
    _ workingSet: inout WorkingSet, _ pricing: inout Pricing
  ) {
    if !suits(constraint, share, problem) { return }
    if problem.unknowns[share.unknown].isFresh {
      if share.isUsablePivot {
        determineFresh(share, by: constraint, &problem, &workingSet, &pricing)
      }
    } else if pricing.exchangeDirectly(
      at: share.unknown, for: .constraint(constraint), &problem, &workingSet)
    {
      workingSet.constantChanged(at: share.unknown, &problem)
      pricing.addCandidate(share.unknown, &problem)
      choice.forget()
      close(share.unknown, &problem)
    }
  }

  /// The share of the constraint's only open unknown, in one pass over its terms.
  private func openShare(of constraint: Int, _ problem: borrowing Problem) -> CrashBasis.Share {
    var share = CrashBasis.Share(
      unknown: -1, coefficient: 0, remainder: problem.constants[constraint], largest: 0)
    for index in problem.constraints[constraint].terms {
      let unknown = Int(problem.terms.unknowns[index])
      let coefficient = problem.terms.coefficients[index]
      share.largest = max(share.largest, coefficient.magnitude)
      if share.unknown < 0, problem.unknowns[unknown].isOpen {
        share.unknown = unknown
        share.coefficient = coefficient
      } else {
        share.remainder -= coefficient * problem.values[unknown]
      }
    }
    return share
  }

  /// Whether an unknown may well end where the constraint is active.
  ///
  /// A size goes towards zero, so that what bounds it from above does not stop it.
  private func suits(_ constraint: Int, _ share: CrashBasis.Share, _ problem: borrowing Problem)
    -> Bool
  {
    let under = problem.constraints[constraint].under
    let over = problem.constraints[constraint].over
    if under > 0 && over > 0 || problem.unknowns[share.unknown].kind == .location { return true }
    return (share.coefficient > 0 ? under : over) > 0
  }

  /// Lets a constraint determine an unknown on which nothing depends yet.
  @inline(__always)
  private mutating func determineFresh(
    _ share: CrashBasis.Share, by constraint: Int, _ problem: inout Problem,
    _ workingSet: inout WorkingSet, _ pricing: inout Pricing
  ) {
    let unknown = share.unknown
    let row = Row.constraint(constraint)
    problem.noteWorkingSetChange()
    problem.unknowns[unknown].order = problem.nextOrder()
    problem.unknowns[unknown].row = row
    problem.unknowns[unknown].tight = row
    problem.unknowns[unknown].boundSlot = -1
    problem.constraints[constraint].slot = Int32(truncatingIfNeeded: unknown)
    problem.constraints[constraint].rowSlot = Int32(truncatingIfNeeded: unknown)
    workingSet.move(unknown, to: share.remainder / share.coefficient, &problem)
    if !problem.constraints[constraint].isTwoSided { pricing.addCandidate(unknown, &problem) }
    if !problem.isEquation(constraint),
      !choice.goOn(with: constraint, for: unknown, problem, workingSet)
    {
      choice.begin(at: unknown, whileOpen: openCount)
    }
    choice.note(determined: unknown)
    if problem.values[unknown] < 0, problem.unknowns[unknown].kind == .size {
      choice.noteNegativeSize()
    }
    close(unknown, &problem)
  }

  mutating func close(_ unknown: Int, _ problem: inout Problem) {
    problem.unknowns[unknown].isOpen = false
    problem.unknowns[unknown].isFresh = false
    openCount &-= 1
    var term = problem.terms.heads[unknown]
    while term >= 0 {
      let constraint = Int(problem.terms.links[Int(term)].constraint)
      term = problem.terms.links[Int(term)].next
      let open = problem.openTerms[constraint] &- 1
      problem.openTerms[constraint] = open
      if open == 1 {
        if constraint < firstUnseen { offerReady(constraint, problem) }
      } else if open == 0, choice.isMade, problem.constraints[constraint].slot < 0 {
        choice.note(closed: constraint)
      }
    }
  }
}
