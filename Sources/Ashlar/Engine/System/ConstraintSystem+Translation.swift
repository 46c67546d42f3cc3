internal import AshlarSolver
internal import AshlarStorage

// MARK: - Constraints

extension ConstraintSystem {
  /// Hands a constraint of this tree to the solver.
  mutating func translate(_ constraint: LayoutConstraint) {
    constraint.news = []
    guard !constraint.hasToken else { return }
    guard compose(constraint) else { return takeInItems(of: constraint) }
    if !retired.isEmpty, takePlace(constraint) { return noteCrossings(of: constraint) }
    do {
      let handle = try addSentence(
        bound(of: constraint), penalties(of: constraint), seniority: constraint.seniority)
      constraint.token = sources.add(.constraint(constraint), of: handle)
      changedNumbers.note(constraint.token)
      noteCrossings(of: constraint)
    } catch .neverTrue {
      let miss = bound(of: constraint).magnitude
      refused.add(constraint, missedBy: miss > Self.conflictTolerance ? miss : nil)
    } catch {
      refused.add(constraint, missedBy: nil)
      faults.append(UntoldFault(constraint: constraint, kind: .outOfRange))
    }
  }

  /// Hands the terms of `sentence` to the solver.
  mutating func addSentence(
    _ bound: Double, _ penalties: Penalties, seniority: Seniority
  ) throws(SolverError) -> Constraint {
    try solver.add(
      sentence.terms.flat, near: bound, penalties: penalties, seniority: seniority)
  }

  /// Whether a constraint is active in this tree. A view may change that when the engine asks what it wants.
  private func isHome(_ constraint: LayoutConstraint) -> Bool {
    guard let holder = constraint.holder else { return false }
    return holder.cachedTree === tree || holder.tree === tree
  }

  /// Forgets a constraint that is not active any more.
  mutating func removeEntry(_ token: Int32) {
    if token < 0 { return refused.remove(token) }
    if sources[token].constraint != nil { drop(token) }
  }
}

// MARK: - A round of changes

extension ConstraintSystem {
  /// Solves, and marks the boxes that have moved.
  mutating func solve() -> Solver.Outcome {
    let outcome = solver.solve()
    readMoves()
    return outcome
  }

  /// Marks the boxes that the solver has moved.
  mutating func readMoves() { moves.read(solver) }

  /// Applies which constraints came, in the order of their activation, and which went and changed.
  mutating func apply(_ activated: [LayoutConstraint], _ batch: borrowing TreeChanges) {
    readDirections()
    if sources.isEmpty { makeRoom(for: activated.count) }
    retire(batch.dropped)
    for constraint in activated {
      constraint.placeInQueue = -1
      translate(constraint)
    }
    removeRetired(batch.dropped)
    removeItems(batch.departed)
    for constraint in batch.changed { update(constraint) }
  }

  /// Forgets constraints that are not active any more, and boxes that have left the tree.
  mutating func forget(_ dropped: [DroppedConstraint], _ departed: [Int32]) {
    for constraint in dropped { removeEntry(constraint.token) }
    removeItems(departed)
  }
}

// MARK: - Changes

extension ConstraintSystem {
  /// Applies what changed about an active constraint.
  mutating func update(_ constraint: LayoutConstraint) {
    let news = constraint.news
    constraint.news = []
    guard constraint.hasToken, isHome(constraint) else { return }
    guard constraint.token >= 0, compose(constraint) else { return translateAgain(constraint) }
    let handle = solver.constraint(at: constraint.token)
    changedNumbers.note(constraint.token)
    do {
      if news.contains(.terms) { try solver.setTerms(sentence.terms.flat, of: handle) }
      try solver.setConstant(bound(of: constraint), of: handle)
      try solver.setPenalties(
        penalties(of: constraint), of: handle, keepsAge: !news.contains(.priority))
      noteCrossings(of: constraint)
    } catch {
      translateAgain(constraint)
    }
  }

  private mutating func translateAgain(_ constraint: LayoutConstraint) {
    removeEntry(constraint.token)
    constraint.token = -1
    translate(constraint)
  }
}

// MARK: - Scrolling

extension ConstraintSystem {
  /// Remembers the composed constraint for the views whose scrolling it depends on.
  private mutating func noteCrossings(of constraint: LayoutConstraint) {
    for token in sentence.scrollers {
      guard let view = nodes[token]?.view else { continue }
      crossings.add(constraint.token, at: view.storedBoundsOrigin, of: token)
    }
  }

  /// Applies that a view has been scrolled.
  mutating func applyScrolling(of node: BoxNode) {
    guard let view = node.view, !crossings.isEmpty else { return }
    let tokens = crossings.take(scrolledTo: view.storedBoundsOrigin, node.token)
    if tokens.isEmpty { return }
    readDirections()
    for token in tokens {
      if let constraint = sources[token].constraint { update(constraint) }
    }
  }

  /// Demands that the area that a view scrolls begins at zero.
  mutating func applyCorner(ofArea node: BoxNode) {
    let isKept = Penalties(.equal, .required)
    demand(.frame(.left), 0, isKept, .left, node.token)
    demand(.frame(.top), 0, isKept, .top, node.token)
  }
}

