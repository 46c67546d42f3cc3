import AshlarStorage

// Which of several tight rows leaves first. Where many gain at the same level, as the rows of a column that all could be
// the one that is stretched, they differ in what that costs at weaker levels. In the order of the list each may be a little
// better than the one before, with an exchange for each.

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
