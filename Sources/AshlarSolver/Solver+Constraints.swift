import AshlarStorage

// MARK: - Adding and removing

extension Solver {
  /// Adds a constraint that compares a sum of terms with a constant.
  ///
  /// It is worked in by the next ``solve()``; a required constraint that contradicts older ones is
  /// found then, and listed in ``conflicts``. The same equation may be added any number of times.
  ///
  /// - Parameters:
  ///   - terms: The terms to add up. Terms with the same unknown are one.
  ///   - relation: How the sum and the constant compare.
  ///   - constant: What the sum is compared with, in the unit of the unknowns.
  ///   - priority: How much the constraint matters.
  ///   - seniority: Whether it counts as older or younger than constraints that are neither.
  /// - Throws: ``SolverError``; nothing has changed then.
  /// - Complexity: O(*k*) for *k* terms.
  @discardableResult
  public mutating func add(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Priority = .required,
    seniority: Seniority = .ordinary
  ) throws(SolverError) -> Constraint {
    try add(
      terms, near: constant, penalties: Penalties(relation, priority), seniority: seniority)
  }

  /// Adds a constraint that costs one thing when the sum is less than the constant, and another when
  /// it is more.
  ///
  /// - Throws: ``SolverError``; nothing has changed then.
  /// - Complexity: O(*k*) for *k* terms.
  @discardableResult
  public mutating func add(
    _ terms: [Term], near constant: Double, penalties: Penalties, seniority: Seniority = .ordinary
  ) throws(SolverError) -> Constraint {
    try add(row: terms, constant, penalties, seniority: seniority)
  }

  /// The same with terms that name unknowns by their numbers.
  package mutating func add(
    _ terms: borrowing FlatArray<Coefficient>, near constant: Double, penalties: Penalties,
    seniority: Seniority
  ) throws(SolverError) -> Constraint {
    try add(row: terms, constant, penalties, seniority: seniority)
  }

  @inline(__always)
  private mutating func add<Row: TermRow & ~Copyable>(
    row terms: borrowing Row, _ constant: Double, _ penalties: Penalties, seniority: Seniority
  ) throws(SolverError) -> Constraint {
    try check(penalties)
    try check(constant)
    var number = newConstraint(ofDistinct: terms, constant, penalties, seniority: seniority)
    if number < 0 {
      number = try newConstraint(adding: terms, constant, penalties, seniority: seniority)
    }
    if number < changes.firstNewConstraint { changes.added.append(Int32(number)) }
    constraintCount &+= 1
    isSettled = false
    return handle(ofConstraint: number)
  }

  /// Makes a constraint of terms that may name an unknown more than once.
  private mutating func newConstraint<Row: TermRow & ~Copyable>(
    adding terms: borrowing Row, _ constant: Double, _ penalties: Penalties, seniority: Seniority
  ) throws(SolverError) -> Int {
    try collect(terms)
    if collected.isEmpty { try checkTruth(constant, penalties) }
    let number = newConstraint(constant, seniority: seniority)
    fillTerms(of: number)
    constraints[number].set(penalties)
    return number
  }

  /// Removes a constraint.
  ///
  /// - Throws: ``SolverError/unknownConstraint``.
  /// - Complexity: O(1); the next ``solve()`` finds out what takes its place.
  public mutating func remove(_ constraint: Constraint) throws(SolverError) {
    let number = try index(of: constraint)
    origins[number].generation &+= 1
    constraints[number].isLeaving = true
    changes.removed.append(Int32(number))
    constraintCount -= 1
    isSettled = false
  }
}

// MARK: - Changing

extension Solver {
  /// Changes what a constraint's terms are compared with.
  ///
  /// - Throws: ``SolverError``; nothing has changed then.
  /// - Complexity: O(1).
  public mutating func setConstant(
    _ constant: Double, of constraint: Constraint
  ) throws(SolverError) {
    let number = try index(of: constraint)
    let isTolerated = !tolerated.isEmpty && tolerated.constant(of: .constraint(number)) != nil
    if constants[number] == constant, !isTolerated { return }
    try check(constant)
    if constraints[number].termCount == 0 {
      try checkTruth(constant, constraints[number].penalties)
    }
    if isTolerated { tolerated.remove(.constraint(number)) }
    constants[number] = constant
    constantChanged(of: number)
  }

