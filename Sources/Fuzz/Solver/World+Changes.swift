import AshlarSolver

// MARK: - Unknowns

extension World {
  func addUnknown() {
    guard unknowns.count < mostUnknowns else { return }
    let kind: Unknown.Kind = reader.byte() % 2 == 0 ? .location : .size
    unknowns.append(solver.addUnknown(kind))
    model.kinds.append(kind)
    for index in model.rows.indices { model.rows[index].coefficients.append(0) }
  }

  /// Removes an unknown, or sees to it that one in use cannot be removed.
  func removeUnknown() {
    guard let index = place(in: unknowns) else { return }
    let isUsed = model.rows.contains { $0.coefficients[index] != 0 }
    let before = solver.describeState()
    let error = refusal { try solver.remove(unknowns[index]) }
    expect(error == (isUsed ? .unknownInUse : nil), "removing x\(index): \(error as Any)")
    if isUsed { return expect(solver.describeState() == before, "a refusal left a trace") }
    goneUnknowns.append(unknowns.remove(at: index))
    model.kinds.remove(at: index)
    for row in model.rows.indices { model.rows[row].coefficients.remove(at: index) }
  }
}

// MARK: - Constraints

extension World {
  func addConstraint() {
    guard constraints.count < mostConstraints else { return }
    var coefficients = [Double](repeating: 0, count: unknowns.count)
    if !unknowns.isEmpty {
      for _ in 0...reader.index(below: 3) {
        coefficients[reader.index(below: unknowns.count)] = coefficient()
      }
    }
    add(coefficients, constant(), penalties(), seniority: seniority())
  }

  private func seniority() -> Seniority {
    switch reader.index(below: 8) {
    case 0: .oldest
    case 1: .youngest
    default: .ordinary
    }
  }

  /// Adds a constraint there is already.
  func addAgain() {
    guard !constraints.isEmpty, constraints.count < mostConstraints else { return }
    let row = model.rows[reader.index(below: constraints.count)]
    add(row.coefficients, row.constant, row.penalties, seniority: row.seniority)
  }

  private func add(
    _ coefficients: [Double], _ constant: Double, _ penalties: Penalties, seniority: Seniority
  ) {
    let terms = coefficients.indices.filter { coefficients[$0] != 0 }
      .map { Term(coefficients[$0], unknowns[$0]) }
    let wasTaken = change {
      constraints.append(
        try solver.add(terms, near: constant, penalties: penalties, seniority: seniority))
    }
    if wasTaken { model.add(coefficients, constant, penalties, seniority: seniority) }
  }

  func removeConstraint() {
    guard let index = place(in: constraints) else { return }
    let constraint = constraints.remove(at: index)
    model.rows.remove(at: index)
    let first = refusal { try solver.remove(constraint) }
    expect(first == nil, "removing a constraint: \(first as Any)")
    let second = refusal { try solver.remove(constraint) }
    expect(second == .unknownConstraint, "removing it again: \(second as Any)")
    goneConstraints.append(constraint)
  }

  func changeConstant() {
    if let index = place(in: constraints) { changeConstant(of: index) }
  }

  /// Changes the same constant some times over, and solves each time, as an animation does.
  func changeAgainAndAgain() {
    guard let index = place(in: constraints) else { return }
    for _ in 0...reader.index(below: 4) {
      changeConstant(of: index)
      solveAndCheck()
    }
  }

  private func changeConstant(of index: Int) {
    let constant = constant()
    let wasTaken = change { try solver.setConstant(constant, of: constraints[index]) }
    if wasTaken { model.rows[index].constant = constant }
  }

  func changePriority() {
    guard let index = place(in: constraints) else { return }
    let penalties = penalties()
    let wasTaken = change { try solver.setPenalties(penalties, of: constraints[index]) }
    guard wasTaken else { return }
    let wasRequired = model.rows[index].isRequired
    model.rows[index].penalties = penalties
    if model.rows[index].isRequired, !wasRequired { model.rows[index].age = model.takeAge() }
  }

