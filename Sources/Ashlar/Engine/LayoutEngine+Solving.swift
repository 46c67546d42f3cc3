internal import AshlarSolver

// MARK: - Solving

extension LayoutEngine {
  /// Works in everything that the tree has noted, solves, and tells every container what moved.
  ///
  /// Views are asked what they want, and faults are heard, before the solver starts and while the tree
  /// is told to keep nested layouts out. What that changes waits for the next round, except that what
  /// has gone is forgotten at once. The caller keeps the tree meanwhile.
  func solve() {
    tree.nesting.isSolving = true
    takeChanges()
    if isInUse { forgetWhatWent() }
    tree.nesting.isSolving = false
    guard isInUse else { return }
    let outcome = solveWithTexts()
    tellContainers()
    isUnfinished = outcome == .workLimitReached
    reportConflicts()
    if let reason = outcome.fault {
      tree.diagnostics.report(LayoutFault(reason: reason, location: nil))
    }
  }

  /// Solves, and once more whenever views come out lower than their texts of whose baselines constraints speak.
  ///
  /// Each time there are more of them, so that it comes to an end.
  func solveWithTexts() -> Solver.Outcome {
    if speaksOfBaselines { resetTexts() }
    var outcome = solver.solve()
    moves.read(solver)
    while speaksOfBaselines && noteSqueezedTexts() || followTreeOrder() {
      outcome = solver.solve()
      moves.read(solver)
    }
    return outcome
  }

  /// Reads what the solver has changed, and tells every container what moved.
  func takeFrames() {
    moves.read(solver)
    tellContainers()
  }

  /// Whether the tree still goes by this engine. What views do when they are asked may end the tree, or merge it into
  /// another one.
  private var isInUse: Bool { tree.isCurrent && tree.engine === self }

  /// Works in what the tree has noted, as long as the tree goes by this engine.
  private func takeChanges() {
    askNotedBoxes()
    guard isInUse else { return }
    workInConstraints()
    takeInLooseViews()
    tellFaults()
    guard isInUse else { return }
    askFreshBoxes()
    tellFaults()
  }

  private func askNotedBoxes() {
    var noted: [BoxNode] = []
    swap(&noted, &tree.changes.boxes)
    for node in noted {
      node.isNoted = false
      refresh(node)
    }
    restateBaselines()
  }

  /// Works in which constraints came, went and changed. On the way nothing outside is called.
  private func workInConstraints() {
    guard tree.changes.haveConstraints || !tree.changes.departed.isEmpty else { return }
    var batch = tree.changes.takeForConstraints()
    takeDirections()
    let activated = batch.activated.takeAll()
    // What goes may run anything: it is kept until nothing of the engine is being changed.
    defer { withExtendedLifetime((activated, batch.dropped)) {} }
    if entries.isEmpty { makeRoom(for: activated.count) }
    isReplacing = !activated.isEmpty && !batch.dropped.isEmpty
    retire(batch.dropped)
    for constraint in activated {
      constraint.placeInQueue = -1
      translate(constraint)
    }
    removeRetired(batch.dropped)
    removeItems(batch.departed)
    for constraint in batch.changed { update(constraint) }
  }

  /// Gives unknowns to the views whose masks are off and of which no constraint speaks: they have the size of their content,
  /// and stand at the origin.
  private func takeInLooseViews() {
    if tree.changes.loose.isEmpty { return }
    var loose: [BoxNode] = []
    swap(&loose, &tree.changes.loose)
    for node in loose {
      node.isNotedAsLoose = false
      takeInLoose(node)
    }
  }

  private func takeInLoose(_ node: BoxNode) {
    guard node.token < 0, node.hasContainer, let view = node.view, !view.translatesMask,
      isHome(view)
    else { return }
    _ = token(of: node)
  }

  /// Takes in the views of which a constraint speaks that says nothing to the solver.
  func takeInItems(of constraint: LayoutConstraint) {
    constraint.visitNodes(takeInLoose)
  }

  private func askFreshBoxes() {
    var next = 0
    while next < freshBoxes.count {
      let token = freshBoxes[next]
      next += 1
      // The engine has the node until it forgets what went, which it does when all have been asked.
      if !takesUp(token), let node = nodes[token] { refresh(node) }
      if next == freshBoxes.count { restateBaselines() }
    }
    freshBoxes.removeAll()
  }

  private func tellFaults() {
    if faults.isEmpty { return }
    var told: [UntoldFault] = []
    swap(&told, &faults)
    for untold in told {
      let fault = untold.fault
      tree.diagnostics.report(fault)
    }
  }

