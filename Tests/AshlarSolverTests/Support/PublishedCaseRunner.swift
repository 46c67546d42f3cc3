import AshlarSolver
import Testing

/// Takes a solver through the steps of a published case.
final class PublishedCaseRunner {
  private let published: PublishedCase
  private let solvesOften: Bool
  private var solver = Solver()
  private var unknowns: [String: Unknown] = [:]
  private var edits: [String: Constraint] = [:]

  /// What the steps that add something have added, or nil where they were refused.
  private var added: [Constraint?] = []
  private var refusal: SolverError?

  init(_ published: PublishedCase, solvesOften: Bool) {
    self.published = published
    self.solvesOften = solvesOften
    for name in published.vars { unknowns[name] = solver.addUnknown(.location) }
  }

  func run() throws {
    for index in published.steps.indices {
      try take(published.steps[index], error: expectedError(after: index))
      if solvesOften { #expect(solver.solve() == .optimal) }
    }
    #expect(solver.invariantViolations() == [])
  }

  private func expectedError(after index: Int) -> String? {
    let next = published.steps.dropFirst(index + 1).first
    if case .expectError(let error) = next { return error }
    return nil
  }
}

// MARK: - Steps

extension PublishedCaseRunner {
  private func take(_ step: PublishedCase.Step, error: String?) throws {
    switch step {
    case .add(let sentence) where error == "unsatisfiable": try addUnsatisfiable(sentence)
    case .add(let sentence): added.append(try add(sentence))
    case .addAgain(let number): try addAgain(number)
    case .remove(let number): try solver.remove(try #require(added[number]))
    case .removeUnadded(let sentence): try removeUnadded(sentence)
    case .setConstant(let number, let constant):
      try solver.setConstant(constant, of: try #require(added[number]))
    case .setPriority(let number, let priority):
      try solver.setPriority(priority, of: try #require(added[number]))
    case .edit(let name, let priority):
      let unknown = unknowns[name]!
      edits[name] = try solver.add(
        [1 * unknown], .equal, solver.value(of: unknown), priority: priority)
    case .suggest(let name, let value): try solver.setConstant(value, of: edits[name]!)
    case .expect(let choices): expect(choices)
    case .expectError: break
    }
  }

  private func add(_ sentence: PublishedCase.Sentence) throws -> Constraint {
    let names = published.vars.filter { sentence.terms[$0] != nil }
    return try solver.add(
      names.map { sentence.terms[$0]! * unknowns[$0]! }, sentence.relation, sentence.constant,
      priority: sentence.priority)
  }

  private func expect(_ choices: [[String: Double]]) {
    #expect(solver.solve() == .optimal)
    let tolerance = published.tolerance ?? 1e-6
    let isAny = choices.contains { choice in
      choice.allSatisfy { name, value in
        (solver.value(of: unknowns[name]!) - value).magnitude <= tolerance
      }
    }
    #expect(isAny, "\(published.vars) = \(values), expected \(choices)")
  }

  private var values: [Double] { published.vars.map { solver.value(of: unknowns[$0]!) } }
}

// MARK: - Steps that other solvers refuse

extension PublishedCaseRunner {
  /// A contradiction of constants is refused; any other is found by the next solve, sets the new
  /// constraint aside and leaves all values as they were.
  private func addUnsatisfiable(_ sentence: PublishedCase.Sentence) throws {
    solver.solve()
    let before = values
    guard !sentence.terms.isEmpty else {
      #expect(throws: SolverError.neverTrue) { try self.add(sentence) }
      return added.append(nil)
    }
    let constraint = try add(sentence)
    added.append(constraint)
    solver.solve()
    #expect(solver.leftOut == [constraint])
    #expect(values == before)
  }

  /// There is no handle to add a second time here: each call of `add` makes a constraint of its own.
  /// So an equal constraint is added, which must do no harm, and removed before the case goes on.
  private func addAgain(_ number: Int) throws {
    solver.solve()
    let before = values
    let sentences = published.steps.compactMap { step in
      if case .add(let sentence) = step { sentence } else { nil }
    }
    let second = try add(sentences[number])
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(values == before)
    try solver.remove(second)
  }

  /// A constraint that was never added here is one of another solver, or one that has gone.
  private func removeUnadded(_ sentence: PublishedCase.Sentence) throws {
    var other = Solver()
    let stranger = try other.add([1 * other.addUnknown(.location)], .equal, 0)
    let gone = try add(sentence)
    try solver.remove(gone)
    for constraint in [stranger, gone] {
      #expect(throws: SolverError.unknownConstraint) { try self.solver.remove(constraint) }
    }
  }
}
