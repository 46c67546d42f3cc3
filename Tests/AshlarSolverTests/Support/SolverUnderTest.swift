import AshlarSolver
import SolverOracle
import Testing

/// A solver that is kept in step with a model, operation by operation.
final class SolverUnderTest {
  private(set) var model: SystemModel
  var solver = Solver()
  private(set) var unknowns: [Unknown] = []
  private(set) var constraints: [Constraint] = []
  private(set) var outcome = Solver.Outcome.optimal

  /// - Parameter tolerance: By how much required constraints may contradict each other without a conflict.
  init(_ model: SystemModel, tolerance: Double = 0) {
    self.model = SystemModel(kinds: model.kinds)
    solver.conflictTolerance = tolerance
    for kind in model.kinds { unknowns.append(solver.addUnknown(kind)) }
    for row in model.rows {
      add(row.coefficients, row.constant, row.penalties, seniority: row.seniority)
    }
  }

  /// A solver for the same model that has never seen another state of it.
  func fresh() -> SolverUnderTest {
    var ordered = model
    ordered.rows.sort { $0.age < $1.age }
    let other = SolverUnderTest(ordered, tolerance: solver.conflictTolerance)
    other.solve()
    return other
  }

  func solve() {
    outcome = solver.solve()
  }

  var work: Work { solver.work }
  var values: [Double] { unknowns.map { solver.value(of: $0) } }
  var conflicts: [Conflict] { solver.conflicts }
  var problems: [String] { solver.invariantViolations() }

  /// The indices of the rows that were set aside, in order of age.
  var setAside: [Int] {
    solver.conflicts.map { conflict in constraints.firstIndex(of: conflict.setAside)! }
  }
}

// MARK: - Operations

extension SolverUnderTest {
  func add(
    _ coefficients: [Double], _ constant: Double, _ penalties: Penalties,
    seniority: Seniority = .ordinary
  ) {
    model.add(coefficients, constant, penalties, seniority: seniority)
    let terms = zip(coefficients, unknowns).filter { $0.0 != 0 }.map { Term($0.0, $0.1) }
    constraints.append(
      try! solver.add(terms, near: constant, penalties: penalties, seniority: seniority))
  }

  func remove(_ index: Int) {
    model.rows.remove(at: index)
    try! solver.remove(constraints.remove(at: index))
  }

  func setConstant(_ constant: Double, of index: Int) {
    guard isTaken(try solver.setConstant(constant, of: constraints[index])) else { return }
    model.rows[index].constant = constant
  }

  func setPenalties(_ penalties: Penalties, of index: Int) {
    guard isTaken(try solver.setPenalties(penalties, of: constraints[index])) else { return }
    let wasRequired = model.rows[index].isRequired
    model.rows[index].penalties = penalties
    if model.rows[index].isRequired, !wasRequired { model.rows[index].age = model.takeAge() }
  }

  func setCoefficient(_ coefficient: Double, of unknown: Int, in index: Int) {
    guard
      isTaken(
        try solver.setCoefficient(coefficient, of: unknowns[unknown], in: constraints[index]))
    else { return }
    model.rows[index].coefficients[unknown] = coefficient
  }

  func setCoefficients(_ coefficients: [Double], of index: Int) {
    let terms = zip(coefficients, unknowns).map { Term($0, $1) }
    guard isTaken(try solver.setTerms(terms, of: constraints[index])) else { return }
    model.rows[index].coefficients = coefficients
  }

  /// Whether the solver takes a change. It may refuse one only because of a false constraint without
  /// unknowns.
  private func isTaken(_ change: @autoclosure () throws -> Void) -> Bool {
    do {
      try change()
      return true
    } catch {
      #expect(error as? SolverError == .neverTrue)
      return false
    }
  }
}

// MARK: - Unknowns

extension SolverUnderTest {
  func addUnknown(_ kind: Unknown.Kind) {
    unknowns.append(solver.addUnknown(kind))
    model.kinds.append(kind)
    for index in model.rows.indices { model.rows[index].coefficients.append(0) }
  }

  /// Removes an unknown with all that speaks of it.
  func removeUnknown(_ unknown: Int) {
    for index in model.rows.indices.reversed()
    where model.rows[index].coefficients[unknown] != 0 { remove(index) }
    try! solver.remove(unknowns.remove(at: unknown))
    model.kinds.remove(at: unknown)
    for index in model.rows.indices { model.rows[index].coefficients.remove(at: unknown) }
  }
}
