import AshlarSolver
import Testing

@Suite struct `The work for a form` {
  /// Labels of one width, each with a field beside it that takes what is left of 375.
  private struct Form: ~Copyable {
    var solver = Solver()
    private(set) var labels: [Unknown] = []
    private(set) var sizes: [Constraint] = []

    init(rows count: Int) {
      for row in 0..<count { append(width: row == 0 ? 89 : Double(40 + row % 49)) }
      solver.solve()
    }

    private mutating func append(width: Double) {
      let (label, field) = (solver.addUnknown(.size), solver.addUnknown(.size))
      sizes.append(
        try! solver.add([1 * label], near: width, penalties: Penalties(under: 750, over: 251)))
      if let first = labels.first { try! solver.add([1 * label, -1 * first], .equal, 0) }
      try! solver.add([1 * label, 1 * field], .equal, 375)
      labels.append(label)
    }
  }

  @Test(arguments: [50, 500])
  func `is one exchange and a look at each row when another label becomes the widest`(
    count: Int
  ) throws {
    // All labels and fields move: they get a direction and then a value. What comes on top is the search
    // for the row that comes in. Each content size is met once on the way; one of them has been looked at
    // when its constant changed. No other label is as wide as the two between which the width changes.
    var form = Form(rows: count)
    let label = form.sizes[3]
    expectValues(form.solver.values(form.labels[0]), [89])
    for _ in 0..<3 {
      let wider = try form.solver.cost { try $0.setConstant(143, of: label) }
      expectValues(form.solver.values(form.labels[0]), [143])
      let back = try form.solver.cost { try $0.setConstant(43, of: label) }
      expectValues(form.solver.values(form.labels[0]), [89])

      for cost in [wider, back] {
        #expect(cost.pivots == 1)
        #expect(cost.rebuilds == 0)
        #expect(cost.unknowns <= 2 * 2 * count + 60)
        #expect(cost.constraints <= count + 10)
      }
    }
  }
}
