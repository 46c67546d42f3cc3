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

  /// The ambiguity that the last layout left in the view or guide; nil if its frame is determined.
  ///
  /// - Complexity: That of ``hasAmbiguousLayout``; where something is free, that of ``View/layoutAmbiguities()`` for
  ///   the whole tree.
  public var layoutAmbiguity: LayoutAmbiguity? {
    var names = ReportNames()
    return knownEngine?.ambiguity(of: node, &names)
  }

  /// The engine that has solved the tree of the item.
  var knownEngine: LayoutEngine? { host?.existingTree?.engine as? LayoutEngine }
}

// MARK: - What has a say

extension LayoutBox {
  /// The active constraints that determine the place and size of the view or guide on an axis, the oldest first.
  ///
  /// Any view of the tree may hold them. The list leaves out demands that are not constraints, such as content sizes;
  /// ``LayoutBox/explain(_:causes:)`` names them too. It also leaves out redundant and missed constraints, which
  /// determine nothing. For a guide that a view made itself, the list is that of the view.
  ///
  /// - Complexity: O(*r*) for *r* coefficients in the constraints found.
  ///
  /// Sources: Apple, `UIView.constraintsAffectingLayout(for:)` and `UILayoutGuide.constraintsAffectingLayout(for:)`.
  public func constraintsAffectingLayout(for axis: LayoutAxis) -> [LayoutConstraint] {
    let box = node.hasUnknowns ? node : node.host ?? node
    return knownEngine?.constraints(determining: box, on: axis) ?? []
  }
}
