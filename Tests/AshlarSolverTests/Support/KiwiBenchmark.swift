import AshlarSolver
import Foundation
import Testing

/// The system with which kiwi measures itself: a plotting window in which many wishes compete.
struct KiwiBenchmark: ~Copyable {
  private var solver = Solver()
  private var unknowns: [Unknown] = []
  private var rows: [Row] = []
  private var constraints: [Constraint] = []

  struct Row {
    var view: Int
    var relation: Relation
    var priority: Priority
    var constant: Double
    var terms: [(coefficient: Double, unknown: Int)]
  }

  init() throws {
    let file = Bundle.module.url(forResource: "Data/kiwi-benchmark", withExtension: "txt")!
    let lines = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n").map { $0.split(separator: " ") }.filter { $0[0] != "#" }
    let sizes = Set(lines[0].dropFirst().compactMap { Int($0) })
    let screen = [(0, 400.0), (1, 600)].map { number, size in
      Row(view: -1, relation: .equal, priority: 5, constant: size, terms: [(1, number)])
    }
    rows = screen + lines.dropFirst().map(Row.init)
    for number in 0..<37 {
      unknowns.append(solver.addUnknown(sizes.contains(number) ? .size : .location))
    }
    for row in rows { constraints.append(try add(row)) }
    solver.solve()
  }

  /// Removes the constraints of a view, adds them again, and solves.
  ///
  /// - Returns: How many constraints they are, how many exchanges that takes, and how it ends.
  mutating func remake(
    view: Int
  ) throws -> (constraints: Int, exchanges: Int, outcome: Solver.Outcome) {
    let places = rows.indices.filter { rows[$0].view == view }
    let before = solver.work.pivots
    for place in places { try solver.remove(constraints[place]) }
    for place in places { constraints[place] = try add(rows[place]) }
    let outcome = solver.solve()
    return (places.count, solver.work.pivots - before, outcome)
  }

  /// What is missed at each priority at which something is, to within a millionth of a point.
  var misses: [Priority: Double] {
    var misses: [Priority: Double] = [:]
    for row in rows {
      let sum = row.terms.reduce(0) {
        $0 + $1.coefficient * solver.value(of: unknowns[$1.unknown])
      }
      let missed =
        switch row.relation {
        case .equal: (sum - row.constant).magnitude
        case .lessThanOrEqual: max(0, sum - row.constant)
        case .greaterThanOrEqual: max(0, row.constant - sum)
        }
      if missed > 1e-6 { misses[row.priority, default: 0] += missed }
    }
    return misses.mapValues { ($0 * 1e6).rounded() / 1e6 }
  }

  private mutating func add(_ row: Row) throws -> Constraint {
    try solver.add(
      row.terms.map { Term($0.coefficient, unknowns[$0.unknown]) }, row.relation, row.constant,
      priority: row.priority)
  }
}

extension KiwiBenchmark.Row {
  /// Reads a line.
  init(_ words: [Substring]) {
    view = Int(words[0])!
    relation = ["<=": .lessThanOrEqual, "==": .equal, ">=": .greaterThanOrEqual][words[1]]!
    priority = Priority(Float(words[2])!)
    constant = Double(words[3])!
    terms = stride(from: 4, to: words.count, by: 2).map {
      (Double(words[$0 + 1])!, Int(words[$0])!)
    }
  }
}
