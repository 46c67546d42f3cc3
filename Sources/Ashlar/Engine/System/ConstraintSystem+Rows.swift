internal import AshlarSolver
internal import AshlarStorage

// MARK: - Plain constraints
//
// Nearly all constraints compare an edge, a centre or an extent of a box directly inside the view that holds them with
// another one along the same axis, or with that view. What they mean is found in one access to the records.

extension ConstraintSystem {
  /// Passes constraints to the solver up to the first one that is not plain: whose sides are not made of the unknowns of its
  /// boxes alone, or whose boxes are not in one space.
  ///
  /// - Returns: Its place.
  mutating func translatePlain(
    _ waiting: borrowing OwnedArray<Int32>, from start: Int, _ store: inout LayoutStore
  ) -> Int {
    var place = start
    while place < waiting.count {
      let index = waiting[place]
      if store.isWaiting(index) {
        guard !store.constraints[index].hasToken, isPlain(store.constraints[index], store) else {
          return place
        }
        let token = addRow(index, store.constraints[index].terms, &store)
        if token < 0 { return place }
        store.constraints[index].token = token
        store.constraints[index].terms.marks.remove([.news, .isWaiting])
      }
      place += 1
    }
    return place
  }

  /// Adds the row of a plain constraint, or takes over one that is about to go.
  ///
  /// - Returns: Its token; −1 if the solver does not take it.
  private mutating func addRow(
    _ index: Int32, _ terms: ConstraintTerms, _ store: inout LayoutStore
  ) -> Int32 {
    let (second, holder) = (store.constraints[index].second, store.constraints[index].holder)
    sentence.begin()
    addSide(terms.firstAttribute, of: store.constraints[index].first, times: 1, in: holder, &store)
    if second >= 0 {
      addSide(terms.secondAttribute, of: second, times: -terms.multiplier, in: holder, &store)
    }
    let known: Int32 = retired.isEmpty ? -1 : takePlace(index, store)
    if known >= 0 { return known }
    guard
      let handle = try? addSentence(
        bound(of: terms), penalties(of: terms), seniority: terms.seniority)
    else { return -1 }
    let token = sources.add(.constraint(index), of: handle)
    changedNumbers.note(token)
    return token
  }

  /// Applies a new constant of a plain constraint, whose terms stay as they are.
  ///
  /// - Returns: Whether it has.
  mutating func updateNumber(of record: ConstraintRecord, _ tree: LayoutTree) -> Bool {
    guard record.token >= 0, isPlain(record, tree.store) else { return false }
    let handle = solver.constraint(at: record.token)
    changedNumbers.note(record.token)
    do {
      try solver.setConstant(number(of: record.terms), of: handle)
      try solver.setPenalties(penalties(of: record.terms), of: handle, keepsAge: true)
      return true
    } catch { return false }
  }

  /// Whether the sides of a constraint are made of the unknowns of its boxes alone, in the space of one container.
  // A first layout does it for each constraint, which `Benchmarks life list` shows.
  @inline(__always)
  private func isPlain(_ record: ConstraintRecord, _ store: borrowing LayoutStore) -> Bool {
    record.terms.isPlain && !directionsDiffer && record.first >= 0
      && store.isPlain(record.first, in: record.holder)
      && (record.second < 0 || store.isPlain(record.second, in: record.holder))
  }

  /// Adds a multiple of an attribute of a box in or at the view in whose space it is taken.
  private mutating func addSide(
    _ attribute: LayoutAttribute, of box: Int32, times factor: Double, in holder: Int32,
    _ store: inout LayoutStore
  ) {
    let known = store.boxes[box].token
    let token = known >= 0 ? known : takeIn(box, &store)
    let attribute = direction == .leftToRight ? attribute : attribute.absolute(direction)
    let axis: LayoutAxis = attribute.isHorizontal ? .horizontal : .vertical
    if !attribute.isSize, box != holder { sentence.append(factor, axis.cornerSide, of: token) }
    let share = factor * attribute.shareOfExtent
    if share != 0 { sentence.append(share, axis.extentSide, of: token) }
  }
}

extension ConstraintTerms {
  /// Whether both sides are edges, centres or extents along one axis.
  fileprivate var isPlain: Bool {
    firstAttribute.isPlain && marks.contains(.isHeldByCommonAncestor)
      && !marks.contains(.hasDistances) && multiplier != 0
      && (secondAttribute == .notAnAttribute
        ? firstAttribute.isSize
        : secondAttribute.isPlain && firstAttribute.isHorizontal == secondAttribute.isHorizontal)
  }
}

extension LayoutStore {
  /// Whether a box is a view or one directly inside it, with edges of its own.
  fileprivate func isPlain(_ box: Int32, in holder: Int32) -> Bool {
    boxes[box].isOrdinary && (box == holder || boxes[box].container == holder)
  }
}

// MARK: - Rows that are taken over

extension ConstraintSystem {
  /// Retires constraints that have gone, where new ones may take their places.
  mutating func retire(_ dropped: [DroppedConstraint]) {
    if dropped.isEmpty { return }
    for constraint in dropped {
      if constraint.token >= 0, constraint.first >= 0 {
        sources[constraint.token] = .retired
      } else {
        removeEntry(constraint.token)
      }
    }
    retired.begin(dropped)
  }

  /// Removes the retired constraints whose places no other has taken.
  mutating func removeRetired(_ dropped: [DroppedConstraint]) {
    if dropped.isEmpty { return }
    retired.end()
    for known in dropped where known.token >= 0 {
      if case .retired = sources[known.token] { drop(known.token) }
    }
  }

  /// Gives a constraint, which has been composed, the place of one like it that has gone.
  ///
  /// - Returns: Its token; −1 if there is none.
  // Not inlined, as it is rare: a first layout keeps the values of its loop in registers, which `Benchmarks life list` shows.
  @inline(never)
  mutating func takePlace(_ index: Int32, _ store: borrowing LayoutStore) -> Int32 {
    let record = store.constraints[index]
    let second = store.token(of: record.second)
    let known = retired.take(of: store.token(of: record.first)) {
      Self.haveSameTerms($0, record, second)
    }
    guard let known else { return -1 }
    let token = known.token
    sources[token] = .constraint(index)
    changedNumbers.note(token)
    let handle = solver.constraint(at: token)
    do {
      try solver.setTerms(sentence.terms.flat, of: handle)
      try solver.setConstant(bound(of: record.terms), of: handle)
      // Also while it is suspended: it is as young as a new one when it counts again.
      try solver.renewPenalties(penalties(of: record.terms, isIdle: false), of: handle)
      if record.terms.marks.contains(.isIdle) {
        try solver.setPenalties(penalties(of: record.terms), of: handle)
      }
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
    one.second == second && one.record.terms.seniority == other.terms.seniority
      && one.record.terms.firstAttribute == other.terms.firstAttribute
      && one.record.terms.secondAttribute == other.terms.secondAttribute
      && one.record.terms.relation == other.terms.relation
      && one.record.terms.multiplier == other.terms.multiplier
  }
}
