internal import AshlarSolver

// A program that makes the constraints of a view again takes some away and brings the same back. For the solver that would
// be two large changes: everything that follows from the view would move to where it is without them, and return. So a
// constraint that goes waits for those that come, and one with the same terms takes its place in the solver.

/// The tokens of constraints that have gone in one round of changes and whose places no other has taken yet.
struct RetiredConstraints {
  /// By the token of their first box, in the order in which they went.
  private var tokens: [Int32: [Int32]] = [:]

  /// How many of the constraints that a box has lost are compared with one that it gets.
  private static let mostComparisons = 16

  var isEmpty: Bool { tokens.isEmpty }

  mutating func add(_ token: Int32, of box: Int32) { tokens[box, default: []].append(token) }

  /// Takes out the first constraint of a box that is like another one.
  mutating func take(of box: Int32, where isAlike: (Int32) -> Bool) -> Int32? {
    guard let place = tokens[box]?.prefix(Self.mostComparisons).firstIndex(where: isAlike) else {
      return nil
    }
    return tokens[box]?.remove(at: place)
  }
}

extension ConstraintSystem {
  /// Retires constraints that have gone, where new ones may take their places.
  mutating func retire(_ dropped: [DroppedConstraint]) {
    for constraint in dropped {
      guard constraint.token >= 0, let node = constraint.constraint.firstNode, knows(node) else {
        removeEntry(constraint.token)
        continue
      }
      retired.add(constraint.token, of: node.token)
    }
  }

  /// Forgets the retired constraints whose places no other has taken.
  mutating func removeRetired(_ dropped: [DroppedConstraint]) {
    retired = RetiredConstraints()
    for known in dropped where known.token >= 0 {
      let constraint = known.constraint
      if sources[known.token].constraint === constraint, constraint.token != known.token {
        removeEntry(known.token)
      }
    }
  }

  /// Gives a constraint, which has been composed, the place of one like it that has gone.
  ///
  /// - Returns: Whether there is one.
  mutating func takePlace(_ constraint: LayoutConstraint) -> Bool {
    guard let box = constraint.firstNode?.token, box >= 0,
      let token = takeRetired(like: constraint, of: box)
    else { return false }
    sources[token] = .constraint(constraint)
    constraint.token = token
    changedNumbers.note(token)
    let handle = solver.constraint(at: token)
    do {
      try solver.setTerms(sentence.terms.flat, of: handle)
      try solver.setConstant(bound(of: constraint), of: handle)
      // Also while it is suspended: it is as young as a new one when it counts again.
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

  private mutating func takeRetired(like constraint: LayoutConstraint, of box: Int32) -> Int32? {
    retired.take(of: box) { token in
      sources[token].constraint.map { Self.haveSameTerms($0, constraint) } ?? false
    }
  }

  /// Whether the terms of two constraints are the same, unless their boxes have been elsewhere.
  private static func haveSameTerms(_ one: LayoutConstraint, _ other: LayoutConstraint) -> Bool {
    one.firstNode === other.firstNode && one.secondNode === other.secondNode
      && one.seniority == other.seniority
      && one.firstAttribute == other.firstAttribute
      && one.secondAttribute == other.secondAttribute
      && one.relation == other.relation && one.multiplier == other.multiplier
  }
}

extension Penalties {
  fileprivate var isRequired: Bool { under == .required || over == .required }

  /// The same as a wish. A constraint that was optional and becomes required counts as young, as a new one does.
  fileprivate var asWish: Penalties {
    Penalties(under: under.map { _ in Priority(1) }, over: over.map { _ in Priority(1) })
  }
}
