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
    let found = findConflicts { knownConflicts.members(of: $0) ?? [] }
    system.changedNumbers.begin(areNoted: !found.isEmpty)
    let last = knownConflicts
    knownConflicts = ConflictReports(of: found, after: last)
    tree.diagnostics.replaceConflicts(
      by: { [weak self] in self?.readConflicts() ?? [] },
      found: found.filter { last.members(of: $0.key) == nil }.map(\.members),
      announcing: { [weak self] in self?.knownConflicts.conflicts(newSince: last) ?? [] })
  }

  /// The conflicts, the oldest constraint set aside first.
  ///
  /// - Parameter told: The earlier reports of the parts of a conflict, which are kept where they are right.
  private func findConflicts(_ told: ([ConflictKey]) -> [LayoutDemand]) -> [FoundConflict] {
    var names = ReportNames(tellingApart: true)
    return
      (hopelessConflicts(&names)
      + system.solver.conflicts.map { conflict in
        self.found(conflict, told(conflict.members.map { key(of: $0) }), &names)
      }).sorted { $0.age < $1.age }
  }

  func conflictsInPresentNames() -> [LayoutConflict] {
    var reports = ConflictReports(of: findConflicts { _ in [] }, after: ConflictReports())
    return reports.read(self)
  }

  /// The conflicts of the last layout with their remedies. Views that are asked for heights may lay out meanwhile, or take
  /// the tree apart, which is kept until all has been read.
  private func readConflicts() -> [LayoutConflict] {
    let tree = tree
    defer { withExtendedLifetime(tree) {} }
    var reports = knownConflicts
    let count = solveCount
    let conflicts = reports.read(self)
    if count == solveCount { knownConflicts = reports }
    return conflicts
  }

  /// The conflicts with a size that something is to fit.
  var fittingConflicts: [LayoutConflict] {
    var names = ReportNames(tellingApart: true)
    let found = system.solver.conflicts.filter { $0.members.contains(where: isTarget) }
      .map { self.found($0, [], &names) }
    if found.isEmpty { return [] }
    var reports = ConflictReports(of: found, after: ConflictReports())
    return reports.read(self)
  }

  private func isTarget(_ member: Conflict.Member) -> Bool {
    guard case .constraint(let handle) = member, case .target = system.sources[handle]
    else { return false }
    return true
  }

  private func found(
    _ conflict: Conflict, _ told: [LayoutDemand], _ names: inout ReportNames
  ) -> FoundConflict {
    let key = conflict.members.map { self.key(of: $0) }
    names.beginReport()
    let members = members(of: conflict, told, &names)
    let shares = zip(conflict.members, conflict.multipliers).map { member, multiplier in
      CGFloat(isMirrored(member) ? -multiplier : multiplier)
    }
    let turn: CGFloat = shares[shares.count - 1] < 0 ? -1 : 1
    return FoundConflict(
      handles: conflict.members.map { member in
        if case .constraint(let handle) = member { handle } else { nil }
      }, members: members, shares: shares.map { turn * $0 },
      missedBy: CGFloat(conflict.missedBy), leastMiss: CGFloat(conflict.leastMiss),
      isCertain: conflict.isCertain,
      isExceeded: isExceeded(conflict.setAside),
      since: knownConflicts.since(of: key) ?? ageAtLastLayout, key: key)
  }

  /// The parts of a contradiction as values. What has been put in words before keeps them, as far as they are right.
  private func members(
    of conflict: Conflict, _ told: [LayoutDemand], _ names: inout ReportNames
  ) -> [LayoutDemand] {
    var members = told
    for (place, member) in conflict.members.enumerated() {
      if place < members.count, isRight(members[place], of: member, &names) { continue }
      let described = demand(member, &names)
      if place < members.count { members[place] = described } else { members.append(described) }
    }
    return members
  }

  /// Whether the earlier report of a part still holds: neither numbers nor names have changed.
  private func isRight(
    _ told: LayoutDemand, of member: Conflict.Member, _ names: inout ReportNames
  ) -> Bool {
    guard case .constraint(let handle) = member,
      !system.changedNumbers.contain(Int32(truncatingIfNeeded: handle.index))
    else { return false }
    switch system.sources[handle] {
    case .constraint:
      guard let constraint = system.constraint(of: handle) else { return false }
      return constraint.distances == nil && constraint.identifier == told.identifier
        && names.isName(told.first?.item, of: constraint.firstNode)
        && names.isName(told.second?.item, of: constraint.secondNode)
        && names.isName(told.stack, of: StackSpacing(constraint)?.stack.node)
    case .demand(let token, _):
      return names.isName(told.first?.item, of: system.node(token))
        && names.isName(told.second?.item, of: system.node(token)?.container)
    case .target, .none, .retired: return false
    }
  }

  /// Constraints whose unknowns cancel, and that are false then: `title.left == title.left + 8`.
  private func hopelessConflicts(_ names: inout ReportNames) -> [FoundConflict] {
    system.refused.hopeless.map { index, miss in
      let constraint = tree.object(of: index)
      return FoundConflict(
        handles: [nil], members: [demand(of: constraint, &names)], shares: [1],
        missedBy: CGFloat(miss), leastMiss: CGFloat(miss), isCertain: true,
        isExceeded: system.excess(of: index) > 0, since: ageAtLastLayout,
        key: [.constraint(age: constraint.activation)])
    }
  }

  /// The key that distinguishes a part of a contradiction from others.
  private func key(of member: Conflict.Member) -> ConflictKey {
    switch member {
    case .notNegative(let unknown): return .notNegative(unknown)
    case .constraint(let handle):
      guard let constraint = system.constraint(of: handle) else { return .demand(handle) }
      return .constraint(age: constraint.activation)
    }
  }

  private func demand(_ member: Conflict.Member, _ names: inout ReportNames) -> LayoutDemand {
    conflictMembersDescribed += 1
    return switch member {
    case .notNegative(let unknown): demand(thatZeroIs: unknown, .notNegative, &names)
    case .constraint(let handle): demand(behind: handle, &names)
    }
  }
}

