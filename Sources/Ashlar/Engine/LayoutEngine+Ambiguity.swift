internal import AshlarSolver

// MARK: - What nothing determines

extension LayoutEngine {
  /// What is free about a box, and between which values.
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
    let extents: [(LayoutAttribute, RectangleSide)] = [
      (.width, .width), (.height, .height),
    ]
    let sides = !node.hasContainer ? extents : [(.left, .left), (.top, .top)] + extents
    return sides.map { ($0, system.solver.unknown($1, of: node.token)) }
  }

  func isAmbiguous(_ node: BoxNode) -> Bool {
    guard node.token >= 0, node.hasUnknowns else { return false }
    return unknowns(of: node).contains { (try? system.solver.ambiguity(of: $0.1)) != nil }
  }

  /// What is free about a box, if anything is.
  func ambiguity(of node: BoxNode, _ names: inout ReportNames) -> LayoutAmbiguity? {
    report(ambiguities(of: node), of: node, &names)
  }

  /// What is free about all boxes that are in the tree, by token, except for guides along axes of which no
  /// constraint speaks: nothing goes by them there.
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

  /// The axes of which no constraint speaks, for those boxes that are guides which a program has made.
  private func unusedAxes(of tokens: some Sequence<Int32>) -> [Int32: [LayoutAxis]] {
    var unused: [Int32: [LayoutAxis]] = [:]
    for token in tokens {
      if let node = system.nodes[token], node.isGuide, node.systemGuide == nil {
        unused[token] = LayoutAxis.allCases
      }
    }
    if unused.isEmpty { return unused }
    for constraint in system.sources.constraints {
      for node in constraint.nodes where unused[node.token] != nil {
        unused[node.token]?.removeAll { constraint.mentions(node, along: $0) }
      }
    }
    return unused
  }

  /// What is free about a box, from what has been found for all of them.
  func ambiguity(
    of node: BoxNode, _ ranges: Ranges, _ names: inout ReportNames
  ) -> LayoutAmbiguity? {
    let free = unknowns(of: node).compactMap { attribute, unknown -> LayoutAmbiguity.Freedom? in
      guard let range = ranges[attribute] else { return nil }
      return freedom(attribute, system.solver.value(of: unknown), range, of: node, &names)
    }
    if free.isEmpty { return nil }
    return LayoutAmbiguity(
      item: names.name(of: node), free: free, hint: hint(for: node, free.map(\.attribute), &names))
  }

  /// What is missing in a view that scrolls and whose content has no size.
  private func hint(
    for node: BoxNode, _ free: [LayoutAttribute], _ names: inout ReportNames
  ) -> String? {
    guard node.systemGuide == .content, let container = node.container else { return nil }
    let name = names.name(of: container)
    let chains = free.compactMap { attribute -> String? in
      switch attribute {
      case .width: "from the left edge of \(name) to its right edge, widths included"
      case .height: "from the top of \(name) to its bottom, heights included"
      default: nil
      }
    }
    if chains.isEmpty { return nil }
    return "How large \(name) is inside comes from what is in it: tie views to each other "
      + chains.joined(separator: ", and ") + "."
  }

  private func report(
    _ found: [(LayoutAttribute, Ambiguity)], of node: BoxNode,
    _ names: inout ReportNames
  ) -> LayoutAmbiguity? {
    if found.isEmpty { return nil }
    var ranges: Ranges = [:]
    for (attribute, ambiguity) in found { ranges[attribute] = ambiguity.range }
    return ambiguity(of: node, ranges, &names)
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
    takeFrames()
    return true
  }

  func endExercise() {
    system.solver.endExercise()
    _ = system.solver.solve()
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
