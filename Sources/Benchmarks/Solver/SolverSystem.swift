import AshlarSolver

/// A solver that holds one workload.
struct SolverSystem: ~Copyable {
  var solver = Solver()
  private(set) var unknowns: [Unknown] = []
  var constraints: [Constraint] = []
  private(set) var edits: [Constraint] = []
  private var terms: [Term] = []
  private var values: [Double] = []

  init(_ rows: SolverRows, _ edits: SolverRows, _ kinds: [Unknown.Kind]) {
    solver.reserveRoom(
      unknowns: kinds.count, constraints: rows.rows.count + edits.rows.count,
      terms: rows.terms.count + edits.terms.count)
    unknowns.reserveCapacity(kinds.count)
    constraints.reserveCapacity(rows.rows.count)
    for kind in kinds { unknowns.append(solver.addUnknown(kind)) }
    for row in edits.rows { self.edits.append(add(row, edits)) }
    for row in rows.rows { constraints.append(add(row, rows)) }
    solver.solve()
  }

  mutating func add(_ row: SolverRows.Row, _ rows: borrowing SolverRows) -> Constraint {
    terms.removeAll(keepingCapacity: true)
    for index in row.terms {
      terms.append(Term(rows.terms[index].coefficient, unknowns[rows.terms[index].unknown]))
    }
    return try! solver.add(
      terms, near: row.constant, penalties: row.penalties, seniority: row.seniority)
  }

  /// Reads every value, as a layout does.
  mutating func readAll() { solver.readValues(into: &values) }

  /// Σ value(i) · (1 + i mod 7), the same for every solver that finds the same values.
  func checksum() -> Double {
    var sum = 0.0
    for (index, unknown) in unknowns.enumerated() {
      sum += solver.value(of: unknown) * Double(1 + index % 7)
    }
    return sum
  }
}
