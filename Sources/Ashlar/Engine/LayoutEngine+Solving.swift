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
    takeChanges()
    forgetWhatWent()
    tree.nesting.isSolving = false
    guard tree.current === tree else { return }
    let outcome = solver.solve()
    frames.read(solver)
    tellContainers()
    isUnfinished = outcome == .workLimitReached
    reportConflicts()
    if outcome == .workLimitReached {
      tree.diagnostics.report(LayoutFault(reason: .workLimit, location: nil))
    }
  }

  private func takeChanges() {
    swap(&batch, &tree.changes)
    let activated = batch.activated.takeAll(at: .inQueue)
    if entries.isEmpty { makeRoom(for: activated.count) }
    for node in batch.boxes {
      node.isNoted = false
      refresh(node)
    }
    isReplacing = !activated.isEmpty && !batch.dropped.isEmpty
    retire(batch.dropped)
    for case let constraint? in activated { translate(constraint) }
    removeRetired(batch.dropped)
    removeItems(batch.departed)
    for constraint in batch.changed { update(constraint) }
    batch.removeAll()
    while !freshBoxes.isEmpty {
      let boxes = freshBoxes
      freshBoxes = []
      for node in boxes { refresh(node) }
    }
  }

  /// Makes room for the first constraints: nearly always four for a box, of two or three terms each.
  private func makeRoom(for count: Int) {
    solver.reserveRoom(unknowns: count + 8, constraints: count + 8, terms: 5 * count / 2 + 8)
  }

  private func forgetWhatWent() {
    for token in tree.changes.dropped { removeEntry(token) }
    removeItems(tree.changes.departed)
    tree.changes.dropped.removeAll(keepingCapacity: true)
    tree.changes.departed.removeAll(keepingCapacity: true)
  }
}

// MARK: - Frames

extension LayoutEngine {
  /// Has the containers of the boxes that have moved place them in this layout.
  private func tellContainers() {
    var last: View?
    for token in frames.moved {
      guard let container = nodes[Int(token)]?.container else { continue }
      if container !== last?.node { last = container.view }
      guard let last else { continue }
      if last.movedBoxes.isEmpty { last.setNeedsLayout() }
      last.movedBoxes.append(token)
    }
    frames.clearMoved()
  }

  func placeBoxes(in view: View) {
    let origin = view.bounds.origin
    let isRefining = refinesFrames
    var moved: [Int32] = []
    swap(&moved, &view.movedBoxes)
    var count = 0
    for token in moved {
      guard Int(token) < nodes.count, let node = nodes[Int(token)], node.container === view.node
      else { continue }
      var frame = frames.place(Int(token))
      frame.origin.x += origin.x
      frame.origin.y += origin.y
      if isRefining { frame = refined(frame, of: node, in: view) }
      if node.box?.place(at: frame) ?? false { count += 1 }
    }
    tree.work.framesWritten += count
    moved.removeAll(keepingCapacity: true)
    swap(&moved, &view.movedBoxes)
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
