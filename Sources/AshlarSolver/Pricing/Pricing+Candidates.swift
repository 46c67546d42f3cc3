import AshlarStorage

extension Pricing {
  /// What the tight row of a slot pays, by priority, strongest first.
  func pressures(at slot: Int, _ problem: borrowing Problem) -> [Pressure] {
    var pressures: [Pressure] = []
    var index = problem.unknowns[slot].firstMultiplier
    while index >= 0 {
      let entry = multipliers[index]
      if let priority = Priority(level: entry.level) {
        pressures.append(Pressure(priority: priority, gain: entry.value))
      }
      index = entry.next
    }
    return pressures
  }

  /// How the cost changes, as far as people's priorities go, when the tight row of a slot moves to a
  /// side: −1, 0 or 1; and whether there is doubt about it.
  @inline(__always)
  func costSign(
    at slot: Int, to side: Side, _ problem: borrowing Problem, _ workingSet: borrowing WorkingSet
  ) -> (sign: Int, isInDoubt: Bool) {
    let own = problem.level(of: problem.unknowns[slot].tight, on: side)
    return multipliers.slope(
      problem.unknowns[slot].firstMultiplier, to: side, costing: own,
      isFresh: workingSet.isFreshlyRebuilt)
  }

  mutating func nextSuspect(_ problem: inout Problem) -> Int? {
    guard agenda.nextSuspect < agenda.suspects.count else {
      agenda.suspects.removeAll()
      agenda.nextSuspect = 0
      return nil
    }
    if agenda.isCautious { bringFirstSuspectForward(problem) }
    let slot = Int(agenda.suspects[agenda.nextSuspect])
    agenda.nextSuspect += 1
    problem.unknowns[slot].isSuspect = false
    return slot
  }

  /// Swaps the suspect whose tight row was created first to the head of the list.
  private mutating func bringFirstSuspectForward(_ problem: borrowing Problem) {
    let head = agenda.nextSuspect
    for index in (head + 1)..<max(head + 1, agenda.suspects.count) {
      let first = agenda.suspects[head]
      let other = agenda.suspects[index]
      if problem.rank(of: problem.unknowns[Int(other)].tight)
        < problem.rank(of: problem.unknowns[Int(first)].tight)
      {
        agenda.suspects[head] = other
        agenda.suspects[index] = first
      }
    }
  }
}
