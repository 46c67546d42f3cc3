internal import AshlarSolver

// MARK: - Conflicts

extension LayoutEngine {
  /// Gives the tree's diagnostics what cannot hold, in terms of its views.
  func reportConflicts() {
    if system.solver.hasConflicts || system.refused.hopelessCount > 0 || !knownConflicts.isEmpty {
      replaceConflicts()
    }
  }

  private func replaceConflicts() {
    var names = ReportNames(tellingApart: true)
    let entries = hopelessConflicts(&names) + system.solver.conflicts.map { found($0, &names) }
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
    return system.solver.conflicts.filter { $0.members.contains(where: isTarget) }
      .map { found($0, &names).conflict }
  }

  private func isTarget(_ member: Conflict.Member) -> Bool {
    guard case .constraint(let handle) = member, case .target = system.sources[handle]
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
    system.refused.hopeless.map { constraint, miss in
      let isExceeded = system.excess(of: constraint) > 0
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
      guard let constraint = system.sources[handle].constraint else { return .demand(handle) }
      return .constraint(age: constraint.activation)
    }
  }

  private func demand(_ member: Conflict.Member, _ names: inout ReportNames) -> LayoutDemand {
    switch member {
    case .notNegative(let unknown): demand(thatZeroIs: unknown, .notNegative, &names)
    case .constraint(let handle): demand(behind: handle, &names)
    }
  }
}

// MARK: - Sides

extension LayoutEngine {
  /// Whether the left side of a constraint that does not hold is the greater one.
  private func isExceeded(_ handle: Constraint) -> Bool {
    system.sources[handle].constraint.map { system.excess(of: $0) > 0 } ?? false
  }

  private func isMirrored(_ member: Conflict.Member) -> Bool {
    guard case .constraint(let handle) = member else { return false }
    return system.isMirrored(handle)
  }
}

/// What tells one part of a conflict from another, whatever its numbers are.
enum ConflictKey: Hashable {
  case constraint(age: Int64)
  case demand(Constraint)
  case notNegative(Unknown)
}
