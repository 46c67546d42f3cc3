import AshlarStorage

// MARK: - Adding and removing

extension Solver {
  /// Adds a constraint that compares a sum of terms with a constant.
  ///
  /// The next ``solve()`` applies it; a required constraint that contradicts older ones is found then, and listed in
  /// ``conflicts``. The same equation may be added any number of times.
  ///
  /// - Parameters:
  ///   - terms: The terms to add up. Terms with the same unknown are one.
  ///   - relation: The relation between the sum and the constant.
  ///   - constant: The constant on the right, in the unit of the unknowns.
  ///   - priority: The priority of the constraint.
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

  /// Adds a constraint with different penalties for a sum below and above the constant.
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
    try problem.check(penalties)
    try problem.check(constant)
    var number = problem.newConstraint(ofDistinct: terms, constant, penalties, seniority: seniority)
    if number < 0 {
      number = try problem.newConstraint(adding: terms, constant, penalties, seniority: seniority)
    }
    if number < problem.changes.firstNewConstraint { problem.changes.added.append(Int32(number)) }
    problem.constraintCount &+= 1
    problem.isSettled = false
    return problem.handle(ofConstraint: number)
  }

  /// Removes a constraint.
  ///
  /// - Throws: ``SolverError/unknownConstraint``.
  /// - Complexity: O(1); the next ``solve()`` finds its replacement.
  public mutating func remove(_ constraint: Constraint) throws(SolverError) {
    let number = try problem.index(of: constraint)
    problem.origins[number].generation &+= 1
    problem.constraints[number].isLeaving = true
    problem.changes.removed.append(Int32(number))
    problem.constraintCount -= 1
    problem.isSettled = false
  }
}

// MARK: - Changing

extension Solver {
  /// What missing a constraint of this solver costs on each side.
  package func penalties(of constraint: Constraint) -> Penalties {
    problem.penalties(of: .constraint(constraint.index))
  }

  /// Changes the constant of a constraint.
  ///
  /// - Throws: ``SolverError``; nothing has changed then.
  /// - Complexity: O(1).
  public mutating func setConstant(
    _ constant: Double, of constraint: Constraint
  ) throws(SolverError) {
    let number = try problem.index(of: constraint)
    let isTolerated =
      !optimiser.contradictions.tolerated.isEmpty
      && optimiser.contradictions.tolerated.constant(of: .constraint(number)) != nil
    if problem.constants[number] == constant, !isTolerated { return }
    try problem.check(constant)
    if problem.constraints[number].termCount == 0 {
      try problem.checkTruth(constant, problem.constraints[number].penalties)
    }
    if isTolerated { optimiser.contradictions.tolerated.remove(.constraint(number)) }
    problem.constants[number] = constant + 0
    optimiser.constantChanged(of: number, &problem, workingSet, &pricing)
  }

  /// Changes the priority of a constraint on the sides on which it has one.
  ///
  /// A constraint that becomes required is as young as one that has just been added.
  ///
  /// - Throws: ``SolverError``; nothing has changed then.
  /// - Complexity: O(1).
  public mutating func setPriority(
    _ priority: Priority, of constraint: Constraint
  ) throws(SolverError) {
    var penalties = problem.constraints[try problem.index(of: constraint)].penalties
    if penalties.under != nil { penalties.under = priority }
    if penalties.over != nil { penalties.over = priority }
    try setPenalties(penalties, of: constraint)
  }

  /// Changes the penalties of a constraint.
  ///
  /// - Throws: ``SolverError``; nothing has changed then.
  /// - Complexity: O(1).
  public mutating func setPenalties(
    _ penalties: Penalties, of constraint: Constraint
  ) throws(SolverError) { try setPenalties(penalties, of: constraint, keepsAge: false) }