// MARK: - Numbers that remedies change

extension LayoutEngine {
  /// The demands of a box that keeps its frame or follows its superview.
  func frameDemands(of token: Int32) -> [Constraint] {
    var handles: [Constraint] = []
    var index = system.items[Int(token)].firstDemand
    while index >= 0 {
      if case .frame = system.demands[index].kind {
        handles.append(system.solver.constraint(at: system.demands[index].constraint))
      }
      index = system.demands[index].next
    }
    return handles
  }

  /// A relation of a constraint as the solver compares, for which places always grow to the right.
  func solverRelation(_ relation: LayoutRelation, of handle: Constraint) -> Relation {
    switch isMirrored(.constraint(handle)) ? relation.turned : relation {
    case .equal: .equal
    case .lessThanOrEqual: .lessThanOrEqual
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }

  /// How long an item is along the axis of one of its attributes, which is an extent, in points.
  func length(of side: LayoutDemand.Side) -> Double {
    guard side.key >= 0, let axis = side.attribute.axis else { return 0 }
    return system.solver.value(axis.extentSide, of: side.key) - Double(side.inset ?? 0)
  }

  /// By how much the solver's constants are more if the number that some constraints share is so much more, in points.
  func moves(ofNumberIn sharing: [LayoutConstraint], by step: Double) -> [Constraint: Double] {
    var moves: [Constraint: Double] = [:]
    for constraint in sharing where constraint.token >= 0 {
      let handle = system.solver.constraint(at: constraint.token)
      let step = step * Double(constraint.wording.sign)
      moves[handle] = system.isMirrored(handle) ? -step : step
    }
    return moves
  }
}

// MARK: - Sides

extension LayoutEngine {
  /// Whether the left side of a constraint that does not hold is the greater one.
  private func isExceeded(_ handle: Constraint) -> Bool {
    if case .demand(let token, .content(let axis)) = system.sources[handle] {
      let length = system.solver.value(axis.extentSide, of: token)
      return system.knownDemand(.content(axis), of: token).map { length > $0.value } ?? false
    }
    let index = system.sources[handle].constraint
    return index >= 0 && system.excess(of: index) > 0
  }

  private func isMirrored(_ member: Conflict.Member) -> Bool {
    guard case .constraint(let handle) = member else { return false }
    return system.isMirrored(handle)
  }
}
