import AshlarStorage

extension Problem {
  mutating func nextOrder() -> Int32 {
    counters.order += 1
    return counters.order
  }

  mutating func newConstraint(_ constant: Double, seniority: Seniority) -> Int {
    let age = nextAge(seniority: seniority)
    return insert(ConstraintRecord(seniority: seniority), constant, age: age, openTerms: 0)
  }

  /// Gives a record a number. If another one had it before, its generation has been counted up already. A constant of
  /// −0 becomes 0.
  @inline(__always)
  mutating func insert(
    _ record: ConstraintRecord, _ constant: Double, age: Int64, openTerms open: Int32
  ) -> Int {
    let constant = constant + 0
    guard !vacantConstraints.isEmpty else {
      let number = constraints.count
      if number == constraints.capacity { growConstraints() }
      constraints.appendInRoom(record)
      constants.appendInRoom(constant)
      origins.appendInRoom(ConstraintOrigin(age: age))
      openTerms.appendInRoom(open)
      return number
    }
    let number = Int(vacantConstraints.removeLast())
    constraints[number] = record
    constants[number] = constant
    origins[number].age = age
    openTerms[number] = open
    return number
  }

  @inline(__always)
  mutating func nextAge(seniority: Seniority) -> Int64 {
    counters.age &+= 1
    return seniority.firstAge &+ counters.age
  }

  /// Gives a constraint the terms that stand in `collected`.
  mutating func fillTerms(of number: Int) {
    noteWorkingSetChange()
    let first = terms.allocate(collected.count)
    constraints[number].firstTerm = Int32(first)
    constraints[number].termCount = Int32(collected.count)
    var open: Int32 = 0
    var speaksOfLocations = false
    for index in collected.indices {
      let unknown = Int(collected[index].unknown)
      terms.link(first + index, collected[index].coefficient, unknown, in: number)
      if unknowns[unknown].kind == .location { speaksOfLocations = true }
      if unknowns[unknown].isOpen { open += 1 }
    }
    constraints[number].speaksOfLocations = speaksOfLocations
    openTerms[number] = open
  }

  /// Drops a removed constraint once nothing leans on it any more.
  mutating func releaseIfUnused(_ number: Int) {
    let record = constraints[number]
    guard record.state == .removed, record.slot < 0, record.rowSlot < 0 else { return }
    noteWorkingSetChange()
    for index in record.terms { terms.unlink(index) }
    terms.release(record.terms)
    constraints[number].state = .vacant
    constraints[number].termCount = 0
    vacantConstraints.append(Int32(number))
  }

  /// Makes a row that counts for nothing, for a slot to be propagated through, of the terms that stand in `collected`.
  mutating func newBaseRow() -> Int {
    let age = counters.age
    let number = newConstraint(0, seniority: .ordinary)
    counters.age = age
    fillTerms(of: number)
    constraints[number].state = .removed
    constraints[number].isHidden = true
    return number
  }

  mutating func moveToLeavingRecord(_ number: Int) {
    let age = counters.age
    let leaving = newConstraint(constants[number], seniority: .ordinary)
    counters.age = age
    constraints[leaving] = constraints[number]
    origins[leaving].age = origins[number].age
    openTerms[leaving] = openTerms[number]
    constraints[leaving].isLeaving = true
    constraints[leaving].isChecked = false
    for index in constraints[leaving].terms { terms.links[index].constraint = Int32(leaving) }
    let row = Row.constraint(leaving)
    if constraints[leaving].slot >= 0 { unknowns[Int(constraints[leaving].slot)].tight = row }
    if constraints[leaving].rowSlot >= 0 { unknowns[Int(constraints[leaving].rowSlot)].row = row }
    changes.removed.append(Int32(leaving))
  }

  /// Makes a constraint of terms that may name an unknown more than once.
  mutating func newConstraint<Row: TermRow & ~Copyable>(
    adding terms: borrowing Row, _ constant: Double, _ penalties: Penalties, seniority: Seniority
  ) throws(SolverError) -> Int {
    try collect(terms)
    if collected.isEmpty { try checkTruth(constant, penalties) }
    let number = newConstraint(constant, seniority: seniority)
    fillTerms(of: number)
    constraints[number].set(penalties)
    return number
  }

