// MARK: - Frames

extension LayoutEngine {
  /// Reads what the solver has changed, and tells every container what moved.
  func takeFrames() {
    system.readMoves()
    tellContainers()
  }

  /// Notes in the containers of the boxes that have moved that this layout places them.
  func tellContainers() {
    let moved = system.moves.takeMoved()
    var start = 0
    while start < moved.count {
      let container = system.nodes[moved[start]]?.container
      var end = start + 1
      if let container {
        while end < moved.count, system.nodes[moved[end]]?.isDirectly(in: container) ?? false {
          end += 1
        }
      }
      container?.view?.noteMoved(moved[start..<end])
      start = end
    }
  }

  func placeBoxes(in view: View) {
    let (first, others) = view.takeMovedBoxes()
    if first < 0 { return }
    let space = system.space(of: view)
    var count = 0
    if place(first, in: space) { count += 1 }
    for token in others where place(token, in: space) { count += 1 }
    tree.work.framesWritten += count
  }

  /// Gives a box its frame, if it is still inside the view.
  ///
  /// - Returns: Whether it had another frame.
  private func place(_ token: Int32, in space: PlacingSpace) -> Bool {
    guard let node = system.node(of: token, in: space) else { return false }
    if node.hasNewerFrame {
      space.view.noteMoved([token])
      return false
    }
    guard let (frame, width) = system.takeFrame(of: node, in: space),
      node.box?.place(at: frame, contentWidth: width) ?? false
    else { return false }
    if space.isPassingInsetsOn,
      space.view.insets?.state.reaches(frame, in: space.view.bounds) ?? false
    {
      node.view?.noteInsets()
    }
    return true
  }

  func cornerMoved(of view: View) { system.cornerMoved(of: view) }
}

extension BoxNode {
  /// Whether the box is a view that goes by its frame, and may have got another one since the last solve: then
  /// it waits for what the next one says.
  fileprivate var hasNewerFrame: Bool {
    isNoted && view?.translatesMask ?? false
  }
}
