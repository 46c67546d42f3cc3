internal import AshlarSolver
internal import AshlarStorage

/// Lays out one tree: collects the demands of its views, solves their constraints and sets their frames.
///
/// A tree gets its engine with its first layout. The tree notes what changes; each layout applies the notes, solves
/// once, and notifies every view of the boxes inside it that have moved.
///
/// What is known about the tree as numbers is in ``system``, which calls nothing that a program can override. The engine
/// calls such things, always while no call of the system runs: they may lay out, change or end the tree.
final class LayoutEngine: TreeEngine {
  /// The tree, which owns the engine. Callers that may free the tree keep it.
  unowned let tree: LayoutTree

  private let guardedSystem: Guarded<ConstraintSystem>

  /// The number of solves of the engine.
  var solveCount = 0

  /// The number of requests to boxes for their demands.
  var measureCalls = 0

  /// The number of members of conflicts that have been described, and of remedies tried.
  var conflictMembersDescribed = 0
  var remediesTried = 0

  /// The size to fit of an engine that finds out a size and then goes, in points.
  let fittingTarget: CGSize?

  /// The conflicts of the last layout.
  var knownConflicts = ConflictReports()

  /// The age of the youngest constraint when the last layout came to an end.
  var ageAtLastLayout: Int64 = 0

  /// Whether the last solve ended before it found the best layout.
  var isUnfinished = false

  /// An engine for a tree, or one that finds out a size that fits a target.
  init(tree: LayoutTree, fitting target: CGSize? = nil) {
    self.tree = tree
    fittingTarget = target
    guardedSystem = Guarded(ConstraintSystem(tree: tree, isRehearsal: target != nil))
  }

  /// The tree as numbers.
  var system: ConstraintSystem {
    _read { yield guardedSystem.value }
    _modify { yield &guardedSystem.value }
  }
}
