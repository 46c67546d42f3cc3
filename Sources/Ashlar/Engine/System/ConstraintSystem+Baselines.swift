internal import AshlarSolver

// Labels, buttons and fields have their text in the middle, and their baselines with it: a baseline has a distance from the
// middle of the view, however high the view is. A view that is lower than its content shows the text from its top on, and
// the baselines have distances from its edges.
//
// Source: Apple's frameworks, as recorded (reference, "What 4,000 recorded screens say", 6).

// MARK: - Baselines of views inside

extension ConstraintSystem {
  /// The box whose baseline that of a box is, through however many others, if it is another one.
  mutating func baselineNode(
    of node: BoxNode, _ token: Int, _ attribute: LayoutAttribute
  ) -> BoxNode? {
    var found = nextBaselineNode(of: node, token, attribute)
    while let node = found, !node.scrolls,
      let inner = nextBaselineNode(of: node, self.token(of: node), attribute)
    {
      found = inner
    }
    return found
  }

  private mutating func nextBaselineNode(
    of node: BoxNode, _ token: Int, _ attribute: LayoutAttribute
  ) -> BoxNode? {
    guard let views = baselines[Int32(token)] else { return nil }
    let inner = attribute == .firstBaseline ? views.first : views.last
    guard let inner, inner.isInside(node) else { return nil }
    noteMention(of: inner, for: Int32(token))
    return inner
  }

  private mutating func noteMention(of inner: BoxNode, for token: Int32) {
    baselines.noteMention(of: Int32(self.token(of: inner)), for: token)
  }

  /// Removes the entries of boxes that have left for baselines. The engine asks the boxes that had theirs again.
  mutating func forgetBaselineViews(_ tokens: [Int32]) {
    for token in tokens { baselines.set(BaselineViews(), of: token) }
    for token in baselines.users(ofDeparted: tokens) {
      guard let user = node(token) else { continue }
      baselines.set(BaselineViews(), of: token)
      _ = noteBaselines(of: user, areTermsNew: true)
      freshBoxes.append(token)
    }
    restateBaselines()
  }
}

extension BoxNode {
  /// Whether another box contains this one, at any depth.
  fileprivate func isInside(_ outer: BoxNode) -> Bool {
    var next = container
    while let node = next {
      if node === outer { return true }
      next = node.container
    }
    return false
  }
}

// MARK: - Changing

extension ConstraintSystem {
  /// Applies the baselines of a box.
  mutating func applyBaselines(
    _ intrinsic: IntrinsicDemands, of node: BoxNode, _ token: Int32
  ) {
    let views = intrinsic.baselineViews
    let isElsewhere = !views.isEmpty || baselines[token] != nil
    let isNew = items[Int(token)].baselines != intrinsic.baselines
    let areTermsNew = isElsewhere && baselines[token] ?? BaselineViews() != views
    guard isNew || areTermsNew else { return }
    items[Int(token)].baselines = intrinsic.baselines
    if areTermsNew {
      baselines.set(views, of: token)
      items[Int(token)].hasParticulars = true
    }
    let isMentioned = noteBaselines(of: node, areTermsNew: areTermsNew)
    // These boxes are asked at once, and not one after the other, each when a constraint has got so far. They may have left
    // the box meanwhile.
    if isMentioned {
      for inner in views.nodes where inner.isInside(node) { noteMention(of: inner, for: token) }
    }
  }

  /// Notes that the constraints on the baselines of a box, and of the boxes that have theirs from it, have to be composed
  /// again.
  ///
  /// - Returns: Whether there are such constraints.
  /// - Complexity: O(*n*) for *n* constraints on those boxes. Boxes whose baselines no constraint has mentioned are not
  ///   visited, and none is visited twice before ``restateBaselines()``.
  mutating func noteBaselines(of node: BoxNode, areTermsNew: Bool) -> Bool {
    if !mentionsBaselines { return false }
    var waiting = [node]
    var isMentioned = false
    while let node = waiting.popLast() {
      let key = ObjectIdentifier(node)
      if let areKnownNew = baselineNews.boxes[key], areKnownNew || !areTermsNew {
        isMentioned = true
        continue
      }
      isMentioned = noteConstraints(onBaselinesOf: node, areTermsNew) || isMentioned
      let users = baselines.users(of: node, node.token).compactMap { self.node($0) }
      if isMentioned || !users.isEmpty { baselineNews.boxes[key] = areTermsNew }
      waiting += users
    }
    return isMentioned
  }

