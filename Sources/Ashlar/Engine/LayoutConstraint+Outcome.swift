internal import AshlarSolver

extension LayoutConstraint {
  /// What became of the constraint in the last layout; nil while it is not active, or not laid out yet.
  ///
  /// - Complexity: O(1) for a required equation that frames rest on, and for an inequality with room to spare; for
  ///   others, O(*r*) for *r* coefficients in what holds them or what they gave way to. The first question about an
  ///   optional constraint after a layout looks at what depends on it, too.
  public var outcome: LayoutOutcome? {
    guard hasToken, let engine = holder?.knownEngine else { return nil }
    return engine.outcome(of: token)
  }

  /// What a stack view requires counts as younger than all that a person wrote.
  var seniority: Seniority { isFromStack && storedPriority == .required ? .youngest : .ordinary }
}

extension LayoutEngine {
  func outcome(of token: Int32) -> LayoutOutcome? {
    if let miss = system.refused.miss(of: token) { return .setAside(by: CGFloat(miss)) }
    guard token >= 0,
      let status = try? system.solver.status(of: system.solver.constraint(at: token))
    else { return nil }
    switch status {
    case .active: return .active
    case .redundant: return .redundant
    case .slack(let room): return .slack(by: CGFloat(room))
    case .missed(let miss): return .missed(by: CGFloat(miss.amount))
    case .setAside(let miss): return .setAside(by: CGFloat(miss.amount))
    }
  }

  /// The constraints of the tree that determine where a box is on an axis and how large, the oldest first.
  func constraints(determining node: BoxNode, on axis: LayoutAxis) -> [LayoutConstraint] {
    guard node.token >= 0 else { return [] }
    var found: [LayoutConstraint] = []
    var known: Set<Int> = []
    for side in [axis.cornerSide, axis.extentSide] {
      let unknown = system.solver.unknown(side, of: node.token)
      for cause in (try? system.solver.explanation(of: unknown))?.causes ?? [] {
        guard case .constraint(let handle) = cause.source, known.insert(handle.index).inserted,
          let constraint = system.sources[handle].constraint, constraint.isActive
        else { continue }
        found.append(constraint)
      }
    }
    return found.sorted { $0.activation < $1.activation }
  }
}
