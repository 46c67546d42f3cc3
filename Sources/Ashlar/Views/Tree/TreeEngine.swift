internal import AshlarStorage

/// The engine of a tree, as the tree uses it.
protocol TreeEngine: AnyObject {
  /// Works in what the tree has noted, and solves. The caller keeps the tree.
  func solve()

  /// Whether the last solve ended before it found the best layout.
  var isUnfinished: Bool { get }

  /// Lays out a view and those inside it that wait, from front to back, until one comes for which code of a program has to
  /// run. That one and those behind it join the views that wait.
  ///
  /// - Returns: Whether it may.
  func layOutPlainViews(from view: View, _ waiting: inout OwnedArray<View>) -> Bool

  /// Writes the new frames of the boxes inside a view of the tree.
  func placeBoxes(in view: View, of tree: LayoutTree)

  /// Whether the last answer of a view was that its baselines are those of two views, inside it or itself, or it is unknown.
  func knowsBaselines(_ first: View, _ last: View, of view: View) -> Bool

  /// Notes that the boxes inside a view are to be placed again, because its corner has other pixels around it.
  func cornerMoved(of view: View)

  /// The conflicts of the last layout, in the names that views have at present.
  func conflictsInPresentNames() -> [LayoutConflict]

  /// The work done by the engine.
  var work: LayoutWork { get }
}
