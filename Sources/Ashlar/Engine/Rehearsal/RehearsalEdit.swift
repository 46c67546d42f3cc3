internal import AshlarSolver

/// The changes in a copy of an engine's rows, by the numbers of rows.
struct RehearsalEdit {
  /// The rows that are left out.
  var leftOut: Set<Int> = []

  /// The costs of missing rows.
  var penalties: [Int: Penalties] = [:]

  /// By how much more the other sides of rows are, in points.
  var moved: [Int: Double] = [:]

  /// The rows that are more.
  var added: [AddedRow] = []

  /// A row without a constraint. It is required.
  struct AddedRow {
    let terms: [SolverProblem.Term]
    var bound = 0.0

    /// Whether the terms may be less than the bound.
    var isBound = false
  }
}

// MARK: - Finding rows

extension RehearsalRows {
  /// The layout without a demand; nil if it cannot be left out.
  func edit(leavingOut demand: LayoutDemand) -> RehearsalEdit? {
    row(of: demand).map { RehearsalEdit(leftOut: [$0]) }
  }

  /// The layout with another length of the root along an axis, in points; nil if no row determines that length.
  func edit(resizingRootTo length: CGFloat, along axis: LayoutAxis) -> RehearsalEdit? {
    root(along: axis).map { RehearsalEdit(moved: [$0: Double(length) - bound(of: $0)]) }
  }

  /// The layout where a number of the frame of a box is another one, in points.
  func edit(holding side: RectangleSide, of node: BoxNode, at value: Double) -> RehearsalEdit {
    RehearsalEdit(added: [RehearsalEdit.AddedRow(terms: [Self.term(side, of: node)], bound: value)])
  }

  /// The layout where a view may not go on beyond the right or the lower edge of its superview; nil if no constraint places
  /// one of them.
  func edit(boundingFarEdgeOf view: View, along axis: LayoutAxis) -> RehearsalEdit? {
    guard let outer = view.superview?.node, knows(view.node), knows(outer) else { return nil }
    let terms = [
      Self.term(axis.cornerSide, of: view.node), Self.term(axis.extentSide, of: view.node),
      Self.term(axis.extentSide, of: outer, times: -1),
    ]
    return RehearsalEdit(added: [RehearsalEdit.AddedRow(terms: terms, isBound: true)])
  }

  /// The layout where a view begins where another one in the same superview ends, with a demand left out; nil if constraints
  /// do not place both, or the demand cannot be left out.
  func edit(
    placing second: View, behind first: View, along axis: LayoutAxis,
    insteadOf demand: LayoutDemand?
  ) -> RehearsalEdit? {
    guard first.superview === second.superview, knows(first.node), knows(second.node) else {
      return nil
    }
    let terms = [
      Self.term(axis.cornerSide, of: second.node),
      Self.term(axis.cornerSide, of: first.node, times: -1),
      Self.term(axis.extentSide, of: first.node, times: -1),
    ]
    var edit = RehearsalEdit(added: [RehearsalEdit.AddedRow(terms: terms)])
    if let demand {
      guard let row = row(of: demand) else { return nil }
      edit.leftOut = [row]
    }
    return edit
  }

  private static func term(
    _ side: RectangleSide, of node: BoxNode, times coefficient: Double = 1
  ) -> SolverProblem.Term {
    SolverProblem.Term(coefficient: coefficient, unknown: Int(side.number(in: node.token)))
  }

  /// The layout with a demand that is required; nil if it is unknown.
  func edit(requiring demand: LayoutDemand) -> RehearsalEdit? {
    row(of: demand).map { row in
      let own = penalties(of: row)
      return RehearsalEdit(penalties: [
        row: Penalties(
          under: own.under.map { _ in .required }, over: own.over.map { _ in .required })
      ])
    }
  }

