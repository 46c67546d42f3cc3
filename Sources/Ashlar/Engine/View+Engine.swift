internal import AshlarSolver

// What only the engine knows about a view.

extension View {
  /// What the last layout left free about the view and everything inside it, in the order of the tree,
  /// the guides of each view after it.
  ///
  /// A guide along an axis of which no constraint speaks, such as the height of a gap between two views in a row,
  /// is left out, because nothing goes by it; ``LayoutBox/layoutAmbiguity`` tells of it. What is free for one cause is
  /// told once: views that move with another one are named there (``LayoutAmbiguity/following``).
  ///
  /// - Complexity: O(*n*) for *n* views if all frames are determined; otherwise that of two linear
  ///   programmes for each number that is not.
  public func layoutAmbiguities() -> [LayoutAmbiguity] {
    knownEngine.map { AmbiguitySearch(self, $0).grouped } ?? []
  }

  /// The views and guides about which anything is free, each by itself.
  package func ambiguousBoxes() -> [(box: LayoutBox, ambiguity: LayoutAmbiguity)] {
    knownEngine.map { AmbiguitySearch(self, $0).all } ?? []
  }

  /// Gives the view another frame that is as good as the present one, if there is one.
  ///
  /// The tree is laid out first if that is due. What is free about the view, the left edge before the
  /// top, the width and the height, goes to one end of its range, and with the next call to the other;
  /// where there is no end, 100 points further. It lasts until something changes, or until
  /// ``endExercisingAmbiguity()``. Unlike Apple's it does the same in every run.
  ///
  /// - Returns: Whether the view was ambiguous, so that something moved. False while a layout asks views what
  ///   they want.
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

  /// Takes back what ``exerciseAmbiguityInLayout()`` has moved, anywhere in the tree.
  public func endExercisingAmbiguity() {
    root.layoutIfNeeded()
    guard !tree.nesting.isSolving, let engine = knownEngine else { return }
    var held = HeldSchedulers(of: self)
    defer { held.letGo() }
    engine.endExercise()
    root.layoutIfNeeded()
  }

  /// The views of the tree from this one down and how each takes part in layout, in the form of Apple's
  /// debugger command, with names instead of addresses.
  ///
  /// The ends of ambiguous lines tell what is free; the numbers of unknowns are those of the solver. Views deeper
  /// than 40 levels have their depth in front (`^41`) instead of more bars.
  ///
  /// - Complexity: That of ``layoutAmbiguities()`` for the whole tree.
  public var autolayoutTrace: String {
    var trace = LayoutTrace(of: knownEngine)
    return trace.text(of: self)
  }

  /// How many exchanges a solve of the view's tree may take, once it has been laid out; nil for as many as its
  /// size allows. Tests set it.
  package var workLimit: Int? {
    get { (existingTree?.engine as? LayoutEngine)?.system.solver.workLimit }
    set { (existingTree?.engine as? LayoutEngine)?.system.solver.workLimit = newValue }
  }

  /// What the engine of the view's tree has handed to the solver, if the tree has been laid out.
  package var solverProblem: SolverProblem? {
    (existingTree?.engine as? LayoutEngine).map { SolverProblem($0) }
  }
}
