// MARK: - The tree of a view

extension View {
  /// The tree that the view is in, made if nothing has needed it before.
  ///
  /// - Complexity: O(1) amortised: the views on the way to the root remember what was found.
  var tree: LayoutTree {
    if let known = cachedTree { return known.current }
    var path: [View] = [self]
    while path[path.count - 1].cachedTree == nil, let next = path[path.count - 1].superview {
      path.append(next)
    }
    let top = path[path.count - 1]
    let tree = top.cachedTree?.current ?? LayoutTree(diagnostics: LayoutDiagnostics())
    for view in path { view.cachedTree = tree }
    return tree
  }

  /// The tree that the view is in, if anything has needed one yet.
  var existingTree: LayoutTree? {
    for view in ancestors {
      if let tree = view.cachedTree { return tree.current }
    }
    return nil
  }
}

// MARK: - Joining and leaving

extension View {
  /// Merges the tree of a view that has just been added inside this one.
  func joinTree(_ view: View) {
    guard let old = view.cachedTree?.current else { return }
    if old.engine != nil { view.leaveEngines() }
    old.merge(into: tree)
  }

  /// Gives the view and what is inside it a tree of their own, after the view lost its superview.
  func leaveTree() {
    guard let old = cachedTree?.current else { return }
    leaveEngines()
    let new = LayoutTree(diagnostics: LayoutDiagnostics())
    new.environment = old.environment
    new.activationCount = old.activationCount
    for view in subtree where view.cachedTree != nil {
      view.cachedTree = new
      for constraint in view.held { new.changes.activated.append(constraint) }
    }
  }

  /// Takes everything in the subtree out of the engine that has been solving it.
  private func leaveEngines() {
    for view in subtree {
      for box in view.boxes { leaveEngine(box) }
      for constraint in view.held { leaveEngine(constraint) }
    }
  }

  func leaveEngine(_ box: LayoutBox) {
    box.isNoted = false
    guard box.token >= 0 else { return }
    cachedTree?.current.changes.departed.append(box.token)
    box.token = -1
  }

  private func leaveEngine(_ constraint: LayoutConstraint) {
    constraint.news = []
    guard constraint.token >= 0 else { return }
    cachedTree?.current.changes.dropped.append(constraint.token)
    constraint.token = -1
    cachedTree?.current.changes.activated.append(constraint)
  }
}
