internal import AshlarSolver

// MARK: - Solving

extension LayoutEngine {
  /// Works in everything that the tree has noted, solves, and tells every container what moved.
  ///
  /// Views are asked what they want, and faults are heard, before the solver starts and while the tree
  /// is told to keep nested layouts out. What that changes waits for the next round, except that what
  /// has gone is forgotten at once.
  func solve() {
    let tree = tree
    defer { withExtendedLifetime(tree) {} }
    tree.nesting.isSolving = true
    tree.emptySpare()
    takeChanges()
    forgetWhatWent()
    tree.nesting.isSolving = false
    guard tree.current === tree else { return }
    let outcome = solveWithTexts()
    tellContainers()
    isUnfinished = outcome == .workLimitReached
    reportConflicts()
    if let reason = outcome.fault {
      tree.diagnostics.report(LayoutFault(reason: reason, location: nil))
    }
  }

  /// Solves, and once more whenever texts have other places in their views because of that.
  private func solveWithTexts() -> Solver.Outcome {
    resetTexts()
    var outcome = solver.solve()
    frames.read(solver)
    for _ in 0..<Self.mostTextRounds {
      guard moveTexts() else { return outcome }
      outcome = solver.solve()
      frames.read(solver)
    }
    reportEndlessTexts()
    return outcome
  }

  /// Reads what the solver has changed, and tells every container what moved.
  func takeFrames() {
    frames.read(solver)
    tellContainers()
  }

  private func takeChanges() {
    askNotedBoxes()
    workInConstraints()
    tellFaults()
    askFreshBoxes()
    tellFaults()
  }

  private func askNotedBoxes() {
    readTree { swap(&batch.boxes, &$0.changes.boxes) }
    for index in batch.boxes.indices {
      // The batch has the node meanwhile.
      NodeReference(batch.boxes[index]).read { node in
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

  private func askFreshBoxes() {
    var boxes: [Int32] = []
    while !freshBoxes.isEmpty {
      swap(&boxes, &freshBoxes)
      for token in boxes where !takesUp(token) {
        // The engine has the node until it forgets what went, which it does when all have been asked.
        nodes.reference(token)?.read { refresh($0) }
      }
      boxes.clear()
      if freshBoxes.isEmpty { restateBaselines() }
    }
  }

  private func tellFaults() {
    if faults.isEmpty { return }
    var told: [LayoutFault] = []
    swap(&told, &faults)
    for fault in told { tree.diagnostics.report(fault) }
  }

  private func forgetWhatWent() {
    let isIdle = readTree { $0.changes.dropped.isEmpty && $0.changes.departed.isEmpty }
    if isIdle { return }
    for constraint in tree.changes.dropped { removeEntry(constraint.token) }
    removeItems(tree.changes.departed)
    tree.changes.dropped.clear()
    tree.changes.departed.clear()
  }
}

// MARK: - Frames

extension LayoutEngine {
  /// Has the containers of the boxes that have moved place them in this layout.
  private func tellContainers() {
    for index in frames.moved.indices {
      let token = frames.moved[index]
      nodes.reference(token)?.read { $0.containerReference }?.read { container in
        container.readView { view in
          if view.movedBoxes.isEmpty { view.setNeedsLayout() }
          view.movedBoxes.append(token)
        }
      }
    }
    frames.clearMoved()
  }

  func placeBoxes(in view: View) {
    let origin = view.originOfPlaces
    let container = NodeReference(view.node)
    let passedOn = view.insets.flatMap { $0.state.isPassedOn ? $0.state : nil }
    let bounds = view.bounds
    let isRefining = refinesFrames
    var moved = MovedBoxes()
    swap(&moved, &view.movedBoxes)
    var count = 0
    var late: [Int32] = []
    moved.visit { token in
      guard Int(token) < nodes.count, let node = nodes.reference(token),
        node.read({ $0.containerReference == container })
      else { return }
      if node.read({ $0.hasNewerFrame }) { return late.append(token) }
      var frame = frames.place(Int(token))
      frame.origin.x += origin.x
      frame.origin.y += origin.y
      if isRefining { frame = node.read { refined(frame, of: $0, in: view) } }
      if node.read({ $0.place(at: frame) }) {
        count += 1
        if let passedOn, passedOn.reaches(frame, in: bounds) {
          node.read { $0.view?.noteInsets() }
        }
      }
    }
    readTree { $0.work.framesWritten += count }
    moved.clear()
    swap(&moved, &view.movedBoxes)
    if late.isEmpty { return }
    for token in late { view.movedBoxes.append(token) }
    view.setNeedsLayout()
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
