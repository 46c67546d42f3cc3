import AshlarStorage

extension WorkingSet {
  func hasFactor(at slot: Int, like expected: Double?) -> Bool {
    guard factors.contains(slot), factors[slot] != 0 else { return false }
    guard let expected, !isFreshlyRebuilt else { return true }
    return (factors[slot] - expected).magnitude <= Tolerance.agreement * expected.magnitude
  }

  /// Whether nothing has been exchanged since the last rebuild, so that digits cannot be had back.
  var isFreshlyRebuilt: Bool { pivotsAtRebuild == work.pivots }

  /// Lets a row become tight at a slot, or at the end of a path from there.
  ///
  /// - Returns: Whether the tight rows of the slots on the path have been shifted.
  mutating func attach(
    _ slot: Int, _ entering: Row, leavingTo side: Side, directly isDirect: Bool,
    _ problem: inout Problem
  ) -> Bool {
    let leaving = problem.unknowns[slot].tight
    if isDirect {
      removeEtas(of: slot, &problem)
      setBaseRow(entering, at: slot, &problem)
    } else if problem.unknowns[slot].firstEta < 0 {
      if shiftBaseRows(to: slot, for: entering, &problem) {
        updateSides(leaving: leaving, to: side, entering: entering, &problem)
        return true
      }
      correctInPlace(slot, &problem)
    }
    problem.setSlot(slot, of: entering)
    problem.unknowns[slot].tight = entering
    updateSides(leaving: leaving, to: side, entering: entering, &problem)
    return false
  }

  /// Lets a row that has left its slot count on a side, and one that has entered as active.
  func updateSides(leaving: Row, to side: Side, entering: Row, _ problem: inout Problem) {
    problem.setSide(.active, of: entering)
    problem.setSlot(-1, of: leaving)
    problem.setSide(problem.state(of: leaving) == .kept ? side : .active, of: leaving)
    if !leaving.isBound { problem.releaseIfUnused(leaving.index) }
  }

  /// Makes a row the one that a slot is propagated through.
  func setBaseRow(_ row: Row, at slot: Int, _ problem: inout Problem) {
    let old = problem.unknowns[slot].row
    if old == row { return }
    problem.noteWorkingSetChange()
    problem.unknowns[slot].row = row
    if !row.isBound { problem.constraints[row.index].rowSlot = Int32(slot) }
    guard !old.isBound else { return }
    problem.constraints[old.index].rowSlot = -1
    problem.releaseIfUnused(old.index)
  }
}
