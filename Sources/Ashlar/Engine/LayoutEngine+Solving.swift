internal import AshlarSolver

// MARK: - Solving

extension LayoutEngine {
  /// Works in everything that the tree has noted, solves, and tells every container what moved.
  ///
  /// Views are asked what they want, and faults are heard, before the solver starts and while the tree
  /// is told to keep nested layouts out. What that changes waits for the next round, except that what
  /// has gone is forgotten at once.
  func solve() {
    tree.nesting.isSolving = true
    takeChanges()
    forgetWhatWent()
    tree.nesting.isSolving = false
    guard tree.current === tree else { return }
    let outcome = solver.solve()
    solver.forEachChangedUnknown { unknown in
      let token = owners[unknown.index]
      if token >= 0 { markMoved(token) }
    }
    isUnfinished = outcome == .workLimitReached
    reportConflicts()
    if outcome == .workLimitReached {
      tree.diagnostics.report(LayoutFault(reason: .workLimit, location: nil))
    }
  }

  private func takeChanges() {
    forgetWhatWent()
    swap(&batch, &tree.changes)
    let activated = batch.activated.takeAll(at: .inQueue)
    for node in batch.boxes {
      node.isNoted = false
      refresh(node)
    }
    for case let constraint? in activated { translate(constraint) }
    for constraint in batch.changed { update(constraint) }
    batch.removeAll()
    while !freshBoxes.isEmpty {
      let boxes = freshBoxes
      freshBoxes = []
      for node in boxes { refresh(node) }
    }
  }

  private func forgetWhatWent() {
    for token in tree.changes.dropped { removeEntry(token) }
    for token in tree.changes.departed { removeItem(token) }
    tree.changes.dropped.removeAll(keepingCapacity: true)
    tree.changes.departed.removeAll(keepingCapacity: true)
  }
}

// MARK: - Frames

extension LayoutEngine {
  /// Has the container of a box place it in this layout.
  func markMoved(_ token: Int32) {
    guard !items[Int(token)].isMoved, let container = nodes[Int(token)]?.container?.view
    else { return }
    items[Int(token)].isMoved = true
    if container.movedBoxes.isEmpty { container.setNeedsLayout() }
    container.movedBoxes.append(token)
  }

  func placeBoxes(in view: View) {
    let origin = view.bounds.origin
    var moved: [Int32] = []
    swap(&moved, &view.movedBoxes)
    var count = 0
    for token in moved {
      guard Int(token) < nodes.count, let node = nodes[Int(token)], node.container === view.node
      else { continue }
      items[Int(token)].isMoved = false
      let frame = frame(of: items[Int(token)], from: origin)
      if node.box?.place(at: frame) ?? false { count += 1 }
    }
    tree.work.framesWritten += count
    moved.removeAll(keepingCapacity: true)
    swap(&moved, &view.movedBoxes)
  }

  /// The frame of a box in the space of a container whose bounds have an origin.
  private func frame(of item: EngineItem, from origin: CGPoint) -> CGRect {
    CGRect(
      x: CGFloat(solver.value(of: item.x)) + origin.x,
      y: CGFloat(solver.value(of: item.y)) + origin.y,
      width: CGFloat(solver.value(of: item.width)),
      height: CGFloat(solver.value(of: item.height)))
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
