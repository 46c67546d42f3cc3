import Ashlar
import AshlarSolver

/// The problem that a layout hands to the solver, solved by the solver alone.
///
/// All terms stand in one array, so that going through them costs little beside the solver's work.
struct SolverReplay {
  private let problem: SolverProblem
  private var rows: [Row] = []
  private var terms: [SolverProblem.Term] = []

  struct Row {
    let terms: Range<Int>
    let bound: Double
    let penalties: Penalties
    let isImplicit: Bool
  }

  init?(_ root: View) {
    guard let problem = root.solverProblem else { return nil }
    self.problem = problem
    for row in problem.rows {
      let first = terms.count
      terms += row.terms
      let penalties = Penalties(
        under: row.under.map { Priority($0) }, over: row.over.map { Priority($0) })
      rows.append(
        Row(
          terms: first..<terms.count, bound: row.bound, penalties: penalties,
          isImplicit: row.isImplicit))
    }
  }

  /// Does what the engine asks of the solver for a first layout.
  func build() -> System {
    var system = System()
    system.solver.reserveRoom(
      unknowns: problem.isSize.count, constraints: rows.count, terms: terms.count)
    system.unknowns.reserveCapacity(problem.isSize.count)
    for isSize in problem.isSize {
      system.unknowns.append(system.solver.addUnknown(isSize ? .size : .location))
    }
    for (index, row) in rows.enumerated() {
      let constraint = system.add(row, terms)
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
    private var terms: [Term] = []

    mutating func add(_ row: Row, _ all: borrowing [SolverProblem.Term]) -> Constraint {
      terms.removeAll(keepingCapacity: true)
      for index in row.terms {
        terms.append(Term(all[index].coefficient, unknowns[all[index].unknown]))
      }
      return try! solver.add(
        terms, near: row.bound, penalties: row.penalties, isImplicit: row.isImplicit)
    }

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
