internal import AshlarSolver

// MARK: - Solving

extension LayoutEngine {
  /// Applies everything that the tree has noted, solves, and notifies every container of moves.
  ///
  /// Views return their demands, and faults are reported, before the solver starts and while the tree postpones
  /// nested layouts. What that changes waits for the next round, except that what has gone is forgotten at once. The
  /// caller keeps the tree meanwhile.
  func solve() {
    // Each look at the tree counts it. So it is passed on.
    let tree = self.tree
    guard prepare(tree) else { return }
    var outcome = solveWithTexts(tree)
    if noteNewWidths(tree) {
      guard prepare(tree) else { return }
      outcome = solveWithTexts(tree)
    }
    tellContainers(tree)
    isUnfinished = outcome == .workLimitReached
    reportConflicts()
    ageAtLastLayout = tree.store.youngest
    if let reason = outcome.fault {
      tree.diagnostics.report(LayoutFault(reason: reason, location: nil))
    }
  }

  /// Applies everything that the tree has noted, while nested layouts are postponed.
  ///
  /// - Returns: Whether the tree still has this engine.
  private func prepare(_ tree: LayoutTree) -> Bool {
    tree.nesting.isSolving = true
    takeChanges(tree)
    if isInUse(tree) { forgetWhatWent(tree) }
    tree.nesting.isSolving = false
    return isInUse(tree)
  }

  /// Passes the widths that have been found to contents whose heights depend on them, so that they return their
  /// heights before any view is laid out.
  ///
  /// What the heights change of the widths waits for the next round, whose number is limited.
  ///
  /// - Returns: Whether one of them has another width.
  private func noteNewWidths(_ tree: LayoutTree) -> Bool {
    guard system.hasFlexibleContents, tree.nesting.watch == nil else { return false }
    var run = PlacingRun(in: tree)
    system.noteWidths(&run, tree.tables)
    let hasNews = run.hasNews
    run.end(in: tree)
    return hasNews
  }

  /// Solves, and once more whenever views come out lower than their texts whose baselines constraints mention.
  ///
  /// Each time there are more such views, so that it comes to an end.
  func solveWithTexts(_ tree: LayoutTree) -> Solver.Outcome {
    solveCount += 1
    var (outcome, isDone) = system.solve(inOrder: tree.orderStamp)
    if isDone { return outcome }
    while system.mentionsBaselines && system.noteSqueezedTexts() || followTreeOrder() {
      outcome = system.solve()
    }
    return outcome
  }

  /// Whether the tree still has this engine. A view that is asked for its demands may end the tree, or merge it into
  /// another one.
  private func isInUse(_ tree: LayoutTree) -> Bool { tree.isCurrent && tree.engine === self }

  /// Applies what the tree has noted, as long as the tree has this engine.
  private func takeChanges(_ tree: LayoutTree) {
    if !tree.changes.boxes.isEmpty { askNotedBoxes(tree) }
    system.restateBaselines()
    guard isInUse(tree) else { return }
    applyConstraints(tree)
    takeInLooseViews(tree)
    if system.isQuiet { return }
    tellFaults()
    guard isInUse(tree) else { return }
    askFreshBoxes(tree)
    tellFaults()
  }

  /// Applies which constraints came, went and changed.
  private func applyConstraints(_ tree: LayoutTree) {
    guard tree.changes.haveConstraints || !tree.changes.departed.isEmpty else { return }
    if tree.changes.areChangesAlone { return applyChanges(tree) }
    var batch = tree.changes.takeForConstraints()
    system.apply(batch)
    tree.changes.reuseRoom(of: &batch)
  }

  /// Applies what changed about constraints, where none came or went.
  private func applyChanges(_ tree: LayoutTree) {
    var changed: [Int32] = []
    swap(&changed, &tree.changes.changed)
    system.readDirections()
    system.update(changed, tree)
    TreeChanges.reuseRoom(of: &changed, for: &tree.changes.changed)
  }

