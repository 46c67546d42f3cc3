internal import AshlarSolver

// MARK: - Why an attribute has its value

extension LayoutEngine {
  /// Explains an attribute of a box; nil if no constraint has needed the box, or nothing is solved.
  ///
  /// Only the chain of what determines the attribute is visited.
  func explanation(
    of attribute: LayoutAttribute, of node: BoxNode, limit: Int, isOutdated: Bool,
    _ names: inout ReportNames
  ) -> LayoutExplanation? {
    var sentence = EngineSentence()
    guard compose(attribute, of: node, into: &sentence) else { return nil }
    let value = CGFloat(sum(of: sentence) + sentence.constant)
    guard let chain = chain(of: terms(of: sentence)) else { return nil }
    let order = inOrder(chain, from: owner(of: node).token)
    let causes = causes(of: chain, order.prefix(max(0, limit)), &names)
    return LayoutExplanation(
      item: names.name(of: node), key: owner(of: node).token, attribute: attribute,
      value: value, standing: standing(of: sentence),
      causes: causes, leftOut: order.count - causes.count, offset: CGFloat(sentence.constant),
      repeats: repeats(of: attribute, of: node, &names), misses: misses(of: chain, &names),
      isOutdated: isOutdated)
  }

  /// What determines a sum of unknowns; nil if that is not known.
  private func chain(of terms: [Term]) -> CauseChain? {
    var chain = CauseChain()
    for term in terms {
      guard let explanation = try? solver.explanation(of: term.unknown) else { return nil }
      chain.add(explanation, times: term.coefficient)
    }
    return chain
  }

  /// Writes an attribute as terms, in the space of the view that contains the box.
  private func compose(
    _ attribute: LayoutAttribute, of node: BoxNode, into sentence: inout EngineSentence
  ) -> Bool {
    let owner = owner(of: node)
    guard owner.token >= 0, let view = node.host?.view, attribute != .notAnAttribute else {
      return false
    }
    let isPlaceOfRoot = owner.container == nil && attribute.isLocation
    if isPlaceOfRoot, node.hasUnknowns { return false }
    direction = view.effectiveUserInterfaceLayoutDirection
    let space = node.hasUnknowns ? node.container ?? node : owner
    if attribute.isBaseline { judgeText(of: owner.token) }
    sentence.begin()
    add(
      attribute.absolute(direction), of: node, times: 1, in: space, to: &sentence)
    if attribute.isLocation, let axis = attribute.axis {
      let corner = corner(of: space, isOwnGuide: !node.hasUnknowns)
      sentence.constant += Double(axis == .horizontal ? corner.x : corner.y)
    }
    return true
  }

  /// Where the places of the boxes inside a view are counted from, in the space of its bounds.
  private func corner(of space: BoxNode, isOwnGuide: Bool) -> CGPoint {
    guard let view = space.view else { return .zero }
    if isOwnGuide { return view.bounds.origin }
    let alignment = alignments[space.token] ?? .zero
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

  private func isFree(_ unknown: Unknown) -> Bool { (try? solver.ambiguity(of: unknown)) != nil }

  private func isMirrored(_ source: Cause.Source) -> Bool {
    guard case .constraint(let handle) = source, let constraint = constraint(behind: handle)
    else { return false }
    direction =
      tree.hasOwnDirections ? constraint.readingDirection : tree.environment.direction
    return isMirrored(constraint)
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
    guard case .constraint(let handle) = source, case .demand(_, .frame) = self.source(of: handle)
    else { return false }
    return true
  }

  /// Whether a constraint says how large a collapsed view is, which is not asked for then, or what is in a view that a
  /// stack has no room for because it is hidden.
  private func doesNotCount(_ handle: Constraint) -> Bool {
    if let constraint = constraint(behind: handle) { return constraint.collapsing == .idle }
    if case .demand(_, .rank) = source(of: handle) { return true }
    guard case .demand(let token, .content) = source(of: handle) else { return false }
    return nodes[token]?.view?.takesNoRoom ?? false
  }

  /// How many of those that something was given up to are named, the youngest of them.
  private static let mostWinners = 100

  /// The terms of a sentence, as questions to the solver name them.
  private func terms(of sentence: borrowing EngineSentence) -> [Term] {
    sentence.terms.all.map { Term($0.coefficient, solver.unknown(at: $0.unknown)) }
  }

  private func standing(of sentence: borrowing EngineSentence) -> LayoutExplanation.Standing {
    guard let range = try? solver.ambiguity(ofSum: terms(of: sentence)) else {
      return .determined
    }
    return .ambiguous(
      CGFloat(range.lowerBound + sentence.constant)...CGFloat(range.upperBound + sentence.constant))
  }

  /// Whether a constraint took part in the last layout of this tree.
  private func knows(_ constraint: LayoutConstraint) -> Bool {
    entries.indices.contains(Int(constraint.token))
      && entries[Int(constraint.token)].constraint === constraint
  }

  /// The required equations on an attribute of a box that hold without being needed, the oldest first.
  private func repeats(
    of attribute: LayoutAttribute, of node: BoxNode, _ names: inout ReportNames
  ) -> [LayoutDemand] {
    let isSuch = { (constraint: LayoutConstraint) in
      constraint.relation == .equal && constraint.priority == .required
        && (constraint.firstNode === node && constraint.firstAttribute == attribute
          || constraint.secondNode === node && constraint.secondAttribute == attribute)
        && self.knows(constraint) && self.outcome(of: constraint.token) == .redundant
    }
    return node.concerning.all.filter(isSuch).sorted { $0.activation < $1.activation }
      .map { demand(of: $0, &names) }
  }
}

extension LayoutDemand {
  /// The priority as somebody set it. What a stack view arranges has slightly others, so that the first of
  /// equal ones gives way; and what is not content leans towards nothing, which nobody has asked for.
  fileprivate func priority(near one: LayoutPriority) -> LayoutPriority? {
    guard origin == .contentSize else { return one }
    let own = [priority, hugging ?? priority]
    return own.first { ($0.rawValue - one.rawValue).magnitude < 1 }
  }
}