  /// The same for a constraint that stays as old as it is, even where it becomes required.
  package mutating func setPenalties(
    _ penalties: Penalties, of constraint: Constraint, keepsAge: Bool
  ) throws(SolverError) {
    let number = try problem.index(of: constraint)
    if problem.constraints[number].penalties == penalties { return }
    try problem.check(penalties)
    if problem.constraints[number].termCount == 0 {
      try problem.checkTruth(optimiser.contradictions.ownConstant(of: number, problem), penalties)
    }
    optimiser.penaltiesChange(
      of: number, to: penalties, keepsAge: keepsAge, &problem, &workingSet, &pricing)
  }

  /// Lets a constraint count as a new one with some penalties: where they require it, it becomes as young as if it had just
  /// been added.
  package mutating func renewPenalties(
    _ penalties: Penalties, of constraint: Constraint
  ) throws(SolverError) {
    let number = try problem.index(of: constraint)
    guard problem.constraints[number].isRequired, penalties.isRequired else {
      return try setPenalties(penalties, of: constraint)
    }
    if problem.constraints[number].penalties == penalties, optimiser.contradictions.isEmpty,
      !problem.constraints[number].isInProof
    {
      let seniority = problem.constraints[number].seniority
      problem.origins[number].age = problem.nextAge(seniority: seniority)
    } else {
      try setPenalties(penalties.asWish, of: constraint)
      try setPenalties(penalties, of: constraint)
    }
  }

  /// Replaces the terms of a constraint.
  ///
  /// - Throws: ``SolverError``; nothing has changed then.
  /// - Complexity: O(*k*) for *k* terms, and that of an exchange if the constraint was tight.
  public mutating func setTerms(
    _ terms: [Term], of constraint: Constraint
  ) throws(SolverError) { try setRow(terms, of: constraint) }

  /// The same with terms that name unknowns by their numbers.
  package mutating func setTerms(
    _ terms: borrowing FlatArray<Coefficient>, of constraint: Constraint
  ) throws(SolverError) { try setRow(terms, of: constraint) }

  private mutating func setRow<Row: TermRow & ~Copyable>(
    _ terms: borrowing Row, of constraint: Constraint
  ) throws(SolverError) {
    let number = try problem.index(of: constraint)
    try problem.collect(terms)
    try useCoefficients(for: number)
  }

  /// Changes the coefficient of one unknown in a constraint; zero takes the unknown out.
  ///
  /// - Throws: ``SolverError``; nothing has changed then.
  /// - Complexity: O(*k*) for *k* terms, and that of an exchange if the constraint was tight.
  public mutating func setCoefficient(
    _ coefficient: Double, of unknown: Unknown, in constraint: Constraint
  ) throws(SolverError) {
    let number = try problem.index(of: constraint)
    let changed = try problem.index(of: unknown)
    try problem.check(coefficient: coefficient)
    if problem.coefficient(of: changed, in: .constraint(number)) == coefficient { return }
    problem.beginSums()
    for index in problem.constraints[number].terms {
      problem.coefficients.add(
        problem.terms.coefficients[index], at: Int(problem.terms.unknowns[index]))
    }
    problem.coefficients.set(coefficient, at: changed)
    try problem.collectSums()
    try useCoefficients(for: number)
  }

  /// Gives a constraint the terms that stand in `collected`, unless it has them already.
  private mutating func useCoefficients(for number: Int) throws(SolverError) {
    if problem.collected.isEmpty {
      try problem.checkTruth(
        optimiser.contradictions.ownConstant(of: number, problem),
        problem.constraints[number].penalties)
    }
    if !problem.coefficientsAreThose(of: number) {
      optimiser.coefficientsChange(of: number, &problem, workingSet, &pricing)
    }
  }

}

// MARK: - Handles

extension Solver {
  /// The constraint that has an index at present.
  package func constraint(at index: Int32) -> Constraint {
    precondition(problem.constraints.indices.contains(Int(index)))
    return problem.handle(ofConstraint: Int(index))
  }

}

extension Penalties {
  fileprivate var isRequired: Bool { under == .required || over == .required }

  /// The same as a wish. A constraint that was optional and becomes required counts as young, as a new one does.
  fileprivate var asWish: Penalties {
    Penalties(under: under.map { _ in Priority(1) }, over: over.map { _ in Priority(1) })
  }
}
