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

  /// Counts what has been looked at since the last count.
  mutating func countVisits(_ workingSet: inout WorkingSet) {
    workingSet.countVisits(multipliers.takeEntryCount() + agenda.takeLookCount())
  }

  /// Leaves out what questions have looked at since the last solve.
  mutating func forgetVisits(_ workingSet: inout WorkingSet) {
    workingSet.visits = 0
    _ = workingSet.reach.takeTermCount() + multipliers.takeEntryCount() + agenda.takeLookCount()
  }

  /// Takes a suspect off the list: the one that has waited longest, or the one whose tight row was created first if
  /// the rule against cycling applies.
  mutating func nextSuspect(_ problem: inout Problem) -> Int? {
    if agenda.isCautious, let slot = firstSuspect(problem) {
      problem.unknowns[slot].isSuspect = false
      return slot
    }
    while agenda.nextSuspect < agenda.suspects.count {
      let slot = Int(agenda.suspects[agenda.nextSuspect])
      agenda.nextSuspect += 1
      if !problem.unknowns[slot].isSuspect { continue }
      problem.unknowns[slot].isSuspect = false
      return slot
    }
    agenda.suspects.removeAll()
    agenda.nextSuspect = 0
    agenda.forgetRanks()
    return nil
  }

  /// The suspect whose tight row was created first.
  private mutating func firstSuspect(_ problem: borrowing Problem) -> Int? {
    agenda.suspects.count - agenda.nextSuspect <= Agenda.fewSuspects
      ? firstOfFewSuspects(problem) : firstOfManySuspects(problem)
  }

  /// Looks for it in the list. What stands first in the list takes its place.
  private mutating func firstOfFewSuspects(_ problem: borrowing Problem) -> Int? {
    agenda.forgetRanks()
    agenda.lookCount += agenda.suspects.count - agenda.nextSuspect
    var least = Int64.max
    var place = -1
    for index in agenda.nextSuspect..<agenda.suspects.count {
      let slot = Int(agenda.suspects[index])
      guard problem.unknowns[slot].isSuspect else { continue }
      let rank = problem.rank(of: problem.tightRow(at: slot))
      if rank < least { (least, place) = (rank, index) }
    }
    guard place >= 0 else { return nil }
    let slot = Int(agenda.suspects[place])
    agenda.suspects[place] = agenda.suspects[agenda.nextSuspect]
    agenda.nextSuspect += 1
    return slot
  }

  /// Looks for it in a heap.
  ///
  /// - Complexity: O(log *n*) for *n* suspects, averaged over all that are put on the list.
  private mutating func firstOfManySuspects(_ problem: borrowing Problem) -> Int? {
    for index in max(agenda.rankedCount, agenda.nextSuspect)..<agenda.suspects.count {
      let slot = agenda.suspects[index]
      agenda.ranked.push(
        Agenda.Ranking(rank: problem.rank(of: problem.tightRow(at: Int(slot))), slot: slot))
      agenda.lookCount += 1
    }
    agenda.rankedCount = agenda.suspects.count
    while !agenda.ranked.isEmpty {
      let first = agenda.ranked.popFirst()
      let slot = Int(first.slot)
      agenda.lookCount += 1
      if problem.unknowns[slot].isSuspect,
        problem.rank(of: problem.tightRow(at: slot)) == first.rank
      {
        return slot
      }
    }
    return nil
  }
}
