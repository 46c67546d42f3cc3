// What is inside the views of a stack may change without the stack or those views hearing of it: a text further
// in, or a constraint. Where they share in proportion to that, a layout looks whether the shares are still right.

extension LayoutTree {
  /// Has stacks arranged anew whose shares follow from what has changed.
  ///
  /// - Complexity: O(*n*) for *n* views and constraints in such stacks; O(1) if there are none, or nothing has changed.
  func updateProportions() {
    if !mayUpdateProportions { return }
    let stacks = stacksInProportion()
    proportionalStacks = stacks.map(\.node)
    updateProportions(of: stacks)
  }

  /// Does the same for a view and what is inside it, before its size is found.
  ///
  /// - Complexity: O(*n*) for *n* views inside, and views and constraints in such stacks.
  func updateProportions(inside view: View) {
    if !mayUpdateProportions { return }
    updateProportions(
      of: view.subtree.compactMap { $0 as? StackView }
        .filter { $0.distribution == .fillProportionally }.reversed())
  }

  private var mayUpdateProportions: Bool {
    !proportionalStacks.isEmpty && !changes.isEmpty && !isUpdatingProportions
  }

  private func updateProportions(of stacks: [StackView]) {
    isUpdatingProportions = true
    for stack in stacks { stack.followProportions() }
    isUpdatingProportions = false
  }

  /// The stacks of the tree that share in proportion, each once, those inside before those around them: what a stack
  /// goes by may be the size of another one.
  private func stacksInProportion() -> [StackView] {
    var seen: Set<ObjectIdentifier> = []
    let stacks = proportionalStacks.compactMap { node -> StackView? in
      guard let stack = node.view as? StackView, stack.tree === self,
        stack.distribution == .fillProportionally, seen.insert(ObjectIdentifier(node)).inserted
      else { return nil }
      return stack
    }
    let depths = stacks.map { $0.ancestors.reduce(0) { depth, _ in depth + 1 } }
    return stacks.indices.sorted { (-depths[$0], $0) < (-depths[$1], $1) }.map { stacks[$0] }
  }
}
