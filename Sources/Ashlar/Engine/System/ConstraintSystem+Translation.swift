internal import AshlarSolver
internal import AshlarStorage

// MARK: - Constraints

extension ConstraintSystem {
  /// Passes constraints of this tree to the solver, in their order. Those that do not wait have gone.
  ///
  /// Nearly all of them compare a box directly inside the view that holds them with another one, or with that view.
  mutating func translate(_ waiting: borrowing OwnedArray<Int32>) {
    let tree = tree
    var place = 0
    while place < waiting.count {
      place = translatePlain(waiting, from: place, &tree.store)
      if place == waiting.count { return }
      if tree.store.isWaiting(waiting[place]) { translate(waiting[place]) }
      place += 1
    }
  }

  /// Passes a constraint to the solver, whatever it refers to.
  mutating func translate(_ index: Int32) {
    let tree = tree
    tree.store.constraints[index].terms.marks.remove([.news, .isWaiting])
    let record = tree.store.constraints[index]
    if record.hasToken { return }
    guard compose(record, index) else { return takeInItems(of: record, index) }
    var token: Int32 = retired.isEmpty ? -1 : takePlace(index, tree.store)
    if token < 0 { token = add(record, index) }
    tree.store.constraints[index].token = token
    if token >= 0 { noteCrossings(of: token) }
  }

  /// Passes a composed constraint to the solver.
  ///
  /// - Returns: Its token, which is less than −1 if the solver cannot take it.
  private mutating func add(_ record: ConstraintRecord, _ index: Int32) -> Int32 {
    do {
      let handle = try addSentence(
        bound(of: record.terms), penalties(of: record.terms), seniority: record.terms.seniority)
      let token = sources.add(.constraint(index), of: handle)
      changedNumbers.note(token)
      return token
    } catch .neverTrue {
      let miss = bound(of: record.terms).magnitude
      return refused.add(index, missedBy: miss > Self.conflictTolerance ? miss : nil)
    } catch {
      let object = tree.object(of: index)
      faults.append(
        UntoldFault(constraint: object) { .illegalConstraint(.outOfRange, constraint: $0) })
      return refused.add(index, missedBy: nil)
    }
  }

  /// Passes the terms of `sentence` to the solver.
  mutating func addSentence(
    _ bound: Double, _ penalties: Penalties, seniority: Seniority
  ) throws(SolverError) -> Constraint {
    try solver.add(
      sentence.terms.flat, near: bound, penalties: penalties, seniority: seniority)
  }

  /// Removes a constraint that is not active any more.
  mutating func removeEntry(_ token: Int32) {
    if token < 0 { return refused.remove(token) }
    switch sources[token] {
    case .constraint, .retired: drop(token)
    case .none, .demand, .target: break
    }
  }
}

extension ConstraintTerms {
  /// The requirements of a stack view count as younger than all written constraints.
  var seniority: Seniority {
    marks.contains(.isOfStack) && priority == .required ? .youngest : .ordinary
  }
}

extension LayoutStore {
  /// Whether a constraint is not in the engine yet.
  func isWaiting(_ index: Int32) -> Bool { constraints[index].terms.marks.contains(.isWaiting) }
}

// MARK: - A round of changes

extension ConstraintSystem {
  /// Solves, and marks the boxes that have moved.
  mutating func solve() -> Solver.Outcome {
    let outcome = solver.solve()
    readMoves()
    return outcome
  }

  /// Solves, with texts as high as they ask to be.
  ///
  /// - Returns: The outcome, and whether neither texts nor the order of the tree, which has a number, can influence
  ///   it.
  mutating func solve(inOrder stamp: Int) -> (outcome: Solver.Outcome, isDone: Bool) {
    if mentionsBaselines { resetTexts() }
    let outcome = solve()
    return (outcome, !mentionsBaselines && !hasFreeBoxes(inOrder: stamp) && !isCrowded)
  }

