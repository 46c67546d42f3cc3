internal import AshlarSolver

/// The views inside a view whose baselines are its own, where it is not one by itself.
struct BaselineViews: Equatable {
  var first: BoxNode?
  var last: BoxNode?

  /// The tokens by which constraints have spoken of them.
  var tokens: [Int32] = []

  var isEmpty: Bool { first == nil && last == nil }

  /// The boxes of these views, each once.
  var nodes: [BoxNode] {
    [first, first === last ? nil : last].compactMap(\.self)
  }

  static func == (one: BaselineViews, other: BaselineViews) -> Bool {
    one.first === other.first && one.last === other.last
  }
}

/// What has to be put together anew because baselines have changed.
struct BaselineNews {
  var constraints: [LayoutConstraint] = []

  /// The boxes whose constraints these are.
  var boxes: [ObjectIdentifier: Box] = [:]

  struct Box {
    let node: BoxNode

    /// Whether the constraints need other terms, and not only other constants.
    let areTermsNew: Bool
  }
}

// MARK: - Reading

extension LayoutEngine {
  /// The box whose baseline that of a box is, through however many others, if it is another one.
  func baselineNode(
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

  private func nextBaselineNode(
    of node: BoxNode, _ token: Int, _ attribute: LayoutAttribute
  ) -> BoxNode? {
    guard let views = baselineViews[Int32(token)] else { return nil }
    let inner = attribute == .firstBaseline ? views.first : views.last
    guard let inner, inner.isInside(node) else { return nil }
    speak(of: inner, for: Int32(token))
    return inner
  }

  /// Notes that a constraint that speaks of a baseline of a box depends on one inside it.
  private func speak(of inner: BoxNode, for token: Int32) {
    let known = Int32(self.token(of: inner))
    if baselineViews[token]?.tokens.contains(known) == false {
      baselineViews[token]?.tokens.append(known)
    }
  }
}

// MARK: - Changing

extension LayoutEngine {
  /// Notes the views that have the baselines of a box, and in those that they have them.
  func setBaselineViews(_ views: BaselineViews, of token: Int32) {
    for node in baselineViews[token]?.nodes ?? [] {
      baselineUsers[ObjectIdentifier(node)]?.removeAll { $0 == token }
      if baselineUsers[ObjectIdentifier(node)]?.isEmpty == true {
        baselineUsers[ObjectIdentifier(node)] = nil
      }
    }
    baselineViews[token] = views.isEmpty ? nil : views
    for node in views.nodes { baselineUsers[ObjectIdentifier(node), default: []].append(token) }
  }

  /// Works in where a box says that its baselines are.
  func workInBaselines(_ wishes: BoxWishes, of node: BoxNode) {
    let token = node.token
    let views = wishes.baselineViews
    let isElsewhere = !views.isEmpty || baselineViews[token] != nil
    let isNew = items[Int(token)].baselines != wishes.baselines
    let areTermsNew = isElsewhere && baselineViews[token] ?? BaselineViews() != views
    guard isNew || areTermsNew else { return }
    items[Int(token)].baselines = wishes.baselines
    if areTermsNew { setBaselineViews(views, of: token) }
    let isSpokenOf = noteBaselines(of: node, areTermsNew: areTermsNew)
    // Those boxes are asked at once, and not one after the other, each when a constraint has got so far.
    // They may have left the box meanwhile.
    if isSpokenOf {
      for inner in views.nodes where inner.isInside(node) { speak(of: inner, for: token) }
    }
  }

  /// Notes that the constraints on the baselines of a box, and of those whose baselines these are, have to
  /// be put together anew.
  ///
  /// - Returns: Whether there are such constraints.
  /// - Complexity: O(*n*) for *n* constraints on those boxes. Boxes of whose baselines no constraint has
  ///   spoken are not looked at, and none is looked at twice before ``restateBaselines()``.
  func noteBaselines(of node: BoxNode, areTermsNew: Bool) -> Bool {
    if !speaksOfBaselines { return false }
    var waiting = [node]
    var isSpokenOf = false
    while let node = waiting.popLast() {
      let key = ObjectIdentifier(node)
      if let known = baselineNews.boxes[key], known.areTermsNew || !areTermsNew {
        isSpokenOf = true
        continue
      }
      func note(_ constraint: LayoutConstraint) {
        guard constraint.mentionsBaseline(of: node) else { return }
        if areTermsNew { constraint.news.insert(.terms) }
        baselineNews.constraints.append(constraint)
        isSpokenOf = true
      }
      node.concerning.visit(note)
      node.host?.view?.held.visit(note)
      let users = usersOfBaselines(of: node, node.token).compactMap { nodes[$0] }
      if isSpokenOf || !users.isEmpty {
        baselineNews.boxes[key] = BaselineNews.Box(node: node, areTermsNew: areTermsNew)
      }
      waiting += users
    }
    return isSpokenOf
  }

  /// Puts the constraints together anew that depend on baselines which have changed.
  func restateBaselines() {
    if baselineNews.boxes.isEmpty { return }
    var news = BaselineNews()
    swap(&news, &baselineNews)
    takeDirections()
    for constraint in news.constraints { update(constraint) }
  }

  /// The tokens of the boxes that have baselines of a box, and for which constraints have spoken of it.
  private func usersOfBaselines(of node: BoxNode, _ token: Int32) -> [Int32] {
    guard let users = baselineUsers[ObjectIdentifier(node)] else { return [] }
    return users.filter { baselineViews[$0]?.tokens.contains(token) ?? false }.sorted()
  }

  /// Forgets what boxes that have left had to do with baselines. Whoever had theirs is asked again.
  func forgetBaselineViews(_ tokens: [Int32]) {
    for token in tokens { setBaselineViews(BaselineViews(), of: token) }
    var users: Set<Int32> = []
    for token in tokens {
      if let node = nodes[token] { users.formUnion(usersOfBaselines(of: node, token)) }
    }
    for token in users.sorted() {
      guard let user = nodes[token] else { continue }
      setBaselineViews(BaselineViews(), of: token)
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
