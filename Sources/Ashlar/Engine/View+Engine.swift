internal import AshlarSolver

// The engine's data about a view.

extension View {
  /// The ambiguities of the view and everything inside it in the last layout, in the order of the tree.
  ///
  /// The guides of a view come after it. A guide is left out on an axis that no constraint mentions, such as the
  /// height of a gap between two views in a row, because nothing depends on it; ``LayoutBox/layoutAmbiguity`` reports
  /// it. Ambiguities with one cause are reported once: ``LayoutAmbiguity/following`` names the views that move with
  /// the reported one.
  ///
  /// - Complexity: O(*n*) for *n* views if all frames are determined; otherwise that of two linear programs for each
  ///   number that is not.
  public func layoutAmbiguities() -> [LayoutAmbiguity] { ambiguousBoxes().map(\.ambiguity) }

  /// The same, with the views and guides that are meant.
  package func ambiguousBoxes() -> [AmbiguousBox] {
    knownEngine.map { AmbiguitySearch(self, $0).grouped } ?? []
  }

  /// Gives the view another frame that satisfies the constraints equally well, if there is one.
  ///
  /// It lays out the tree first if needed. The first ambiguous number of its frame, in the order left, top, width,
  /// height, moves to one end of its range, and with the next call to the other end; where the range has no end, by
  /// 100 points. The new frame lasts until a change, or until ``endExercisingAmbiguity()``. Unlike Apple's method, it
  /// has the same result in every run.
  ///
  /// - Returns: Whether the view was ambiguous and has moved; false while a layout requests views' contents.
  ///
  /// Source: Apple, `UIView.exerciseAmbiguityInLayout`.
  @discardableResult
  public func exerciseAmbiguityInLayout() -> Bool {
    root.layoutIfNeeded()
    guard !tree.nesting.isSolving, let engine = knownEngine else { return false }
    var held = HeldSchedulers(of: self)
    defer { held.letGo() }
    guard engine.exerciseAmbiguity(of: node) else { return false }
    root.layoutIfNeeded()
    return true
  }

  /// Undoes every ``exerciseAmbiguityInLayout()`` in the tree.
  public func endExercisingAmbiguity() {
    root.layoutIfNeeded()
    guard !tree.nesting.isSolving, let engine = knownEngine else { return }
    var held = HeldSchedulers(of: self)
    defer { held.letGo() }
    engine.endExercise()
    root.layoutIfNeeded()
  }

  /// The view, all views inside it and their part in layout, in the format of Apple's debugger command, with names
  /// instead of addresses.
  ///
  /// The ends of ambiguous lines list the free attributes; the numbers of unknowns are those of the solver. Views
  /// deeper than 40 levels have their depth in front (`^41`) instead of more bars.
  ///
  /// - Complexity: That of ``layoutAmbiguities()`` for the whole tree.
  public var autolayoutTrace: String {
    var trace = LayoutTrace(of: knownEngine)
    return trace.text(of: self)
  }

  /// The greatest number of exchanges in a solve of the view's tree, once it has been laid out; nil for as many as
  /// its size allows. Tests set it.
  package var workLimit: Int? {
    get { (existingTree?.engine as? LayoutEngine)?.system.solver.workLimit }
    set { (existingTree?.engine as? LayoutEngine)?.system.solver.workLimit = newValue }
  }

  /// The problem that the engine of the view's tree has given the solver, if the tree has been laid out.
  package var solverProblem: SolverProblem? {
    (existingTree?.engine as? LayoutEngine).map { SolverProblem($0) }
  }
}
