internal import AshlarSolver

// Where everything else leaves a choice, the order of the tree decides, and not the order in which constraints and contents
// came.

extension LayoutEngine {
  /// Has the order of the tree decide where boxes go that nothing determines, and which of several stacks and contents
  /// gives way where required ones contradict each other.
  ///
  /// - Returns: Whether there is something to solve again.
  /// - Complexity: O(*n*) for *n* views of the tree where the order decides; without such a choice nothing is done.
  func followTreeOrder() -> Bool {
    let areFree = solver.dependsOnOrder && orderStamp != tree.orderStamp
    guard areFree || solver.hasConflicts && solver.setsYoungestAside, !isRehearsal,
      let root = nodes.all.lazy.compactMap({ $0.host?.view?.root }).first
    else { return false }
    if areFree { orderFreeBoxes(of: root) }
    return orderYoungest(of: root) || areFree
  }

  private func orderFreeBoxes(of root: View) {
    orderStamp = tree.orderStamp
    var tokens: [Int32] = []
    for view in root.subtree {
      for box in view.boxes where box.node.token >= 0 { tokens.append(box.node.token) }
    }
    solver.orderRectangles(tokens)
  }

  /// Has stacks count as older than contents, and of either those as older that come first in the tree.
  private func orderYoungest(of root: View) -> Bool {
    guard solver.setsYoungestAside else { return false }
    var stacks: [Constraint] = []
    var contents: [Constraint] = []
    for view in root.subtree {
      if let stack = view.stackLayout { stacks += youngest(of: stack) }
      contents += sizesOfContent(of: view)
    }
    return solver.orderYoungest(stacks + contents)
  }

  private func youngest(of stack: StackLayout) -> [Constraint] {
    stack.arrangement.constraints.filter { $0.token >= 0 && $0.seniority == .youngest }
      .map { solver.constraint(at: $0.token) }
  }

  private func sizesOfContent(of view: View) -> [Constraint] {
    guard view.node.token >= 0 else { return [] }
    let first = items[Int(view.node.token)].firstDemand
    return LayoutAxis.allCases.map { findDemand(.content($0), from: first) }
      .filter { $0 >= 0 }.map { solver.constraint(at: demands[$0].constraint) }
  }
}
