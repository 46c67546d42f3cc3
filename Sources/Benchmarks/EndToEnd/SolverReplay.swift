import Ashlar
import AshlarSolver

/// The problem that a layout hands to the solver, solved by the solver alone.
struct SolverReplay {
  private let problem: SolverProblem

  init?(_ root: View) {
    guard let problem = root.solverProblem else { return nil }
    self.problem = problem
  }

  /// Does what the engine asks of the solver for a first layout.
  func build() -> System {
    var system = System()
    for isSize in problem.isSize {
      system.unknowns.append(system.solver.addUnknown(isSize ? .size : .location))
    }
    var terms: [Term] = []
    for (index, row) in problem.rows.enumerated() {
      terms.removeAll(keepingCapacity: true)
      for term in row.terms { terms.append(Term(term.coefficient, system.unknowns[term.unknown])) }
      let penalties = Penalties(
        under: row.under.map { Priority($0) }, over: row.over.map { Priority($0) })
      let constraint = try! system.solver.add(
        terms, near: row.bound, penalties: penalties, isImplicit: row.isImplicit)
      if index == problem.rootWidth { system.width = constraint }
      if index == problem.rootHeight { system.height = constraint }
    }
    system.solver.solve()
    return system
  }

  /// A solver and what of it is needed to go on.
  struct System: ~Copyable {
    var solver = Solver()
    var unknowns: [Unknown] = []
    var width: Constraint?
    var height: Constraint?

    /// Changes the size of the root, and reads what has changed.
    mutating func resize(_ size: CGSize) -> Double {
      if let width { try! solver.setConstant(Double(size.width), of: width) }
      if let height { try! solver.setConstant(Double(size.height), of: height) }
      solver.solve()
      var sum = 0.0
      solver.forEachChangedUnknown { sum += solver.value(of: $0) }
      return sum
    }
  }
}
