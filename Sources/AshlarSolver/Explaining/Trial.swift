/// Required constraints as they would be if some of them were otherwise.
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

  /// Makes a trial of what has been set aside.
  package init(returning: [Constraint]) {
    self.returning = returning
  }
}

// MARK: - Trying

extension Solver {
  /// What would contradict each other after a change: what keeps those from holding that should, and what would be set
  /// aside that is not now.
  ///
  /// - Parameter limit: How many constraints may be looked at. What has been looked at is taken off.
  /// - Returns: The members of each contradiction, as constraints of this solver; nil if there is more to look at.
  /// - Complexity: That of a first solve of the constraints that the change reaches. An unknown that a constraint fixes by
  ///   itself does not pass it on.
  package func contradictions(in trial: Trial, limit: inout Int) -> [[Constraint]]? {
    var rows = TrialRows(trial)
    guard gather(&rows, limit: &limit) else { return nil }
    var copy = Solver()
    copy.conflictTolerance = conflictTolerance
    var originals: [Constraint: Constraint] = [:]
    var numbers: [Int: Unknown] = [:]
    for row in rows.found.sorted(by: { rank(of: $0) < rank(of: $1) }) {
      for term in terms(of: row) where numbers[term.unknown] == nil {
        numbers[term.unknown] = copy.addUnknown(kind(of: term.unknown))
      }
      let terms = terms(of: row).compactMap { term in
        numbers[term.unknown].map { Term(term.coefficient, $0) }
      }
      let handle = try? copy.add(
        terms, near: ownConstant(of: row.index), penalties: requirement(of: row, in: trial))
      if let handle { originals[handle] = self.handle(ofConstraint: row.index) }
    }
    guard copy.solve() == .optimal else { return nil }
    let returning = Set(trial.returning)
    let unwelcome = copy.conflicts.filter { conflict in
      guard let original = originals[conflict.setAside] else { return true }
      return returning.contains(original) || state(of: .constraint(original.index)) != .setAside
    }
    return unwelcome.map { conflict in
      conflict.members.compactMap { member in
        if case .constraint(let handle) = member { originals[handle] } else { nil }
      }
    }
  }

  /// What a row requires in a trial, without what it only prefers.
  private func requirement(of row: Row, in trial: Trial) -> Penalties {
    if let (constraint, relation) = trial.relaxed, constraint.index == row.index {
      return Penalties(relation, .required)
    }
    let penalties = penalties(of: row)
    return Penalties(
      under: penalties.under == .required ? .required : nil,
      over: penalties.over == .required ? .required : nil)
  }
}

// MARK: - Gathering

/// The rows that a trial has to do with.
private struct TrialRows {
  private(set) var found: [Row] = []
  private var known: Set<Int>
  private var unknowns: Set<Int> = []

  init(_ trial: Trial) {
    known = Set(trial.dropped.map(\.index))
    var first = trial.returning
    if let relaxed = trial.relaxed { first.append(relaxed.constraint) }
    for constraint in first { take(.constraint(constraint.index)) }
  }

  mutating func take(_ row: Row) {
    if known.insert(row.index).inserted { found.append(row) }
  }

  mutating func visit(_ unknown: Int) -> Bool { unknowns.insert(unknown).inserted }

  func isKnown(_ row: Row) -> Bool { known.contains(row.index) }
}

extension Solver {
  /// Gathers the rows that share unknowns with those that a trial begins with, and with each other.
  private func gather(_ rows: inout TrialRows, limit: inout Int) -> Bool {
    var next = 0
    while next < rows.found.count {
      for term in terms(of: rows.found[next]) where rows.visit(term.unknown) {
        let others = constraintRows(with: term.unknown)
        limit -= others.count
        if limit < 0 { return false }
        take(others, into: &rows)
      }
      next += 1
    }
    return true
  }

  /// Takes what is required among the rows of an unknown: the one that fixes it if there is one, else all.
  private func take(_ others: [Row], into rows: inout TrialRows) {
    let required = others.filter { row in
      row.index != exercise && constraints[row.index].isRequired
    }
    let fixing = required.first { row in
      constraints[row.index].terms.count == 1 && state(of: row) == .kept
        && constraints[row.index].under == .required && constraints[row.index].over == .required
        && !rows.isKnown(row)
    }
    if let fixing { return rows.take(fixing) }
    for row in required { rows.take(row) }
  }
}
