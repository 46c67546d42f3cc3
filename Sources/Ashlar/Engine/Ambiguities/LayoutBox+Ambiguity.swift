// MARK: - Ambiguity

extension LayoutBox {
  /// Whether the constraints admit another frame for the view or guide that is as good as the present one.
  ///
  /// False before the first layout, and for an item that no constraint has needed. It considers only the item's own
  /// frame, not those inside it.
  ///
  /// - Complexity: O(*r*) for a frame that is determined, and *r* coefficients in the constraints that
  ///   determine it.
  ///
  /// Source: Apple, `UIView.hasAmbiguousLayout`.
  public var hasAmbiguousLayout: Bool { knownEngine?.isAmbiguous(node) ?? false }

  /// The ambiguity of the view or guide in the last layout; nil if its frame is determined.
  ///
  /// - Complexity: That of ``hasAmbiguousLayout``; for an ambiguous frame, that of ``View/layoutAmbiguities()`` for
  ///   the whole tree.
  public var layoutAmbiguity: LayoutAmbiguity? {
    var names = ReportNames()
    return knownEngine?.ambiguity(of: node, &names)
  }

  /// The engine that has solved the tree of the item.
  var knownEngine: LayoutEngine? { host?.existingTree?.engine as? LayoutEngine }
}

// MARK: - Constraints that affect an axis

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
