internal import AshlarSolver

// MARK: - Conflicts

extension LayoutEngine {
  /// Gives the tree's diagnostics what cannot hold, in terms of its views.
  func reportConflicts() {
    if solver.hasConflicts || refused.hopelessCount > 0 || !knownConflicts.isEmpty {
      replaceConflicts()
    }
  }

  private func replaceConflicts() {
    var names = ReportNames(tellingApart: true)
    let entries = hopelessConflicts(&names) + solver.conflicts.map { found($0, &names) }
    let inOrder = entries.sorted { $0.age < $1.age }
    let known = knownConflicts
    knownConflicts = Set(inOrder.map(\.key))
    tree.diagnostics.replaceConflicts(
      by: inOrder.map(\.conflict),
      announcing: inOrder.filter { !known.contains($0.key) }.map(\.conflict))
  }

  /// What cannot hold because of a size that something is to fit.
  var fittingConflicts: [LayoutConflict] {
    var names = ReportNames(tellingApart: true)
    return solver.conflicts.filter { $0.members.contains(where: isTarget) }
      .map { found($0, &names).conflict }
  }

  private func isTarget(_ member: Conflict.Member) -> Bool {
    guard case .constraint(let handle) = member, case .target = source(of: handle)
    else { return false }
    return true
  }

  /// A conflict, and what tells it from others while numbers change.
  private struct FoundConflict {
    let key: [ConflictKey]
    let conflict: LayoutConflict

    /// The age of the constraint that was set aside.
    var age: Int64 {
      if case .constraint(let age) = key[key.count - 1] { age } else { 0 }
    }
  }

  private func found(_ conflict: Conflict, _ names: inout ReportNames) -> FoundConflict {
    var members: [LayoutDemand] = []
    names.beginReport()
    for member in conflict.members { members.append(demand(member, &names)) }
    let shares = zip(conflict.members, conflict.multipliers).map { member, multiplier in
      CGFloat(isMirrored(member) ? -multiplier : multiplier)
    }
    let turn: CGFloat = shares[shares.count - 1] < 0 ? -1 : 1
    return FoundConflict(
      key: conflict.members.map { key(of: $0) },
      conflict: LayoutConflict(
        members: members, shares: shares.map { turn * $0 }, missedBy: CGFloat(conflict.missedBy),
        leastMiss: CGFloat(conflict.leastMiss), isExceeded: isExceeded(conflict.setAside)))
  }

  /// Constraints whose unknowns cancel, and that are false then: `title.left == title.left + 8`.
  private func hopelessConflicts(_ names: inout ReportNames) -> [FoundConflict] {
    refused.hopeless.map { constraint, miss in
      let isExceeded = excess(of: constraint) > 0
      return FoundConflict(
        key: [.constraint(age: constraint.activation)],
        conflict: LayoutConflict(
          members: [demand(of: constraint, &names)], shares: [1], missedBy: CGFloat(miss),
          leastMiss: CGFloat(miss), isExceeded: isExceeded))
    }
  }

  private func key(of member: Conflict.Member) -> ConflictKey {
    switch member {
    case .notNegative(let unknown): return .notNegative(unknown)
    case .constraint(let handle):
      guard let constraint = constraint(behind: handle) else { return .demand(handle) }
      return .constraint(age: constraint.activation)
    }
  }

  private func demand(_ member: Conflict.Member, _ names: inout ReportNames) -> LayoutDemand {
    switch member {
    case .notNegative(let unknown): demand(thatZeroIs: unknown, .notNegative, &names)
    case .constraint(let handle): demand(behind: handle, &names)
    }
  }

  /// The constraint of a tree that is behind one of the solver, if one is.
  func constraint(behind handle: Constraint) -> LayoutConstraint? {
    guard case .constraint(let constraint) = source(of: handle) else { return nil }
    return constraint
  }
}

// MARK: - Sides

extension LayoutEngine {
  /// Whether the left side of a constraint that does not hold is the greater one.
  private func isExceeded(_ handle: Constraint) -> Bool {
    constraint(behind: handle).map { excess(of: $0) > 0 } ?? false
  }

  /// By how much the left side of a constraint is greater than its right side, in points.
  ///
  /// Places count in the direction of the constraint, which may be the one from right to left.
  func excess(of constraint: LayoutConstraint) -> Double {
    readDirection(of: constraint)
    guard compose(constraint) else { return 0 }
    let sum = sum(of: sentence)
    let excess = sum - bound(of: constraint)
    return isMirrored(constraint) ? -excess : excess
  }

  /// What the terms of a sentence add up to, in points.
  func sum(of sentence: borrowing EngineSentence) -> Double {
    var sum = 0.0
    for index in sentence.terms.indices {
      let term = sentence.terms[index]
      sum += term.coefficient * solver.value(at: term.unknown)
    }
    return sum
  }

  private func isMirrored(_ member: Conflict.Member) -> Bool {
    guard case .constraint(let handle) = member, let constraint = constraint(behind: handle)
    else { return false }
    readDirection(of: constraint)
    return isMirrored(constraint)
  }

  private func readDirection(of constraint: LayoutConstraint) {
    direction =
      tree.hasOwnDirections ? constraint.readingDirection : tree.environment.direction
  }
}

/// What tells one part of a conflict from another, whatever its numbers are.
enum ConflictKey: Hashable {
  case constraint(age: Int64)
  case demand(Constraint)
  case notNegative(Unknown)
}
