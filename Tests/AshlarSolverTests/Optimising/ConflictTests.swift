import AshlarSolver
import Testing

struct `A conflict` {
  @Test func `leaves the newest constraint out and keeps the others`() throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    let old = try solver.add([1 * x], .equal, 10)
    let new = try solver.add([1 * x], .equal, 25)

    solver.solve()

    expectValues(solver.values(x), [10])
    #expect(solver.leftOut == [new])
    #expect(solver.conflicts[0].members == [.constraint(old), .constraint(new)])
    expectValues(solver.conflicts.map(\.missedBy), [15])
  }

  @Test func `names the whole chain that leads to it and nothing beside it`() throws {
    var solver = Solver()
    let (x, y, z) = (
      solver.addUnknown(.location), solver.addUnknown(.location), solver.addUnknown(.location)
    )
    let bystander = solver.addUnknown(.size)
    let start = try solver.add([1 * x], .equal, 0)
    try solver.add([1 * bystander, -1 * x], .equal, 5)
    let first = try solver.add([1 * y, -1 * x], .equal, 10)
    try solver.add([1 * y], .lessThanOrEqual, 100)
    let second = try solver.add([1 * z, -1 * y], .equal, 10)
    let end = try solver.add([1 * z], .equal, 30)

    solver.solve()

    expectValues(solver.values(x, y, z, bystander), [0, 10, 20, 5])
    #expect(
      solver.conflicts.map(\.members) == [[start, first, second, end].map { .constraint($0) }])
    expectValues(solver.conflicts.map(\.missedBy), [10])
  }

  @Test func `between inequalities needs bounds that cross`() throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    try solver.add([1 * x], .greaterThanOrEqual, 0)
    let least = try solver.add([1 * x], .greaterThanOrEqual, 10)
    try solver.add([1 * x], .lessThanOrEqual, 10)
    let most = try solver.add([1 * x], .lessThanOrEqual, 4)

    solver.solve()

    expectValues(solver.values(x), [10])
    #expect(solver.leftOut == [most])
    expectValues(solver.conflicts.map(\.missedBy), [6])
    #expect(solver.conflicts[0].members == [.constraint(least), .constraint(most)])
  }

  @Test func `never involves what is optional`() throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    try solver.add([1 * x], .equal, 10, priority: 999)
    let required = try solver.add([1 * x], .equal, 25)
    try solver.add([1 * x], .equal, 40, priority: 999)

    solver.solve()

    expectValues(solver.values(x), [25])
    #expect(solver.conflicts.isEmpty)
    #expect(throws: Never.self) { try solver.remove(required) }
  }

  @Test func `is reported for each constraint that is left out, in order of age`() throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    let y = solver.addUnknown(.location)
    try solver.add([1 * y], .equal, 1)
    try solver.add([1 * x], .equal, 1)
    let first = try solver.add([1 * x], .equal, 2)
    let second = try solver.add([1 * y], .equal, 3)
    let third = try solver.add([1 * x], .equal, 4)

    solver.solve()

    expectValues(solver.values(x, y), [1, 1])
    #expect(solver.leftOut == [first, second, third])
    expectValues(solver.conflicts.map(\.missedBy), [1, 2, 3])
  }

  @Test func `leaves the optional side of what is set aside out as well`() throws {
    // It would like x as small as 20; but it is out, and x is where the others want it.
    var solver = Solver()
    let x = solver.addUnknown(.location)
    try solver.add([1 * x], .lessThanOrEqual, 10)
    try solver.add([1 * x], .equal, 3, priority: 100)
    let content = try solver.add(
      [1 * x], near: 20, penalties: Penalties(under: .required, over: 900))

    solver.solve()

    expectValues(solver.values(x), [3])
    #expect(solver.leftOut == [content])
  }

  @Test func `among three widths in a box names the box, the widths, and no pair of them`() throws {
    // 40 + 40 fit into 100, 40 + 40 + 40 do not.
    var solver = Solver()
    let widths = (1...3).map { _ in solver.addUnknown(.size) }
    var members = try widths.map { try solver.add([1 * $0], .equal, 40) }
    members.append(try solver.add(widths.map { 1 * $0 }, .lessThanOrEqual, 100))

    solver.solve()

    #expect(solver.leftOut == [members[3]])
    #expect(solver.conflicts[0].members == members.map { .constraint($0) })
    expectValues(solver.conflicts.map(\.missedBy), [20])
  }
}
