// MARK: - Activating

extension LayoutConstraint {
  /// Whether the constraint takes part in layout, which it does while a view holds it.
  ///
  /// An active constraint is held by the closest common superview of its items. Without one, or if the constraint is
  /// invalid, activating it is a ``LayoutFault`` and it remains inactive.
  public var isActive: Bool {
    get { tree != nil }
    set {
      if !newValue { return deactivate() }
      var held = HeldSchedulers()
      activate(&held)
      held.letGo()
    }
  }

  /// Activates constraints, in order. Those that are active already stay as they are.
  public static func activate(_ constraints: [LayoutConstraint]) {
    var held = HeldSchedulers()
    var place = LayoutTree.activate(constraints, from: 0, &held)
    while place < constraints.count {
      constraints[place].activate(&held)
      place = LayoutTree.activate(constraints, from: place + 1, &held)
    }
    held.letGo()
  }

  /// Deactivates constraints. Those that are not active stay as they are.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    var held = HeldSchedulers()
    for constraint in constraints { constraint.deactivate(&held) }
    held.letGo()
  }

  /// Activates the constraint, unless it is active, or reports why it cannot be.
  func activate(_ held: inout HeldSchedulers) {
    if let problem = tryToActivate(&held) { report(problem) }
  }

  /// Lets the closest common superview of the items hold the constraint, unless it is active.
  ///
  /// - Returns: Why it cannot be active.
  func tryToActivate(_ held: inout HeldSchedulers) -> LayoutConstraintError? {
    if tree != nil { return nil }
    if let problem = activationError { return problem }
    guard let ancestor = commonAncestor, ancestor.isAlive else { return .noCommonAncestor }
    settle(in: ancestor, &held, isCommonAncestor: true)
    return nil
  }

  /// Why the constraint cannot be active, if it cannot.
  var activationError: LayoutConstraintError? {
    if let error { return error }
    if let distances { return distances.isComplete ? nil : .secondItemGone }
    guard firstNode?.isAlive ?? false else { return .noFirstItem }
    return secondNode?.isAlive ?? true ? nil : .secondItemGone
  }

  /// The node of the lowest view that contains everything the constraint refers to.
  var commonAncestor: BoxNode? {
    if let distances { return distances.commonAncestor }
    guard let first = firstNode?.host else { return nil }
    guard let secondNode else { return first }
    return secondNode.host.flatMap { first.closestCommonAncestor(with: $0) }
  }
}

// MARK: - Holding

extension LayoutConstraint {
  /// Lets a view hold the constraint from now on. Its tree keeps the object meanwhile.
  func settle(
    in holder: BoxNode, _ held: inout HeldSchedulers, isCommonAncestor: Bool = false
  ) {
    guard let view = holder.view else { return }
    let tree = view.tree
    held.hold(tree)
    ownTerms.marks.set(.isHeldByCommonAncestor, isCommonAncestor)
    tree.activate(self, in: holder)
    if ownTerms.marks.marginSide != .none { followMargin() }
  }

  func deactivate() {
    var held = HeldSchedulers()
    deactivate(&held)
    held.letGo()
  }

  /// Takes the constraint from the view that holds it, if one does.
  func deactivate(_ held: inout HeldSchedulers) {
    guard let tree else { return }
    held.hold(tree)
    // The caller has the object.
    var ended: [LayoutConstraint] = []
    tree.deactivate(index, &ended)
  }
}

// MARK: - Constraints of an item

extension LayoutItem {
  /// The active constraints whose first item this is, whichever view holds them, in the order of activation.
  ///
  /// - Complexity: O(*n*) for *n* constraints that mention the item.
  public var ownConstraints: [LayoutConstraint] { node.concerning.filter { $0.firstNode === node } }
}
