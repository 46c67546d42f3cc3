import AshlarSolver
import Testing

struct `A content size` {
  /// What a width of 100 becomes that resists compression at 750, hugs at 250, and meets a wish.
  private func width(
    _ relation: Relation, _ constant: Double, priority: Priority
  ) throws -> Double {
    var solver = Solver()
    let width = solver.addUnknown(.size)
    try solver.add([1 * width], near: 100, penalties: Penalties(under: 750, over: 250))
    try solver.add([1 * width], relation, constant, priority: priority)
    solver.solve()
    return solver.value(of: width)
  }

  @Test func `is kept while nothing asks for more or less`() throws {
    #expect(try width(.greaterThanOrEqual, 60, priority: .required) == 100)
    #expect(try width(.lessThanOrEqual, 160, priority: .required) == 100)
  }

  @Test func `is stretched by what is stronger than its hugging`() throws {
    #expect(try width(.equal, 160, priority: 251) == 160)
    #expect(try width(.equal, 160, priority: 249) == 100)
  }

  @Test func `is squeezed by what is stronger than its resistance`() throws {
    #expect(try width(.equal, 60, priority: 751) == 60)
    #expect(try width(.equal, 60, priority: 749) == 100)
  }

  @Test func `is as small as it can be where a wish and its hugging are equally strong`() throws {
    #expect(try width(.equal, 160, priority: 250) == 100)
  }

  @Test func `is as small as it can be where a wish and its resistance are equally strong`() throws
  {
    #expect(try width(.equal, 60, priority: 750) == 60)
  }

  @Test func `with one penalty is an inequality`() throws {
    var solver = Solver()
    let narrow = solver.addUnknown(.size)
    let wide = solver.addUnknown(.size)
    try solver.add([1 * narrow], near: 100, penalties: Penalties(under: 750, over: nil))
    try solver.add([1 * narrow], .equal, 160, priority: 1)
    try solver.add([1 * wide], near: 100, penalties: Penalties(under: nil, over: 750))
    try solver.add([1 * wide], .equal, 60, priority: 1)

    solver.solve()

    expectValues(solver.values(narrow, wide), [160, 60])
  }

  @Test func `required below and optional above is a least size with hugging`() throws {
    var solver = Solver()
    let width = solver.addUnknown(.size)
    let content = try solver.add(
      [1 * width], near: 100, penalties: Penalties(under: .required, over: 250))
    let wish = try solver.add([1 * width], .equal, 160, priority: 500)

    solver.solve()
    expectValues(solver.values(width), [160])

    try solver.setConstant(60, of: wish)
    solver.solve()
    expectValues(solver.values(width), [100])

    try solver.setPriority(.required, of: wish)
    solver.solve()
    expectValues(solver.values(width), [100])
    #expect(solver.conflicts.map(\.members) == [[.constraint(content), .constraint(wish)]])
  }
}

// MARK: - Two in a row

extension `A content size` {
  /// The widths of 80 and 50 in a row that is `total` wide; the first is held a little more firmly.
  private func widths(in total: Double) throws -> [Double] {
    var solver = Solver()
    let first = solver.addUnknown(.size)
    let second = solver.addUnknown(.size)
    try solver.add([1 * first], near: 80, penalties: Penalties(under: 751, over: 251))
    try solver.add([1 * second], near: 50, penalties: Penalties(under: 750, over: 250))
    try solver.add([1 * first, 1 * second], .equal, total)
    solver.solve()
    return solver.values(first, second)
  }

  @Test func `that is held more firmly lets the other one shrink and grow`() throws {
    expectValues(try widths(in: 130), [80, 50])
    expectValues(try widths(in: 100), [80, 20])
    expectValues(try widths(in: 200), [80, 120])
  }

  @Test func `gives way itself once the other one is gone`() throws {
    expectValues(try widths(in: 60), [60, 0])
  }
}
