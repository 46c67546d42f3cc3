import AshlarStorage

/// A trial of required constraints in which some of them are changed.
///
/// A trial changes nothing: it is made with a solver of its own that gets all that is required, what has been set aside
/// included, as far as it has to do with the change.
package struct Trial {
  /// Constraints that have been set aside, and should hold.
  package let returning: [Constraint]

  /// Constraints that are not required any more.
  package var dropped: Set<Constraint> = []

  /// An equation that is to be an inequality.
  package var relaxed: (constraint: Constraint, relation: Relation)?

  /// By how much the constants of constraints are to be greater, in the unit of each.
  package var moved: [Constraint: Double] = [:]

  /// Makes a trial of what has been set aside.
  package init(returning: [Constraint]) { self.returning = returning }
}

// MARK: - Trying

extension Trial {
  /// What would contradict each other after the change: what keeps those from holding that should, and what would be set
  /// aside that is not now.
  ///
  /// - Parameters:
  ///   - solver: The solver that has the constraints, solved.
  ///   - limit: How many constraints may be looked at. What has been looked at is taken off; one that is set aside
  ///     counts for twenty, as it is to be set aside again.
  /// - Returns: The members of each contradiction, as constraints of the solver; nil if there is more to look at.
  /// - Complexity: That of a first solve of the constraints that the change reaches. An unknown that a constraint fixes by
  ///   itself does not pass it on.
  package func contradictions(
    in solver: borrowing Solver, limit: inout Int
  ) -> [[Constraint]]? {
    if limit <= 0 { return nil }
    var rows = TrialRows(self)
    guard rows.gather(in: solver, limit: &limit) else { return nil }
    var copy = Solver()
    copy.conflictTolerance = solver.conflictTolerance
    var originals: [Constraint: Constraint] = [:]
    var numbers: [Int: Unknown] = [:]
    for row in rows.inOrderOfAge(in: solver) {
      var terms: [Term] = []
      for term in solver.problem.terms(of: row) {
        let unknown =
          numbers[term.unknown] ?? copy.addUnknown(solver.problem.kind(of: term.unknown))
        numbers[term.unknown] = unknown
        terms.append(Term(term.coefficient, unknown))
      }
      let constant =
        solver.optimiser.contradictions.ownConstant(of: row.index, solver.problem)
        + (moved[solver.problem.handle(ofConstraint: row.index)] ?? 0)
      let handle = try? copy.add(
        terms, near: constant, penalties: requirement(of: row, in: solver))
      if let handle { originals[handle] = solver.problem.handle(ofConstraint: row.index) }
    }
    guard copy.solve() == .optimal else { return nil }
    return copy.conflicts.compactMap { members(of: $0, originals, in: solver) }
  }

  /// What a row requires, without what it only prefers.
  private func requirement(of row: Row, in solver: borrowing Solver) -> Penalties {
    if let (constraint, relation) = relaxed, constraint.index == row.index {
      return Penalties(relation, .required)
    }
    let penalties = solver.problem.penalties(of: row)
    return Penalties(
      under: penalties.under == .required ? .required : nil,
      over: penalties.over == .required ? .required : nil)
  }

  /// The members of a contradiction in the copy; nil if it is there already and may stay.
  private func members(
    of conflict: Conflict, _ originals: [Constraint: Constraint], in solver: borrowing Solver
  ) -> [Constraint]? {
    if let original = originals[conflict.setAside], !returning.contains(original),
      solver.problem.state(of: .constraint(original.index)) == .setAside
    {
      return nil
    }
    var members: [Constraint] = []
    for case .constraint(let handle) in conflict.members {
      if let original = originals[handle] { members.append(original) }
    }
    return members
  }
}

// MARK: - Gathering

/// The rows that concern a trial.
private struct TrialRows {
  private var found: [Row] = []
  private var known: Set<Int>
  private var unknowns: Set<Int> = []

  init(_ trial: Trial) {
    known = Set(trial.dropped.map { $0.index })
    var first = trial.returning
    if let relaxed = trial.relaxed { first.append(relaxed.constraint) }
    first += trial.moved.keys.sorted { $0.index < $1.index }
    for constraint in first { take(.constraint(constraint.index)) }
  }

  private mutating func take(_ row: Row) {
    if known.insert(row.index).inserted { found.append(row) }
  }

  func inOrderOfAge(in solver: borrowing Solver) -> [Row] {
    var ranked: [(rank: Int64, row: Row)] = []
    for row in found { ranked.append((solver.problem.rank(of: row), row)) }
    return ranked.sorted { $0.rank < $1.rank }.map { $0.row }
  }

  /// Gathers the rows that share unknowns with those that a trial begins with, and with each other.
  mutating func gather(in solver: borrowing Solver, limit: inout Int) -> Bool {
    var next = 0
    while next < found.count {
      for term in solver.problem.terms(of: found[next]) where unknowns.insert(term.unknown).inserted
      {
        let others = solver.problem.constraintRows(with: term.unknown)
        limit -= others.count
        if limit < 0 { return false }
        take(others, in: solver)
        for row in others where solver.problem.state(of: row) == .setAside { limit -= 20 }
      }
      next += 1
    }
    return true
  }

  /// Takes what is required among the rows of an unknown: the one that fixes it if there is one, else all.
  private mutating func take(_ others: [Row], in solver: borrowing Solver) {
    for row in others where isFixing(row, in: solver) { return take(row) }
    for row in others where isRequired(row, in: solver) { take(row) }
  }

  private func isRequired(_ row: Row, in solver: borrowing Solver) -> Bool {
    row.index != solver.explaining.exercise && solver.problem.constraints[row.index].isRequired
  }

  /// Whether a row holds and says by itself what its unknown is, whatever the trial changes.
  private func isFixing(_ row: Row, in solver: borrowing Solver) -> Bool {
    let penalties = solver.problem.penalties(of: row)
    return isRequired(row, in: solver) && solver.problem.terms(of: row).count == 1
      && penalties.under == .required && penalties.over == .required
      && solver.problem.state(of: row) == .kept && !known.contains(row.index)
  }
}
