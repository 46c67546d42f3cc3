// MARK: - Frames

extension LayoutEngine {
  /// Reads what the solver has changed, and tells every container what moved.
  func takeFrames() {
    system.readMoves()
    tellContainers()
  }

  /// Notes in the containers of the boxes that have moved that this layout places them.
  func tellContainers() {
    let tree = self.tree
    if !tree.isCurrent { return }
    let moved = system.moves.takeMoved()
    let runs = system.containers(of: moved, tree.store, tree.nodes)
    var start = 0
    for index in runs.indices {
      let end = runs[index].end
      runs[index].container?.noteMoved(moved, start..<end)
      start = end
    }
  }

  /// Writes the frames of the boxes that wait inside a view: gathers them, and then writes each that is still inside. What
  /// is called on the way may do anything.
  func placeBoxes(in view: View) {
    let (first, others) = view.takeMovedBoxes()
    let tree = self.tree
    if first < 0 || !tree.isCurrent { return }
    let watch = tree.nesting.watch
    watch?.compare()
    defer { watch?.skip() }
    let space = system.space(of: view)
    var gathered = GatheredBoxes()
    system.gather(first, others, in: view.node.index, tree.store, tree.nodes, &gathered)
    if !gathered.newer.isEmpty { view.noteMoved(gathered.newer, gathered.newer.indices) }
    let known = solveCount
    var count = 0
    if let box = gathered.first, place(box, in: view, space, known) { count += 1 }
    for box in gathered.others
    where box.box.node.isDirectly(in: view.node) && place(box, in: view, space, known) {
      count += 1
    }
    if count > 0 { tree.work.framesWritten += count }
  }

  /// Gives a box inside the view its frame.
  ///
  /// - Parameter known: The solve that the gathered rectangle is from.
  /// - Returns: Whether it had another frame.
  private func place(
    _ box: PlacedBox, in view: View, _ space: PlacingSpace, _ known: Int
  ) -> Bool {
    guard
      let rectangle = solveCount == known
        ? box.rectangle : system.frame(of: box.box.node.token)
    else { return false }
    var frame = rectangle
    if space.isOffGrid { system.fit(&frame, box, in: view, space) }
    guard box.box.place(at: frame, contentWidth: rectangle.size.width) else { return false }
    if space.isPassingInsetsOn,
      view.insets?.state.reaches(frame, in: view.bounds) ?? false
    {
      (box.box as? View)?.noteInsets()
    }
    return true
  }

  func cornerMoved(of view: View) { system.cornerMoved(of: view) }
}
