extension LayoutTree {
  /// Finds out which constraints do not count, or have no gap, because views are collapsed.
  ///
  /// - Complexity: O(*n*) for *n* constraints on the views that are, or have been, collapsed, and for chains
  ///   of those O(*n*) each; O(1) if neither they nor constraints have changed.
  func updateCollapsing() {
    if collapsible.isEmpty || !isCollapsingStale && !changes.haveConstraints { return }
    let known = viewsToCollapse()
    let collapsed = known.filter(\.view.isCollapsed)
    var wanted: [ObjectIdentifier: LayoutConstraint.Collapsing] = [:]
    for (view, _) in collapsed { CollapsingView(view).collapseConstraints(&wanted) }
    for constraint in known.flatMap({ CollapsingView($0.view).constraints }) {
      constraint.collapsing = wanted[ObjectIdentifier(constraint)] ?? .none
    }
    collapsible = collapsed.map { view, spread in
      let now = CollapsibleView(node: view.node, spread: CollapsingView(view).spreadAxes)
      if now.spread != spread { view.noteChange() }
      return now
    }
    isCollapsingStale = false
  }

  /// The views of the tree that are collapsed, or have been, each once, and the axes along which they were
  /// spread at last.
  private func viewsToCollapse() -> [(view: View, spread: [LayoutAxis])] {
    var seen: Set<ObjectIdentifier> = []
    return collapsible.compactMap { known in
      guard let view = known.node.view, view.tree === self,
        seen.insert(ObjectIdentifier(view)).inserted
      else { return nil }
      return (view, known.spread)
    }
  }
}

/// A view that is collapsed, or has been.
struct CollapsibleView {
  let node: BoxNode

  /// See ``CollapsingView/spreadAxes``.
  var spread: [LayoutAxis] = []
}
