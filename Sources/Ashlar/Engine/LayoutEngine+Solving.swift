internal import AshlarSolver

// MARK: - Solving

extension LayoutEngine {
  /// Works in everything that the tree has noted, solves, and tells every container what moved.
  ///
  /// Views are asked what they want, and faults are heard, before the solver starts and while the tree
  /// is told to keep nested layouts out. What that changes waits for the next round, except that what
  /// has gone is forgotten at once. The caller keeps the tree meanwhile.
  func solve() {
    readTree { $0.nesting.isSolving = true }
    takeChanges()
    if isInUse { forgetWhatWent() }
    readTree { $0.nesting.isSolving = false }
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
  private var isInUse: Bool { readTree { $0.isCurrent && $0.engine === self } }

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
    readTree { swap(&batch.boxes, &$0.changes.boxes) }
    for index in batch.boxes.indices {
      batch.boxes[index].read { node in
        node.isNoted = false
        refresh(node)
      }
    }
    batch.boxes.clear()
    restateBaselines()
  }

  /// Works in which constraints came, went and changed. On the way nothing outside is called.
  private func workInConstraints() {
    let hasWork = readTree { $0.changes.haveConstraints || !$0.changes.departed.isEmpty }
    if !hasWork { return }
    swap(&batch, &tree.changes)
    swap(&batch.boxes, &tree.changes.boxes)
    swap(&batch.loose, &tree.changes.loose)
    direction = tree.environment.direction
    let activated = batch.activated.take()
    if entries.isEmpty { makeRoom(for: activated.count) }
    isReplacing = !activated.isEmpty && !batch.dropped.isEmpty
    retire(batch.dropped)
    activated.visit { constraint in
      constraint.placeInQueue = -1
      translate(constraint)
    }
    removeRetired(batch.dropped)
    removeItems(batch.departed)
    for constraint in batch.changed { update(constraint) }
    batch.removeRest()
  }

  /// Gives unknowns to the views whose masks are off and of which no constraint speaks: they have the size of their content,
  /// and stand at the origin.
  private func takeInLooseViews() {
    if readTree({ $0.changes.loose.isEmpty }) { return }
    readTree { swap(&batch.loose, &$0.changes.loose) }
    for index in batch.loose.indices {
      batch.loose[index].read { node in
        node.isNotedAsLoose = false
        takeInLoose(node)
      }
    }
    batch.loose.clear()
  }

  private func takeInLoose(_ node: BoxNode) {
    guard node.token < 0, node.containerReference != nil else { return }
    node.readView { view in
      if !view.translatesMask, isHome(view) { _ = token(of: node) }
    }
  }

  /// Takes in the views of which a constraint speaks that says nothing to the solver.
  func takeInItems(of constraint: LayoutConstraint) {
    for item in [constraint.firstReference, constraint.secondReference] {
      item?.read { takeInLoose($0) }
    }
  }

  private func askFreshBoxes() {
    var next = 0
    while next < freshBoxes.count {
      let token = freshBoxes[next]
      next += 1
      // The engine has the node until it forgets what went, which it does when all have been asked.
      if !takesUp(token) { nodes.reference(token)?.read { refresh($0) } }
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
    let isIdle = readTree { $0.changes.dropped.isEmpty && $0.changes.departed.isEmpty }
    if isIdle { return }
    // Taken out first: what is let go of at the end may have somebody end more.
    var dropped: [DroppedConstraint] = []
    var departed: [Int32] = []
    readTree {
      swap(&dropped, &$0.changes.dropped)
      swap(&departed, &$0.changes.departed)
    }
    for constraint in dropped { removeEntry(constraint.token) }
    removeItems(departed)
  }
}

// MARK: - Frames

extension LayoutEngine {
  /// Has the containers of the boxes that have moved place them in this layout.
  private func tellContainers() {
    for index in moves.moved.indices {
      let token = moves.moved[index]
      nodes.reference(token)?.read { $0.containerReference }?.read { container in
        container.readView { view in
          if view.movedBoxes.isEmpty { view.setNeedsLayout() }
          view.movedBoxes.append(token)
        }
      }
    }
    moves.clearMoved()
  }

  func placeBoxes(in view: View) {
    let origin = view.originOfPlaces
    let container = NodeReference(view.node)
    let isPassingInsetsOn = view.insets?.state.isPassedOn ?? false
    let pixels = pixels(in: view)
    let hasAlignments = !alignments.isEmpty
    var moved = MovedBoxes()
    swap(&moved, &view.movedBoxes)
    var count = 0
    var late = MovedBoxes()
    moved.visit { token in
      guard Int(token) < nodes.count, let node = nodes.reference(token),
        node.read({ $0.containerReference == container })
      else { return }
      if node.read({ $0.hasNewerFrame }) { return late.append(token) }
      moves.end(Int(token))
      guard var frame = frame(of: token) else { return }
      let width = frame.size.width
      if hasAlignments { align(&frame, token, view) }
      if let pixels { frame = node.read { rounded(frame, of: $0, in: pixels) } }
      frame.origin.x += origin.x
      frame.origin.y += origin.y
      if node.read({ $0.place(at: frame, contentWidth: width) }) {
        count += 1
        if isPassingInsetsOn, view.insets?.state.reaches(frame, in: view.bounds) ?? false {
          node.read { $0.view?.noteInsets() }
        }
      }
    }
    readTree { $0.work.framesWritten += count }
    moved.clear()
    swap(&moved, &view.movedBoxes)
    if late.isEmpty { return }
    late.visit { view.movedBoxes.append($0) }
    view.setNeedsLayout()
  }
}

extension LayoutEngine {
  /// The frame of a box relative to the corner of its container, in points; nil if the solver has come to what is no
  /// number.
  ///
  /// Rounding may leave a size a little below zero, or a zero with a sign, which frames do not show.
  @inline(__always)
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
    guard isNoted else { return false }
    var goesByFrame = false
    readView { goesByFrame = $0.translatesMask }
    return goesByFrame
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
    work.pivots = solver.work.pivots
    work.rebuilds = solver.work.rebuilds
    work.unknownsVisited = solver.work.unknownsVisited
    work.constraintsVisited = solver.work.constraintsVisited
    return work
  }
}
