import AshlarSolver

/// A constraint system read from a file, with the operations to time on it.
///
/// One record a line: `H name views unknowns constraints`, `E unknown weight initial`, `S size…`,
/// `M count (constraint delta)…`, `R view`, and for each constraint
/// `C id relation priority weight constant owner count (unknown coefficient)…`, which means
/// Σ coefficient · unknown + constant (−1: ≤, 0: =, 1: ≥) 0.
struct Workload {
  var name = ""
  var viewCount = 0
  var unknownCount = 0
  var edits: [Edit] = []
  var sizes: [Double] = []
  var changes: [(constraint: Int, delta: Double)] = []
  var remadeView = 0
  var constraints: [Row] = []

  struct Edit {
    var unknown: Int
    var weight: Double
    var initial: Double
  }

  struct Row {
    var relation: Relation
    var isRequired: Bool
    var weight: Double
    var constant: Double
    var owner: Int
    var terms: [(unknown: Int, coefficient: Double)]
  }

  init(path: String) throws {
    let text = try Machine.text(ofFile: path)
    for line in text.split(separator: "\n") {
      var fields = line.split(separator: " ")[...]
      read(String(fields.removeFirst()), fields.map(String.init))
    }
  }
}

// MARK: - Reading

extension Workload {
  private mutating func read(_ kind: String, _ fields: [String]) {
    let numbers = fields.map { Double($0) ?? 0 }
    switch kind {
    case "H":
      name = fields[0]
      viewCount = Int(numbers[1])
      unknownCount = Int(numbers[2])
    case "E":
      edits.append(Edit(unknown: Int(numbers[0]), weight: numbers[1], initial: numbers[2]))
    case "S": sizes = numbers
    case "M":
      changes = stride(from: 1, to: numbers.count, by: 2).map {
        (Int(numbers[$0]), numbers[$0 + 1])
      }
    case "R": remadeView = Int(numbers[0])
    default: constraints.append(row(numbers))
    }
  }

  private func row(_ numbers: [Double]) -> Row {
    Row(
      relation: numbers[1] < 0 ? .lessThanOrEqual : numbers[1] > 0 ? .greaterThanOrEqual : .equal,
      isRequired: numbers[2] == 1000, weight: numbers[3], constant: numbers[4],
      owner: Int(numbers[5]),
      terms: stride(from: 7, to: numbers.count, by: 2).map {
        (Int(numbers[$0]), numbers[$0 + 1])
      })
  }
}

// MARK: - Priorities

extension Workload {
  /// The priority for each weight: weights only say which level is above which.
  var priorities: [Double: Priority] {
    var weights = edits.map(\.weight)
    for row in constraints where !row.isRequired { weights.append(row.weight) }
    let levels = Set(weights).sorted()
    return Dictionary(
      uniqueKeysWithValues: levels.indices.map { (levels[$0], Priority(Float($0 + 1))) })
  }
}
