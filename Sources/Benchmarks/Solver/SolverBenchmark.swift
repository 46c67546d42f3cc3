import AshlarSolver

/// Times the operations of one workload on a bare solver.
struct SolverBenchmark {
  private let workload: Workload
  private let rows: [PreparedRow]
  private let edits: [PreparedRow]
  private let kinds: [Unknown.Kind]
  private let changedRows: [Int]
  private let remadeRows: [Int]

  /// A row as it is handed to a solver whose unknowns are numbered from zero.
  struct PreparedRow {
    var terms: [(unknown: Int, coefficient: Double)]
    var constant: Double
    var penalties: Penalties
    var owner: Int

    /// The places, in the file, of the lines it stands for.
    var lines: [Int]
  }

  init(_ workload: Workload) {
    self.workload = workload
    let priorities = workload.priorities
    edits = workload.edits.map {
      PreparedRow(
        terms: [($0.unknown, 1)], constant: $0.initial,
        penalties: Penalties(.equal, priorities[$0.weight]!), owner: -1, lines: [])
    }
    let prepared = Self.prepare(workload, priorities)
    (rows, kinds) = prepared
    let changedLines = workload.changes.map(\.constraint)
    changedRows = prepared.0.indices.filter { index in
      prepared.0[index].lines.contains { changedLines.contains($0) }
    }
    remadeRows = prepared.0.indices.filter { prepared.0[$0].owner == workload.remadeView }
  }
}

// MARK: - Preparing

extension SolverBenchmark {
  /// Turns the lines of a file into rows as the solver wants them.
  ///
  /// That an unknown is not negative is a matter of its kind, and a `≤ c` beside a `≥ c` over the same
  /// terms is one constraint with two penalties.
  private static func prepare(
    _ workload: Workload, _ priorities: [Double: Priority]
  ) -> ([PreparedRow], [Unknown.Kind]) {
    var kinds = [Unknown.Kind](repeating: .location, count: workload.unknownCount)
    var rows: [PreparedRow] = []
    for (line, row) in workload.constraints.enumerated() {
      if row.isLowerBoundOfZero {
        kinds[row.terms[0].unknown] = .size
        continue
      }
      let priority = row.isRequired ? .required : priorities[row.weight]!
      let prepared = PreparedRow(
        terms: row.terms, constant: -row.constant, penalties: Penalties(row.relation, priority),
        owner: row.owner, lines: [line])
      if let last = rows.last, let merged = last.merged(with: prepared) {
        rows[rows.count - 1] = merged
      } else {
        rows.append(prepared)
      }
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

extension SolverBenchmark.PreparedRow {
  /// One row for two that bound the same terms by the same constant from both sides.
  func merged(with other: Self) -> Self? {
    let isSame =
      terms.count == other.terms.count && zip(terms, other.terms).allSatisfy(==)
      && constant == other.constant && owner == other.owner
    let isPair =
      penalties.under == nil && other.penalties.over == nil
      || penalties.over == nil && other.penalties.under == nil
    guard isSame, isPair else { return nil }
    var merged = self
    merged.penalties = Penalties(
      under: penalties.under ?? other.penalties.under, over: penalties.over ?? other.penalties.over)
    merged.lines += other.lines
    return merged
  }
}

// MARK: - A system

/// A solver that holds one workload.
private struct System: ~Copyable {
  var solver = Solver()
  var unknowns: [Unknown] = []
  var constraints: [Constraint] = []
  var edits: [Constraint] = []
  private var terms: [Term] = []

  init(
    _ rows: [SolverBenchmark.PreparedRow], _ edits: [SolverBenchmark.PreparedRow],
    _ kinds: [Unknown.Kind]
  ) {
    unknowns.reserveCapacity(kinds.count)
    constraints.reserveCapacity(rows.count)
    for kind in kinds { unknowns.append(solver.addUnknown(kind)) }
    for row in edits { self.edits.append(add(row)) }
    for row in rows { constraints.append(add(row)) }
    solver.solve()
  }

  mutating func add(_ row: SolverBenchmark.PreparedRow) -> Constraint {
    terms.removeAll(keepingCapacity: true)
    for term in row.terms { terms.append(Term(term.coefficient, unknowns[term.unknown])) }
    return try! solver.add(terms, near: row.constant, penalties: row.penalties)
  }

  /// Reads every value, as a layout does, into one number.
  borrowing func readAll() -> Double {
    var sum = 0.0
    for unknown in unknowns { sum += solver.value(of: unknown) }
    return sum
  }

  /// Σ value(i) · (1 + i mod 7), the same for every solver that finds the same values.
  borrowing func checksum() -> Double {
    var sum = 0.0
    for (index, unknown) in unknowns.enumerated() {
      sum += solver.value(of: unknown) * Double(1 + index % 7)
    }
    return sum
  }
}

// MARK: - Running

extension SolverBenchmark {
  /// Measures every operation and prints a line of JSON for each.
  func run(budget: Double) {
    let report = WorkloadReport(name: workload.name, viewCount: workload.viewCount, budget: budget)
    var sink = 0.0
    report.values("values_build", System(rows, edits, kinds).checksum())
    report.measure("build") { _ in
      let system = System(rows, edits, kinds)
      sink += system.readAll()
    }
    var system = System(rows, edits, kinds)
    report.measure("resize") { round in
      resize(&system, round)
      sink += system.readAll()
    }
    resize(&system, 0)
    report.values("values_resize", system.checksum())
    var isOn = false
    report.measure("mid") { _ in
      isOn.toggle()
      change(&system, isOn)
      sink += system.readAll()
    }
    change(&system, true)
    report.values("values_mid", system.checksum())
    let changed = rows.map { changedRow($0, isOn: true) }
    report.measure("remake") { _ in
      remake(&system, with: changed)
      sink += system.readAll()
    }
    report.values("values_remake", system.checksum())
    report.keep(sink)
  }

  private func resize(_ system: inout System, _ round: Int) {
    let count = workload.sizes.count
    for (index, edit) in system.edits.enumerated() {
      let size = workload.sizes[(round * system.edits.count + index) % count]
      try! system.solver.setConstant(size, of: edit)
    }
    system.solver.solve()
  }

  private func change(_ system: inout System, _ isOn: Bool) {
    for index in changedRows {
      let constant = changedRow(rows[index], isOn: isOn).constant
      try! system.solver.setConstant(constant, of: system.constraints[index])
    }
    system.solver.solve()
  }

  private func changedRow(_ row: PreparedRow, isOn: Bool) -> PreparedRow {
    var row = row
    for change in workload.changes where isOn && row.lines.contains(change.constraint) {
      row.constant = -workload.constraints[change.constraint].constant - change.delta
    }
    return row
  }

  private func remake(_ system: inout System, with rows: [PreparedRow]) {
    for index in remadeRows { try! system.solver.remove(system.constraints[index]) }
    for index in remadeRows { system.constraints[index] = system.add(rows[index]) }
    system.solver.solve()
  }
}
