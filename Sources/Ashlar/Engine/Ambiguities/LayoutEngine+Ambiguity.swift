internal import AshlarSolver

// MARK: - Ambiguities

extension LayoutEngine {
  /// The free attributes of a box, and the ranges of their values.
  typealias Ranges = [LayoutAttribute: ClosedRange<Double>]

  /// The unknowns of a box that nothing determines, in the order of frames; none while nothing is solved.
  private func ambiguities(of node: BoxNode) -> [(LayoutAttribute, Ambiguity)] {
    guard node.token >= 0, node.hasUnknowns else { return [] }
    return unknowns(of: node).compactMap { attribute, unknown in
      (try? system.solver.ambiguity(of: unknown)).map { (attribute, $0) }
    }
  }

  /// The unknowns of a box, in the order of frames. The place of a root is none.
  private func unknowns(of node: BoxNode) -> [(LayoutAttribute, Unknown)] {
    Self.sides.filter { node.hasContainer || $0.0.isSize }
      .map { ($0, system.solver.unknown($1, of: node.token)) }
  }

  /// The attributes that the unknowns of a box stand for, in the order of frames.
  static var sides: [(LayoutAttribute, RectangleSide)] {
    [(.left, .left), (.top, .top), (.width, .width), (.height, .height)]
  }

  func isAmbiguous(_ node: BoxNode) -> Bool {
    guard node.token >= 0, node.hasUnknowns else { return false }
    return unknowns(of: node).contains { (try? system.solver.ambiguity(of: $0.1)) != nil }
  }

  /// The ambiguity of a box, if it has any.
  func ambiguity(of node: BoxNode, _ names: inout ReportNames) -> LayoutAmbiguity? {
    if ambiguities(of: node).isEmpty { return nil }
    var all = allAmbiguities()
    // A guide determines itself also along axes that no constraint mentions.
    for (attribute, ambiguity) in ambiguities(of: node) {
      all[node.token, default: [:]][attribute] = ambiguity.range
    }
    let company = AmbiguityGroups(self, all).company(of: node.token)
    return ambiguity(of: node, all, with: company.compactMap { system.node($0) }, &names)
  }

  /// The ambiguities of all boxes in the tree, by token, except for guides along axes that no constraint refers to:
  /// nothing depends on them there.
  func allAmbiguities() -> [Int32: Ranges] {
    var found: [Int32: Ranges] = [:]
    for ambiguity in (try? system.solver.ambiguities()) ?? [] {
      let token = system.token(of: ambiguity.unknown)
      if token >= 0 {
        found[token, default: [:]][attribute(of: ambiguity.unknown)] = ambiguity.range
      }
    }
    for (token, axes) in unusedAxes(of: found.keys) {
      found[token] = found[token]?.filter { range in !axes.contains { $0 == range.key.axis } }
    }
    return found
  }

  /// The axes that no constraint refers to, for guides made by a program.
  private func unusedAxes(of tokens: some Sequence<Int32>) -> [Int32: [LayoutAxis]] {
    var unused: [Int32: [LayoutAxis]] = [:]
    for token in tokens {
      if let node = system.node(token), node.isGuide, node.systemGuide == nil {
        unused[token] = LayoutAxis.allCases
      }
    }
    if unused.isEmpty { return unused }
    for constraint in tree.objects(of: system.sources.constraints) {
      for node in constraint.nodes where unused[node.token] != nil {
        unused[node.token]?.removeAll { constraint.mentions(node, along: $0) }
      }
    }
    return unused
  }

  /// The ambiguity of a box, from the findings for all of them, with the boxes that move with it.
  func ambiguity(
    of node: BoxNode, _ all: [Int32: Ranges], with company: [BoxNode],
    _ names: inout ReportNames
  ) -> LayoutAmbiguity? {
    let ranges = all[node.token] ?? [:]
    let free = unknowns(of: node).compactMap { attribute, unknown -> LayoutAmbiguity.Freedom? in
      guard let range = ranges[attribute] else { return nil }
      return freedom(attribute, system.solver.value(of: unknown), range, of: node, &names)
    }
    if free.isEmpty { return nil }
    let advice = AmbiguityAdvice(engine: self, node: node, free: all, company: company)
    return LayoutAmbiguity(
      item: names.name(of: node), free: free, hint: advice.words(&names), following: [])
  }

  private func freedom(
    _ attribute: LayoutAttribute, _ value: Double, _ range: ClosedRange<Double>,
    of node: BoxNode, _ names: inout ReportNames
  ) -> LayoutAmbiguity.Freedom {
    let number = GeometryText.number(value)
    let own = "\(names.name(of: node)).\(attribute)"
    let outer = attribute.isSize ? nil : node.container.map { "\(names.name(of: $0)).\(attribute)" }
    let sign = value < 0 ? "- \(number.dropFirst())" : "+ \(number)"
    let target = outer.map { value == 0 ? $0 : "\($0) \(sign)" } ?? number
    return LayoutAmbiguity.Freedom(
      attribute: attribute, value: CGFloat(value),
      range: CGFloat(range.lowerBound)...CGFloat(range.upperBound),
      settledBy: "\(own) == \(target)")
  }
}

// MARK: - Trying it out

extension LayoutEngine {
  /// Moves what is free about a box to another place, if anything is.
  func exerciseAmbiguity(of node: BoxNode) -> Bool {
    guard let first = ambiguities(of: node).first else { return false }
    guard (try? system.solver.exerciseAmbiguity(of: first.1.unknown)) ?? false else { return false }
    solveCount += 1
    takeFrames()
    return true
  }

  func endExercise() {
    system.solver.endExercise()
    _ = system.solver.solve()
    solveCount += 1
    takeFrames()
  }

  /// The identities of the unknowns of a box that are free, in the text of Apple's trace.
  func traceText(of node: BoxNode, _ free: Ranges, _ names: inout ReportNames) -> [String] {
    unknowns(of: node).compactMap { attribute, unknown in
      if free[attribute] == nil { return nil }
      let word =
        switch attribute {
        case .left: "minX"
        case .top: "minY"
        case .width: "Width"
        default: "Height"
        }
      return "\(names.name(of: node)).\(word){id: \(unknown.index)}"
    }
  }
}
