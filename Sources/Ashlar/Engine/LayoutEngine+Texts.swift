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

  /// Has constraints on baselines follow the heights that the last solve has found.
  ///
  /// - Returns: Whether there is anything to solve again.
  /// - Complexity: O(*n*) for *n* boxes whose heights may have changed and of whose baselines constraints speak.
  func moveTexts() -> Bool {
    var hasMoved = false
    for token in frames.takeWatched() {
      guard let node = nodes[Int(token)] else { continue }
      let room = roomAboveText(of: token)
      if room == roomsAboveTexts[token] ?? 0 { continue }
      roomsAboveTexts[token] = room == 0 ? nil : room
      hasMoved = noteBaselines(of: node, areTermsNew: false) || hasMoved
    }
    restateBaselines()
    return hasMoved
  }

  /// How far the text of a box is below its top because the box is higher than its content, in points; 0 without
  /// content.
  func roomAboveText(of token: Int32) -> Double {
    let content = demands.find(.content(.vertical), from: items[Int(token)].firstDemand)
    guard content >= 0, demands[content].value > 0 else { return 0 }
    let height = solver.value(of: items[Int(token)].height)
    return max(0, (height - demands[content].value) / 2)
  }

  /// Reports that heights follow baselines which follow the heights.
  func reportEndlessTexts() {
    guard let node = frames.takeWatched().lazy.compactMap({ self.nodes[Int($0)] }).first else {
      return
    }
    let reason = LayoutFault.Reason.endlessLayout(
      view: node.reportName, passes: PassNesting.mostRounds)
    tree.diagnostics.report(LayoutFault(reason: reason, location: nil))
  }
}
