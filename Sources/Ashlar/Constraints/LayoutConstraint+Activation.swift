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
    for constraint in constraints { constraint.activate() }
  }

  /// Activates a constraint, and hands a reference to it over to the view that will hold it.
  ///
  /// It does what setting ``isActive`` does, and saves makers of constraints some counting: the view keeps the
  /// constraint by the caller's reference and counts none of its own. A constraint that makes no sense, or whose items
  /// have no common superview, is a ``LayoutFault``. If it cannot be active, or is already, the reference is released.
  ///
  /// - Parameter reference: One that has been counted, as by `Unmanaged.passRetained`. It must not be used any more.
  /// - Complexity: That of setting ``isActive``: O(*d*) for items that are *d* views below what contains both.
  public static func activate(handingOver reference: Unmanaged<LayoutConstraint>) {
    if !reference._withUnsafeGuaranteedRef({ $0.activate(.given) }) { reference.release() }
  }

  /// Activates a constraint as ``activate(handingOver:)`` does, and tells the caller what is wrong with it.
  ///
  /// For makers of constraints with reports of their own: a constraint that cannot be active is no ``LayoutFault`` here.
  ///
  /// - Parameter reference: One that has been counted, as by `Unmanaged.passRetained`. It must not be used any more.
  /// - Returns: Why the constraint cannot be active. Nil if it is, even if a ``LayoutScheduler`` has it inactive again.
  /// - Complexity: That of setting ``isActive``: O(*d*) for items that are *d* views below what contains both.
  public static func tryToActivate(
    handingOver reference: Unmanaged<LayoutConstraint>
  ) -> LayoutConstraintError? {
    let (isHandedOver, problem) = reference._withUnsafeGuaranteedRef { constraint in
      if constraint.placeInHolder >= 0 { return (false, LayoutConstraintError?.none) }
      let problem = constraint.settleAmongItems(.given)
      return (problem == nil, problem)
    }
    if !isHandedOver { reference.release() }
    return problem
  }

  /// Deactivates constraints. Those that are not active stay as they are.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.deactivate() }
  }

  /// Activates the constraint, unless it is active.
  ///
  /// - Returns: Whether it has become active.
  @discardableResult
  func activate(_ reference: HolderReference = .own) -> Bool {
    guard placeInHolder < 0 else { return false }
    guard let problem = settleAmongItems(reference) else { return true }
    report(problem)
    return false
  }

  /// Lets the closest common superview of the items hold the constraint, which is not active.
  ///
  /// - Returns: Why it cannot be active.
  @inline(__always)
  private func settleAmongItems(_ reference: HolderReference) -> LayoutConstraintError? {
    if let problem = activationError { return problem }
    guard let ancestor = commonAncestor, ancestor.read({ $0.isAlive }) else {
      return .noCommonAncestor
    }
    ancestor.read { settle(in: $0, reference, isCommonAncestor: true) }
    return nil
  }

  /// What keeps an active constraint for the view that holds it.
  enum HolderReference {
    /// A reference of its own, which is counted.
    case own

    /// The reference of the maker that made the constraint; see ``LayoutConstraint/isLent``.
    case lent

    /// A reference that somebody gave away.
    case given
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

extension LayoutConstraint.Distances {
  fileprivate var commonAncestor: BoxNode? {
    nodes.dropFirst().reduce(nodes.first?.host) { common, node in
      guard let common, let host = node.host else { return nil }
      return common.closestCommonAncestor(with: host)?.node
    }
  }
}

// MARK: - Holding

extension LayoutConstraint {
  /// Lets a view hold the constraint from now on.
  ///
  /// The reference that the view has to it is counted here, and not where lists keep it. What happens last may have
  /// the view let go of it again.
  func settle(
    in holder: BoxNode, _ reference: HolderReference = .own, isCommonAncestor: Bool = false
  ) {
    switch reference {
    case .own: _ = Unmanaged.passRetained(self)
    case .lent: markAsLent()
    case .given: break
    }
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
    holder.readView { hold(in: $0) }
  }

  private func settleDistances(in holder: BoxNode) {
    guard let distances else { return }
    for node in distances.nodes where node.isTied(to: holder) {
      distances[node] = node.concerning.append(self)
    }
  }

  /// Enters the list of what the view holds, once it is known which tree that is in.
  @inline(__always)
  private func hold(in view: View) {
    // The view keeps the tree, so that the reference need not count meanwhile.
    if view.cachedTree == nil { view.takeTreeOfSuperview() }
    let known = view.cachedTree.map { Unmanaged.passUnretained($0) }
    guard let known, known._withUnsafeGuaranteedRef({ $0.isCurrent }) else {
      let tree = view.tree
      placeInHolder = view.held.append(self)
      return tree.noteActivation(of: self)
    }
    placeInHolder = view.held.append(self)
    known._withUnsafeGuaranteedRef { $0.noteActivation(of: self) }
  }

  func deactivate() {
    guard let holder else { return }
    let tree = holder.tree
    holder.held.remove(self, at: .inHolder)
    let isReleased = leaveLists()
    if !hasToken { noteLooseItems() }
    // At last, as it may have somebody activate the constraint again.
    tree.dismiss(self)
    if isReleased { Unmanaged.passUnretained(self).release() }
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
  ///
  /// - Returns: Whether that has to be released. It has not if it was the maker's, who has it back.
  func leaveLists() -> Bool {
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
    if !isLent { return true }
    markAsMade()
    return false
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

  /// Those of the ``ownConstraints`` that are of a class, and of none of its subclasses, in the order of activation.
  ///
  /// - Complexity: O(*n*) for *n* constraints that speak of the item.
  public func ownConstraints(of kind: LayoutConstraint.Type) -> [LayoutConstraint] {
    let reference = NodeReference(node)
    return node.concerning.filter { type(of: $0) == kind && $0.firstReference == reference }
  }

  /// Whether any of the ``ownConstraints`` is of a class, and of none of its subclasses.
  ///
  /// - Complexity: O(*n*) for *n* constraints that speak of the item.
  public func hasOwnConstraints(of kind: LayoutConstraint.Type) -> Bool {
    let reference = NodeReference(node)
    var isAny = false
    node.concerning.visit {
      if type(of: $0) == kind, $0.firstReference == reference { isAny = true }
    }
    return isAny
  }
}

// MARK: - Counterparts

extension LayoutConstraint {
  /// The active constraint that differs in its constant at most, and of several the one that became active first.
  ///
  /// It is of the same class, and relates the same attributes of the same items in the same way, with the same multiplier
  /// and priority. For packages whose makers update what they have made. Nil without one, and without a first item.
  ///
  /// - Complexity: O(*n*) for *n* constraints that speak of the first item.
  public var oldestCounterpart: LayoutConstraint? {
    var found: Unmanaged<LayoutConstraint>?
    visitCounterparts { if found == nil { found = .passUnretained($0) } }
    return found?.takeUnretainedValue()
  }

  /// The active constraint that differs in its constant at most, and of several the one that became active last; see
  /// ``oldestCounterpart``.
  ///
  /// - Complexity: O(*n*) for *n* constraints that speak of the first item.
  public var youngestCounterpart: LayoutConstraint? {
    var found: Unmanaged<LayoutConstraint>?
    visitCounterparts { found = .passUnretained($0) }
    return found?.takeUnretainedValue()
  }

  @inline(__always)
  private func visitCounterparts(_ body: (LayoutConstraint) -> Void) {
    firstReference?.read { node in
      node.concerning.visit { if $0 !== self, $0.isCounterpart(of: self) { body($0) } }
    }
  }

  @inline(__always)
  private func isCounterpart(of other: LayoutConstraint) -> Bool {
    isAbout(other) && hasSameNumbers(as: other) && type(of: self) == type(of: other)
  }
}

// MARK: - Constraints of a view

extension View {
  /// The constraints that this view holds, in the order in which it got them.
  ///
  /// A view holds the active constraints whose items have it as their closest common superview.
  public var constraints: [LayoutConstraint] { held.all }

  /// Lets this view hold a constraint, which activates it.
  ///
  /// A constraint that another view holds is taken from there. The view must contain both items;
  /// otherwise that is a ``LayoutFault`` and nothing changes.
  public func addConstraint(_ constraint: LayoutConstraint) {
    if constraint.holder === self { return }
    if let error = constraint.activationError { return constraint.report(error) }
    let isContained = constraint.nodes.allSatisfy { $0.host?.view?.isDescendant(of: self) ?? false }
    guard isContained else { return constraint.report(.holderTooLow) }
    // A scheduler might activate it in between.
    let tree = constraint.holder?.tree
    tree?.holdPasses()
    constraint.deactivate()
    constraint.settle(in: node)
    tree?.letPassesGo()
  }

  /// Lets this view hold constraints, which activates them, in order.
  public func addConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that this view holds. Another one is left alone.
  public func removeConstraint(_ constraint: LayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }

  /// Deactivates those of the constraints that this view holds.
  public func removeConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// The constraints that this view holds and that have a given left side, in order.
  public func constraints(
    firstItem: LayoutBox, firstAttribute: LayoutConstraint.Attribute
  ) -> [LayoutConstraint] {
    constraints.filter { $0.firstItem === firstItem && $0.firstAttribute == firstAttribute }
  }

  /// Deactivates the constraints that this view holds and that have a given left side.
  ///
  /// ```swift
  /// card.removeConstraints(firstItem: button, firstAttribute: .left)
  /// ```
  public func removeConstraints(
    firstItem: LayoutBox, firstAttribute: LayoutConstraint.Attribute
  ) {
    LayoutConstraint.deactivate(
      constraints(firstItem: firstItem, firstAttribute: firstAttribute))
  }
}
