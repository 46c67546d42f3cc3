import AshlarStorage

// What no constraint determines stays at its bound, and equations go on from there.

extension CrashBasis {
  /// Ends the search for the unknowns that are still open: for sizes first, and of those for the ones that determine
  /// most.
  mutating func leaveAtBound(
    _ problem: inout Problem, _ workingSet: inout WorkingSet, _ pricing: inout Pricing
  ) {
    gatherOpen(.size, problem)
    for index in open.indices where isSpike(Int(open[index]), problem) {
      leaveAtBound(Int(open[index]), &problem, &workingSet, &pricing)
    }
    for index in open.indices {
      leaveAtBound(Int(open[index]), &problem, &workingSet, &pricing)
    }
    gatherOpen(.location, problem)
    for index in open.indices {
      leaveAtBound(Int(open[index]), &problem, &workingSet, &pricing)
    }
  }

  /// Gathers the unknowns of a kind that are still open.
  private mutating func gatherOpen(_ kind: Unknown.Kind, _ problem: borrowing Problem) {
    open.removeAll()
    var left = openCount
    for unknown in problem.changes.newUnknowns {
      if left == 0 { break }
      if !problem.unknowns[unknown].isOpen { continue }
      left -= 1
      if problem.unknowns[unknown].kind == kind {
        open.append(Int32(truncatingIfNeeded: unknown))
      }
    }
    for index in problem.changes.opened.indices {
      let unknown = problem.changes.opened[index]
      if problem.unknowns[Int(unknown)].kind == kind { open.append(unknown) }
    }
  }

  /// Whether a size is best assumed: two equations or more would then determine another one each.
  ///
  /// Source: E. Hellerman and D. Rarick, "Reinversion with the preassigned pivot procedure", Mathematical Programming 1,
  /// 1971: the spike is a column with the most entries in the rows that have the fewest.
  private func isSpike(_ unknown: Int, _ problem: borrowing Problem) -> Bool {
    guard problem.unknowns[unknown].isOpen else { return false }
    var count = 0
    var term = problem.terms.heads[unknown]
    while term >= 0, count < 2 {
      let constraint = Int(problem.terms.links[Int(term)].constraint)
      if problem.openTerms[constraint] == 2, problem.isEquation(constraint) { count += 1 }
      term = problem.terms.links[Int(term)].next
    }
    return count == 2
  }

  /// Ends the search for an unknown that nothing determines: it stays with the row it has.
  private mutating func leaveAtBound(
    _ unknown: Int, _ problem: inout Problem, _ workingSet: inout WorkingSet,
    _ pricing: inout Pricing
  ) {
    guard problem.unknowns[unknown].isOpen else { return }
    if problem.unknowns[unknown].isVacant {
      problem.unknowns[unknown].isOpen = false
      return
    }
    if choice.waits { endWaitingChoice(&problem, &workingSet, &pricing) }
    if problem.unknowns[unknown].isFresh {
      problem.unknowns[unknown].order = problem.nextOrder()
      choice.begin(at: unknown, whileOpen: openCount)
      choice.note(determined: unknown)
    } else {
      choice.forget()
    }
    pricing.addCandidate(unknown, &problem)
    close(unknown, &problem)
    determineReady(&problem, &workingSet, &pricing)
  }
}