  private mutating func noteConstraints(onBaselinesOf node: BoxNode, _ areTermsNew: Bool) -> Bool {
    let indices =
      node.concerning.indices + (node.host.map { HeldConstraints(node: $0).indices } ?? [])
    let found = indices.filter { tree.mentionsBaseline($0, of: node) }
    for index in found where areTermsNew {
      tree.store.constraints[index].terms.marks.insert(.termsChanged)
    }
    baselineNews.constraints += found
    return !found.isEmpty
  }

  /// Composes the constraints again that depend on baselines which have changed.
  mutating func restateBaselines() {
    // A view that has been asked may have merged the tree into another one.
    if baselineNews.boxes.isEmpty || !tree.isCurrent { return }
    var news = BaselineNews()
    swap(&news, &baselineNews)
    readDirections()
    update(news.constraints, tree)
  }
}

// MARK: - Texts in the middle of their views

extension ConstraintSystem {
  /// The greatest difference by which a view may be lower than its content, in points, before it shows the text from
  /// its top on.
  private static let textTolerance = 1e-9

  /// The height of the content of a box, in points; nil without one.
  func contentHeight(of token: Int32) -> Double? {
    let content = findDemand(.content(.vertical), from: items[Int(token)].firstDemand)
    return content >= 0 ? demands[content].value : nil
  }

  /// Adds what a baseline of a box is beside the place of its top: a share of its height, and points.
  mutating func addBaseline(
    _ attribute: LayoutAttribute, of node: BoxNode, _ token: Int, times factor: Double
  ) {
    let token = Int32(token)
    let isFirst = attribute == .firstBaseline
    let baselines = items[Int(token)].baselines
    if let height = heightOfCentredText(of: node, token) {
      sentence.add(0.5 * factor, .height, of: token)
      let distance = isFirst ? baselines.first - height / 2 : height / 2 - baselines.last
      sentence.constant += factor * distance
    } else {
      if !isFirst { sentence.add(factor, .height, of: token) }
      sentence.constant += factor * (isFirst ? baselines.first : -baselines.last)
    }
  }

  /// The height of the text of a box, in points, where the box has it in its middle. The box is watched from then on.
  private mutating func heightOfCentredText(of node: BoxNode, _ token: Int32) -> Double? {
    guard node.view?.centresText ?? false else { return nil }
    moves.watch(token)
    guard let height = contentHeight(of: token), height > 0, !squeezedTexts.contains(token) else {
      return nil
    }
    return height
  }

  /// Notes the constraints on the baselines of a box whose text is in the middle, if its content has another height now.
  mutating func followHeight(of node: BoxNode, _ token: Int32, from old: Double?) {
    let new = contentHeight(of: token)
    guard new != old, moves.isWatched(token) else { return }
    _ = noteBaselines(of: node, areTermsNew: (new ?? 0 > 0) != (old ?? 0 > 0))
  }

  /// Resets which views are lower than their contents, because a layout must not depend on the last one.
  ///
  /// - Complexity: O(*n*) for *n* such views whose baselines constraints mention.
  mutating func resetTexts() {
    if squeezedTexts.isEmpty { return }
    let tokens = squeezedTexts.sorted()
    squeezedTexts = []
    for token in tokens {
      guard let node = node(token) else { continue }
      moves.list(token)
      _ = noteBaselines(of: node, areTermsNew: true)
    }
    restateBaselines()
  }

  /// Composes the constraints on the baselines of views again that the last solve has made lower than their contents.
  ///
  /// - Returns: Whether there are more of them than before, so that there is something to solve again.
  /// - Complexity: O(*n*) for *n* boxes whose heights may have changed and whose baselines constraints mention.
  mutating func noteSqueezedTexts() -> Bool {
    var isMentioned = false
    for token in moves.takeWatched() {
      guard let node = node(token), !squeezedTexts.contains(token), isSqueezed(token) else {
        continue
      }
      squeezedTexts.insert(token)
      isMentioned = noteBaselines(of: node, areTermsNew: true) || isMentioned
    }
    restateBaselines()
    return isMentioned
  }

  private func isSqueezed(_ token: Int32) -> Bool {
    guard let height = contentHeight(of: token) else { return false }
    return solver.value(.height, of: token) < height - Self.textTolerance
  }

  /// Finds out whether a view is lower than its content whose baselines no constraint mentions, for an explanation.
  mutating func judgeText(of token: Int32) {
    if moves.isWatched(token) { return }
    if isSqueezed(token) { squeezedTexts.insert(token) } else { squeezedTexts.remove(token) }
  }
}
