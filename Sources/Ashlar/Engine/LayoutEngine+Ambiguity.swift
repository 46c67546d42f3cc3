internal import AshlarSolver

// MARK: - What nothing determines

extension LayoutEngine {
  /// The unknowns of a box that nothing determines, in the order of frames; none while nothing is solved.
  private func ambiguities(of node: BoxNode) -> [(LayoutConstraint.Attribute, Ambiguity)] {
    guard node.token >= 0, node.hasUnknowns else { return [] }
    let item = items[Int(node.token)]
    let unknowns: [(LayoutConstraint.Attribute, Unknown)] = [
      (.left, item.x), (.top, item.y), (.width, item.width), (.height, item.height),
    ]
    return unknowns.compactMap { attribute, unknown in
      if node.container == nil, attribute.isLocation { return nil }
      return (try? solver.ambiguity(of: unknown)).map { (attribute, $0) }
    }
  }

  func isAmbiguous(_ node: BoxNode) -> Bool {
    guard node.token >= 0, node.hasUnknowns else { return false }
    let item = items[Int(node.token)]
    let places = node.container == nil ? [] : [item.x, item.y]
    return (places + [item.width, item.height]).contains {
      (try? solver.ambiguity(of: $0)) != nil
    }
  }

  /// What is free about a box, if anything is.
  func ambiguity(of node: BoxNode, _ names: inout ReportNames) -> LayoutAmbiguity? {
    report(ambiguities(of: node), of: node, &names)
  }

  /// What is free about all boxes that are in the tree, by token.
  func allAmbiguities() -> [Int32: [LayoutConstraint.Attribute: ClosedRange<Double>]] {
    var found: [Int32: [LayoutConstraint.Attribute: ClosedRange<Double>]] = [:]
    for ambiguity in (try? solver.ambiguities()) ?? [] {
      let token = frames.token(of: ambiguity.unknown)
      if token >= 0 {
        found[token, default: [:]][attribute(of: ambiguity.unknown)] = ambiguity.range
      }
    }
    return found
  }

  /// What is free about a box, from what has been found for all of them.
  func ambiguity(
    of node: BoxNode, _ ranges: [LayoutConstraint.Attribute: ClosedRange<Double>],
    _ names: inout ReportNames
  ) -> LayoutAmbiguity? {
    let item = items[Int(node.token)]
    let unknowns: [(LayoutConstraint.Attribute, Unknown)] = [
      (.left, item.x), (.top, item.y), (.width, item.width), (.height, item.height),
    ]
    let free = unknowns.compactMap { attribute, unknown -> LayoutAmbiguity.Freedom? in
      guard let range = ranges[attribute] else { return nil }
      return freedom(attribute, solver.value(of: unknown), range, of: node, &names)
    }
    return free.isEmpty ? nil : LayoutAmbiguity(item: names.name(of: node), free: free)
  }

  private func report(
    _ found: [(LayoutConstraint.Attribute, Ambiguity)], of node: BoxNode,
    _ names: inout ReportNames
  ) -> LayoutAmbiguity? {
    if found.isEmpty { return nil }
    var ranges: [LayoutConstraint.Attribute: ClosedRange<Double>] = [:]
    for (attribute, ambiguity) in found { ranges[attribute] = ambiguity.range }
    return ambiguity(of: node, ranges, &names)
  }

  private func freedom(
    _ attribute: LayoutConstraint.Attribute, _ value: Double, _ range: ClosedRange<Double>,
    of node: BoxNode, _ names: inout ReportNames
  ) -> LayoutAmbiguity.Freedom? {
    if node.container == nil, attribute.isLocation { return nil }
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
    guard (try? solver.exerciseAmbiguity(of: first.1.unknown)) ?? false else { return false }
    takeFrames()
    return true
  }

  func endExercise() {
    solver.endExercise()
    _ = solver.solve()
    takeFrames()
  }

  /// The identity of an unknown in the text of Apple's trace.
  func traceText(of node: BoxNode, _ names: inout ReportNames) -> [String] {
    ambiguities(of: node).map { attribute, ambiguity in
      let word =
        switch attribute {
        case .left: "minX"
        case .top: "minY"
        case .width: "Width"
        default: "Height"
        }
      return "\(names.name(of: node)).\(word){id: \(ambiguity.unknown.index)}"
    }
  }
}
