internal import AshlarSolver

// MARK: - Explanations

extension LayoutEngine {
  /// Explains an attribute of a box; nil if no constraint has needed the box, or nothing is solved.
  ///
  /// Only the chain of what determines the attribute is visited.
  func explanation(
    of attribute: LayoutAttribute, of node: BoxNode, limit: Int, isOutdated: Bool,
    _ names: inout ReportNames
  ) -> LayoutExplanation? {
    guard let sum = sum(for: attribute, of: node), let chain = chain(of: sum.terms) else {
      return nil
    }
    let order = CauseOrder(engine: self).places(of: chain, from: owner(of: node).token)
    let causes = causes(of: chain, order.prefix(max(0, limit)), &names)
    return LayoutExplanation(
      item: names.name(of: node), key: owner(of: node).token, attribute: attribute,
      value: CGFloat(system.value(of: sum.terms) + sum.constant), standing: standing(of: sum),
      causes: causes, leftOut: order.count - causes.count, offset: CGFloat(sum.constant),
      repeats: repeats(of: attribute, of: node, &names), misses: misses(of: chain, &names),
      isOutdated: isOutdated)
  }

  /// The constraints that determine a sum of unknowns; nil if they are not known.
  private func chain(of terms: [Term]) -> CauseChain? {
    var chain = CauseChain()
    for term in terms {
      guard let explanation = try? system.solver.explanation(of: term.unknown) else { return nil }
      chain.add(explanation, times: term.coefficient)
    }
    return chain
  }

  /// An attribute as a sum of unknowns, in the space of the view that contains the box; nil if it is none.
  private func sum(for attribute: LayoutAttribute, of node: BoxNode) -> AttributeSum? {
    let owner = owner(of: node)
    guard owner.token >= 0, let view = node.host?.view, attribute != .notAnAttribute else {
      return nil
    }
    let isPlaceOfRoot = owner.container == nil && attribute.isLocation
    if isPlaceOfRoot, node.hasUnknowns { return nil }
    let space = node.hasUnknowns ? node.container ?? node : owner
    let direction = view.effectiveUserInterfaceLayoutDirection
    if attribute.isBaseline { system.judgeText(of: owner.token) }
    var sum = system.sum(for: attribute, of: node, in: space, direction)
    if attribute.isLocation, let axis = attribute.axis {
      let corner = corner(of: space, isOwnGuide: !node.hasUnknowns)
      sum.constant += Double(axis == .horizontal ? corner.x : corner.y)
    }
    return sum
  }

  /// The origin of the places of the boxes inside a view, in the space of its bounds.
  private func corner(of space: BoxNode, isOwnGuide: Bool) -> CGPoint {
    guard let view = space.view else { return .zero }
    if isOwnGuide { return view.bounds.origin }
    let alignment = system.alignments[space.token] ?? .zero
    return CGPoint(
      x: view.originOfPlaces.x + alignment.left, y: view.originOfPlaces.y + alignment.top)
  }

  /// The box whose unknowns place a box: itself, or the view that made the guide itself.
  func owner(of node: BoxNode) -> BoxNode { node.hasUnknowns ? node : node.container ?? node }
}

extension BoxNode {
  /// Whether the box has a place of its own in the engine: all but the guides that follow from their view.
  var hasUnknowns: Bool { systemGuide == nil || systemGuide == .content }
}

// MARK: - Causes

extension LayoutEngine {
  private func causes(
    of chain: CauseChain, _ places: ArraySlice<Int>, _ names: inout ReportNames
  ) -> [LayoutExplanation.Cause] {
    var causes: [LayoutExplanation.Cause] = []
    for place in places {
      let (source, factor) = (chain.sources[place], chain.factors[place])
      let turned = isMirrored(source) ? -factor : factor
      causes.append(
        LayoutExplanation.Cause(
          demand: demand(behind: source, &names), factor: CGFloat(turned),
          contribution: CGFloat(factor * chain.constants[place])))
    }
    return causes
  }

  private func demand(
    behind source: Cause.Source, _ names: inout ReportNames
  ) -> LayoutDemand {
    switch source {
    case .constraint(let handle): return demand(behind: handle, &names)
    case .exercise(let unknown): return demand(thatZeroIs: unknown, .exercise, &names)
    case .zero(let unknown):
      return demand(thatZeroIs: unknown, isFree(unknown) ? .nothing : .notNegative, &names)
    }
  }

  private func isFree(_ unknown: Unknown) -> Bool {
    (try? system.solver.ambiguity(of: unknown)) != nil
  }

