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
    if outcome == .workLimitReached {
      tree.diagnostics.report(LayoutFault(reason: .workLimit, location: nil))
    }
  }

  /// Solves, and once more whenever texts have other places in their views because of that.
  private func solveWithTexts() -> Solver.Outcome {
    resetTexts()
    var outcome = solver.solve()
    frames.read(&solver)
    for _ in 0..<Self.mostTextRounds {
      guard moveTexts() else { return outcome }
      outcome = solver.solve()
      frames.read(&solver)
    }
    reportEndlessTexts()
    return outcome
  }

  /// Reads what the solver has changed, and tells every container what moved.
  func takeFrames() {
    frames.read(&solver)
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
    swap(&batch.boxes, &tree.changes.boxes)
    for node in batch.boxes {
      node.isNoted = false
      refresh(node)
    }
    batch.boxes.removeAll(keepingCapacity: true)
    restateBaselines()
  }

  /// Works in which constraints came, went and changed. On the way nothing outside is called.
  private func workInConstraints() {
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
      for token in boxes where !passesOver(token) {
        if let node = nodes[Int(token)] { refresh(node) }
      }
      boxes.removeAll(keepingCapacity: true)
      if freshBoxes.isEmpty { restateBaselines() }
    }
  }

  private func tellFaults() {
    if faults.isEmpty { return }
    var told: [LayoutFault] = []
    swap(&told, &faults)
    for fault in told { tree.diagnostics.report(fault) }
  }

  /// Makes room for the first constraints: nearly always four for a box, of two or three terms each.
  private func makeRoom(for count: Int) {
    solver.reserveRoom(unknowns: count + 8, constraints: count + 8, terms: 5 * count / 2 + 8)
    let boxes = count / 4 + 2
    nodes.reserveCapacity(boxes)
    items.reserveCapacity(boxes)
    freshBoxes.reserveCapacity(boxes)
    frames.reserve(boxes)
    entries.reserveCapacity(count)
    sentence.terms.reserveCapacity(8)
    sources.reserveCapacity(count + 8)
  }

  private func forgetWhatWent() {
    for constraint in tree.changes.dropped { removeEntry(constraint.token) }
    removeItems(tree.changes.departed)
    tree.changes.dropped.removeAll(keepingCapacity: true)
    tree.changes.departed.removeAll(keepingCapacity: true)
  }
}

// MARK: - Frames

extension LayoutEngine {
  /// Has the containers of the boxes that have moved place them in this layout.
  private func tellContainers() {
    for token in frames.moved {
      nodes[Int(token)]?.containerReference?.read { container in
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
    var moved: [Int32] = []
    swap(&moved, &view.movedBoxes)
    var count = 0
    var late: [Int32] = []
    for token in moved {
      guard Int(token) < nodes.count, let node = nodes[Int(token)].map({ NodeReference($0) }),
        node.read({ $0.containerReference == container })
      else { continue }
      if node.read({ $0.hasNewerFrame }) {
        late.append(token)
        continue
      }
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
    // The pass has the tree, so that the reference need not count meanwhile.
    Unmanaged.passUnretained(tree)._withUnsafeGuaranteedRef { $0.work.framesWritten += count }
    // As a rule there are few, for which this is quicker than removing all at once.
    while !moved.isEmpty { moved.removeLast() }
    swap(&moved, &view.movedBoxes)
    if late.isEmpty { return }
    view.movedBoxes += late
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
