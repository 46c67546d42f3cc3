// MARK: - The tree of a view

extension View {
  /// The tree that the view is in, made if nothing has needed it before.
  ///
  /// - Complexity: O(1) amortised: the views on the way to the root remember what was found.
  var tree: LayoutTree {
    if let known = cachedTree { return known.current }
    if let known = superview?.cachedTree {
      let tree = known.current
      cachedTree = tree
      return tree
    }
    return findTree()
  }

  private func findTree() -> LayoutTree {
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

  /// Lets the engine know, if it knows the view, that the view may ask for something else than before.
  func noteChange() {
    changeCount &+= 1
    if node.token >= 0, !node.isNoted { tree.note(node) }
  }

  /// Lets the engine know that the space in which the boxes inside the view are placed has moved.
  func noteChangeInside() {
    for view in subviews {
      view.isMaskStale = true
      view.noteChange()
    }
    for guide in layoutGuides { tree.note(guide.node) }
  }
}

// MARK: - Joining and leaving

extension View {
  /// Merges the tree of a view that has just been added inside this one.
  func joinTree(_ view: View) {
    guard let old = view.cachedTree?.current else { return }
    if old.engine != nil {
      view.leaveEngine(of: old)
      for constraint in view.constraintsInside {
        constraint.placeInQueue = old.changes.activated.append(constraint)
      }
    }
    old.merge(into: tree)
  }

  /// Gives the view and what is inside it a tree of their own, after the view lost its superview.
  ///
  /// Not every view has to know its tree for boxes in it to be known to the tree's engine: those on
  /// the way between the items of a constraint are.
  func leaveTree(_ old: LayoutTree) {
    leaveEngine(of: old)
    let new = LayoutTree(diagnostics: LayoutDiagnostics())
    new.environment = old.environment.withoutScreen
    new.texts = old.texts.map { TextCache(measurer: $0.measurer) }
    new.hasOwnDirections = old.hasOwnDirections
    new.insetQueue = old.insetQueue
    new.collapsible = old.collapsible
    new.activationCount = old.activationCount
    for constraint in constraintsInside {
      constraint.placeInQueue = new.changes.activated.append(constraint)
    }
    cachedTree = new
    for view in subtree where view.cachedTree != nil { view.cachedTree = new }
  }

  /// The active constraints that the view and the views inside it hold, the oldest first.
  private var constraintsInside: [LayoutConstraint] {
    subtree.flatMap { $0.held.all }.sorted { $0.activation < $1.activation }
  }

  /// Takes everything in the subtree out of the engine that has been solving it.
  private func leaveEngine(of tree: LayoutTree) {
    for view in subtree {
      view.movedBoxes = []
      for box in view.boxes { tree.dismiss(box.node) }
      for constraint in view.held.all { tree.dismiss(constraint) }
    }
  }
}
