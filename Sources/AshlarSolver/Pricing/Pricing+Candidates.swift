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

  /// Whether weaker levels than that of a slot's tight row decide whether it moves to a side.
  func isTied(at slot: Int, to side: Side, _ problem: borrowing Problem) -> Bool {
    let own = problem.level(of: problem.unknowns[slot].tight, on: side)
    return multipliers.isTied(problem.unknowns[slot].firstMultiplier, to: side, costing: own)
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

// MARK: - Which of several leaves first

// Where many gain at the same level, as the rows of a column that all could be the one that is stretched, they differ in
// what that costs at weaker levels. In the order of the list each may be a little better than the one before, with an
// exchange for each.

extension Pricing {
  /// The best of a descent and those of the candidates that are next: of those that gain at the same level, the one that
  /// costs least at the weaker levels for what it gains.
  ///
  /// As many candidates are looked at as descents have visited unknowns and constraints, so that the comparison takes no
  /// longer than the exchanges. What is not chosen stays on the list. After a step without movement Bland's rule applies.
  ///
  /// Source: I. Maros, "Computational Techniques of the Simplex Method", 2003, on partial pricing.
  mutating func bestDescent(
    from slot: Int, to side: Side, _ problem: inout Problem, _ workingSet: borrowing WorkingSet
  ) -> (slot: Int, side: Side) {
    if agenda.followsBland { return (slot, side) }
    var best = (slot: slot, side: side)
    let first = agenda.nextCandidate
    let end = min(agenda.candidates.count, first + agenda.comparisons)
    for index in first..<end {
      let other = Int(agenda.candidates[index])
      guard problem.unknowns[other].isCandidate else { continue }
      for way in [Side.over, .under] where descends(from: other, to: way, problem, workingSet) {
        if multipliers.isCheaper(
          cost(at: other, way, problem), than: cost(at: best.slot, best.side, problem))
        {
          best = (other, way)
        }
      }
    }
    agenda.comparisons -= end - first
    agenda.lookCount += end - first
    if best.slot != slot {
      problem.unknowns[best.slot].isCandidate = false
      problem.unknowns[slot].isCandidate = true
      agenda.nextCandidate -= 1
    }
    return best
  }

  /// Whether the cost falls beyond doubt when the tight row of a slot moves to a side.
  private func descends(
    from slot: Int, to side: Side, _ problem: borrowing Problem, _ workingSet: borrowing WorkingSet
  ) -> Bool {
    let cost = costSign(at: slot, to: side, problem, workingSet)
    return cost.sign < 0 && !cost.isInDoubt
  }

  private func cost(at slot: Int, _ side: Side, _ problem: borrowing Problem) -> Multipliers.Cost {
    Multipliers.Cost(
      next: problem.unknowns[slot].firstMultiplier,
      own: problem.level(of: problem.unknowns[slot].tight, on: side), side: side)
  }
}