  @inline(__always)
  func handle(ofConstraint number: Int) -> Constraint {
    Constraint(number: Int32(number), generation: origins[number].generation, owner: owner)
  }

  func index(of constraint: Constraint) throws(SolverError) -> Int {
    let number = Int(constraint.number)
    guard constraint.owner == owner, number < constraints.count,
      origins[number].generation == constraint.generation
    else { throw .unknownConstraint }
    return number
  }

  @inline(__always)
  func check(_ penalties: Penalties) throws(SolverError) {
    if penalties.areLegal { return }
    throw penalties == Penalties(under: nil, over: nil) ? .withoutPenalty : .illegalPriority
  }

  @inline(__always)
  func check(_ constant: Double) throws(SolverError) {
    if constant.magnitude <= Limits.constant { return }
    throw constant.isFinite ? .outOfRange : .notFinite
  }

  func check(coefficient: Double) throws(SolverError) {
    let magnitude = coefficient.magnitude
    if magnitude >= Limits.smallestCoefficient && magnitude <= Limits.largestCoefficient { return }
    guard coefficient.isFinite else { throw .notFinite }
    guard coefficient == 0 else { throw .outOfRange }
  }

  /// Refuses a required constraint in which nothing is unknown and which is false.
  func checkTruth(_ constant: Double, _ penalties: Penalties) throws(SolverError) {
    if constant > 0 && penalties.under == .required || constant < 0 && penalties.over == .required {
      throw .neverTrue
    }
  }

  /// Ends what holds for one working set.
  @inline(__always)
  mutating func noteWorkingSetChange() {
    stamp += 1
    basis += 1
  }
}

// MARK: - Writing terms down as they come

extension Problem {
  /// Makes a constraint of terms with different unknowns, as nearly all are, in one pass over them.
  ///
  /// A new term stands at the head of its unknown's column, so that an unknown which is named twice
  /// shows there.
  ///
  /// - Returns: Its number; −1, with nothing changed, if the terms have to be added up or refused.
  @inline(__always)
  mutating func newConstraint<Row: TermRow & ~Copyable>(
    ofDistinct newTerms: borrowing Row, _ constant: Double, _ penalties: Penalties,
    seniority: Seniority
  ) -> Int {
    if newTerms.count == 0 { return -1 }
    let number = vacantConstraints.isEmpty ? constraints.count : Int(vacantConstraints.last)
    let first = terms.allocate(newTerms.count)
    var open: Int32 = 0
    var speaksOfLocations = false
    for index in 0..<newTerms.count {
      let term = newTerms.term(at: index)
      let unknown = term.number(in: self)
      guard unknown >= 0, isLegal(term.coefficient), !isNamed(unknown, in: number) else {
        takeBack(first, written: index, of: newTerms.count)
        return -1
      }
      if unknowns[unknown].kind == .location { speaksOfLocations = true }
      if unknowns[unknown].isOpen { open &+= 1 }
      terms.link(first &+ index, term.coefficient, unknown, in: number)
    }
    noteWorkingSetChange()
    var record = ConstraintRecord(seniority: seniority)
    record.firstTerm = Int32(truncatingIfNeeded: first)
    record.termCount = Int32(truncatingIfNeeded: newTerms.count)
    record.speaksOfLocations = speaksOfLocations
    record.set(penalties)
    return insert(record, constant, age: nextAge(seniority: seniority), openTerms: open)
  }

  /// Whether a coefficient can be written down as it is: not zero, and neither too small nor too large.
  @inline(__always)
  private func isLegal(_ coefficient: Double) -> Bool {
    let magnitude = coefficient.magnitude
    return magnitude >= Limits.smallestCoefficient && magnitude <= Limits.largestCoefficient
  }

  /// Whether the last term that was written down of an unknown is one of a constraint.
  @inline(__always)
  private func isNamed(_ unknown: Int, in constraint: Int) -> Bool {
    let head = Int(terms.heads[unknown])
    return head >= 0 && Int(terms.links[head].constraint) == constraint
  }

  private mutating func takeBack(_ first: Int, written: Int, of count: Int) {
    for index in (first..<first + written).reversed() { terms.unlink(index) }
    terms.release(first..<first + count)
  }
}
