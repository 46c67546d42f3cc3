internal import AshlarSolver

// MARK: - Why an attribute has its value

extension LayoutEngine {
  /// Explains an attribute of a box; nil if no constraint has needed the box, or nothing is solved.
  ///
  /// Only the chain of what determines the attribute is visited.
  func explanation(
    of attribute: LayoutConstraint.Attribute, of node: BoxNode, isOutdated: Bool
  ) -> LayoutExplanation? {
    var sentence = EngineSentence()
    guard compose(attribute, of: node, into: &sentence) else { return nil }
    var chain = CauseChain()
    for term in sentence.terms {
      guard let explanation = try? solver.explanation(of: term.unknown) else { return nil }
      chain.add(explanation, times: term.coefficient)
    }
    var names = ReportNames()
    let causes = causes(of: chain, &names)
    let sum = sentence.terms.reduce(0) { $0 + $1.coefficient * solver.value(of: $1.unknown) }
    return LayoutExplanation(
      item: names.name(of: node), attribute: attribute,
      value: CGFloat(sum + sentence.constant),
      standing: standing(of: sentence, causes),
      causes: inOrder(causes, from: owner(of: node).token),
      offset: CGFloat(sentence.constant), misses: misses(of: chain, &names),
      isOutdated: isOutdated)
  }

  /// Writes an attribute as terms, in the space of the view that contains the box.
  private func compose(
    _ attribute: LayoutConstraint.Attribute, of node: BoxNode, into sentence: inout EngineSentence
  ) -> Bool {
    let owner = owner(of: node)
    guard owner.token >= 0, let view = node.host?.view, attribute != .notAnAttribute else {
      return false
    }
    let isPlaceOfRoot = owner.container == nil && attribute.isLocation
    if isPlaceOfRoot, node.systemGuide == nil { return false }
    direction = view.effectiveLayoutDirection
    let space = node.systemGuide == nil ? node.container ?? node : owner
    sentence.begin()
    add(
      attribute.absolute(direction), of: node, times: 1, in: NodeReference(space), to: &sentence)
    return true
  }

  /// The box whose unknowns place a box: itself, or the view that made the guide itself.
  private func owner(of node: BoxNode) -> BoxNode {
    node.systemGuide == nil ? node : node.container ?? node
  }
}

// MARK: - Causes

/// What determines a sum of unknowns, each source once.
private struct CauseChain {
  var sources: [Cause.Source] = []
  var factors: [Double] = []
  var constants: [Double] = []
  var misses: [Miss] = []
  private var places: [Cause.Source: Int] = [:]
  private var missed: Set<Constraint> = []

  mutating func add(_ explanation: Explanation, times coefficient: Double) {
    for cause in explanation.causes {
      let place = places[cause.source] ?? sources.count
      if place == sources.count {
        places[cause.source] = place
        sources.append(cause.source)
        factors.append(0)
        constants.append(cause.constant)
      }
      factors[place] += coefficient * cause.factor
    }
    for miss in explanation.misses where missed.insert(miss.constraint).inserted {
      misses.append(miss)
    }
  }
}

extension LayoutEngine {
  private func causes(
    of chain: CauseChain, _ names: inout ReportNames
  ) -> [LayoutExplanation.Cause] {
    var causes: [LayoutExplanation.Cause] = []
    for (place, source) in chain.sources.enumerated() {
      let factor = chain.factors[place]
      if factor.magnitude < Self.nothing { continue }
      let isTurned = isMirrored(source)
      causes.append(
        LayoutExplanation.Cause(
          demand: demand(behind: source, &names), factor: CGFloat(isTurned ? -factor : factor),
          contribution: CGFloat(factor * chain.constants[place])))
    }
    return causes
  }

  /// Below this a factor is what rounding has left of one that cancels.
  private static let nothing = 1e-9

  private func demand(
    behind source: Cause.Source, _ names: inout ReportNames
  ) -> LayoutDemand {
    switch source {
    case .constraint(let handle): return demand(behind: handle, &names)
    case .exercise(let unknown): return demand(thatZeroIs: unknown, .exercise, &names)
    case .zero(let unknown):
      let isFree = (try? solver.ambiguity(of: unknown)) != nil
      return demand(thatZeroIs: unknown, isFree ? .nothing : .notNegative, &names)
    }
  }

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
    for miss in chain.misses {
      let winners = miss.givenUpTo.filter { $0.factor.magnitude >= Self.nothing }
      var demands: [LayoutDemand] = []
      for cause in winners { demands.append(demand(behind: cause.source, &names)) }
      misses.append(
        LayoutExplanation.Miss(
          demand: demand(behind: miss.constraint, &names), amount: CGFloat(miss.amount),
          priority: LayoutPriority(miss.priority.rawValue), givenUpTo: demands))
    }
    return misses
  }

  private func standing(
    of sentence: EngineSentence, _ causes: [LayoutExplanation.Cause]
  ) -> LayoutExplanation.Standing {
    if sentence.terms.count == 1,
      let ambiguity = try? solver.ambiguity(of: sentence.terms[0].unknown)
    {
      let ends = [ambiguity.range.lowerBound, ambiguity.range.upperBound].map {
        CGFloat(sentence.terms[0].coefficient * $0 + sentence.constant)
      }
      return .ambiguous(min(ends[0], ends[1])...max(ends[0], ends[1]))
    }
    let isFree = causes.contains { $0.demand.origin == .nothing || $0.demand.origin == .exercise }
    return isFree ? .ambiguous(nil) : .determined
  }

  /// Causes that speak of a box first, then those that speak of what those speak of, and so on.
  private func inOrder(
    _ causes: [LayoutExplanation.Cause], from token: Int32
  ) -> [LayoutExplanation.Cause] {
    var places: [Int32: [Int]] = [:]
    for (place, cause) in causes.enumerated() {
      for case let side? in [cause.demand.first, cause.demand.second] {
        places[side.key, default: []].append(place)
      }
    }
    var isTaken = causes.map { _ in false }
    var order: [Int] = []
    var queue = [token]
    var next = 0
    while next < queue.count {
      for place in places.removeValue(forKey: queue[next]) ?? [] where !isTaken[place] {
        isTaken[place] = true
        order.append(place)
        for case let side? in [causes[place].demand.first, causes[place].demand.second] {
          if places[side.key] != nil { queue.append(side.key) }
        }
      }
      next += 1
    }
    return (order + causes.indices.filter { !isTaken[$0] }).map { causes[$0] }
  }
}
