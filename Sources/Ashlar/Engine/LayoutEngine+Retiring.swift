internal import AshlarSolver

// Whoever makes the constraints of a view again takes some away and brings the same back. To the solver
// that would be an upheaval: everything that follows from the view would move to where it is without
// them, and return. So what goes waits for what comes, and one that is alike takes its place.

extension LayoutEngine {
  /// How many of the constraints that a box has lost are compared with one that it gets.
  private static let mostComparisons = 16

  /// Puts constraints that have gone where those that have come can find them: at their first boxes.
  func retire(_ dropped: [DroppedConstraint]) {
    for constraint in dropped.reversed() {
      let token = constraint.token
      guard token >= 0, let node = constraint.constraint.firstNode, knows(node) else {
        removeEntry(token)
        continue
      }
      let owner = node.token
      entries[Int(token)].retiredFrom = owner
      entries[Int(token)].nextRetired = items[Int(owner)].firstRetired
      items[Int(owner)].firstRetired = token
    }
  }

  /// Forgets the constraints that have gone and that nothing has taken the place of.
  func removeRetired(_ dropped: [DroppedConstraint]) {
    for token in dropped.lazy.map(\.token)
    where token >= 0 && entries[Int(token)].retiredFrom >= 0 {
      items[Int(entries[Int(token)].retiredFrom)].firstRetired = -1
      removeEntry(token)
    }
  }

  /// Lets a constraint, which has been composed, take the place of one like it that has gone.
  ///
  /// - Returns: Whether there is one.
  func takePlace(_ constraint: LayoutConstraint) -> Bool {
    guard let owner = constraint.firstNode?.token, owner >= 0,
      let token = takeRetired(like: constraint, from: Int(owner))
    else { return false }
    entries[Int(token)].source = .constraint(constraint)
    constraint.token = token
    let handle = solver.constraint(at: token)
    do {
      try solver.setTerms(sentence.terms.flat, of: handle)
      try solver.setConstant(bound(of: constraint), of: handle)
      // Also while it does not count: it is as young as a new one when it counts again.
      let own = penalties(of: constraint, isIdle: false)
      if own.isRequired { try solver.setPenalties(own.asWish, of: handle) }
      try solver.setPenalties(own, of: handle)
      try solver.setPenalties(penalties(of: constraint), of: handle)
      return true
    } catch {
      removeEntry(token)
      constraint.token = -1
      return false
    }
  }

  private func takeRetired(like constraint: LayoutConstraint, from owner: Int) -> Int32? {
    var before: Int32 = -1
    var token = items[owner].firstRetired
    for _ in 0..<Self.mostComparisons where token >= 0 {
      if let known = entries[Int(token)].constraint, areAlike(known, constraint) {
        let next = entries[Int(token)].nextRetired
        if before < 0 {
          items[owner].firstRetired = next
        } else {
          entries[Int(before)].nextRetired = next
        }
        entries[Int(token)].retiredFrom = -1
        return token
      }
      before = token
      token = entries[Int(token)].nextRetired
    }
    return nil
  }

  /// Whether the terms of two constraints are the same, unless their boxes have been elsewhere.
  private func areAlike(_ one: LayoutConstraint, _ other: LayoutConstraint) -> Bool {
    one.firstNode === other.firstNode && one.secondNode === other.secondNode
      && one.seniority == other.seniority
      && one.firstAttribute == other.firstAttribute
      && one.secondAttribute == other.secondAttribute
      && one.relation == other.relation && one.multiplier == other.multiplier
  }
}

extension Penalties {
  fileprivate var isRequired: Bool { under == .required || over == .required }

  /// The same as a wish. What goes from a wish to a demand counts as young, as a new constraint does.
  fileprivate var asWish: Penalties {
    Penalties(under: under.map { _ in Priority(1) }, over: over.map { _ in Priority(1) })
  }
}
