internal import AshlarStorage

// MARK: - Frames

extension LayoutEngine {
  /// Reads what the solver has changed, and notifies every container of moves.
  func takeFrames() {
    system.readMoves()
    tellContainers(tree)
  }

  /// Notes in the containers of the boxes that have moved that this layout places them.
  func tellContainers(_ tree: LayoutTree) {
    if !tree.isCurrent { return }
    var held = HeldSchedulers()
    held.hold(tree)
    if tree.frameWatch?.isList ?? false { placeAtOnce(tree) }
    system.tellContainers(tree.tables)
    held.letGo()
  }

  private func placeAtOnce(_ tree: LayoutTree) {
    var run = PlacingRun(in: tree)
    system.placeAtOnce(&run, tree.tables)
    run.end(in: tree)
  }

  /// Lays out a view and those inside it that wait, from front to back, until one comes for which code of a program has to
  /// run. That one and those behind it join the views that wait.
  ///
  /// - Returns: Whether it may.
  func layOutPlainViews(from view: View, _ waiting: inout OwnedArray<View>) -> Bool {
    let tree = self.tree
    guard tree.isCurrent, tree.nesting.isRunning, tree.nesting.watch == nil else { return false }
    var run = PlacingRun(in: tree)
    system.layOut(view, &waiting, &run, tree, tree.tables)
    run.end(in: tree)
    return true
  }

  /// Writes the frames of the boxes that wait inside a view: first of those that run no code of a program, and then of each
  /// other one that is still inside, where what is called may do anything.
  func placeBoxes(in view: View, of tree: LayoutTree) {
    guard tree.isCurrent else {
      view.forgetMovedBoxes()
      return
    }
    let watch = tree.nesting.watch
    watch?.compare()
    defer { watch?.skip() }
    var held = HeldSchedulers()
    held.hold(tree)
    var run = PlacingRun(in: tree)
    system.place(in: view, &run, tree.tables)
    run.end(in: tree)
    held.letGo()
    if view.hasMovedBoxes { placeOthers(in: view, of: tree) }
  }

  private func placeOthers(in view: View, of tree: LayoutTree) {
    if !tree.isCurrent { return }
    let space = system.space(of: view, tree.environment.displayScale)
    var gathered = GatheredBoxes()
    system.gather(in: view, tree.tables, &gathered)
    if !gathered.newer.isEmpty { view.setNeedsLayout() }
    let known = solveCount
    for box in gathered.boxes
    where box.box.node.isDirectly(in: view.node) && place(box, in: view, space, known) {
      tree.work.framesWritten += 1
    }
  }

  /// Gives a box inside the view its frame.
  ///
  /// - Parameter known: The solve that the gathered rectangle is from.
  /// - Returns: Whether it had another frame.
  private func place(
    _ box: PlacedBox, in view: View, _ space: PlacingSpace, _ known: Int
  ) -> Bool {
    let node = box.box.node
    guard let rectangle = solveCount == known ? box.rectangle : system.frame(of: node.token)
    else { return false }
    var frame = rectangle
    if space.isOffGrid { system.fit(&frame, node, box.token, in: view, space) }
    guard box.box.place(at: frame, contentWidth: rectangle.size.width) else { return false }
    if space.isPassingInsetsOn { node.view?.noteInsets(at: frame, in: view) }
    return true
  }

  func cornerMoved(of view: View) {
    var held = HeldSchedulers()
    held.hold(tree)
    system.cornerMoved(of: view)
    held.letGo()
  }
}
