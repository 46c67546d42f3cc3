import AshlarSolver
import Testing

struct `Labels that wish to be as wide as their neighbours` {
  /// Labels in a row. Contents are 30 to 119 wide, and each 90th is as wide as can be.
  private struct Neighbours: ~Copyable {
    var solver = Solver()
    var labels: [Unknown] = []
    var wishes: [Constraint] = []

    init(count: Int) {
      for index in 0..<count { append(content: Double(30 + index * 37 % 90)) }
    }

    private mutating func append(content: Double) {
      let label = solver.addUnknown(.size)
      try! solver.add([1 * label], near: content, penalties: Penalties(under: 750, over: 251))
      if let last = labels.last {
        wishes.append(try! solver.add([1 * label, -1 * last], .equal, 0, priority: 500))
      }
      labels.append(label)
    }

    func expectWidths(_ width: Double) {
      expectValues(solver.values(of: labels), labels.map { _ in width })
    }
  }

  // The wish weighs more than what is too wide and less than what is too narrow, so that all are as wide
  // as the widest.

  @Test(arguments: [500, 10_000])
  func `become so with work that grows as they do`(count: Int) {
    var row = Neighbours(count: count)

    let cost = row.solver.cost { _ in }

    row.expectWidths(119)
    #expect(cost.pivots <= 10)
    #expect(cost.unknowns <= 4 * count)
    #expect(cost.constraints <= 5 * count)
    #expect(row.solver.invariantViolations() == [])
  }

  @Test(arguments: [500, 10_000])
  func `do so again at the cost of a few when one wish goes and comes back`(count: Int) throws {
    var row = Neighbours(count: count)
    row.solver.solve()
    let (label, last) = (row.labels[count / 2], row.labels[count / 2 - 1])

    let cost = try row.solver.cost {
      try $0.remove(row.wishes[count / 2 - 1])
      try $0.add([1 * label, -1 * last], .equal, 0, priority: 500)
    }

    row.expectWidths(119)
    #expect(cost.pivots <= 5)
    #expect(cost.unknowns <= 2_000)
    #expect(cost.constraints <= 1_000)
  }
}
