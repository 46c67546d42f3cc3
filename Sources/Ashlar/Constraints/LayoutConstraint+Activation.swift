// MARK: - Activating

extension LayoutConstraint {
  /// Whether the constraint counts: whether a view holds it.
  ///
  /// Activating lets the closest common superview of the items hold it. Where there is none, or where
  /// the constraint makes no sense, that is a ``LayoutFault`` and the constraint stays inactive.
  public var isActive: Bool {
    get { holderReference != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Activates constraints, in order. Those that are active already stay as they are.
  public static func activate(_ constraints: [LayoutConstraint]) {
    var held = HeldSchedulers()
    for constraint in constraints { constraint.activate(&held) }
    held.letGo()
  }

  /// Deactivates constraints. Those that are not active stay as they are.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    var held = HeldSchedulers()
    for constraint in constraints { constraint.deactivate(&held) }
    held.letGo()
  }

  func activate() {
    var held = HeldSchedulers()
    activate(&held)
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
    if placeInHolder >= 0 { return nil }
    if let problem = activationError { return problem }
    guard let ancestor = commonAncestor, ancestor.isAlive else { return .noCommonAncestor }
    ancestor.read { settle(in: $0, &held, isCommonAncestor: true) }
    return nil
  }

  /// Why the constraint cannot be active, if it cannot.
  var activationError: LayoutConstraintError? {
    if let error { return error }
    if let distances { return distances.isComplete ? nil : .secondItemGone }
    guard firstReference?.isAlive ?? false else { return .noFirstItem }
    return secondReference?.isAlive ?? true ? nil : .secondItemGone
  }

  /// The node of the lowest view that contains everything the constraint speaks of.
  var commonAncestor: NodeReference? {
    if let distances { return distances.commonAncestor.map { NodeReference($0) } }
    guard let first = firstReference?.read({ $0.hostReference }) else { return nil }
    guard let secondReference else { return first }
    guard let second = secondReference.read({ $0.hostReference }) else { return nil }
    return first.read { first in second.read { first.closestCommonAncestor(with: $0) } }
  }
}

// MARK: - Holding

extension LayoutConstraint {
  /// Lets a view hold the constraint from now on.
  ///
  /// The reference that the view has to it is counted here, and not where lists keep it.
  func settle(
    in holder: BoxNode, _ held: inout HeldSchedulers, isCommonAncestor: Bool = false
  ) {
    _ = Unmanaged.passRetained(self)
    holderReference = NodeReference(holder)
    isHeldByCommonAncestor = isCommonAncestor
    if particulars != nil { followMargin() }
    firstReference?.read { placeAmongFirst = $0.concerning.append(self) }
    if let second = secondReference, second != firstReference {
      second.read { node in
        if node.isTied(to: holder) { placeAmongSecond = node.concerning.append(self) }
      }
    }
    if particulars != nil { settleDistances(in: holder) }
    holder.readView { hold(in: $0, &held) }
  }

  private func settleDistances(in holder: BoxNode) {
    guard let distances else { return }
    for node in distances.nodes where node.isTied(to: holder) {
      distances[node] = node.concerning.append(self)
    }
  }

  /// Enters the list of what the view holds, once it is known which tree that is in.
  private func hold(in view: View, _ held: inout HeldSchedulers) {
    if view.cachedTree == nil { view.takeTreeOfSuperview() }
    let tree = view.tree
    held.hold(tree)
    placeInHolder = view.held.append(self)
    tree.noteActivation(of: self)
  }

  func deactivate() {
    var held = HeldSchedulers()
    deactivate(&held)
    held.letGo()
  }

  /// Takes the constraint from the view that holds it, if one does.
  func deactivate(_ held: inout HeldSchedulers) {
    guard let holder else { return }
    let tree = holder.tree
    held.hold(tree)
    holder.held.remove(self, at: .inHolder)
    leaveLists()
    if !hasToken { noteLooseItems() }
    tree.dismiss(self)
    Unmanaged.passUnretained(self).release()
  }

  /// Notes the items that no other constraint brings to the engine, as this one has not brought them there.
  private func noteLooseItems() {
    for case let item? in [firstReference, secondReference] {
      item.read { $0.readView { $0.noteIfLoose() } }
    }
    guard let distances else { return }
    for node in distances.nodes { node.readView { $0.noteIfLoose() } }
  }

  /// Becomes inactive, apart from the reference that the holder has to it.
  func leaveLists() {
    if let first = firstReference {
      first.read { $0.concerning.remove(self, at: .concerning(first)) }
    }
    if let second = secondReference, placeAmongSecond >= 0 {
      second.read { $0.concerning.remove(self, at: .concerning(second)) }
    }
    if let distances {
      for node in distances.nodes {
        node.concerning.remove(self, at: .concerning(NodeReference(node)))
      }
    }
    marks.remove([.isIdle, .isClosed])
    holderReference = nil
  }
}

// MARK: - Constraints of an item

extension LayoutItem {
  /// The active constraints whose first item this is, whoever holds them, in the order of activation.
  ///
  /// - Complexity: O(*n*) for *n* constraints that speak of the item.
  public var ownConstraints: [LayoutConstraint] {
    let reference = NodeReference(node)
    return node.concerning.filter { $0.firstReference == reference }
  }
}

// MARK: - Counterparts

extension LayoutConstraint {
  /// What the constraint is about.
  var mainReference: NodeReference? {
    if let firstReference { return firstReference }
    return distances?.first?.node.map { NodeReference($0) }
  }

  /// Whether two constraints have the same multiplier and priority.
  func hasSameNumbers(as other: LayoutConstraint) -> Bool {
    storedMultiplier == other.storedMultiplier && storedPriority == other.storedPriority
  }

  /// Whether another constraint relates the same attributes of the same items in the same way.
  func isAbout(_ new: LayoutConstraint) -> Bool {
    guard relation == new.relation else { return false }
    if let distances, let others = new.distances { return distances.areSame(as: others) }
    return startsLike(new) && secondReference == new.secondReference
      && secondAttribute == new.secondAttribute
  }

  /// Whether another constraint says the same up to its target. Distances never do.
  func startsLike(_ new: LayoutConstraint) -> Bool {
    firstReference == new.firstReference && firstAttribute == new.firstAttribute
      && relation == new.relation && distances == nil && new.distances == nil
  }

  /// The active constraints of the same class that differ in their constants at most, the oldest first.
  ///
  /// They relate the same attributes of the same items in the same way, with the same multiplier and priority.
  ///
  /// - Complexity: O(*n*) for *n* constraints that speak of the first item.
  package var counterparts: [LayoutConstraint] {
    guard let firstNode else { return [] }
    return firstNode.concerning.filter {
      $0 !== self && $0.isAbout(self) && $0.hasSameNumbers(as: self)
        && type(of: $0) == type(of: self)
    }
  }
}
