internal import AshlarSolver
internal import AshlarStorage

// MARK: - Constraints

extension LayoutEngine {
  /// Hands a constraint of this tree to the solver.
  func translate(_ constraint: LayoutConstraint) {
    constraint.news = []
    guard !constraint.hasToken else { return }
    guard compose(constraint) else { return takeInItems(of: constraint) }
    if isReplacing, takePlace(constraint) { return noteCrossings(of: constraint) }
    do {
      let handle = try addSentence(
        bound(of: constraint), penalties(of: constraint), seniority: constraint.seniority)
      constraint.token = note(.constraint(constraint), of: handle)
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
  func addSentence(
    _ bound: Double, _ penalties: Penalties, seniority: Seniority
  ) throws(SolverError) -> Constraint {
    try solver.add(
      sentence.terms.flat, near: bound, penalties: penalties, seniority: seniority)
  }

  /// Whether a constraint is active in this tree. Views that are asked what they want may change that.
  private func isHome(_ constraint: LayoutConstraint) -> Bool {
    guard let holder = constraint.holder else { return false }
    return holder.cachedTree === tree || holder.tree === tree
  }

  /// Forgets a constraint that is not active any more.
  func removeEntry(_ token: Int32) {
    if token < 0 { return refused.remove(token) }
    if case .constraint = entries[Int(token)].source { drop(token) }
  }
}

// MARK: - Changes

extension LayoutEngine {
  /// Works in what changed about an active constraint.
  func update(_ constraint: LayoutConstraint) {
    let news = constraint.news
    constraint.news = []
    guard constraint.hasToken, isHome(constraint) else { return }
    guard constraint.token >= 0, compose(constraint) else { return translateAgain(constraint) }
    let handle = solver.constraint(at: constraint.token)
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

  private func translateAgain(_ constraint: LayoutConstraint) {
    removeEntry(constraint.token)
    constraint.token = -1
    translate(constraint)
  }
}

// MARK: - Putting a sentence together

extension LayoutEngine {
  /// Writes both sides of a constraint into `sentence`, as terms that are compared with a constant.
  ///
  /// - Returns: Whether the sides have something in common.
  func compose(_ constraint: LayoutConstraint) -> Bool {
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

  /// Reads in which direction people read in the tree, for the constraints that are composed next.
  func takeDirections() {
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
  private func addDistances(
    of constraint: LayoutConstraint, in common: BoxNode, times factor: Double
  ) {
    guard let distances = constraint.distances else { return }
    var sentence = EngineSentence()
    swap(&sentence, &self.sentence)
    add(distances.first, times: 1, in: common, to: &sentence)
    add(distances.second, times: factor, in: common, to: &sentence)
    swap(&sentence, &self.sentence)
  }

  /// Whether places along one axis are not compared with those along the other.
  private func areOnOneAxis(_ constraint: LayoutConstraint) -> Bool {
    let first = constraint.firstAttribute
    if first.isOnAxis(of: constraint.secondAttribute) || !first.isLocation { return true }
    faults.append(UntoldFault(constraint: constraint, kind: .mixedAxes))
    return false
  }

  /// Adds a multiple of an extent, which may be the distance between two anchors.
  private func add(
    _ dimension: LayoutDimension?, times factor: Double, in common: BoxNode,
    to sentence: inout EngineSentence
  ) {
    guard let dimension else { return }
    guard let (from, to) = dimension.distance else {
      if let node = dimension.node {
        add(dimension.attribute, of: node, times: factor, in: common, to: &sentence)
      }
      return
    }
    let isDirectional = from.attribute.isDirectional || to.attribute.isDirectional
    let factor = isDirectional && direction == .rightToLeft ? -factor : factor
    if let node = to.node {
      let attribute = to.attribute.absolute(direction)
      add(attribute, of: node, times: factor, in: common, to: &sentence)
    }
    if let node = from.node {
      let attribute = from.attribute.absolute(direction)
      add(attribute, of: node, times: -factor, in: common, to: &sentence)
    }
  }
}

// MARK: - The other side

extension LayoutEngine {
  /// What the terms are compared with, in points.
  func bound(of constraint: LayoutConstraint) -> Double {
    let isClosed = constraint.marks.contains(.isClosed)
    let constant = isClosed ? 0 : Double(constraint.storedConstant[direction])
    return (isMirrored(constraint) ? -constant : constant) - sentence.constant
  }

  func penalties(of constraint: LayoutConstraint) -> Penalties {
    penalties(of: constraint, isIdle: constraint.marks.contains(.isIdle))
  }

  /// What missing a constraint would cost if it did not count for the time being, or did.
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
  /// Less than any that somebody writes: that of constraints that do not count for the time being.
  fileprivate static var least: Priority { Priority(.leastNormalMagnitude) }
}
