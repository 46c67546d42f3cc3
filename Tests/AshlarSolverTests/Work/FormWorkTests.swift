import AshlarSolver
import Testing

struct `The work for a form` {
  /// Labels of one width, each with a field beside it that takes what is left of 375.
  private struct Form: ~Copyable {
    var solver = Solver()
    private(set) var labels: [Unknown] = []
    private(set) var sizes: [Constraint] = []

    init(rows count: Int) {
      self.init(widths: (0..<count).map { $0 == 0 ? 89 : Double(40 + $0 % 49) })
      solver.solve()
    }

    init(widths: [Double]) {
      for width in widths { append(width: width) }
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

  @Test func `is no exchange for a new form, where the widest label can be seen at once`() {
    var form = Form(widths: (0..<50).map { 80 - abs(Double($0) - 31) })

    let cost = form.solver.cost { _ in }

    expectValues(form.solver.values(of: form.labels), form.labels.map { _ in 80 })
    #expect(cost.pivots == 0)
  }

  @Test func `is no exchange for a long form whose labels grow wider and wider`() {
    // All labels have been looked at before one is chosen, and the widest is the strongest.
    let count = 5_000
    var form = Form(widths: (1...count).map { Double($0) / 50 })

    let cost = form.solver.cost { _ in }

    expectValues(form.solver.values(of: form.labels), form.labels.map { _ in 100 })
    #expect(cost.pivots == 0)
    #expect(cost.unknowns <= 20 * count)
    #expect(form.solver.invariantViolations() == [])
  }

  @Test(arguments: [50, 500])
  func `is three exchanges at most when a label goes and comes back`(count: Int) throws {
    var form = Form(rows: count)
    let label = form.labels[7]

    let cost = try form.solver.cost {
      try $0.remove(form.sizes[7])
      try $0.add([1 * label], near: 45, penalties: Penalties(under: 750, over: 251))
    }

    expectValues(form.solver.values(label), [89])
    #expect(cost.pivots <= 3)
    #expect(cost.unknowns <= 60)
    #expect(cost.constraints <= 10)
  }
}
