import AshlarStorage

// Nearly every layout is triangular: some constraint determines one unknown by itself, another one
// then determines the next, and so on. Following that order finds a working set that is right, or
// nearly so, in one pass over the coefficients.

// MARK: - Opening

extension Solver {
  /// Finds tight rows for the unknowns that are new, and for those whose tight row was removed.
  mutating func peelOpenUnknowns() {
    peel.begin()
    peel.firstUnseen = problem.changes.firstNewConstraint
    reopenUnknowns()
    peel.openCount = problem.changes.opened.count + problem.changes.newUnknowns.count
    if peel.openCount == 0 { return }
    for constraint in problem.changes.firstNewConstraint..<problem.constraints.count {
      peel.firstUnseen = constraint + 1
      follow(constraint)
      if peel.firstUnseen % Peel.stretch == 0 { determineWishes(below: constraint - Peel.overlap) }
    }
    for index in problem.changes.added.indices { follow(Int(problem.changes.added[index])) }
    peel.endLateness()
    determineReady()
    leaveAtRest()
    problem.changes.opened.removeAll()
  }

  /// Offers a constraint and follows the equations that have one open unknown left because of it.
  private mutating func follow(_ constraint: Int) {
    offer(constraint)
    followEquations()
  }

  private mutating func followEquations() {
    while !peel.equations.isEmpty { determine(by: Int(peel.equations.removeLast())) }
  }

  /// Opens the unknowns whose tight row was removed, and offers the constraints that speak of them.
  ///
  /// New unknowns are open from the beginning, and the constraints that speak of them are new too.
  private mutating func reopenUnknowns() {
    let firstReopened = problem.changes.opened.count
    for index in problem.changes.removed.indices {
      let slot = Int(problem.constraints[Int(problem.changes.removed[index])].slot)
      if slot < 0 || problem.unknowns[slot].isOpen || problem.unknowns[slot].isVacant { continue }
      if problem.unknowns[slot].firstCorrection >= 0 { continue }
      problem.unknowns[slot].isOpen = true
      problem.changes.opened.append(Int32(slot))
      countAsOpen(slot)
    }
    for index in firstReopened..<problem.changes.opened.count {
      offerAll(with: Int(problem.changes.opened[index]))
    }
  }

  private mutating func countAsOpen(_ unknown: Int) {
    var term = problem.terms.heads[unknown]
    while term >= 0 {
      problem.openTerms[Int(problem.terms.links[Int(term)].constraint)] += 1
      term = problem.terms.links[Int(term)].next
    }
  }

  private mutating func offerAll(with unknown: Int) {
    var term = problem.terms.heads[unknown]
    while term >= 0 {
      offer(Int(problem.terms.links[Int(term)].constraint))
      term = problem.terms.links[Int(term)].next
    }
  }
}

// MARK: - Determining

extension Solver {
  /// Puts a constraint on the list that could determine its last open unknown.
  @inline(__always)
  private mutating func offer(_ constraint: Int) {
    if problem.openTerms[constraint] == 1 { offerReady(constraint) }
  }

  @inline(__always)
  private mutating func offerReady(_ constraint: Int) {
    guard problem.constraints[constraint].slot < 0, problem.constraints[constraint].state == .kept
    else { return }
    if problem.isEquation(constraint) {
      peel.equations.append(Int32(truncatingIfNeeded: constraint))
    } else {
      offerWish(constraint)
    }
  }

  @inline(never)
  private mutating func offerWish(_ constraint: Int) {
    let under = problem.constraints[constraint].under
    let over = problem.constraints[constraint].over
    if under > 0 && over > 0 {
      peel.add(wish(of: constraint, under, over))
    } else {
      peel.bounds.append(Int32(constraint))
    }
  }

  private func wish(of constraint: Int, _ under: Level, _ over: Level) -> Peel.Wish {
    var amount = 0.0
    if under != over, isAboutShared(constraint) {
      amount = under > over ? problem.constants[constraint] : -problem.constants[constraint]
    }
    return Peel.Wish(
      level: max(under, over), constraint: Int32(constraint), amount: amount,
      age: problem.origins[constraint].age)
  }

  /// Whether a constraint speaks of one unknown alone and an equation ties that to another one that is open too, so
  /// that what speaks of the other competes with it.
  private func isAboutShared(_ constraint: Int) -> Bool {
    guard problem.constraints[constraint].termCount == 1 else { return false }
    var term = problem.terms.heads[
      Int(problem.terms.unknowns[Int(problem.constraints[constraint].firstTerm)])]
    var looks = 8
    while term >= 0, looks > 0 {
      let other = Int(problem.terms.links[Int(term)].constraint)
      if problem.openTerms[other] == 2, problem.constraints[other].termCount == 2,
        problem.isEquation(other)
      {
        return true
      }
      term = problem.terms.links[Int(term)].next
      looks -= 1
    }
    return false
  }

  private mutating func determineReady() {
    repeat {
      followEquations()
      determineWishes(below: .max)
    } while determineByBound()
  }

  /// Lets constraints with a price on both sides determine unknowns, those with numbers below a limit.
  private mutating func determineWishes(below limit: Int) {
    while peel.sortWishes(below: limit) {
      while !peel.wishes.isEmpty {
        determine(by: peel.wishes.popFirst())
        followEquations()
      }
    }
  }

