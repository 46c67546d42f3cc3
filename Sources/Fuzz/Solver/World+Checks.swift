import AshlarSolver
import SolverOracle

// MARK: - Solving

extension World {
  var values: [Double] { unknowns.map { solver.value(of: $0) } }

  var setAside: [Int] {
    solver.conflicts.map { conflict in constraints.firstIndex(of: conflict.setAside) ?? -1 }
  }

  /// Solves, and compares with a solver that has never seen another state.
  func solveAndCheck() {
    solver.endExercise()
    let outcome = solver.solve()
    if isWild { return }
    expect(outcome == .optimal, "work limit")
    expectNone(solver.invariantViolations())
    compareWithFresh()
    let state = solver.describeState()
    solver.solve()
    expect(solver.describeState() == state, "solving again changed something")
  }

  private func compareWithFresh() {
    var fresh = Solver()
    let others = model.kinds.map { fresh.addUnknown($0) }
    for row in model.rows.sorted(by: { $0.age < $1.age }) {
      let terms = row.coefficients.indices.filter { row.coefficients[$0] != 0 }
        .map { Term(row.coefficients[$0], others[$0]) }
      _ = try? fresh.add(
        terms, near: row.constant, penalties: row.penalties, seniority: row.seniority)
    }
    expect(fresh.solve() == .optimal, "work limit of a fresh solver")
    expectNone(fresh.invariantViolations(), "a fresh solver: ")
    let expected = others.map { fresh.value(of: $0) }
    expect(isClose(values, expected), "values \(values), a fresh solver \(expected)")
    let conflicts = fresh.conflicts.count
    expect(setAside.count == conflicts, "set aside \(setAside), a fresh solver \(conflicts)")
  }

  private func isClose(_ values: [Double], _ others: [Double]) -> Bool {
    zip(values, others).allSatisfy { ($0 - $1).magnitude <= 1e-6 * max(1, $0.magnitude) }
  }

  /// Solves, and compares with all corners, if there are few.
  func compareWithOracle() {
    guard !isWild, 1...4 ~= unknowns.count, model.rows.count <= 9 else { return }
    solver.endExercise()
    solver.solve()
    let oracle = Oracle(model)
    let expected = oracle.solve()
    expect(setAside == expected.setAside, "set aside \(setAside), oracle \(expected.setAside)")
    let costs = oracle.costs(at: values, without: expected.setAside)
    let isBest = zip(costs, expected.costs).allSatisfy {
      ($0 - $1).magnitude <= 1e-5 * max(1, $1.magnitude)
    }
    expect(isBest, "values \(values), oracle \(expected.values)")
    if unknowns.count <= 3 { compareRanges() }
  }

  private func compareRanges() {
    guard let ambiguities = try? solver.ambiguities() else { return expect(false, "not settled") }
    for (index, range) in Oracle.ranges(of: model).enumerated() {
      let found = ambiguities.first { $0.unknown == unknowns[index] }?.range
      let isRight =
        found.map { isClose($0, range) } ?? (range.upperBound - range.lowerBound < 1e-5)
      expect(isRight, "x\(index): \(found as Any), oracle \(range)")
    }
  }

  private func isClose(_ one: ClosedRange<Double>, _ other: ClosedRange<Double>) -> Bool {
    isClose(one.lowerBound, other.lowerBound) && isClose(one.upperBound, other.upperBound)
  }

  func isClose(_ one: Double, _ other: Double) -> Bool {
    one == other || (one - other).magnitude <= 1e-6 * max(1, one.magnitude)
  }
}

// MARK: - Asking

extension World {
  /// Asks something that must change nothing.
  private func ask(_ question: () throws -> Void) {
    solver.solve()
    let before = solver.describeState()
    do {
      try question()
    } catch {
      expect(
        isWild && error as? SolverError == .unsolvedChanges, "a question was refused: \(error)")
    }
    expect(solver.describeState() == before, "a question changed something")
  }

  func explain() {
    guard let index = place(in: unknowns) else { return }
    let unknown = unknowns[index]
    ask {
      let explanation = try solver.explanation(of: unknown)
      if isWild { return }
      let sum = explanation.causes.reduce(0) { $0 + $1.contribution }
      let value = solver.value(of: unknown)
      expect(isClose(sum, value), "explained as \(sum), but \(value)")
      for miss in explanation.misses { check(miss) }
    }
  }

  func askForStatus() {
    guard let index = place(in: constraints) else { return }
    ask {
      let status = try solver.status(of: constraints[index])
      if isWild { return }
      expect((distance(of: index).magnitude < 1e-6) == status.isEven, "\(status)")
      switch status {
      case .missed(let miss), .setAside(let miss): check(miss)
      default: expect(!setAside.contains(index), "set aside, but \(status)")
      }
    }
  }

  func distance(of index: Int) -> Double {
    zip(model.rows[index].coefficients, values).reduce(-model.rows[index].constant) {
      $0 + $1.0 * $1.1
    }
  }

  /// What a constraint is given up to accounts for how far it is missed.
  private func check(_ miss: Miss) {
    guard let index = constraints.firstIndex(of: miss.constraint) else {
      return expect(false, "missed is a constraint that is gone")
    }
    let sum = miss.givenUpTo.reduce(0) { $0 + $1.contribution }
    let distance = miss.side == .over ? miss.amount : -miss.amount
    let constant = model.rows[index].constant
    expect(isClose(distance, self.distance(of: index)), "\(miss) is not missed by that")
    expect(isClose(sum, constant + distance), "\(miss) does not add up")
  }

  func askForAmbiguities() {
    ask {
      let all = try solver.ambiguities()
      for unknown in unknowns {
        let one = try solver.ambiguity(of: unknown)
        if isWild { continue }
        let other = all.first { $0.unknown == unknown }
        let isSame =
          if let one, let other { isClose(one.range, other.range) } else {
            one == nil && other == nil
          }
        expect(isSame, "\(one as Any), among all \(other as Any)")
      }
    }
  }

  /// Moves to another optimum, and sees that it is one.
  func exercise() {
    guard let index = place(in: unknowns) else { return }
    let unknown = unknowns[index]
    solver.solve()
    let old = values
    guard let range = (try? solver.ambiguity(of: unknown))??.range,
      (try? solver.exerciseAmbiguity(of: unknown)) == true, !isWild
    else { return }
    let value = solver.value(of: unknown)
    let wasThere = old[unknowns.firstIndex(of: unknown) ?? 0]
    expect((value - wasThere).magnitude > 1e-9, "exercising did not move it from \(value)")
    expect(range.lowerBound - 1e-6 <= value && value <= range.upperBound + 1e-6, "out of \(range)")
    expectNone(solver.invariantViolations())
    guard unknowns.count <= 4 else { return }
    let oracle = Oracle(model)
    let count = oracle.priorities.count
    let costs = oracle.costs(at: values, without: setAside).prefix(count)
    let before = oracle.costs(at: old, without: setAside).prefix(count)
    expect(isClose(Array(costs), Array(before)), "exercising cost \(costs), before \(before)")
  }
}

extension ConstraintStatus {
  fileprivate var isEven: Bool {
    switch self {
    case .active, .redundant: true
    default: false
    }
  }
}
