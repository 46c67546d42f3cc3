// MARK: - The tree of a view

extension View {
  /// The tree that the view is in, made if nothing has needed it before.
  ///
  /// - Complexity: O(1) amortised: the views on the way to the root remember what was found.
  var tree: LayoutTree {
    if let known = cachedTree?.current, !known.isOver { return known }
    if let known = superview?.cachedTree?.current, !known.isOver {
      cachedTree = known
      return known
    }
    return findTree()
  }

  /// Whether the view is in a tree.
  func isIn(_ tree: LayoutTree) -> Bool {
    cachedTree === tree && tree.isCurrent || self.tree === tree
  }

  /// The tree that the view has in hand, if it has one.
  var knownTree: LayoutTree? { cachedTree == nil ? nil : tree }

  /// Lets something use the tree that the view has in hand, without counting the reference.
  ///
  /// Nothing that it does may free the tree.
  @inline(__always)
  func readTree(_ body: (LayoutTree) -> Void) {
    cachedTree.map { Unmanaged.passUnretained($0) }?._withUnsafeGuaranteedRef(body)
  }

  /// Lets something use the tree that the view has in hand, as ``readTree(_:)`` does, if it is the one that the view is
  /// in, as it nearly always is.
  @inline(__always)
  func readCurrentTree(_ body: (LayoutTree) -> Void) {
    readTree { if $0.isCurrent { body($0) } }
  }

  /// Whether something is true of the tree that the view is in, if it has one.
  @inline(__always)
  func isTreeSuch(_ condition: (LayoutTree) -> Bool) -> Bool {
    if cachedTree == nil { return false }
    var isSuch: Bool?
    readCurrentTree { isSuch = condition($0) }
    return isSuch ?? condition(tree)
  }

  /// Remembers the tree that the superview has in hand, if it has one.
  func takeTreeOfSuperview() {
    node.containerReference?.read { superview in
      superview.readView { superview in
        if let known = superview.cachedTree, known.isCurrent { cachedTree = known }
      }
    }
  }

  private func findTree() -> LayoutTree {
    if cachedTree == nil, node.containerReference == nil {
      let tree = LayoutTree()
      cachedTree = tree
      return tree
    }
    return findTreeAbove()
  }

  private func findTreeAbove() -> LayoutTree {
    var path: [View] = [self]
    while path[path.count - 1].cachedTree == nil, let next = path[path.count - 1].superview {
      path.append(next)
    }
    let top = path[path.count - 1]
    if let old = top.cachedTree?.current, old.isOver { top.root.leaveTree(old) }
    let tree = top.cachedTree?.current ?? LayoutTree()
    for view in path { view.cachedTree = tree }
    return tree
  }

  /// The tree that the view is in, if anything has needed one yet.
  var existingTree: LayoutTree? {
    for view in ancestors {
      if let tree = view.knownTree { return tree }
    }
    return nil
  }

  /// Lets the engine know, if it knows the view, that the view may ask for something else than before.
  func noteChange() {
    changeCount &+= 1
    guard node.token >= 0, !node.isNoted else { return }
    // Where nobody hears of it, nobody can free the tree meanwhile.
    var isDone = false
    readCurrentTree { tree in
      if tree.pendingPass != nil { return }
      tree.note(node)
      isDone = true
    }
    if !isDone { tree.note(node) }
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
  /// Merges the tree of a view that has just been added inside this one, and does what belongs to that.
  ///
  /// Schedulers hear of it when all is done.
  func joinTree(_ view: View, _ body: () -> Void) {
    guard let old = view.cachedTree?.current else { return body() }
    let tree = tree
    old.holdPasses()
    tree.holdPasses()
    join(view, old)
    body()
    old.letPassesGo()
    tree.letPassesGo()
  }

  private func join(_ view: View, _ old: LayoutTree) {
    if old.engine != nil {
      let views = view.viewsInside
      Self.leaveEngine(of: old, views)
      Self.noteLoose(views, in: old)
      for constraint in Self.constraintsHeld(by: views) {
        constraint.placeInQueue = old.changes.activated.append(constraint)
      }
    }
    let tree = tree
    let measuresDiffer = old.measures != tree.measures
    old.merge(into: tree)
    if measuresDiffer { view.measureAnew() }
  }

  /// Gives the view and what is inside it a tree of their own, after the view lost its superview.
  ///
  /// Not every view has to know its tree for boxes in it to be known to the tree's engine: those on
  /// the way between the items of a constraint are.
  func leaveTree(_ old: LayoutTree) {
    let views = viewsInside
    Self.leaveEngine(of: old, views)
    let new = LayoutTree()
    new.environment = old.environment.withoutScreen
    new.texts = old.texts.map { TextCache(measurer: $0.measurer) }
    new.hasOwnDirections = old.hasOwnDirections
    new.sharesInProportion = old.sharesInProportion
    old.handOver(views, to: new)
    Self.noteLoose(views, in: new)
    new.activationCount = old.activationCount
    for constraint in Self.constraintsHeld(by: views) {
      constraint.placeInQueue = new.changes.activated.append(constraint)
    }
    cachedTree = new
    for view in views where view.cachedTree != nil { view.cachedTree = new }
    noteInsets()
  }

  /// Notes the views whose masks are off in a tree whose engine does not know them.
  private static func noteLoose(_ views: [View], in tree: LayoutTree) {
    for view in views where !view.translatesMask {
      view.node.isNotedAsLoose = false
      tree.noteLoose(view.node)
    }
  }

  /// The view and all views inside it.
  private var viewsInside: [View] { subviews.isEmpty ? [self] : Array(subtree) }

  /// The active constraints that views hold, the oldest first.
  private static func constraintsHeld(by views: [View]) -> [LayoutConstraint] {
    var constraints: [LayoutConstraint] = []
    for view in views { view.held.visit { constraints.append($0) } }
    if constraints.count > 1 { constraints.sort { $0.activation < $1.activation } }
    return constraints
  }

  /// Takes views, the boxes in them and the constraints that they hold out of the engine that has been
  /// solving them.
  private static func leaveEngine(of tree: LayoutTree, _ views: [View]) {
    for view in views {
      view.movedBoxes = MovedBoxes()
      tree.dismiss(view.node)
      for guide in view.layoutGuides {
        tree.dismiss(guide.node)
        guide.forgetPlace()
      }
      view.held.visit { tree.dismiss($0) }
    }
    if tree.isOver { tree.forgetRest() }
  }
}