  /// Gives unknowns to the views whose masks are off and that no constraint mentions: they have the size of their content,
  /// and stand at the origin.
  private func takeInLooseViews(_ tree: LayoutTree) {
    if tree.changes.loose.isEmpty { return }
    var loose: [BoxNode] = []
    swap(&loose, &tree.changes.loose)
    system.takeInLoose(loose)
  }

  private func tellFaults() {
    if system.faults.isEmpty { return }
    var told: [UntoldFault] = []
    swap(&told, &system.faults)
    for untold in told {
      let fault = untold.fault
      tree.diagnostics.report(fault)
    }
  }

  private func forgetWhatWent(_ tree: LayoutTree) {
    if tree.changes.dropped.isEmpty, tree.changes.departed.isEmpty { return }
    var dropped: [DroppedConstraint] = []
    var departed: [Int32] = []
    swap(&dropped, &tree.changes.dropped)
    swap(&departed, &tree.changes.departed)
    system.forget(dropped, departed)
  }
}

// MARK: - The order of the tree
//
// Where everything else leaves a choice, the order of the tree decides, and not the order in which constraints and contents
// came.

extension LayoutEngine {
  /// Makes the order of the tree decide the places of undetermined boxes, and which of several stacks and contents
  /// gives way where required ones contradict each other.
  ///
  /// - Returns: Whether there is something to solve again.
  /// - Complexity: O(*n*) for *n* views of the tree where the order decides; without such a choice nothing is done.
  func followTreeOrder() -> Bool {
    let areFree = system.hasFreeBoxes(inOrder: tree.orderStamp)
    guard areFree || system.isCrowded, !system.isRehearsal,
      let root = system.allNodes.lazy.compactMap({ $0.host?.view?.root }).first
    else { return false }
    if areFree { orderFreeBoxes(of: root) }
    return orderYoungest(of: root) || areFree
  }

  private func orderFreeBoxes(of root: View) {
    system.orderStamp = tree.orderStamp
    var tokens: [Int32] = []
    for view in root.subtree {
      for box in view.boxes where box.node.token >= 0 { tokens.append(box.node.token) }
    }
    system.solver.orderRectangles(tokens)
  }

  /// Counts stacks as older than contents, and of either those as older that come first in the tree.
  private func orderYoungest(of root: View) -> Bool {
    guard system.solver.setsYoungestAside else { return false }
    var stacks: [Constraint] = []
    var contents: [Constraint] = []
    for view in root.subtree {
      if let stack = view.stackLayout { stacks += youngest(of: stack, view) }
      contents += sizesOfContent(of: view)
    }
    return system.solver.orderYoungest(stacks + contents)
  }

  private func youngest(of stack: StackLayout, _ view: View) -> [Constraint] {
    stack.madeConstraints(in: view).map { tree.store.constraints[$0] }
      .filter { $0.terms.priority == .required && $0.token >= 0 }
      .map { system.solver.constraint(at: $0.token) }
  }

  private func sizesOfContent(of view: View) -> [Constraint] {
    guard view.node.token >= 0 else { return [] }
    return LayoutAxis.allCases.compactMap { system.knownDemand(.content($0), of: view.node.token) }
      .map { system.solver.constraint(at: $0.constraint) }
  }
}

// MARK: - Outcome

extension Solver.Outcome {
  /// The fault of a layout that ends so, if it has one.
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
  /// The work done by the engine and its solver.
  var work: LayoutWork {
    var work = LayoutWork()
    work.measureCalls = measureCalls
    work.conflictMembersDescribed = conflictMembersDescribed
    work.remediesTried = remediesTried
    work.pivots = system.solver.work.pivots
    work.rebuilds = system.solver.work.rebuilds
    work.unknownsVisited = system.solver.work.unknownsVisited
    work.constraintsVisited = system.solver.work.constraintsVisited
    return work
  }
}
