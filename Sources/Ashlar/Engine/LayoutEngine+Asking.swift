internal import AshlarSolver

// MARK: - Asking boxes what they want

extension LayoutEngine {
  /// Asks the boxes that the tree has noted.
  func askNotedBoxes(_ tree: LayoutTree) {
    var noted: [BoxNode] = []
    swap(&noted, &tree.changes.boxes)
    var next = 0
    while next < noted.count {
      if tree.isCurrent {
        let reached = system.renewDemands(of: noted, from: next, in: tree, tree.store)
        measureCalls += reached - next
        next = reached
      }
      if next == noted.count { break }
      noted[next].isNoted = false
      refresh(noted[next])
      next += 1
    }
  }

  /// Asks the boxes that have just got unknowns, and those that get some on the way.
  func askFreshBoxes(_ tree: LayoutTree) {
    var next = 0
    while next < system.freshBoxes.count {
      if tree.isCurrent {
        let reached = system.addFirstDemands(from: next, in: tree, tree.tables)
        measureCalls += reached - next
        next = reached
      }
      if next < system.freshBoxes.count {
        if let node = system.node(system.freshBoxes[next]) { refresh(node) }
        next += 1
      }
      if next == system.freshBoxes.count { system.restateBaselines() }
    }
    system.freshBoxes.removeAll()
  }

  /// Asks a box again: for the frame that it keeps, the size of its content, and its baselines.
  private func refresh(_ node: BoxNode) {
    guard system.isHome(node) else { return }
    if let view = node.view {
      measureCalls += 1
      if system.refreshSize(of: view) || refreshHeight(of: view) { return }
      let intrinsic = ask(view)
      system.take(intrinsic, of: view)
      return
    }
    if node.systemGuide == .content { system.applyCorner(ofArea: node) }
    if node.token >= 0 { system.moves.mark(node.token) }
  }

  func knowsBaselines(_ first: View, _ last: View, of view: View) -> Bool {
    guard system.knows(view.node) else { return true }
    let known = system.baselines[view.node.token] ?? BaselineViews()
    return known.first ?? view.node === first.node && known.last ?? view.node === last.node
  }

  /// Asks a view, and once more if it changes itself meanwhile: it may set its frame in `intrinsicContentSize`. That counts
  /// for a change only if the view then changes itself again.
  private func ask(_ view: View) -> IntrinsicDemands {
    var demands = IntrinsicDemands(of: view)
    if view.node.isNoted, system.isHome(view.node) {
      tree.forgetNote(of: view.node)
      measureCalls += 1
      demands = IntrinsicDemands(of: view)
    }
    return demands
  }

  /// Asks how high the content of a view is, if nothing has changed but its width.
  ///
  /// - Returns: Whether that was all there was to ask.
  private func refreshHeight(of view: View) -> Bool {
    guard let height = view.heightAtNewWidth else { return false }
    return system.takeContentHeight(Double(height), of: view)
  }
}
