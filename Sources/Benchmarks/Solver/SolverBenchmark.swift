import AshlarSolver

/// Times the operations of one workload on a bare solver.
struct SolverBenchmark {
  private let workload: Workload
  private let rows: SolverRows
  private let edits: SolverRows
  private let kinds: [Unknown.Kind]
  private let changedRows: [Int]
  private let remadeRows: [Int]

  init(_ workload: Workload) {
    self.workload = workload
    let priorities = workload.priorities
    var edits = SolverRows()
    for edit in workload.edits {
      edits.append(
        [(edit.unknown, 1)], edit.initial, Penalties(.equal, priorities[edit.weight]!))
    }
    let (rows, kinds) = Self.prepare(workload, priorities)
    let changedLines = Set(workload.changes.map(\.constraint))
    self.edits = edits
    self.rows = rows
    self.kinds = kinds
    changedRows = rows.rows.indices.filter { !changedLines.isDisjoint(with: rows.lines[$0]) }
    remadeRows = rows.rows.indices.filter { rows.owners[$0] == workload.remadeView }
  }
}

// MARK: - Preparing

extension SolverBenchmark {
  /// Turns the lines of a file into rows for the solver.
  ///
  /// That an unknown is not negative is a matter of its kind, and a `≤ c` beside a `≥ c` over the same
  /// terms is one constraint with two penalties.
  private static func prepare(
    _ workload: Workload, _ priorities: [Double: Priority]
  ) -> (SolverRows, [Unknown.Kind]) {
    var kinds = [Unknown.Kind](repeating: .location, count: workload.unknownCount)
    var rows = SolverRows()
    for (line, row) in workload.constraints.enumerated() {
      if row.isLowerBoundOfZero {
        kinds[row.terms[0].unknown] = .size
        continue
      }
      let priority = row.isRequired ? .required : priorities[row.weight]!
      rows.append(
        row.terms, -row.constant, Penalties(row.relation, priority), owner: row.owner, line: line)
    }
    return (rows, kinds)
  }
}

extension Workload.Row {
  var isLowerBoundOfZero: Bool {
    isRequired && relation == .greaterThanOrEqual && constant == 0 && terms.count == 1
      && terms[0].coefficient > 0
  }
}

// MARK: - Running

extension SolverBenchmark {
  /// Measures the operations and prints a line of JSON for each.
  func run(budget: Double, only operations: Set<String>) {
    let report = WorkloadReport(
      name: workload.name, viewCount: workload.viewCount, budget: budget, only: operations)
    report.values("values_build", SolverSystem(rows, edits, kinds).checksum())
    report.measure("build") { _ in
      var system = SolverSystem(rows, edits, kinds)
      system.readAll()
    }
    var system = SolverSystem(rows, edits, kinds)
    report.measure("resize") { round in
      resize(&system, round)
      system.readAll()
    }
    resize(&system, 0)
    report.values("values_resize", system.checksum())
    let changes = [changedConstants(isOn: false), changedConstants(isOn: true)]
    report.measure("mid") { round in
      change(&system, changes[(round + 1) % 2])
      system.readAll()
    }
    change(&system, changes[1])
    report.values("values_mid", system.checksum())
    let constants = remadeRows.map { constant(of: $0, isOn: true) }
    report.measure("remake") { _ in
      remake(&system, with: constants)
      system.readAll()
    }
    report.values("values_remake", system.checksum())
  }

  private func resize(_ system: inout SolverSystem, _ round: Int) {
    let count = workload.sizes.count
    for index in system.edits.indices {
      let size = workload.sizes[(round * system.edits.count + index) % count]
      try! system.solver.setConstant(size, of: system.edits[index])
    }
    system.solver.solve()
  }

  private func change(_ system: inout SolverSystem, _ constants: [Double]) {
    for (index, constant) in zip(changedRows, constants) {
      try! system.solver.setConstant(constant, of: system.constraints[index])
    }
    system.solver.solve()
  }

  private func changedConstants(isOn: Bool) -> [Double] {
    changedRows.map { constant(of: $0, isOn: isOn) }
  }

  private func constant(of row: Int, isOn: Bool) -> Double {
    for change in workload.changes where isOn && rows.lines[row].contains(change.constraint) {
      return rows.rows[row].constant - change.delta
    }
    return rows.rows[row].constant
  }

  private func remake(_ system: inout SolverSystem, with constants: [Double]) {
    for index in remadeRows { try! system.solver.remove(system.constraints[index]) }
    for (index, constant) in zip(remadeRows, constants) {
      var row = rows.rows[index]
      row.constant = constant
      system.constraints[index] = system.add(row, rows)
    }
    system.solver.solve()
  }
}
