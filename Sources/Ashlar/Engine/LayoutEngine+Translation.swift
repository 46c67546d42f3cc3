internal import AshlarSolver

// MARK: - Constraints

extension LayoutEngine {
  /// Hands an active constraint to the solver.
  func translate(_ constraint: LayoutConstraint) {
    constraint.news = []
    guard constraint.token < 0, isHome(constraint), let penalties = compose(constraint)
    else { return }
    let bound = bound(of: constraint)
    var entry = EngineEntry(constraint: constraint)
    do {
      let handle = try solver.add(sentence.terms, near: bound, penalties: penalties)
      entry.handle = handle
      constraint.token = takeToken(entry)
      setSource(.constraint(token: constraint.token), of: handle)
    } catch .neverTrue {
      entry.miss = bound.magnitude
      constraint.token = takeToken(entry)
      hopeless.insert(constraint.token)
    } catch {
      constraint.token = takeToken(entry)
      constraint.report(.outOfRange)
    }
  }

  /// Whether a constraint is active in this tree. Views that are asked what they want may change that.
  private func isHome(_ constraint: LayoutConstraint) -> Bool {
    constraint.holder?.tree === tree
  }

  private func takeToken(_ entry: EngineEntry) -> Int32 {
    if let token = vacantEntries.popLast() {
      entries[Int(token)] = entry
      return token
    }
    entries.append(entry)
    return Int32(entries.count - 1)
  }

  /// Forgets a constraint that is not active any more.
  func removeEntry(_ token: Int32) {
    guard let entry = entries[Int(token)] else { return }
    if let handle = entry.handle { drop(handle) }
    hopeless.remove(token)
    entries[Int(token)] = nil
    vacantEntries.append(token)
  }
}

// MARK: - Changes

extension LayoutEngine {
  /// Works in what changed about an active constraint.
  func update(_ constraint: LayoutConstraint) {
    let news = constraint.news
    constraint.news = []
    guard constraint.token >= 0, isHome(constraint) else { return }
    guard let handle = entries[Int(constraint.token)]?.handle, let penalties = compose(constraint)
    else { return translateAgain(constraint) }
    do {
      if news.contains(.terms) { try solver.setTerms(sentence.terms, of: handle) }
      try solver.setConstant(bound(of: constraint), of: handle)
      try solver.setPenalties(penalties, of: handle)
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
  /// - Returns: What it costs to miss it; nil if the sides have nothing in common.
  private func compose(_ constraint: LayoutConstraint) -> Penalties? {
    sentence.begin()
    let factor = -Double(constraint.multiplier)
    if let distances = constraint.distances {
      guard let common = constraint.holder else { return nil }
      add(distances.first, times: 1, in: common)
      add(distances.second, times: factor, in: common)
      return penalties(of: constraint)
    }
    guard areOnOneAxis(constraint), let first = constraint.first,
      let common = commonSuperview(of: constraint)
    else { return nil }
    let direction = common.effectiveLayoutDirection
    add(constraint.firstAttribute.absolute(direction), of: first, times: 1, in: common)
    if let second = constraint.second {
      add(constraint.secondAttribute.absolute(direction), of: second, times: factor, in: common)
    }
    return penalties(of: constraint)
  }

  private func areOnOneAxis(_ constraint: LayoutConstraint) -> Bool {
    let isMixed =
      constraint.firstAttribute.isLocation
      && constraint.firstAttribute.axis != constraint.secondAttribute.axis
    guard isMixed else { return true }
    constraint.holder?.report(
      .mixedAxes(constraint: constraint.description), at: constraint.sourceLocation)
    return false
  }

  private func commonSuperview(of constraint: LayoutConstraint) -> View? {
    guard let first = constraint.first?.host else { return nil }
    guard let second = constraint.second else { return first }
    return second.host.flatMap { first.closestCommonSuperview(with: $0) }
  }

  /// Adds a multiple of an extent, which may be the distance between two anchors.
  private func add(_ dimension: LayoutDimension?, times factor: Double, in common: View) {
    guard let dimension else { return }
    guard let (from, to) = dimension.distance else {
      if let box = dimension.box { add(dimension.attribute, of: box, times: factor, in: common) }
      return
    }
    let direction = common.effectiveLayoutDirection
    let isDirectional = from.attribute.isDirectional || to.attribute.isDirectional
    let factor = isDirectional && direction == .rightToLeft ? -factor : factor
    if let box = to.box {
      add(to.attribute.absolute(direction), of: box, times: factor, in: common)
    }
    if let box = from.box {
      add(from.attribute.absolute(direction), of: box, times: -factor, in: common)
    }
  }
}

// MARK: - The other side

extension LayoutEngine {
  /// What the terms are compared with, in points.
  private func bound(of constraint: LayoutConstraint) -> Double {
    let direction = constraint.holder?.effectiveLayoutDirection ?? .leftToRight
    let constant = Double(constraint.storedConstant[direction])
    return (isMirrored(constraint) ? -constant : constant) - sentence.constant
  }

  private func penalties(of constraint: LayoutConstraint) -> Penalties {
    let priority = Priority(constraint.priority.rawValue)
    let isLess = constraint.relation == .lessThanOrEqual
    let isGreater = constraint.relation == .greaterThanOrEqual
    let isMirrored = isMirrored(constraint)
    return Penalties(
      under: (isMirrored ? isGreater : isLess) ? nil : priority,
      over: (isMirrored ? isLess : isGreater) ? nil : priority)
  }

  /// Whether values grow towards the left for a constraint.
  ///
  /// They do for leading and trailing where people read from right to left: constants then change
  /// their sign, and inequalities their direction.
  private func isMirrored(_ constraint: LayoutConstraint) -> Bool {
    let isDirectional =
      constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional
    return isDirectional && constraint.holder?.effectiveLayoutDirection == .rightToLeft
  }
}
