internal import AshlarSolver

// A program that makes the constraints of a view again takes some away and brings the same back. For the solver that would
// be two large changes: everything that follows from the view would move to where it is without them, and return. So a
// constraint that goes waits for those that come, and one with the same terms takes its place in the solver.

/// The constraints that have gone in one round of changes and whose places no other has taken yet.
struct RetiredConstraints {
  /// By the token of their first box.
  private var known: [Int32: Queue] = [:]

  /// Those of one box, in the order in which they went. What comes back comes in that order, as a rule.
  fileprivate struct Queue {
    var constraints: [DroppedConstraint] = []

    /// How many at the beginning have been taken out.
    var start = 0
  }

  /// How many of the constraints that a box has lost are compared with one that it gets.
  private static let mostComparisons = 16

  var isEmpty: Bool { known.isEmpty }

  mutating func add(_ constraint: DroppedConstraint, of box: Int32) {
    known[box, default: Queue()].constraints.append(constraint)
  }

  /// Takes out the first constraint of a box that is like another one.
  ///
  /// - Complexity: O(1), however many the box has lost.
  mutating func take(
    of box: Int32, where isAlike: (DroppedConstraint) -> Bool
  ) -> DroppedConstraint? {
    known[box]?.take(among: Self.mostComparisons, where: isAlike)
  }
}

extension RetiredConstraints.Queue {
  /// Takes out the first of some constraints that is like another one. Those before it move up.
  fileprivate mutating func take(
    among count: Int, where isAlike: (DroppedConstraint) -> Bool
  ) -> DroppedConstraint? {
    guard let place = constraints[start...].prefix(count).firstIndex(where: isAlike) else {
      return nil
    }
    let taken = constraints[place]
    for index in stride(from: place, to: start, by: -1) {
      constraints[index] = constraints[index - 1]
    }
    start += 1
    return taken
  }
}

extension ConstraintSystem {
  /// Retires constraints that have gone, where new ones may take their places.
  mutating func retire(_ dropped: [DroppedConstraint]) {
    for constraint in dropped {
      guard constraint.token >= 0, constraint.first >= 0 else {
        removeEntry(constraint.token)
        continue
      }
      sources[constraint.token] = .retired
      retired.add(constraint, of: constraint.first)
    }
  }

  /// Forgets the retired constraints whose places no other has taken.
  mutating func removeRetired(_ dropped: [DroppedConstraint]) {
    retired = RetiredConstraints()
    for known in dropped where known.token >= 0 {
      if case .retired = sources[known.token] { drop(known.token) }
    }
  }

  /// Gives a constraint, which has been composed, the place of one like it that has gone.
  ///
  /// - Returns: Its token; −1 if there is none.
  mutating func takePlace(_ index: Int32, _ record: ConstraintRecord) -> Int32 {
    let box = record.first < 0 ? -1 : tree.store.boxes[record.first].token
    let second = record.second < 0 ? -1 : tree.store.boxes[record.second].token
    guard box >= 0,
      let known = retired.take(of: box, where: { Self.haveSameTerms($0, record, second) })
    else { return -1 }
    let token = known.token
    sources[token] = .constraint(index)
    changedNumbers.note(token)
    let handle = solver.constraint(at: token)
    do {
      try solver.setTerms(sentence.terms.flat, of: handle)
      try solver.setConstant(bound(of: record.terms), of: handle)
      // Also while it is suspended: it is as young as a new one when it counts again.
      let own = penalties(of: record.terms, isIdle: false)
      if own.isRequired { try solver.setPenalties(own.asWish, of: handle) }
      try solver.setPenalties(own, of: handle)
      try solver.setPenalties(penalties(of: record.terms), of: handle)
      return token
    } catch {
      drop(token)
      return -1
    }
  }

  /// Whether the terms of two constraints on one box are the same.
  private static func haveSameTerms(
    _ one: DroppedConstraint, _ other: ConstraintRecord, _ second: Int32
  ) -> Bool {
    one.second == second && one.record.seniority == other.seniority
      && one.record.terms.firstAttribute == other.terms.firstAttribute
      && one.record.terms.secondAttribute == other.terms.secondAttribute
      && one.record.terms.relation == other.terms.relation
      && one.record.terms.multiplier == other.terms.multiplier
  }
}

extension Penalties {
  fileprivate var isRequired: Bool { under == .required || over == .required }

  /// The same as a wish. A constraint that was optional and becomes required counts as young, as a new one does.
  fileprivate var asWish: Penalties {
    Penalties(under: under.map { _ in Priority(1) }, over: over.map { _ in Priority(1) })
  }
}
