import AshlarSolver
import Testing

/// Systems with more constraints than are looked at in one stretch.
struct `Stretches of a large system` {
  private static let count = 3_000

  /// Sizes that wish to be 100, and in the end have to be something else.
  @Test func `let wishes wait for the equations that come at the end`() throws {
    var solver = Solver()
    let sizes = (0..<Self.count).map { _ in solver.addUnknown(.size) }
    for size in sizes { try solver.add([1 * size], .equal, 100, priority: 750) }
    for (index, size) in sizes.enumerated() { try solver.add([1 * size], .equal, Double(index)) }

    let cost = solver.cost { _ in }

    for (index, size) in sizes.enumerated() { #expect(solver.value(of: size) == Double(index)) }
    #expect(cost.pivots == 0)
    #expect(solver.invariantViolations() == [])
  }

  /// Each size wishes to be 10, and through another one, thousands of constraints later, more dearly to be 20.
  @Test func `let a dear wish win that comes in a later one`() throws {
    var solver = Solver()
    var twins: [Unknown] = []
    var sizes: [Unknown] = []
    for _ in 0..<Self.count {
      let (size, twin) = (solver.addUnknown(.size), solver.addUnknown(.size))
      try solver.add([1 * size], .equal, 10, priority: 250)
      try solver.add([1 * size, -1 * twin], .equal, 0)
      sizes.append(size)
      twins.append(twin)
    }
    for twin in twins { try solver.add([1 * twin], .equal, 20, priority: 750) }

    let cost = solver.cost { _ in }

    for size in sizes { #expect(solver.value(of: size) == 20) }
    #expect(cost.pivots <= Self.count)
    #expect(cost.constraints <= 20 * Self.count)
    #expect(solver.invariantViolations() == [])
  }

  /// Titles with a content size of 60 beside a time of 40, in rows of 90, between which 8 stay free: titles have to
  /// give way, and end 8 before the time.
  @Test func `make no difference to rows that lie on the border of two`() throws {
    var solver = Solver()
    var rows: [(title: Unknown, time: Unknown)] = []
    for _ in 0..<Self.count {
      let (title, left) = (solver.addUnknown(.size), solver.addUnknown(.location))
      let time = solver.addUnknown(.size)
      try solver.add([1 * title], near: 60, penalties: Penalties(under: 750, over: 250))
      try solver.add([1 * left, -1 * title], .greaterThanOrEqual, 8)
      try solver.add([1 * time], near: 40, penalties: Penalties(under: 751, over: 251))
      try solver.add([1 * left, 1 * time], .equal, 90)
      rows.append((title, time))
    }

    let cost = solver.cost { _ in }

    for row in rows {
      #expect(solver.value(of: row.title) == 42)
      #expect(solver.value(of: row.time) == 40)
    }
    #expect(cost.pivots <= Self.count)
    #expect(solver.invariantViolations() == [])
  }

  @Test func `are gone through again when constraints come back`() throws {
    var solver = Solver()
    let sizes = (0..<Self.count).map { _ in solver.addUnknown(.size) }
    var wishes: [Constraint] = []
    for size in sizes { try solver.add([1 * size], .greaterThanOrEqual, 5) }
    for (index, size) in sizes.enumerated() {
      wishes.append(try solver.add([1 * size], .equal, Double(index), priority: 500))
    }
    solver.solve()
    for wish in wishes { try solver.remove(wish) }
    solver.solve()
    #expect(sizes.allSatisfy { solver.value(of: $0) == 5 })

    for (index, size) in sizes.enumerated() {
      try solver.add([1 * size], .equal, Double(2 * index), priority: 500)
    }
    solver.solve()

    for (index, size) in sizes.enumerated() {
      #expect(solver.value(of: size) == max(5, Double(2 * index)))
    }
    #expect(solver.invariantViolations() == [])
  }
}