  private func isMirrored(_ source: Cause.Source) -> Bool {
    guard case .constraint(let handle) = source else { return false }
    return system.isMirrored(handle)
  }

  private func misses(
    of chain: CauseChain, _ names: inout ReportNames
  ) -> [LayoutExplanation.Miss] {
    var misses: [LayoutExplanation.Miss] = []
    let movable = Set(chain.active.map { chain.sources[$0] }.filter { !isFrame($0) })
    for miss in chain.misses where !doesNotCount(miss.constraint) {
      // A miss that rests on nothing here but frames which views keep could not move anything.
      guard miss.givenUpTo.contains(where: { movable.contains($0.source) }) else { continue }
      var demands: [LayoutDemand] = []
      for source in chain.winners(over: miss).suffix(Self.mostWinners) {
        demands.append(demand(behind: source, &names))
      }
      let demand = demand(behind: miss.constraint, &names)
      guard let priority = demand.priority(near: LayoutPriority(miss.priority.rawValue)) else {
        continue
      }
      misses.append(
        LayoutExplanation.Miss(
          demand: demand, amount: CGFloat(miss.amount), priority: priority, givenUpTo: demands))
    }
    return misses
  }

  /// Whether something is a frame that a view keeps.
  private func isFrame(_ source: Cause.Source) -> Bool {
    guard case .constraint(let handle) = source, case .demand(_, .frame) = system.sources[handle]
    else { return false }
    return true
  }

  /// Whether a constraint determines the size of a collapsed view, whose own is not requested then, or the contents
  /// of a view that a stack has no room for because it is hidden.
  private func doesNotCount(_ handle: Constraint) -> Bool {
    if let constraint = system.constraint(of: handle) { return constraint.collapsing == .idle }
    if case .demand(_, .rank) = system.sources[handle] { return true }
    guard case .demand(let token, .content) = system.sources[handle] else { return false }
    return system.node(token)?.view?.takesNoRoom ?? false
  }

  /// The greatest number of winners over a miss that are named: the youngest of them.
  private static let mostWinners = 100

  private func standing(of sum: AttributeSum) -> LayoutExplanation.Standing {
    guard let range = try? system.solver.ambiguity(ofSum: sum.terms) else {
      return .determined
    }
    return .ambiguous(
      CGFloat(range.lowerBound + sum.constant)...CGFloat(range.upperBound + sum.constant))
  }

  /// The required constraints on an attribute of a box that hold without being needed and allow no larger value, the
  /// oldest first.
  private func repeats(
    of attribute: LayoutAttribute, of node: BoxNode, _ names: inout ReportNames
  ) -> [LayoutDemand] {
    node.concerning.all
      .filter { $0.priority == .required && system.solves($0) }
      .filter { limitsAbove($0, attribute, of: node) && outcome(of: $0.token) == .redundant }
      .sorted { $0.activation < $1.activation }
      .map { demand(of: $0, &names) }
  }

  /// Whether a constraint of the system requires that an attribute of a box is no larger than something, or equal to
  /// it.
  private func limitsAbove(
    _ constraint: LayoutConstraint, _ attribute: LayoutAttribute, of node: BoxNode
  ) -> Bool {
    let isMirrored = system.isMirrored(system.solver.constraint(at: constraint.token))
    let relation = isMirrored ? constraint.relation.turned : constraint.relation
    if constraint.firstNode === node, constraint.firstAttribute == attribute {
      return relation != .greaterThanOrEqual
    }
    guard constraint.secondNode === node, constraint.secondAttribute == attribute else {
      return false
    }
    return relation != (constraint.multiplier < 0 ? .greaterThanOrEqual : .lessThanOrEqual)
  }
}

// MARK: - Outcomes

extension LayoutEngine {
  func outcome(of token: Int32) -> LayoutOutcome? {
    if let miss = system.refused.miss(of: token) { return .setAside(by: CGFloat(miss)) }
    guard token >= 0, Int(token) < system.sources.count,
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
          let constraint = system.constraint(of: handle), constraint.isActive
        else { continue }
        found.append(constraint)
      }
    }
    return found.sorted { $0.activation < $1.activation }
  }
}

extension LayoutDemand {
  /// The priority as the program set it. What a stack view arranges has slightly others, so that the first of
  /// equal ones gives way; and what is not content leans towards nothing, which the program has not asked for.
  fileprivate func priority(near one: LayoutPriority) -> LayoutPriority? {
    if origin == .stack, serial == nil { return nil }
    guard origin == .contentSize else { return one }
    let own = [priority, hugging ?? priority]
    return own.first { ($0.rawValue - one.rawValue).magnitude < 1 }
  }
}
