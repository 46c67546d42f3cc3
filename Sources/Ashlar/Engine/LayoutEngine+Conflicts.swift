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
    hopeless.sorted { $0.key < $1.key }.compactMap { token, miss in
      entries[Int(token)].constraint.map { constraint in
        FoundConflict(
          key: [.constraint(age: constraint.activation)],
          conflict: LayoutConflict(
            members: [member(of: constraint)], missedBy: CGFloat(miss)))
      }
    }
  }

  private func key(of member: Conflict.Member) -> ConflictKey {
    switch member {
    case .notNegative(let unknown): return .notNegative(unknown)
    case .constraint(let handle):
      guard case .constraint(let token) = sources[handle.index],
        let age = entries[Int(token)].constraint?.activation
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
        if let constraint = entries[Int(token)].constraint { return self.member(of: constraint) }
      case .demand(let token, let kind):
        if let node = nodes[Int(token)] { return self.member(of: node, kind) }
      case .none: break
      }
      return LayoutConflict.Member(text: "(gone)", location: nil, origin: .constraint)
    }
  }

  private func member(of constraint: LayoutConstraint) -> LayoutConflict.Member {
    LayoutConflict.Member(
      text: constraint.description, location: constraint.sourceLocation, origin: .constraint)
  }

  private func member(of node: BoxNode, _ kind: EngineDemand.Kind) -> LayoutConflict.Member {
    let demand = demands.find(kind, from: items[Int(node.token)].firstDemand)
    let value = demand >= 0 ? demands[demand].value : 0
    if case .frame(let attribute) = kind, let view = node.view, view.superview != nil {
      return LayoutConflict.Member(
        text: maskText(attribute, of: view, value), location: nil, origin: .autoresizingMask)
    }
    let number = GeometryText.number(value)
    let text = "\(node.reportName).\(kind.attribute) == \(number)"
    return LayoutConflict.Member(text: text, location: nil, origin: kind.origin)
  }

  private func name(of unknown: Unknown) -> String {
    let token = frames.token(of: unknown)
    guard token >= 0, let node = nodes[Int(token)] else { return "(gone)" }
    return "\(node.reportName).\(unknown == items[Int(token)].width ? "width" : "height")"
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
