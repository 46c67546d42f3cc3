internal import AshlarSolver

// MARK: - Solving

extension LayoutEngine {
  /// Works in everything that the tree has noted, solves, and tells every container what moved.
  func solve() {
    takeChanges()
    let outcome = solver.solve()
    solver.forEachChangedUnknown { unknown in
      let token = owners[unknown.index]
      if token >= 0, let item = items[Int(token)] { markMoved(item.box) }
    }
    reportConflicts()
    if outcome == .workLimitReached {
      tree.diagnostics.report(LayoutFault(reason: .workLimit, location: nil))
    }
  }

  private func takeChanges() {
    let changes = tree.changes
    tree.changes = TreeChanges()
    for token in changes.dropped { removeEntry(token) }
    for token in changes.departed { removeItem(token) }
    for box in changes.boxes {
      box.isNoted = false
      refresh(box)
    }
    for constraint in changes.activated { translate(constraint) }
    for constraint in changes.changed { update(constraint) }
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
