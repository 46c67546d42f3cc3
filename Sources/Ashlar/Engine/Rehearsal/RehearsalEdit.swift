internal import AshlarSolver

/// What is otherwise in a copy of what an engine knows, by the numbers of rows.
struct RehearsalEdit {
  /// The rows that are left out.
  var leftOut: Set<Int> = []

  /// What missing rows costs.
  var penalties: [Int: Penalties] = [:]

  /// By how much more the other sides of rows are, in points.
  var moved: [Int: Double] = [:]
}

// MARK: - Finding rows

extension RehearsalRows {
  /// The layout without a demand; nil if it cannot be left out.
  func edit(leavingOut demand: LayoutDemand) -> RehearsalEdit? {
    row(of: demand).map { RehearsalEdit(leftOut: [$0]) }
  }

  /// The layout after a remedy; nil if it cannot be told.
  func edit(following remedy: LayoutConflict.Suggestion) -> RehearsalEdit? {
    switch remedy {
    case .removeOne(let demands):
      demands.count == 1 ? edit(leavingOut: demands[0]) : nil
    case .turnOffMask(let view): edit(turningOff: [view])
    case .turnOffMasks(let views): edit(turningOff: views)
    case .lowerPriority(let demand, let priority): edit(lowering: [demand], to: priority)
    case .lowerPriorities(let demands, let priority): edit(lowering: demands, to: priority)
    case .relax(let demand, let relation): edit(relaxing: demand, to: relation)
    case .changeSpacing(let demand, let spacing):
      edit(moving: demand, by: Double(spacing - demand.constant))
    }
  }

  private func edit(
    lowering demands: [LayoutDemand], to priority: LayoutPriority
  ) -> RehearsalEdit? {
    let found = demands.compactMap { row(of: $0) }
    guard found.count == demands.count else { return nil }
    let limit = Priority(priority.rawValue)
    var edit = RehearsalEdit()
    for row in found {
      let own = penalties(of: row)
      edit.penalties[row] = Penalties(
        under: own.under.map { min($0, limit) }, over: own.over.map { min($0, limit) })
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

  private func edit(moving demand: LayoutDemand, by step: Double) -> RehearsalEdit? {
    guard let row = row(of: demand), let constraint = constraint(of: row),
      let spacing = StackSpacing(constraint)
    else { return nil }
    return RehearsalEdit(moved: moves(of: spacing, by: step))
  }

  private func edit(turningOff views: [String]) -> RehearsalEdit? {
    let found = views.map { frames(ofViewsCalled: $0) }
    guard found.allSatisfy({ $0.count == 1 }) else { return nil }
    return RehearsalEdit(leftOut: Set(found.flatMap { $0[0] }))
  }
}