// MARK: - Composing

extension ConstraintSystem {
  /// Writes both sides of a constraint into `sentence`, as terms that are compared with a constant.
  ///
  /// - Returns: Whether the sides have something in common.
  mutating func compose(_ constraint: LayoutConstraint) -> Bool {
    guard areOnOneAxis(constraint), let common = common(of: constraint) else { return false }
    if directionsDiffer { direction = constraint.readingDirection }
    sentence.begin()
    let factor = -Double(constraint.storedMultiplier)
    if constraint.particulars != nil { addDistances(of: constraint, in: common, times: factor) }
    if let first = constraint.firstNode {
      addSide(constraint.firstAttribute, of: first, times: 1, in: common)
    }
    if let second = constraint.secondNode {
      addSide(constraint.secondAttribute, of: second, times: factor, in: common)
    }
    return true
  }

  /// Reads the directions of reading of the tree, for the constraints that are composed next.
  mutating func readDirections() {
    direction = tree.environment.direction
    directionsDiffer = tree.hasOwnDirections
  }

  /// The view in whose space the two sides are compared.
  private func common(of constraint: LayoutConstraint) -> BoxNode? {
    if constraint.isHeldByCommonAncestor || constraint.distances != nil {
      return constraint.holderReference.object
    }
    return constraint.commonAncestor
  }

  /// Adds the distances between anchors that a constraint compares, if it does.
  private mutating func addDistances(
    of constraint: LayoutConstraint, in common: BoxNode, times factor: Double
  ) {
    guard let distances = constraint.distances else { return }
    add(distances.first, times: 1, in: common)
    add(distances.second, times: factor, in: common)
  }

  /// Whether places along one axis are not compared with those along the other.
  private mutating func areOnOneAxis(_ constraint: LayoutConstraint) -> Bool {
    let first = constraint.firstAttribute
    if first.isOnAxis(of: constraint.secondAttribute) || !first.isLocation { return true }
    faults.append(UntoldFault(constraint: constraint, kind: .mixedAxes))
    return false
  }

  /// Adds a multiple of an extent, which may be the distance between two anchors.
  private mutating func add(
    _ dimension: LayoutDimension?, times factor: Double, in common: BoxNode
  ) {
    guard let dimension else { return }
    guard let (from, to) = dimension.distance else {
      if let node = dimension.node {
        add(dimension.attribute, of: node, times: factor, in: common)
      }
      return
    }
    let isDirectional = from.attribute.isDirectional || to.attribute.isDirectional
    let factor = isDirectional && direction == .rightToLeft ? -factor : factor
    if let node = to.node {
      let attribute = to.attribute.absolute(direction)
      add(attribute, of: node, times: factor, in: common)
    }
    if let node = from.node {
      let attribute = from.attribute.absolute(direction)
      add(attribute, of: node, times: -factor, in: common)
    }
  }
}

// MARK: - The other side

extension ConstraintSystem {
  /// What the terms are compared with, in points.
  func bound(of constraint: LayoutConstraint) -> Double {
    let isClosed = constraint.marks.contains(.isClosed)
    let constant = isClosed ? 0 : Double(constraint.storedConstant[direction])
    return (isMirrored(constraint) ? -constant : constant) - sentence.constant
  }

  func penalties(of constraint: LayoutConstraint) -> Penalties {
    penalties(of: constraint, isIdle: constraint.marks.contains(.isIdle))
  }

  /// What missing a constraint costs if it is suspended, or is not.
  func penalties(of constraint: LayoutConstraint, isIdle: Bool) -> Penalties {
    let priority = isIdle ? Priority.least : Priority(constraint.storedPriority.rawValue)
    let isMirrored = isMirrored(constraint)
    let relation: Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: isMirrored ? .greaterThanOrEqual : .lessThanOrEqual
      case .greaterThanOrEqual: isMirrored ? .lessThanOrEqual : .greaterThanOrEqual
      }
    return Penalties(relation, priority)
  }

  /// Reads the direction of reading of one constraint.
  mutating func readDirection(of constraint: LayoutConstraint) {
    direction = tree.hasOwnDirections ? constraint.readingDirection : tree.environment.direction
  }

  /// Whether values grow towards the left for a constraint of the solver.
  mutating func isMirrored(_ handle: Constraint) -> Bool {
    guard let constraint = sources[handle].constraint else { return false }
    readDirection(of: constraint)
    return isMirrored(constraint)
  }

  /// Whether values grow towards the left for a constraint.
  ///
  /// They do for leading and trailing where people read from right to left: constants then change
  /// their sign, and inequalities their direction.
  func isMirrored(_ constraint: LayoutConstraint) -> Bool {
    if direction == .leftToRight { return false }
    return constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional
  }
}

extension Priority {
  /// Less than any that a program writes: the priority of constraints that are suspended.
  fileprivate static var least: Priority { Priority(.leastNormalMagnitude) }
}
