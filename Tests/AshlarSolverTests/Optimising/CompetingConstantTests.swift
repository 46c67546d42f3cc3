import AshlarSolver
import Testing

/// Labels that are all as wide as the first one, each firm against being cut (750) and less firm
/// against being stretched (250): the common width is that of the widest, for what is cut counts more
/// than any stretching.
private struct EqualLabels: ~Copyable {
  var solver = Solver()
  let width: Unknown
  private var sizes: [Constraint] = []

  init(_ widths: [Double], limit: Double? = nil) throws {
    var unknowns: [Unknown] = []
    for width in widths {
      let unknown = solver.addUnknown(.size)
      unknowns.append(unknown)
      sizes.append(
        try solver.add(
          [1 * unknown], near: width, penalties: Penalties(under: 750, over: 250)))
      if unknown != unknowns[0] { try solver.add([1 * unknown, -1 * unknowns[0]], .equal, 0) }
    }
    if let limit { try solver.add([1 * unknowns[0]], .lessThanOrEqual, limit) }
    width = unknowns[0]
    solver.solve()
  }

  mutating func set(_ width: Double, at index: Int) throws {
    try solver.setConstant(width, of: sizes[index])
    solver.solve()
  }

  mutating func setPriority(_ priority: Priority, at index: Int) throws {
    try solver.setPriority(priority, of: sizes[index])
    solver.solve()
  }

  func expectWidth(_ expected: Double) {
    expectValues(solver.values(width), [expected])
  }
}

struct `The widest of labels of equal width` {
  @Test func `gives way to the next one when it shrinks below it`() throws {
    var labels = try EqualLabels([40, 100, 60, 80])
    labels.expectWidth(100)

    try labels.set(30, at: 1)
    labels.expectWidth(80)

    try labels.set(100, at: 1)
    labels.expectWidth(100)
  }

  @Test func `stays the widest when it shrinks a little`() throws {
    var labels = try EqualLabels([40, 100, 60, 80])

    try labels.set(90, at: 1)
    labels.expectWidth(90)

    try labels.set(80, at: 1)
    labels.expectWidth(80)

    try labels.set(79, at: 1)
    labels.expectWidth(80)
  }

  @Test func `is the median where cutting and stretching cost the same`() throws {
    // The sum of the errors is least at the one in the middle.
    var labels = try EqualLabels([40, 60, 80])
    for index in 0..<3 { try labels.setPriority(250, at: index) }
    labels.expectWidth(60)

    try labels.set(20, at: 1)
    labels.expectWidth(40)

    try labels.set(200, at: 1)
    labels.expectWidth(80)

    try labels.set(70, at: 1)
    labels.expectWidth(70)
  }

  @Test func `is stopped by what is required`() throws {
    var labels = try EqualLabels([40, 100, 60], limit: 70)
    labels.expectWidth(70)

    try labels.set(65, at: 1)
    labels.expectWidth(65)

    try labels.set(300, at: 1)
    labels.expectWidth(70)

    try labels.set(-50, at: 1)
    labels.expectWidth(60)
  }

  @Test func `is stopped by a constraint that is new in the same solve`() throws {
    var labels = try EqualLabels([40, 100, 60])
    let wider = try labels.solver.add([1 * labels.width], .greaterThanOrEqual, 85, priority: 800)

    try labels.set(30, at: 1)
    labels.expectWidth(85)

    try labels.solver.remove(wider)
    labels.solver.solve()
    labels.expectWidth(60)
  }
}
