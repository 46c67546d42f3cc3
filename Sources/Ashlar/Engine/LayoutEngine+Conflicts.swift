internal import AshlarSolver

// MARK: - Conflicts

extension LayoutEngine {
  /// Gives the tree's diagnostics what cannot hold, in terms of its views.
  func reportConflicts() {
    let found = solver.conflicts.map { conflict in
      LayoutConflict(
        members: conflict.members.map { member($0) }, missedBy: CGFloat(conflict.missedBy))
    }
    guard !found.isEmpty || !hopeless.isEmpty || !tree.diagnostics.conflicts.isEmpty else { return }
    tree.diagnostics.update(hopelessConflicts + found)
  }

  /// Constraints whose unknowns cancel, and that are false then: `title.left == title.left + 8`.
  private var hopelessConflicts: [LayoutConflict] {
    hopeless.sorted().compactMap { token in
      entries[Int(token)].map { entry in
        LayoutConflict(
          members: [member(of: entry.constraint)], missedBy: entry.constraint.constant.magnitude)
      }
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
        if let item = items[Int(token)] { return self.member(of: item.box, kind) }
      case .none: break
      }
      return LayoutConflict.Member(text: "(gone)", location: nil, origin: .constraint)
    }
  }

  private func member(of constraint: LayoutConstraint) -> LayoutConflict.Member {
    LayoutConflict.Member(
      text: constraint.description, location: constraint.sourceLocation, origin: .constraint)
  }

  private func member(of box: LayoutBox, _ kind: EngineDemand.Kind) -> LayoutConflict.Member {
    let name = box.reportName
    switch kind {
    case .frame(let attribute):
      let frame = (box as? View)?.frame ?? .zero
      return LayoutConflict.Member(
        text: "\(name).\(attribute) == \(number(attribute, of: frame))", location: nil,
        origin: .frame)
    case .content(let axis):
      let size = (box as? View)?.intrinsicContentSize ?? .zero
      let attribute = axis == .horizontal ? "width" : "height"
      let number = GeometryText.number(Double(axis == .horizontal ? size.width : size.height))
      return LayoutConflict.Member(
        text: "\(name).\(attribute) == \(number)", location: nil, origin: .contentSize)
    }
  }

  private func number(_ attribute: LayoutConstraint.Attribute, of frame: CGRect) -> String {
    switch attribute {
    case .left: GeometryText.number(Double(frame.origin.x))
    case .top: GeometryText.number(Double(frame.origin.y))
    case .width: GeometryText.number(Double(frame.size.width))
    default: GeometryText.number(Double(frame.size.height))
    }
  }

  private func name(of unknown: Unknown) -> String {
    let token = owners[unknown.index]
    guard token >= 0, let item = items[Int(token)] else { return "(gone)" }
    return "\(item.box.reportName).\(unknown == item.width ? "width" : "height")"
  }
}
