import AshlarSolver

/// A system of constraints as plain data, for the oracle and for building solvers.
package struct SystemModel {
  package var kinds: [Unknown.Kind]
  package var rows: [Row] = []
  package private(set) var nextAge = 0

  package struct Row {
    package var coefficients: [Double]
    package var constant: Double
    package var penalties: Penalties
    package var age: Int
    package var seniority = Seniority.ordinary

    package var isTwoSided: Bool { penalties.under != nil && penalties.over != nil }

    package var isRequired: Bool { penalties.under == .required || penalties.over == .required }
  }

  package init(kinds: [Unknown.Kind]) {
    self.kinds = kinds
  }

  package mutating func takeAge() -> Int {
    nextAge += 1
    return nextAge
  }

  package mutating func add(
    _ coefficients: [Double], _ constant: Double, _ penalties: Penalties,
    seniority: Seniority = .ordinary
  ) {
    rows.append(
      Row(
        coefficients: coefficients, constant: constant, penalties: penalties, age: takeAge(),
        seniority: seniority))
  }

  package func describe() -> String {
    rows.indices.map { index in
      let row = rows[index]
      let sum = row.coefficients.indices.filter { row.coefficients[$0] != 0 }
        .map { "\(row.coefficients[$0])·x\($0)" }.joined(separator: " + ")
      let under = row.penalties.under.map { "\($0.rawValue)" } ?? "–"
      let over = row.penalties.over.map { "\($0.rawValue)" } ?? "–"
      return "\(index): \(sum) ~ \(row.constant) under \(under) over \(over) age \(row.age)"
        + (row.seniority == .ordinary ? "" : " \(row.seniority)")
    }.joined(separator: "\n") + "\n\(kinds)"
  }
}