  private mutating func determine(by wish: Peel.Wish) {
    let constraint = Int(wish.constraint)
    guard isReady(constraint) else { return }
    let share = openShare(of: constraint)
    if isSeen(share.unknown) { determine(share, by: constraint) } else { peel.late.append(wish) }
  }

  /// Whether all constraints have been looked at that speak of an unknown: the last one is the first in
  /// its column.
  private func isSeen(_ unknown: Int) -> Bool {
    Int(problem.terms.links[Int(problem.terms.heads[unknown])].constraint) < peel.firstUnseen
  }

  private mutating func determineByBound() -> Bool {
    guard let constraint = peel.popBound() else { return false }
    determine(by: constraint)
    return true
  }

  private mutating func determine(by constraint: Int) {
    if isReady(constraint) { determine(openShare(of: constraint), by: constraint) }
  }

  private func isReady(_ constraint: Int) -> Bool {
    problem.openTerms[constraint] == 1 && problem.constraints[constraint].slot < 0
  }

  @inline(__always)
  private mutating func determine(_ share: Peel.Share, by constraint: Int) {
    if !suits(constraint, share) { return }
    if problem.unknowns[share.unknown].isFresh {
      if share.isUsablePivot { determineFresh(share, by: constraint) }
    } else if pricing.exchangeDirectly(
      at: share.unknown, for: .constraint(constraint), &problem, &workingSet)
    {
      workingSet.constantChanged(at: share.unknown, &problem)
      pricing.suspect(share.unknown, &problem)
      close(share.unknown)
    }
  }

  /// What the constraint says about its only open unknown, in one pass over its terms.
  private func openShare(of constraint: Int) -> Peel.Share {
    var share = Peel.Share(
      unknown: -1, coefficient: 0, rest: problem.constants[constraint], largest: 0)
    for index in problem.constraints[constraint].terms {
      let unknown = Int(problem.terms.unknowns[index])
      let coefficient = problem.terms.coefficients[index]
      share.largest = max(share.largest, coefficient.magnitude)
      if share.unknown < 0, problem.unknowns[unknown].isOpen {
        share.unknown = unknown
        share.coefficient = coefficient
      } else {
        share.rest -= coefficient * problem.values[unknown]
      }
    }
    return share
  }

  /// Whether an unknown may well end where the constraint is even.
  ///
  /// A size goes towards zero, so that what bounds it from above does not stop it.
  private func suits(_ constraint: Int, _ share: Peel.Share) -> Bool {
    let under = problem.constraints[constraint].under
    let over = problem.constraints[constraint].over
    if under > 0 && over > 0 || problem.unknowns[share.unknown].kind == .location { return true }
    return (share.coefficient > 0 ? under : over) > 0
  }

  /// Lets a constraint determine an unknown on which nothing depends yet.
  @inline(__always)
  private mutating func determineFresh(_ share: Peel.Share, by constraint: Int) {
    let unknown = share.unknown
    let row = Row.constraint(constraint)
    problem.noteWorkingSetChange()
    problem.unknowns[unknown].order = problem.nextOrder()
    problem.unknowns[unknown].row = row
    problem.unknowns[unknown].tight = row
    problem.unknowns[unknown].restSlot = -1
    problem.constraints[constraint].slot = Int32(truncatingIfNeeded: unknown)
    problem.constraints[constraint].rowSlot = Int32(truncatingIfNeeded: unknown)
    workingSet.move(unknown, to: share.rest / share.coefficient, &problem)
    if !problem.constraints[constraint].isTwoSided { pricing.suspect(unknown, &problem) }
    close(unknown)
  }

  /// Ends the search for the unknowns that are still open: for sizes first.
  private mutating func leaveAtRest() {
    peel.open.removeAll()
    for unknown in problem.changes.newUnknowns {
      if peel.open.count == peel.openCount { break }
      if problem.unknowns[unknown].isOpen { peel.open.append(Int32(unknown)) }
    }
    for index in problem.changes.opened.indices { peel.open.append(problem.changes.opened[index]) }
    for index in peel.open.indices { leaveAtRest(Int(peel.open[index]), ifKind: .size) }
    for index in peel.open.indices { leaveAtRest(Int(peel.open[index]), ifKind: .location) }
  }

  /// Ends the search for an unknown that nothing determines: it stays with the row it has.
  private mutating func leaveAtRest(_ unknown: Int, ifKind kind: Unknown.Kind) {
    guard problem.unknowns[unknown].isOpen, problem.unknowns[unknown].kind == kind else { return }
    if problem.unknowns[unknown].isVacant {
      problem.unknowns[unknown].isOpen = false
      return
    }
    if problem.unknowns[unknown].isFresh { problem.unknowns[unknown].order = problem.nextOrder() }
    pricing.suspect(unknown, &problem)
    close(unknown)
    determineReady()
  }

  private mutating func close(_ unknown: Int) {
    problem.unknowns[unknown].isOpen = false
    problem.unknowns[unknown].isFresh = false
    peel.openCount &-= 1
    var term = problem.terms.heads[unknown]
    while term >= 0 {
      let constraint = Int(problem.terms.links[Int(term)].constraint)
      term = problem.terms.links[Int(term)].next
      problem.openTerms[constraint] &-= 1
      if constraint < peel.firstUnseen { offer(constraint) }
    }
  }

}
