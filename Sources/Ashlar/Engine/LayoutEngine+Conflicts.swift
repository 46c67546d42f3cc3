internal import AshlarSolver

// MARK: - Conflicts

extension LayoutEngine {
  /// Gives the tree's diagnostics what cannot hold, in terms of its views.
  func reportConflicts() {
    let found = solver.conflicts
    guard !found.isEmpty || !hopeless.isEmpty || !knownConflicts.isEmpty else { return }
    let entries =
      hopelessConflicts
      + found.map { conflict in
        FoundConflict(
          key: conflict.members.map { key(of: $0) },
          conflict: LayoutConflict(
            members: conflict.members.map { member($0) }, missedBy: CGFloat(conflict.missedBy)))
      }
    let inOrder = entries.sorted { $0.age < $1.age }
    let known = knownConflicts
    knownConflicts = Set(inOrder.map(\.key))
    tree.diagnostics.replaceConflicts(
      by: inOrder.map(\.conflict),
      announcing: inOrder.filter { !known.contains($0.key) }.map(\.conflict))
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

  /// Constraints whose unknowns cancel, and that are false then: `title.left == title.left + 8`.
  private var hopelessConflicts: [FoundConflict] {
    hopeless.sorted().compactMap { token in
      entries[Int(token)].map { entry in
        FoundConflict(
          key: [.constraint(age: entry.constraint.activation)],
          conflict: LayoutConflict(
            members: [member(of: entry.constraint)], missedBy: CGFloat(entry.miss)))
      }
    }
  }

  private func key(of member: Conflict.Member) -> ConflictKey {
    switch member {
    case .notNegative(let unknown): return .notNegative(unknown)
    case .constraint(let handle):
      guard case .constraint(let token) = sources[handle.index],
        let age = entries[Int(token)]?.constraint.activation
      else { return .demand(handle) }
      return .constraint(age: age)
    }
  }

  private func member(_ member: Conflict.Member) -> LayoutConflict.Member {
    switch member {
    case .notNegative(let unknown):
      return LayoutConflict.Member(
        text: "\(name(of: unknown)) >= 0", location: nil, origin: .notNegative)
    case .constraint(let handle):
      switch sources[handle.index] {
      case .constraint(let token):
        if let entry = entries[Int(token)] { return self.member(of: entry.constraint) }
      case .demand(let token, let kind):
        if let item = items[Int(token)] { return self.member(of: item, kind) }
      case .none: break
      }
      return LayoutConflict.Member(text: "(gone)", location: nil, origin: .constraint)
    }
  }

  private func member(of constraint: LayoutConstraint) -> LayoutConflict.Member {
    LayoutConflict.Member(
      text: constraint.description, location: constraint.sourceLocation, origin: .constraint)
  }

  private func member(of item: EngineItem, _ kind: EngineDemand.Kind) -> LayoutConflict.Member {
    let demand = item.demands.first { $0.kind == kind }
    let number = GeometryText.number(demand?.value ?? 0)
    let text = "\(item.box.reportName).\(kind.attribute) == \(number)"
    return LayoutConflict.Member(text: text, location: nil, origin: kind.origin)
  }

  private func name(of unknown: Unknown) -> String {
    let token = owners[unknown.index]
    guard token >= 0, let item = items[Int(token)] else { return "(gone)" }
    return "\(item.box.reportName).\(unknown == item.width ? "width" : "height")"
  }
}

/// What tells one part of a conflict from another, whatever its numbers are.
enum ConflictKey: Hashable {
  case constraint(age: Int64)
  case demand(Constraint)
  case notNegative(Unknown)
}

extension EngineDemand.Kind {
  fileprivate var attribute: LayoutConstraint.Attribute {
    switch self {
    case .frame(let attribute): attribute
    case .content(let axis): axis == .horizontal ? .width : .height
    }
  }

  fileprivate var origin: LayoutConflict.Origin {
    switch self {
    case .frame: .frame
    case .content: .contentSize
    }
  }
}
