internal import AshlarStorage

/// One call of ``View/layoutIfNeeded()``.
struct LayoutPass {
  let view: View

  /// Runs rounds until no view requests another one.
  ///
  /// What is called on the way may move the view into another tree. The pass goes on there, if that one lets it.
  func run(_ recorder: AnimationRecorder?) {
    var tree = view.tree
    guard tree.nesting.begin() else { return answerQuestion(tree) }
    recorder?.note(view)
    while true {
      if runOnce(view.root, tree) { return end(tree) }
      tree.nesting.rounds += 1
      let rounds = tree.nesting.rounds
      if rounds == PassNesting.mostRounds { reportEndless(tree) }
      if rounds >= PassNesting.mostRounds { return end(tree) }
      if rounds >= PassNesting.firstWatchedRound { watch(tree) }
      if view.isIn(tree) { continue }
      end(tree)
      tree = view.tree
      guard tree.nesting.begin() else { return }
      tree.nesting.rounds = max(tree.nesting.rounds, rounds)
    }
  }

  /// Measures the rows of a table that is being asked for the size of its content, where no layout can begin.
  private func answerQuestion(_ tree: LayoutTree) {
    guard tree.nesting.isSolving, let table = view as? any TableHost else { return }
    table.tableRows.answerQuestion(in: table)
  }

  /// One round. The root is there to its end, whatever is called. It ends early where the view comes into another tree.
  ///
  /// - Returns: Whether no view requests another round.
  private func runOnce(_ root: View, _ tree: LayoutTree) -> Bool {
    tree.nesting.watch?.compare()
    view.waitInSuperviews()
    ConstraintUpdates.run(root, tree)
    guard view.isIn(tree) else { return false }
    prepare(tree)
    guard view.isIn(tree) else { return false }
    solve(tree)
    guard view.isIn(tree) else { return false }
    layOut(tree)
    guard view.isIn(tree) else { return false }
    if !tree.isPrepared { tree.updateInsets() }
    return !isWaiting(in: tree)
  }

  /// Ends a round that is not the last one, and has the next ones watched.
  private func watch(_ tree: LayoutTree) {
    let watch = tree.nesting.watch ?? LoopWatch(of: tree)
    tree.nesting.watch = watch
    watch.endRound(of: view.root)
  }

  private func reportEndless(_ tree: LayoutTree) {
    tree.nesting.watch?.compare()
    let found = tree.nesting.watch?.findings
    let name = found?.asker?.reportName ?? firstWaiting.reportName
    view.report(
      LayoutFault(
        reason: .endlessLayout(view: name, passes: PassNesting.mostRounds), location: nil,
        hint: nil, changes: found?.changes ?? []))
  }

  /// The outermost view that requested another layout itself; the view of the pass if only constraints did.
  private var firstWaiting: View {
    view.root.subtree.first { $0.needsLayout || $0.needsConstraintUpdate } ?? view
  }

  /// Leaves what has not been reached to the scheduler, unless layouts never come to an end, and reports what has moved.
  private func end(_ tree: LayoutTree) {
    let isCutOff = tree.nesting.rounds >= PassNesting.mostRounds
    tree.leavePass()
    if tree.pendingPass != nil, tree.isCurrent, !isCutOff {
      if view.root.isWaiting || !tree.changes.isEmpty { tree.schedulePass() }
    }
    if let watch = tree.frameWatch, !tree.nesting.isRunning {
      watch.report(in: tree, under: view.root)
    }
  }

  /// Whether the view requests another round in its tree.
  private func isWaiting(in tree: LayoutTree) -> Bool {
    tree.isWaiting || view.isWaiting
      || view.node.hasContainer && view.ancestors.contains { $0.needsLayout }
  }
}

// MARK: - Steps

extension LayoutPass {
  private func prepare(_ tree: LayoutTree) {
    if tree.isPrepared { return }
    tree.updateInsets()
    tree.updateCollapsing()
    tree.updateProportions()
  }

