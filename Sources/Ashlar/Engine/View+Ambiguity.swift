// MARK: - What nothing determines

extension LayoutBox {
  /// Whether the last layout could have given the view or guide another frame and been as good.
  ///
  /// False before the first layout, and for an item that no constraint has needed. Only the item's own
  /// frame counts, not that of what is inside it.
  ///
  /// - Complexity: O(*r*) for a frame that is determined, and *r* coefficients in the constraints that
  ///   determine it.
  ///
  /// Source: Apple, `UIView.hasAmbiguousLayout`.
  public var hasAmbiguousLayout: Bool {
    knownEngine?.isAmbiguous(node) ?? false
  }

  /// What the last layout left free about the view or guide; nil if its frame is determined.
  ///
  /// - Complexity: That of ``hasAmbiguousLayout``; where something is free, that of two linear programmes
  ///   over what may have to move with it.
  public var layoutAmbiguity: LayoutAmbiguity? {
    var names = ReportNames()
    return knownEngine?.ambiguity(of: node, &names)
  }

  /// The engine that has solved the tree of the item.
  var knownEngine: LayoutEngine? { host?.existingTree?.engine as? LayoutEngine }
}

extension View {
  /// What the last layout left free about the view and everything inside it, in the order of the tree,
  /// the guides of each view after it.
  ///
  /// A guide along an axis of which no constraint speaks, such as the height of a gap between two views in a row,
  /// is left out, because nothing goes by it; ``LayoutBox/layoutAmbiguity`` tells of it.
  ///
  /// - Complexity: O(*n*) for *n* views if all frames are determined; otherwise that of two linear
  ///   programmes for each number that is not.
  public func layoutAmbiguities() -> [LayoutAmbiguity] { ambiguousBoxes().map(\.ambiguity) }

  /// The views and guides that ``layoutAmbiguities()`` tells of.
  package func ambiguousBoxes() -> [(box: LayoutBox, ambiguity: LayoutAmbiguity)] {
    guard let engine = knownEngine else { return [] }
    let free = engine.allAmbiguities()
    if free.isEmpty { return [] }
    var names = ReportNames()
    var found: [(LayoutBox, LayoutAmbiguity)] = []
    for box in subtree.lazy.flatMap(\.boxes) where box.node.hasUnknowns {
      guard let ranges = free[box.node.token] else { continue }
      if let one = engine.ambiguity(of: box.node, ranges, &names) { found.append((box, one)) }
    }
    return found
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
    let tree = tree
    tree.holdPasses()
    defer { tree.letPassesGo() }
    root.layoutIfNeeded()
    guard isIn(tree), !tree.nesting.isSolving, let engine = knownEngine,
      engine.exerciseAmbiguity(of: node)
    else { return false }
    root.layoutIfNeeded()
    return true
  }

  /// Takes back what ``exerciseAmbiguityInLayout()`` has moved, anywhere in the tree.
  public func endExercisingAmbiguity() {
    let tree = tree
    tree.holdPasses()
    defer { tree.letPassesGo() }
    root.layoutIfNeeded()
    guard isIn(tree), !tree.nesting.isSolving, let engine = knownEngine else { return }
    engine.endExercise()
    root.layoutIfNeeded()
  }
}

// MARK: - What has a say

extension LayoutBox {
  /// The constraints that determine the place and size of the view or guide on an axis, wherever they are, the
  /// oldest first, as far as they are still active.
  ///
  /// Those that nobody made, such as the sizes of contents, are not constraints one could return;
  /// ``LayoutBox/explain(_:causes:)`` names them too. Constraints that hold without being needed, and those that
  /// are missed, determine nothing. Of a guide that a view made itself, they are those of the view.
  ///
  /// - Complexity: O(*r*) for *r* coefficients in the constraints found.
  ///
  /// Sources: Apple, `UIView.constraintsAffectingLayout(for:)` and `UILayoutGuide.constraintsAffectingLayout(for:)`.
  public func constraintsAffectingLayout(for axis: LayoutAxis) -> [LayoutConstraint] {
    let box = node.hasUnknowns ? node : node.host ?? node
    return knownEngine?.constraints(determining: box, on: axis) ?? []
  }
}

extension View {
  /// The views of the tree from this one down and how each takes part in layout, in the form of Apple's
  /// debugger command, with names instead of addresses.
  ///
  /// The ends of ambiguous lines tell what is free; the numbers of unknowns are those of the solver. Views deeper
  /// than 40 levels have their depth in front (`^41`) instead of more bars.
  ///
  /// - Complexity: That of ``layoutAmbiguities()`` for the whole tree.
  public var autolayoutTrace: String {
    var names = ReportNames()
    let free = knownEngine?.allAmbiguities() ?? [:]
    var lines: [String] = []
    var waiting: [(view: View, depth: Int)] = [(self, 0)]
    while let (view, depth) = waiting.popLast() {
      lines.append(TreeIndent.text(depth, step: "|   ") + view.traceLine(free, &names))
      for subview in view.subviews.reversed() { waiting.append((subview, depth + 1)) }
    }
    return """
      \(lines.joined(separator: "\n"))

      Legend:
      \t* - is laid out with auto layout
      \t+ - is laid out manually, but is represented in the layout engine because translatesAutoresizingMaskIntoConstraints = YES
      \t• - layout engine host
      """
  }

  private func traceLine(
    _ ambiguities: [Int32: LayoutEngine.Ranges], _ names: inout ReportNames
  ) -> String {
    let name = names.name(of: self)
    let type = "\(type(of: self))"
    let title = name == type || name.hasPrefix("\(type)#") ? name : "\(type):\(name)"
    let isHost = superview == nil && knownEngine != nil
    let mark = isHost ? "•" : node.token < 0 ? "" : translatesMask ? "+" : "*"
    let ranges = ambiguities[node.token]
    let free = ranges.flatMap { knownEngine?.traceText(of: node, $0, &names) } ?? []
    let end = free.isEmpty ? "" : "- AMBIGUOUS LAYOUT for \(free.joined(separator: ", "))"
    return mark + title + end
  }
}