  /// Whether nothing determines where boxes go, so that the order of the tree, which has a number, decides.
  func hasFreeBoxes(inOrder stamp: Int) -> Bool { solver.dependsOnOrder && orderStamp != stamp }

  /// Whether stacks or contents contradict each other, so that the order of the tree decides which gives way.
  var isCrowded: Bool { solver.hasConflicts && solver.setsYoungestAside }

  /// Whether there is no fault to report and no box whose demands are requested for the first time.
  var isQuiet: Bool { faults.isEmpty && freshBoxes.isEmpty }

  /// Marks the boxes that the solver has moved.
  mutating func readMoves() { moves.read(solver) }

  /// Applies which constraints came, in the order of their activation, and which went and changed.
  mutating func apply(_ batch: borrowing TreeChanges) {
    readDirections()
    if sources.isEmpty { makeRoom(for: batch.waitingCount) }
    retire(batch.dropped)
    if batch.isShuffled {
      translate(tree.store.waiting(among: batch.activated))
    } else {
      translate(batch.activated)
    }
    removeRetired(batch.dropped)
    removeItems(batch.departed)
    update(batch.changed, tree)
  }

  /// Applies what changed about constraints, as far as they are active still.
  mutating func update(_ changed: [Int32], _ tree: LayoutTree) {
    for index in changed { update(index, tree) }
  }

  /// Removes constraints that are not active any more, and boxes that have left the tree.
  mutating func forget(_ dropped: [DroppedConstraint], _ departed: [Int32]) {
    for constraint in dropped { removeEntry(constraint.token) }
    removeItems(departed)
  }
}

// MARK: - Changes

extension ConstraintSystem {
  /// Applies what changed about a constraint, if it is active still.
  private mutating func update(_ index: Int32, _ tree: LayoutTree) {
    let record = tree.store.constraints[index]
    if record.isVacant { return }
    let news = record.terms.marks.change
    tree.store.constraints[index].terms.marks.remove(.news)
    guard record.hasToken else { return }
    if news == .numbers, updateNumber(of: record, tree) { return }
    guard record.token >= 0, compose(record, index) else { return translateAgain(record, index) }
    let handle = solver.constraint(at: record.token)
    changedNumbers.note(record.token)
    do {
      if news.contains(.terms) { try solver.setTerms(sentence.terms.flat, of: handle) }
      try solver.setConstant(bound(of: record.terms), of: handle)
      try solver.setPenalties(
        penalties(of: record.terms), of: handle, keepsAge: !news.contains(.priority))
      noteCrossings(of: record.token)
    } catch {
      translateAgain(record, index)
    }
  }

  private mutating func translateAgain(_ record: ConstraintRecord, _ index: Int32) {
    removeEntry(record.token)
    tree.store.constraints[index].token = -1
    translate(index)
  }
}

// MARK: - Scrolling

extension ConstraintSystem {
  /// Remembers the composed constraint for the views whose scrolling it depends on.
  private mutating func noteCrossings(of constraint: Int32) {
    for token in sentence.scrollers {
      guard let view = node(token)?.view else { continue }
      crossings.add(constraint, at: view.storedBoundsOrigin, of: token)
    }
  }

