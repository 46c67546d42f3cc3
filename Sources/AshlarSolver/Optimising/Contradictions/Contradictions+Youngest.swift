import AshlarStorage

// The age of the youngest decides which of them is set aside where they contradict each other.

extension Contradictions {
  /// Whether one of the youngest required constraints is set aside, and others of them are in the proof.
  func setsYoungestAside(_ problem: borrowing Problem) -> Bool {
    for index in 0..<setAside.count {
      let entry = setAside[index]
      guard isYoungest(entry.row, problem) else { continue }
      for part in entry.proof where isYoungest(part.row, problem) { return true }
    }
    return false
  }

  /// Counts constraints that are the youngest as added in an order. The next solve decides again which of them are
  /// set aside.
  ///
  /// - Returns: Whether they counted as added in another order.
  /// - Complexity: O(*n* log *n*) for *n* constraints in the order.
  mutating func orderYoungest(
    _ ordered: [Constraint], _ problem: inout Problem, _ pricing: inout Pricing
  ) -> Bool {
    var ages: [Int64] = []
    for constraint in ordered { ages.append(problem.origins[Int(constraint.number)].age) }
    let sorted = ages.sorted()
    if ages == sorted { return false }
    for (constraint, age) in zip(ordered, sorted) {
      problem.origins[Int(constraint.number)].age = age
    }
    var rows: [Row] = []
    for index in 0..<setAside.count where isYoungest(setAside[index].row, problem) {
      rows.append(setAside[index].row)
    }
    for row in rows { reconsider(row, &problem, &pricing) }
    problem.isSettled = false
    return true
  }

  private func isYoungest(_ row: Row, _ problem: borrowing Problem) -> Bool {
    !row.isBound && problem.constraints[row.index].seniority == .youngest
  }
}
