import AshlarSolver
import Testing

/// A linear programme on which the textbook simplex method goes round in circles for ever: maximise
/// a sum of sizes while other sums stay at or below their limits.
struct CyclingExample: CustomTestStringConvertible {
  var testDescription: String
  var objective: [Double]
  var limits: [(coefficients: [Double], constant: Double)]
  var optimum: [Double]
  var maximum: Double

  /// Each optimum is the only one, as prices on the limits show that pay for every coefficient of the
  /// objective, and for those of the zeros with something to spare.
  static let all = [
    // Prices 0, 3/2, 5/4.
    CyclingExample(
      testDescription: "E. M. L. Beale, Naval Research Logistics Quarterly 2, 1955",
      objective: [0.75, -20, 0.5, -6],
      limits: [([0.25, -8, -1, 9], 0), ([0.5, -12, -0.5, 3], 0), ([0, 0, 1, 0], 1)],
      optimum: [1, 0, 1, 0], maximum: 1.25),
    // Prices 0, 0, 1, 2.
    CyclingExample(
      testDescription: "K. T. Marshall and J. W. Suurballe, Naval Research Logistics Quarterly 16",
      objective: [0.4, 0.4, -1.8],
      limits: [
        ([0.6, -6.4, 4.8], 0), ([0.2, -1.8, 0.6], 0), ([0.4, -1.6, 0.2], 0), ([0, 1, 0], 1),
      ],
      optimum: [4, 1, 0], maximum: 2),
    // Prices 0, 18, 1.
    CyclingExample(
      testDescription: "V. Chvátal, Linear Programming, 1983",
      objective: [10, -57, -9, -24],
      limits: [([0.5, -5.5, -2.5, 9], 0), ([0.5, -1.5, -0.5, 1], 0), ([1, 0, 0, 0], 1)],
      optimum: [1, 0, 1, 0], maximum: 1),
  ]
}

struct `Examples on which the simplex method can cycle` {
  @Test(arguments: CyclingExample.all)
  func `end at the optimum, whatever the order of unknowns and limits`(
    _ example: CyclingExample
  ) throws {
    for order in permutations(of: Array(example.objective.indices)) {
      for limits in permutations(of: Array(example.limits.indices)) {
        try expectOptimum(of: example, creating: order, limiting: limits)
      }
    }
  }

  private func expectOptimum(
    of example: CyclingExample, creating order: [Int], limiting limits: [Int]
  ) throws {
    var solver = Solver()
    var unknowns: [Int: Unknown] = [:]
    for index in order { unknowns[index] = solver.addUnknown(.size) }
    let total = solver.addUnknown(.location)
    func sum(_ coefficients: [Double]) -> [Term] {
      order.filter { coefficients[$0] != 0 }.map { coefficients[$0] * unknowns[$0]! }
    }
    try solver.add(sum(example.objective) + [-1 * total], .equal, 0)
    try solver.add([1 * total], .equal, 1_000, priority: 500)
    solver.solve()
    for index in limits {
      let limit = example.limits[index]
      try solver.add(sum(limit.coefficients), .lessThanOrEqual, limit.constant)
    }

    let outcome = solver.solve()

    #expect(outcome == .optimal)
    expectValues(solver.values(total), [example.maximum], "in order \(order), \(limits)")
    let values = example.objective.indices.map { solver.value(of: unknowns[$0]!) }
    expectValues(values, example.optimum, "in order \(order), \(limits)")
  }

  private func permutations(of elements: [Int]) -> [[Int]] {
    if elements.count < 2 { return [elements] }
    return elements.flatMap { first in
      permutations(of: elements.filter { $0 != first }).map { [first] + $0 }
    }
  }
}
