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

  /// Takes a candidate off the list: the one that has waited longest, or the one whose tight row was created first if
  /// the rule against cycling applies.
  mutating func nextCandidate(_ problem: inout Problem) -> Int? {
    if agenda.followsBland, let slot = firstCandidate(problem) {
      problem.unknowns[slot].isCandidate = false
      return slot
    }
    while agenda.nextCandidate < agenda.candidates.count {
      let slot = Int(agenda.candidates[agenda.nextCandidate])
      agenda.nextCandidate += 1
      if !problem.unknowns[slot].isCandidate { continue }
      problem.unknowns[slot].isCandidate = false
      return slot
    }
    agenda.candidates.removeAll()
    agenda.nextCandidate = 0
    agenda.forgetRanks()
    return nil
  }

  /// The candidate whose tight row was created first.
  private mutating func firstCandidate(_ problem: borrowing Problem) -> Int? {
    agenda.candidates.count - agenda.nextCandidate <= Agenda.fewCandidates
      ? firstOfFewCandidates(problem) : firstOfManyCandidates(problem)
  }

  /// Looks for it in the list. What stands first in the list takes its place.
  private mutating func firstOfFewCandidates(_ problem: borrowing Problem) -> Int? {
    agenda.forgetRanks()
    agenda.lookCount += agenda.candidates.count - agenda.nextCandidate
    var least = Int64.max
    var place = -1
    for index in agenda.nextCandidate..<agenda.candidates.count {
      let slot = Int(agenda.candidates[index])
      guard problem.unknowns[slot].isCandidate else { continue }
      let rank = problem.rank(of: problem.tightRow(at: slot))
      if rank < least { (least, place) = (rank, index) }
    }
    guard place >= 0 else { return nil }
    let slot = Int(agenda.candidates[place])
    agenda.candidates[place] = agenda.candidates[agenda.nextCandidate]
    agenda.nextCandidate += 1
    return slot
  }

  /// Looks for it in a heap.
  ///
  /// - Complexity: O(log *n*) for *n* candidates, averaged over all that are put on the list.
  private mutating func firstOfManyCandidates(_ problem: borrowing Problem) -> Int? {
    for index in max(agenda.rankedCount, agenda.nextCandidate)..<agenda.candidates.count {
      let slot = agenda.candidates[index]
      agenda.ranked.push(
        Agenda.Ranking(rank: problem.rank(of: problem.tightRow(at: Int(slot))), slot: slot))
      agenda.lookCount += 1
    }
    agenda.rankedCount = agenda.candidates.count
    while !agenda.ranked.isEmpty {
      let first = agenda.ranked.popFirst()
      let slot = Int(first.slot)
      agenda.lookCount += 1
      if problem.unknowns[slot].isCandidate,
        problem.rank(of: problem.tightRow(at: slot)) == first.rank
      {
        return slot
      }
    }
    return nil
  }
}
