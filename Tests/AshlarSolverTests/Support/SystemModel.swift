import AshlarSolver

/// A system of constraints as plain data, for the oracle and for building solvers.
struct SystemModel {
  var kinds: [Unknown.Kind]
  var rows: [Row] = []
  private(set) var nextAge = 0

  struct Row {
    var coefficients: [Double]
    var constant: Double
    var penalties: Penalties
    var age: Int
    var isImplicit = false

    var isTwoSided: Bool { penalties.under != nil && penalties.over != nil }

    var isRequired: Bool { penalties.under == .required || penalties.over == .required }
  }

  init(kinds: [Unknown.Kind]) {
    self.kinds = kinds
  }

  mutating func takeAge() -> Int {
    nextAge += 1
    return nextAge
  }

  mutating func add(
    _ coefficients: [Double], _ constant: Double, _ penalties: Penalties, isImplicit: Bool = false
  ) {
    rows.append(
      Row(
        coefficients: coefficients, constant: constant, penalties: penalties, age: takeAge(),
        isImplicit: isImplicit))
  }

  func describe() -> String {
    rows.indices.map { index in
      let row = rows[index]
      let sum = row.coefficients.indices.filter { row.coefficients[$0] != 0 }
        .map { "\(row.coefficients[$0])·x\($0)" }.joined(separator: " + ")
      let under = row.penalties.under.map { "\($0.rawValue)" } ?? "–"
      let over = row.penalties.over.map { "\($0.rawValue)" } ?? "–"
      return "\(index): \(sum) ~ \(row.constant) under \(under) over \(over) age \(row.age)"
        + (row.isImplicit ? " implicit" : "")
    }.joined(separator: "\n") + "\n\(kinds)"
  }
}
