internal import AshlarStorage

// What is inside the views of a stack may change without the stack or those views hearing of it: a text further
// in, or a constraint. Where they share in proportion to that, a layout looks whether the shares are still right.

extension LayoutTree {
  /// Arranges stacks again whose shares follow from what has changed.
  ///
  /// - Complexity: O(1) without such stacks. O(*n* + *m*) for *n* views above what has changed, and *m* views and
  ///   constraints in those of them that share in proportion.
  func updateProportions() {
    if mayUpdateProportions { updateProportions(of: stacksAroundChanges()) }
  }

  /// Does the same for a view and what is inside it, before its size is found.
  ///
  /// - Complexity: O(*n*) for *n* views inside, and views and constraints in such stacks.
  func updateProportions(inside view: View) {
    if !mayUpdateProportions { return }
    let stacks = view.subtree.filter { $0.stackLayout?.sharesInProportion ?? false }
    updateProportions(of: stacks.reversed())
  }

  private var mayUpdateProportions: Bool {
    sharesInProportion && !changes.isEmpty && !isUpdatingProportions
  }

  private func updateProportions(of stacks: [View]) {
    isUpdatingProportions = true
    for stack in stacks { stack.stackLayout?.followProportions(in: stack) }
    isUpdatingProportions = false
  }

  /// The stacks that share in proportion and have something that has changed inside, those inside before those around
  /// them: what a stack depends on may be the size of another one.
  private func stacksAroundChanges() -> [View] {
    var seen: Set<ObjectIdentifier> = []
    var stacks: [View] = []
    forEachChangedBox { box in
      var next = box.host?.view
      while let view = next, seen.insert(ObjectIdentifier(view)).inserted {
        if view.stackLayout?.sharesInProportion ?? false { stacks.append(view) }
        next = view.superview
      }
    }
    let depths = stacks.map { $0.ancestors.reduce(0) { depth, _ in depth + 1 } }
    return stacks.indices.sorted { (-depths[$0], $0) < (-depths[$1], $1) }.map { stacks[$0] }
  }

  /// Visits the boxes that have changed, and those of changed constraints.
  private func forEachChangedBox(_ body: (BoxNode) -> Void) {
    for box in changes.boxes { body(box) }
    for index in changes.activated.all + changes.changed {
      let record = store.constraints[index]
      if !record.isVacant { nodes(of: record, index).forEach(body) }
    }
    for dropped in changes.dropped {
      for place in [dropped.record.first, dropped.record.second] {
        if let node = node(at: place) { body(node) }
      }
    }
  }
}
