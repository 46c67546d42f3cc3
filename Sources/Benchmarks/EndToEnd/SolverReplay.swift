import Ashlar
import AshlarSolver

/// The problem that a layout hands to the solver, solved by the solver alone.
struct SolverReplay {
  private let kinds: [Unknown.Kind]
  private var rows = SolverRows()

  /// The rows that determine the width and the height of the root.
  private let width: Int?
  private let height: Int?

  init?(_ root: View) {
    guard let problem = root.solverProblem else { return nil }
    kinds = problem.isSize.map { $0 ? .size : .location }
    width = problem.rootWidth
    height = problem.rootHeight
    for (index, row) in problem.rows.enumerated() {
      let penalties = Penalties(
        under: row.under.map { Priority($0) }, over: row.over.map { Priority($0) })
      // Each has an owner of its own, so that none is made one with the next.
      rows.append(
        row.terms.map { ($0.unknown, $0.coefficient) }, row.bound, penalties,
        seniority: Seniority(rawValue: row.seniority) ?? .ordinary, owner: index)
    }
  }

  /// Does what the engine asks of the solver for a first layout.
  func build() -> SolverSystem { SolverSystem(rows, SolverRows(), kinds) }

  /// Changes the size of the root, and reads what has changed.
  func resize(_ system: inout SolverSystem, to size: CGSize) -> Double {
    if let width { try! system.solver.setConstant(size.width, of: system.constraints[width]) }
    if let height { try! system.solver.setConstant(size.height, of: system.constraints[height]) }
    system.solver.solve()
    var sum = 0.0
    system.solver.forEachChangedUnknown { sum += system.solver.value(of: $0) }
    return sum
  }
}