  /// Changes how much a constraint matters, leaving the sides on which it matters.
  ///
  /// A constraint that becomes required counts as young as if it had just been added.
  ///
  /// - Throws: ``SolverError``; nothing has changed then.
  /// - Complexity: O(1).
  public mutating func setPriority(
    _ priority: Priority, of constraint: Constraint
  ) throws(SolverError) {
    var penalties = constraints[try index(of: constraint)].penalties
    if penalties.under != nil { penalties.under = priority }
    if penalties.over != nil { penalties.over = priority }
    try setPenalties(penalties, of: constraint)
  }

  /// Changes what missing a constraint costs on each side.
  ///
  /// - Throws: ``SolverError``; nothing has changed then.
  /// - Complexity: O(1).
  public mutating func setPenalties(
    _ penalties: Penalties, of constraint: Constraint
  ) throws(SolverError) {
    try setPenalties(penalties, of: constraint, keepsAge: false)
  }

  /// The same for a constraint that stays as old as it is, even where it becomes required.
  package mutating func setPenalties(
    _ penalties: Penalties, of constraint: Constraint, keepsAge: Bool
  ) throws(SolverError) {
    let number = try index(of: constraint)
    if constraints[number].penalties == penalties { return }
    try check(penalties)
    if constraints[number].termCount == 0 { try checkTruth(ownConstant(of: number), penalties) }
    penaltiesChange(of: number, to: penalties, keepsAge: keepsAge)
  }

  /// Replaces the terms of a constraint.
  ///
  /// - Throws: ``SolverError``; nothing has changed then.
  /// - Complexity: O(*k*) for *k* terms, and that of an exchange if the constraint was tight.
  public mutating func setTerms(
    _ terms: [Term], of constraint: Constraint
  ) throws(SolverError) {
    try setRow(terms, of: constraint)
  }

  /// The same with terms that name unknowns by their numbers.
  package mutating func setTerms(
    _ terms: borrowing FlatArray<Coefficient>, of constraint: Constraint
  ) throws(SolverError) {
    try setRow(terms, of: constraint)
  }

  private mutating func setRow<Row: TermRow & ~Copyable>(
    _ terms: borrowing Row, of constraint: Constraint
  ) throws(SolverError) {
    let number = try index(of: constraint)
    try collect(terms)
    try useCoefficients(for: number)
  }

  /// Changes the coefficient of one unknown in a constraint; zero takes the unknown out.
  ///
  /// - Throws: ``SolverError``; nothing has changed then.
  /// - Complexity: O(*k*) for *k* terms, and that of an exchange if the constraint was tight.
  public mutating func setCoefficient(
    _ coefficient: Double, of unknown: Unknown, in constraint: Constraint
  ) throws(SolverError) {
    let number = try index(of: constraint)
    let changed = try index(of: unknown)
    try check(coefficient: coefficient)
    if self.coefficient(of: changed, in: .constraint(number)) == coefficient { return }
    beginSums()
    for index in constraints[number].terms {
      coefficients.add(terms.coefficients[index], at: Int(terms.unknowns[index]))
    }
    coefficients.set(coefficient, at: changed)
    try collectSums()
    try useCoefficients(for: number)
  }

  /// Gives a constraint the terms that stand in `collected`, unless it has them already.
  private mutating func useCoefficients(for number: Int) throws(SolverError) {
    if collected.isEmpty { try checkTruth(ownConstant(of: number), constraints[number].penalties) }
    if !coefficientsAreThose(of: number) { coefficientsChange(of: number) }
  }

  private mutating func coefficientsAreThose(of number: Int) -> Bool {
    if collected.count != constraints[number].terms.count { return false }
    for index in collected.indices {
      let unknown = Int(collected[index].unknown)
      if coefficient(of: unknown, in: .constraint(number)) != collected[index].coefficient {
        return false
      }
    }
    return true
  }
}

// MARK: - Handles

extension Solver {
  /// The constraint that has an index at present.
  package func constraint(at index: Int32) -> Constraint {
    precondition(constraints.indices.contains(Int(index)))
    return handle(ofConstraint: Int(index))
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
}

// MARK: - Refusing

extension Solver {
  @inline(__always)
  private func check(_ penalties: Penalties) throws(SolverError) {
    if penalties.areLegal { return }
    throw penalties == Penalties(under: nil, over: nil) ? .withoutPenalty : .illegalPriority
  }

  @inline(__always)
  private func check(_ constant: Double) throws(SolverError) {
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
  private func checkTruth(_ constant: Double, _ penalties: Penalties) throws(SolverError) {
    if constant > 0 && penalties.under == .required || constant < 0 && penalties.over == .required {
      throw .neverTrue
    }
  }
}