  func changeCoefficient() {
    guard !constraints.isEmpty, !unknowns.isEmpty else { return }
    let index = reader.index(below: constraints.count)
    let unknown = reader.index(below: unknowns.count)
    let coefficient = reader.byte() % 4 == 0 ? 0 : coefficient()
    let wasTaken = change {
      try solver.setCoefficient(
        coefficient, of: unknowns[unknown], in: constraints[index])
    }
    if wasTaken { model.rows[index].coefficients[unknown] = coefficient }
  }
}

// MARK: - Refusals

extension World {
  /// Makes a change, and tells whether it was taken. What is refused must leave no trace, and in a
  /// tame world only what is never true may be refused.
  private func change(
    _ body: () throws -> Void
  ) -> Bool {
    let before = solver.describeState()
    guard let error = refusal(of: body) else { return true }
    expect(isWild || error == .neverTrue, "refused: \(error)")
    expect(solver.describeState() == before, "a refusal left a trace: \(error)")
    return false
  }

  func refusal(of body: () throws -> Void) -> SolverError? {
    do {
      try body()
      return nil
    } catch {
      return error as? SolverError
    }
  }

  /// Uses handles of what is gone, or of another solver, in every call there is.
  func useStaleHandles() {
    var other = Solver()
    let stranger = other.addUnknown(.location)
    let foreign = try? other.add([Term(1, stranger)], .equal, 1)
    let before = solver.describeState()
    for unknown in goneUnknowns.suffix(3) + [stranger] { refuse(unknown) }
    for constraint in goneConstraints.suffix(3) + [foreign].compactMap({ $0 }) {
      refuse(constraint)
    }
    expect(solver.describeState() == before, "stale handles left a trace")
  }

  private func refuse(_ unknown: Unknown) {
    expectRefusal(.unknownUnknown) { try solver.remove(unknown) }
    expectRefusal(.unknownUnknown) { try solver.add([Term(1, unknown)], .equal, 0) }
    expectRefusal(.unknownUnknown) { _ = try solver.explanation(of: unknown) }
    expectRefusal(.unknownUnknown) { _ = try solver.ambiguity(of: unknown) }
    expectRefusal(.unknownUnknown) { try solver.exerciseAmbiguity(of: unknown) }
    expect(solver.value(of: unknown).isNaN, "a stale unknown has a value")
  }

  private func refuse(_ constraint: Constraint) {
    expectRefusal(.unknownConstraint) { try solver.remove(constraint) }
    expectRefusal(.unknownConstraint) { try solver.setConstant(1, of: constraint) }
    expectRefusal(.unknownConstraint) { try solver.setPriority(.required, of: constraint) }
    expectRefusal(.unknownConstraint) { try solver.setTerms([], of: constraint) }
    expectRefusal(.unknownConstraint) { _ = try solver.status(of: constraint) }
  }

  private func expectRefusal(_ expected: SolverError, of call: () throws -> Void) {
    let error = refusal(of: call)
    expect(error == expected, "a stale handle: \(error as Any)")
  }
}

// MARK: - Numbers

extension World {
  private func coefficient() -> Double {
    isWild ? reader.wildNumber() : reader.element(of: [1, -1, 1, -1, 2, 0.5, -2, 3])
  }

  private func constant() -> Double {
    isWild ? reader.wildNumber() : Double(reader.index(below: 31)) - 10
  }

  private func penalties() -> Penalties {
    let form = reader.index(below: 5)
    if form < 3 { return Penalties(Relation.allCases[form], priority()) }
    if form == 3 { return Penalties(.equal, priority()) }
    return Penalties(under: priority(), over: priority())
  }

  private func priority() -> Priority {
    let usual: [Float] = [1000, 1000, 750, 500, 250, 250.5]
    guard isWild else { return Priority(reader.element(of: usual)) }
    return Priority(reader.element(of: usual + [0, -1, .nan, 1001, .leastNonzeroMagnitude]))
  }
}
