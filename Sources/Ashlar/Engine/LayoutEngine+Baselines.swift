internal import AshlarSolver

/// The views inside a view whose baselines are its own, where it is not one by itself.
struct BaselineViews: Equatable {
  var first: BoxNode?
  var last: BoxNode?

  /// The tokens by which constraints have spoken of them.
  var tokens: [Int32] = []

  var isEmpty: Bool { first == nil && last == nil }

  static func == (one: BaselineViews, other: BaselineViews) -> Bool {
    one.first === other.first && one.last === other.last
  }
}

// MARK: - Reading

extension LayoutEngine {
  /// The box whose baseline that of a box is, if it is another one.
  func baselineNode(
    of node: BoxNode, _ token: Int, _ attribute: LayoutConstraint.Attribute
  ) -> BoxNode? {
    guard let views = baselineViews[Int32(token)] else { return nil }
    let inner = attribute == .firstBaseline ? views.first : views.last
    guard let inner, inner.isInside(node) else { return nil }
    let known = self.token(of: inner)
    if !views.tokens.contains(Int32(known)) {
      baselineViews[Int32(token)]?.tokens.append(Int32(known))
    }
    return inner
  }
}

// MARK: - Changing

extension LayoutEngine {
  /// Works in where a box says that its baselines are.
  func workInBaselines(_ wishes: BoxWishes, of node: BoxNode) {
    let token = node.token
    let views = wishes.baselineViews
    let isElsewhere = !views.isEmpty || baselineViews[token] != nil
    let isNew = items[Int(token)].baselines != wishes.baselines
    let areTermsNew = isElsewhere && baselineViews[token] ?? BaselineViews() != views
    guard isNew || areTermsNew else { return }
    items[Int(token)].baselines = wishes.baselines
    if areTermsNew { baselineViews[token] = views.isEmpty ? nil : views }
    refreshBaselines(of: node, areTermsNew: areTermsNew)
  }

  /// Has the constraints on the baselines of a box, and of those whose baselines these are, put together
  /// anew.
  private func refreshBaselines(of node: BoxNode, areTermsNew: Bool) {
    var waiting = [node]
    while let node = waiting.popLast() {
      direction = tree.environment.direction
      let held = node.host?.view?.held.all ?? []
      for constraint in node.concerning.all + held where constraint.mentionsBaseline(of: node) {
        if areTermsNew { constraint.news.insert(.terms) }
        update(constraint)
      }
      for (token, views) in sortedBaselineViews where views.first === node || views.last === node {
        if let user = nodes[Int(token)] { waiting.append(user) }
      }
    }
  }

  private var sortedBaselineViews: [(key: Int32, value: BaselineViews)] {
    baselineViews.isEmpty ? [] : baselineViews.sorted { $0.key < $1.key }
  }

  /// Forgets what boxes that have left had to do with baselines. Whoever had theirs is asked again.
  func forgetBaselineViews(_ tokens: [Int32]) {
    let leaving = Set(tokens)
    for token in tokens { baselineViews[token] = nil }
    for (token, views) in sortedBaselineViews {
      guard !leaving.isDisjoint(with: views.tokens), let user = nodes[Int(token)] else { continue }
      baselineViews[token] = nil
      refreshBaselines(of: user, areTermsNew: true)
      freshBoxes.append(token)
    }
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
