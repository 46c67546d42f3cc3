// The one place that knows who solves. It lies in no room, so that views can be laid out without knowing the engine.

extension LayoutTree {
  /// Makes the engine of the tree.
  func makeEngine() -> any TreeEngine { LayoutEngine(tree: self) }

  /// Solves a view of the tree by itself.
  func solveAlone(
    _ view: View, _ request: FittingRequest
  ) -> (size: CGSize, conflicts: [LayoutConflict]) {
    FittingSolve(view, request).size()
  }
}