  /// Applies that a view has been scrolled.
  mutating func applyScrolling(of node: BoxNode) {
    guard let view = node.view, !crossings.isEmpty else { return }
    let tokens = crossings.take(scrolledTo: view.storedBoundsOrigin, node.token)
    if tokens.isEmpty { return }
    readDirections()
    update(tokens.map { sources[$0].constraint }.filter { $0 >= 0 }, tree)
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
  mutating func compose(_ record: ConstraintRecord, _ index: Int32) -> Bool {
    guard isOnOneAxis(record, index), let common = common(of: record, index) else { return false }
    if directionsDiffer { direction = readingDirection(of: record) }
    sentence.begin()
    let factor = -record.terms.multiplier
    if record.terms.marks.contains(.hasDistances), let distances = tree.distances[index] {
      add(distances.first, times: 1, in: common)
      add(distances.second, times: factor, in: common)
    }
    if let first = tree.node(at: record.first) {
      addSide(record.terms.firstAttribute, of: first, times: 1, in: common)
    }
    if let second = tree.node(at: record.second) {
      addSide(record.terms.secondAttribute, of: second, times: factor, in: common)
    }
    return true
  }

  /// Reads the directions of reading of the tree, for the constraints that are composed next.
  mutating func readDirections() {
    direction = tree.environment.direction
    directionsDiffer = tree.hasOwnDirections
  }

  /// The view in whose space the two sides are compared.
  private func common(of record: ConstraintRecord, _ index: Int32) -> BoxNode? {
    let isCommon = !record.terms.marks.isDisjoint(with: [.isHeldByCommonAncestor, .hasDistances])
    if isCommon || record.first < 0 { return tree.node(at: record.holder) }
    let first = tree.store.host(of: record.first)
    if record.second < 0 { return tree.node(at: first) }
    let second = tree.store.host(of: record.second)
    return tree.node(at: tree.store.closestCommonAncestor(first, second))
  }

  /// Whether places along one axis are not compared with those along the other.
  private mutating func isOnOneAxis(_ record: ConstraintRecord, _ index: Int32) -> Bool {
    let first = record.terms.firstAttribute
    if first.isOnAxis(of: record.terms.secondAttribute) || !first.isLocation { return true }
    faults.append(UntoldFault(constraint: tree.object(of: index)) { .mixedAxes(constraint: $0) })
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
  /// The bound of the terms of the sentence, in points.
  func bound(of terms: ConstraintTerms) -> Double { number(of: terms) - sentence.constant }

  /// The constant of a constraint as the solver counts, for which places always grow to the right, in points.
  func number(of terms: ConstraintTerms) -> Double {
    let constant = terms.marks.contains(.isClosed) ? 0 : terms.constant(direction)
    return isMirrored(terms) ? -constant : constant
  }

  func penalties(of terms: ConstraintTerms) -> Penalties {
    penalties(of: terms, isIdle: terms.marks.contains(.isIdle))
  }

  /// The cost of missing a constraint, suspended or not.
  func penalties(of terms: ConstraintTerms, isIdle: Bool) -> Penalties {
    let priority = isIdle ? Priority.least : Priority(terms.priority.rawValue)
    let isMirrored = isMirrored(terms)
    let relation: Relation =
      switch terms.relation {
      case .equal: .equal
      case .lessThanOrEqual: isMirrored ? .greaterThanOrEqual : .lessThanOrEqual
      case .greaterThanOrEqual: isMirrored ? .lessThanOrEqual : .greaterThanOrEqual
      }
    return Penalties(relation, priority)
  }

  /// The direction of reading of one constraint: that of the view that holds it.
  private func readingDirection(of record: ConstraintRecord) -> LayoutDirection {
    tree.node(at: record.holder)?.view?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
  }

  /// Reads the direction of reading of one constraint.
  mutating func readDirection(of record: ConstraintRecord) {
    direction =
      tree.hasOwnDirections ? readingDirection(of: record) : tree.environment.direction
  }

  /// Whether values grow towards the left for a constraint of the solver.
  mutating func isMirrored(_ handle: Constraint) -> Bool {
    let index = sources[handle].constraint
    guard index >= 0, let record = record(at: index) else { return false }
    readDirection(of: record)
    return isMirrored(record.terms)
  }

  /// Whether values grow towards the left for a constraint.
  ///
  /// They do for leading and trailing where people read from right to left: constants then change
  /// their sign, and inequalities their direction.
  func isMirrored(_ terms: ConstraintTerms) -> Bool {
    if direction == .leftToRight { return false }
    return terms.firstAttribute.isDirectional || terms.secondAttribute.isDirectional
  }
}

extension Priority {
  /// Less than any that a program writes: the priority of constraints that are suspended.
  fileprivate static var least: Priority { Priority(.leastNormalMagnitude) }
}
