internal import AshlarSolver

// Labels, buttons and fields that are higher than what is in them have their text in the middle, and their
// baselines with it. How far that is from their edges is a constant to the solver, which follows the heights
// that it finds.

extension LayoutEngine {
  /// The distances of the baselines of a box from its edges, as they are at its present height, in points.
  func baselines(of token: Int) -> EngineItem.Baselines {
    var baselines = items[token].baselines
    if roomsAboveTexts.isEmpty { return baselines }
    let room = roomsAboveTexts[Int32(token)] ?? 0
    baselines.first += room
    baselines.last += room
    return baselines
  }

  /// Has all texts begin at the tops of their views, as in the first layout.
  ///
  /// Where heights go by baselines, what comes out may depend on where one begins: and it must not depend on what the
  /// last layout was.
  ///
  /// - Complexity: O(*n*) for *n* texts with room above, of whose baselines constraints speak.
  func resetTexts() {
    if roomsAboveTexts.isEmpty { return }
    let tokens = roomsAboveTexts.keys.sorted()
    roomsAboveTexts = [:]
    for token in tokens {
      guard let node = nodes[token] else { continue }
      moves.list(token)
      _ = noteBaselines(of: node, areTermsNew: false)
    }
    restateBaselines()
  }

  /// Has constraints on baselines follow the heights that the last solve has found.
  ///
  /// - Returns: Whether there is anything to solve again.
  /// - Complexity: O(*n*) for *n* boxes whose heights may have changed and of whose baselines constraints speak.
  func moveTexts() -> Bool {
    var hasMoved = false
    for token in moves.takeWatched() {
      guard let node = nodes[token] else { continue }
      let room = roomAboveText(of: token)
      if (room - (roomsAboveTexts[token] ?? 0)).magnitude <= Self.textTolerance { continue }
      roomsAboveTexts[token] = room == 0 ? nil : room
      hasMoved = noteBaselines(of: node, areTermsNew: false) || hasMoved
    }
    restateBaselines()
    return hasMoved
  }

  /// How often heights may follow baselines that follow them. Where that comes to an end, each time is half as far.
  static let mostTextRounds = 45

  /// How far a text may be from the middle, in points, so that halves of halves come to an end.
  static let textTolerance = 1e-9

  /// How far the text of a box is below its top because the box is higher than its content, in points; 0 without
  /// content.
  func roomAboveText(of token: Int32) -> Double {
    let content = findDemand(.content(.vertical), from: items[Int(token)].firstDemand)
    guard content >= 0, demands[content].value > 0 else { return 0 }
    let height = solver.value(.height, of: token)
    return max(0, (height - demands[content].value) / 2)
  }

  /// Reports that heights follow baselines which follow the heights.
  func reportEndlessTexts() {
    guard let node = moves.takeWatched().lazy.compactMap({ self.nodes[$0] }).first else {
      return
    }
    let reason = LayoutFault.Reason.endlessLayout(
      view: node.reportName, passes: Self.mostTextRounds)
    tree.diagnostics.report(LayoutFault(reason: reason, location: nil))
  }
}

// MARK: - Explaining

extension LayoutEngine {
  /// What determines a sum of unknowns, and the heights by which the baselines go of which that speaks; nil if that is
  /// not known.
  ///
  /// - Complexity: That of an explanation for each term, and for each text on which the sum depends, as often as heights
  ///   go by baselines that go by heights.
  func chain(of terms: [Term]) -> CauseChain? {
    var chain = CauseChain()
    var heights: [Int32: Double] = [:]
    for term in terms {
      guard let explanation = try? solver.explanation(of: term.unknown) else { return nil }
      add(explanation, times: term.coefficient, to: &chain, &heights)
    }
    for _ in 0..<Self.mostTextRounds {
      if heights.isEmpty { break }
      var next: [Int32: Double] = [:]
      for (token, factor) in heights.sorted(by: { $0.key < $1.key }) {
        let height = solver.unknown(.height, of: token)
        guard let explanation = try? solver.explanation(of: height) else { return nil }
        add(explanation, times: factor, to: &chain, &next)
      }
      heights = next
    }
    return chain
  }

  /// Adds an explanation to a chain, and to the heights those that it depends on by baselines, each once.
  private func add(
    _ explanation: Explanation, times coefficient: Double, to chain: inout CauseChain,
    _ heights: inout [Int32: Double]
  ) {
    chain.add(explanation, times: coefficient)
    if roomsAboveTexts.isEmpty { return }
    for cause in explanation.causes {
      let shares = textShares(of: cause.source)
      if shares.isEmpty { continue }
      var constant = cause.constant
      for (token, share) in shares {
        constant -= share * solver.value(.height, of: token)
        heights[token, default: 0] += coefficient * cause.factor * share
      }
      chain.set(constant, of: cause.source)
    }
  }

  /// The boxes by whose heights a constraint goes because of their baselines, and how far its constant moves for each
  /// point of them.
  private func textShares(of source: Cause.Source) -> [(token: Int32, share: Double)] {
    guard case .constraint(let handle) = source, let constraint = constraint(behind: handle) else {
      return []
    }
    let sides = [
      (constraint.firstNode, constraint.firstAttribute, 1.0),
      (constraint.secondNode, constraint.secondAttribute, -Double(constraint.multiplier)),
    ]
    return sides.compactMap { node, attribute, factor in
      guard let node, let share = textShare(of: node, attribute) else { return nil }
      return (share.token, -factor * share.share)
    }
  }

  /// The box whose text has a baseline of a box, and how far the baseline is moved for each point that the text is in
  /// the middle of.
  private func textShare(
    of node: BoxNode, _ attribute: LayoutConstraint.Attribute
  ) -> (token: Int32, share: Double)? {
    guard attribute.isBaseline, node.token >= 0 else { return nil }
    let token = (baselineNode(of: node, Int(node.token), attribute) ?? node).token
    guard roomsAboveTexts[token] != nil else { return nil }
    return (token, attribute == .firstBaseline ? 0.5 : -0.5)
  }

  /// Has an attribute that is a baseline go by the height of its box, as far as it does.
  func addRoomAboveText(
    of node: BoxNode, _ attribute: LayoutConstraint.Attribute, to sentence: inout EngineSentence
  ) {
    guard let (token, share) = textShare(of: node, attribute) else { return }
    sentence.add(share, .height, of: token)
    sentence.constant -= share * solver.value(.height, of: token)
  }
}