  private func forgetWhatWent() {
    if tree.changes.dropped.isEmpty, tree.changes.departed.isEmpty { return }
    // Taken out first: what is let go of at the end may have somebody end more.
    var dropped: [DroppedConstraint] = []
    var departed: [Int32] = []
    swap(&dropped, &tree.changes.dropped)
    swap(&departed, &tree.changes.departed)
    for constraint in dropped { removeEntry(constraint.token) }
    removeItems(departed)
    withExtendedLifetime(dropped) {}
  }
}

// MARK: - Frames

extension LayoutEngine {
  /// Has the containers of the boxes that have moved place them in this layout.
  private func tellContainers() {
    let moved = moves.takeMoved()
    var start = 0
    while start < moved.count {
      let container = nodes[moved[start]]?.container
      var end = start + 1
      if let container {
        while end < moved.count, nodes[moved[end]]?.isDirectly(in: container) ?? false { end += 1 }
      }
      container?.view?.noteMoved(moved[start..<end])
      start = end
    }
  }

  func placeBoxes(in view: View) {
    let (first, others) = view.takeMovedBoxes()
    if first < 0 { return }
    let space = PlacingSpace(
      view: view, origin: view.originOfPlaces, pixels: pixels(in: view),
      hasAlignments: !alignments.isEmpty,
      isPassingInsetsOn: view.insets?.state.isPassedOn ?? false)
    var count = 0
    if place(first, in: space) { count += 1 }
    for token in others where place(token, in: space) { count += 1 }
    tree.work.framesWritten += count
  }

  /// Gives a box its frame, if it is still inside the view.
  ///
  /// - Returns: Whether it had another frame.
  private func place(_ token: Int32, in space: PlacingSpace) -> Bool {
    guard Int(token) < nodes.count, let node = nodes[token],
      node.isDirectly(in: space.view.node)
    else { return false }
    if node.hasNewerFrame {
      space.view.noteMoved([token])
      return false
    }
    moves.end(Int(token))
    guard var frame = frame(of: token) else { return false }
    let width = frame.size.width
    if space.hasAlignments { align(&frame, token, space.view) }
    if let pixels = space.pixels { frame = rounded(frame, of: node, in: pixels) }
    frame.origin.x += space.origin.x
    frame.origin.y += space.origin.y
    guard node.box?.place(at: frame, contentWidth: width) ?? false else { return false }
    if space.isPassingInsetsOn,
      space.view.insets?.state.reaches(frame, in: space.view.bounds) ?? false
    {
      node.view?.noteInsets()
    }
    return true
  }
}

/// Where the boxes inside a view are placed.
private struct PlacingSpace {
  let view: View

  /// Where the corner is to which the solver's places are relative, in the view's coordinate space.
  let origin: CGPoint

  /// The pixels of the display, if there is one.
  let pixels: PixelSpace?

  /// Whether frames of boxes may differ from their rectangles for alignment.
  let hasAlignments: Bool

  /// Whether the view passes its insets on to the views inside it.
  let isPassingInsetsOn: Bool
}

extension LayoutEngine {
  /// The frame of a box relative to the corner of its container, in points; nil if the solver has come to what is no
  /// number.
  ///
  /// Rounding may leave a size a little below zero, or a zero with a sign, which frames do not show.
  func frame(of token: Int32) -> CGRect? {
    guard token >= 0 else { return nil }
    let (left, top, width, height) = solver.values(of: token)
    // A sum is a number only if all that is added up is.
    guard (left + top + width + height).isFinite else { return nil }
    return CGRect(x: left, y: top, width: width > 0 ? width : 0, height: height > 0 ? height : 0)
  }
}

extension BoxNode {
  /// Whether the box is a view that goes by its frame, and may have got another one since the last solve: then
  /// it waits for what the next one says.
  fileprivate var hasNewerFrame: Bool {
    isNoted && view?.translatesMask ?? false
  }
}

// MARK: - How it ended

extension Solver.Outcome {
  /// What is wrong with a layout that ends so, if anything is.
  var fault: LayoutFault.Reason? {
    switch self {
    case .optimal: nil
    case .workLimitReached: .workLimit
    case .outOfRange: .valuesOutOfRange
    }
  }
}

// MARK: - Work

extension LayoutEngine {
  /// What the engine and its solver have done, counted.
  var work: LayoutWork {
    var work = LayoutWork()
    work.measureCalls = measureCalls
    work.pivots = solver.work.pivots
    work.rebuilds = solver.work.rebuilds
    work.unknownsVisited = solver.work.unknownsVisited
    work.constraintsVisited = solver.work.constraintsVisited
    return work
  }
}
