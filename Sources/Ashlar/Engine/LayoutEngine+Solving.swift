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
      if token >= 0, let item = items[Int(token)] { markMoved(item.box) }
    }
    isUnfinished = outcome == .workLimitReached
    reportConflicts()
    if outcome == .workLimitReached {
      tree.diagnostics.report(LayoutFault(reason: .workLimit, location: nil))
    }
  }

  private func takeChanges() {
    forgetWhatWent()
    let activated = tree.changes.activated.takeAll()
    let changes = tree.changes
    tree.changes = TreeChanges()
    for box in changes.boxes {
      box.isNoted = false
      refresh(box)
    }
    for constraint in activated { translate(constraint) }
    for constraint in changes.changed { update(constraint) }
    while !freshBoxes.isEmpty {
      let boxes = freshBoxes
      freshBoxes = []
      for box in boxes { refresh(box) }
    }
  }

  private func forgetWhatWent() {
    for token in tree.changes.dropped { removeEntry(token) }
    for token in tree.changes.departed { removeItem(token) }
    tree.changes.dropped = []
    tree.changes.departed = []
  }
}

// MARK: - Frames

extension LayoutEngine {
  /// Has the container of a box place it in this layout.
  func markMoved(_ box: LayoutBox) {
    guard !box.isMoved, let container = box.container else { return }
    box.isMoved = true
    container.movedBoxes.append(box)
    container.setNeedsLayout()
  }

  func placeBoxes(in view: View) {
    let moved = view.movedBoxes
    view.movedBoxes.removeAll(keepingCapacity: true)
    for box in moved {
      box.isMoved = false
      if box.token >= 0, let item = items[Int(box.token)] {
        box.place(at: frame(of: item, in: view))
      }
    }
  }

  private func frame(of item: EngineItem, in view: View) -> CGRect {
    let origin = view.bounds.origin
    return CGRect(
      x: CGFloat(solver.value(of: item.x)) + origin.x,
      y: CGFloat(solver.value(of: item.y)) + origin.y,
      width: CGFloat(solver.value(of: item.width)),
      height: CGFloat(solver.value(of: item.height)))
  }
}
