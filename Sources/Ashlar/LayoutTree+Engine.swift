// The only place that refers to the engine. It lies in no room, so that views can be laid out without knowing the
// engine.

extension LayoutTree {
  /// Makes the engine of the tree.
  func makeEngine() -> any TreeEngine { LayoutEngine(tree: self) }

  /// Solves a view of the tree by itself.
  func solveAlone(_ view: View, _ request: FittingRequest) -> FittingAnswer {
    FittingSolve(view, request).answer()
  }

  /// Looks for circumstances in which what a lint suspects of views of the tree is so; nil for what there are none for.
  func witnesses(of suspicions: [LintSuspicion], root: View) -> [LayoutLint.Witness?] {
    var search = WitnessSearch(suspicions, of: self, root: root)
    return search.run()
  }
}