  /// The layout after a remedy; nil if it is unknown, or if the remedy leaves a choice.
  func edit(following remedy: LayoutConflict.Suggestion) -> RehearsalEdit? {
    let edits = edits(following: remedy)
    return edits.count == 1 ? edits[0] : nil
  }

  /// The layout after each way to follow a remedy.
  func edits(following remedy: LayoutConflict.Suggestion) -> [RehearsalEdit] {
    if case .removeOne(let demands) = remedy { return demands.compactMap { edit(leavingOut: $0) } }
    return onlyEdit(following: remedy).map { [$0] } ?? []
  }

  private func onlyEdit(following remedy: LayoutConflict.Suggestion) -> RehearsalEdit? {
    switch remedy {
    case .removeOne, .lengthen: nil
    case .removeSecond(let demand, _): edit(leavingOut: demand)
    case .turnOffMask(let view): edit(turningOff: [view])
    case .turnOffMasks(let views): edit(turningOff: views)
    case .lowerPriority(let demand, let priority): edit(lowering: [demand], to: priority)
    case .lowerPriorities(let demands, let priority): edit(lowering: demands, to: priority)
    case .lowerHugging(let demand, let priority): edit(lowering: [demand], to: priority, .over)
    case .lowerResistance(let demand, let priority): edit(lowering: [demand], to: priority, .under)
    case .relax(let demand, let relation): edit(relaxing: demand, to: relation)
    case .changeSpacing(let demand, let spacing):
      edit(moving: demand, by: Double(spacing - demand.constant))
    case .changeNumber(let demand, let number):
      edit(moving: demand, by: Double(number - demand.number))
    case .changeMultiplier(let demands, let multiplier): edit(multiplying: demands, by: multiplier)
    }
  }

  /// The relaxed side of a demand; both sides by default.
  private enum EasedSide {
    case under
    case over
  }

  private func edit(
    lowering demands: [LayoutDemand], to priority: LayoutPriority, _ side: EasedSide? = nil
  ) -> RehearsalEdit? {
    let found = demands.compactMap { row(of: $0) }
    guard found.count == demands.count else { return nil }
    let limit = Priority(priority.rawValue)
    var edit = RehearsalEdit()
    for row in found {
      let own = penalties(of: row)
      edit.penalties[row] = Penalties(
        under: own.under.map { side == .over ? $0 : min($0, limit) },
        over: own.over.map { side == .under ? $0 : min($0, limit) })
    }
    return edit
  }

  private func edit(
    relaxing demand: LayoutDemand, to relation: LayoutRelation
  ) -> RehearsalEdit? {
    guard let row = row(of: demand) else { return nil }
    let own = penalties(of: row)
    let isLeast = solverRelation(relation, of: row) == .greaterThanOrEqual
    return RehearsalEdit(
      penalties: [
        row: Penalties(under: isLeast ? own.under : nil, over: isLeast ? nil : own.over)
      ])
  }

  func edit(moving demand: LayoutDemand, by step: Double) -> RehearsalEdit? {
    guard let row = row(of: demand) else { return nil }
    guard let constraint = constraint(of: row) else {
      return demand.origin == .frame ? RehearsalEdit(moved: [row: step]) : nil
    }
    return RehearsalEdit(moved: moves(ofNumberIn: constraint, by: step))
  }

  /// The layout where lengths are another share of one that stays what it is.
  private func edit(
    multiplying demands: [LayoutDemand], by multiplier: CGFloat
  ) -> RehearsalEdit? {
    var edit = RehearsalEdit()
    for demand in demands {
      guard let row = row(of: demand), let whole = demand.second else { return nil }
      edit.moved[row] = Double(multiplier - demand.multiplier) * length(of: whole)
    }
    return edit
  }

  private func edit(turningOff views: [String]) -> RehearsalEdit? {
    let found = views.map { frames(ofViewsCalled: $0) }
    guard found.allSatisfy({ $0.count == 1 }) else { return nil }
    return RehearsalEdit(leftOut: Set(found.flatMap { $0[0] }))
  }
}