  private func solve(_ tree: LayoutTree) {
    let engine = tree.engine
    let isDue = !tree.changes.isEmpty || engine != nil && !tree.changes.loose.isEmpty
    guard isDue || engine?.isUnfinished ?? false else { return }
    tree.nesting.watch?.compare()
    defer { tree.nesting.watch?.skip() }
    if let engine {
      if tree.store.constraints.count > 0 { return engine.solve() }
      return TreeMove(view: view.root, old: tree).disengage()
    }
    let new = tree.makeEngine()
    tree.engine = new
    new.solve()
  }

  /// Calls `layoutSubviews` where it is due: on the way from the root to the view, then inside it.
  private func layOut(_ tree: LayoutTree) {
    let engine = tree.engine
    if view.superview != nil {
      for ancestor in view.ancestors.reversed() where ancestor !== view {
        layOut(ancestor, tree, engine)
      }
    }
    var waiting = OwnedArray<View>()
    layOutAll(from: view, &waiting, tree, engine)
    while !waiting.isEmpty { layOutAll(from: waiting.removeLast(), &waiting, tree, engine) }
  }

  /// Lays out a view, and those inside it as far as no code of a program has to run. The others join those that wait.
  private func layOutAll(
    from view: View, _ waiting: inout OwnedArray<View>, _ tree: LayoutTree,
    _ engine: (any TreeEngine)?
  ) {
    let known = waiting.count
    if view.isPlain, engine?.layOutPlainViews(from: view, &waiting) ?? false {
      guard waiting.count > known, waiting[waiting.count - 1] === view else { return }
      _ = waiting.removeLast()
    }
    layOut(view, tree, engine)
    if view.hasWaitingSubviews {
      tree.work.viewsLaidOut += view.takeWaitingSubviews { waiting.append($0) }
    }
    if view.needsConstraintUpdate { view.waitForPass() }
  }

  /// Lays out a view. For a view that overrides nothing, the engine places what is inside at once.
  private func layOut(_ view: View, _ tree: LayoutTree, _ engine: (any TreeEngine)?) {
    guard view.needsLayout else { return }
    view.needsLayout = false
    tree.work.viewsLaidOut += 1
    guard view.isPlain, view.cachedTree === tree, tree.engine === engine else {
      layOutSubviews(of: view, tree)
      return follow(view, tree)
    }
    if view.hasMovedBoxes { engine?.placeBoxes(in: view, of: tree) }
  }

  /// Solves again when a window, what contains bars and pages, or a controller's view has moved others: what is inside those
  /// is laid out once then, with its safe area.
  ///
  /// What scrolls has just made views that have not placed what is inside them: their constraints wait for the next round.
  private func follow(_ view: View, _ tree: LayoutTree) {
    if tree.isQuiet { return }
    let hasMovedPages = view.controller != nil && !view.node.scrolls && !tree.insetQueue.isEmpty
    guard hasMovedPages || view is any LayeringView, self.view.isIn(tree) else { return }
    prepare(tree)
    guard self.view.isIn(tree) else { return }
    solve(tree)
    // The place of a view inside this one determines to which pixels those inside it are rounded.
    if view.hasMovedBoxes, self.view.isIn(tree) { tree.engine?.placeBoxes(in: view, of: tree) }
  }

  /// Calls `layoutSubviews` of a view, and notifies its controller before and after.
  private func layOutSubviews(of view: View, _ tree: LayoutTree) {
    guard let controller = view.controller else {
      return tree.call(.layoutSubviews, of: view) { view.layoutSubviews() }
    }
    tree.call(.viewWillLayoutSubviews, of: view) { controller.viewWillLayoutSubviews() }
    tree.call(.layoutSubviews, of: view) { view.layoutSubviews() }
    tree.call(.viewDidLayoutSubviews, of: view) { controller.viewDidLayoutSubviews() }
  }
}
