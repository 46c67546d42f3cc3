internal import AshlarSolver

// Labels, buttons and fields have their text in the middle, and their baselines with it: a baseline is so far from the
// middle of the view, however high the view is. A view that is lower than its content shows the text from its top on,
// and the baselines are so far from its edges.
//
// Source: Apple's frameworks, as recorded (reference, "What 4,000 recorded screens say", 6).

extension LayoutEngine {
  /// How far a view may be lower than its content, in points, before it shows the text from its top on.
  private static let textTolerance = 1e-9

  /// The height of the content of a box, in points; nil without one.
  func contentHeight(of token: Int32) -> Double? {
    let content = findDemand(.content(.vertical), from: items[Int(token)].firstDemand)
    return content >= 0 ? demands[content].value : nil
  }

  /// Adds what a baseline of a box is beside the place of its top: a share of its height, and points.
  func addBaseline(
    _ attribute: LayoutAttribute, of node: BoxNode, _ token: Int, times factor: Double,
    to sentence: inout EngineSentence
  ) {
    let token = Int32(token)
    let baselines = items[Int(token)].baselines
    let isFirst = attribute == .firstBaseline
    guard node.view?.centresText ?? false else {
      if !isFirst { sentence.add(factor, .height, of: token) }
      sentence.constant += factor * (isFirst ? baselines.first : -baselines.last)
      return
    }
    moves.watch(token)
    guard let height = contentHeight(of: token), height > 0, !squeezedTexts.contains(token) else {
      if !isFirst { sentence.add(factor, .height, of: token) }
      sentence.constant += factor * (isFirst ? baselines.first : -baselines.last)
      return
    }
    sentence.add(0.5 * factor, .height, of: token)
    let distance = isFirst ? baselines.first - height / 2 : height / 2 - baselines.last
    sentence.constant += factor * distance
  }

  /// Has the constraints on the baselines of a box follow another height of its content, where its text is in the middle.
  func followHeight(of node: BoxNode, _ token: Int32, from old: Double?) {
    let new = contentHeight(of: token)
    guard new != old, moves.isWatched(token) else { return }
    _ = noteBaselines(of: node, areTermsNew: (new ?? 0 > 0) != (old ?? 0 > 0))
  }

  /// Forgets which views are lower than their contents, because what comes out must not depend on the last layout.
  ///
  /// - Complexity: O(*n*) for *n* such views of whose baselines constraints speak.
  func resetTexts() {
    if squeezedTexts.isEmpty { return }
    let tokens = squeezedTexts.sorted()
    squeezedTexts = []
    for token in tokens {
      guard let node = nodes[token] else { continue }
      moves.list(token)
      _ = noteBaselines(of: node, areTermsNew: true)
    }
    restateBaselines()
  }

  /// Has the constraints on baselines follow views that the last solve has made lower than their contents.
  ///
  /// - Returns: Whether there are any more of them than before, so that there is something to solve again.
  /// - Complexity: O(*n*) for *n* boxes whose heights may have changed and of whose baselines constraints speak.
  func noteSqueezedTexts() -> Bool {
    var isSpokenOf = false
    for token in moves.takeWatched() {
      guard let node = nodes[token], !squeezedTexts.contains(token), isSqueezed(token) else {
        continue
      }
      squeezedTexts.insert(token)
      isSpokenOf = noteBaselines(of: node, areTermsNew: true) || isSpokenOf
    }
    restateBaselines()
    return isSpokenOf
  }

  private func isSqueezed(_ token: Int32) -> Bool {
    guard let height = contentHeight(of: token) else { return false }
    return solver.value(.height, of: token) < height - Self.textTolerance
  }

  /// Finds out whether a view is lower than its content of whose baselines no constraint speaks, for an explanation.
  func judgeText(of token: Int32) {
    if moves.isWatched(token) { return }
    if isSqueezed(token) { squeezedTexts.insert(token) } else { squeezedTexts.remove(token) }
  }
}
