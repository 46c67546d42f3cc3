import AshlarSolver
import Testing

struct `A hundred thousand constraints on one unknown` {
  @Test func `as wishes leave it at their median, bounded or not`() throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    for wish in 1...99_999 { try solver.add([1 * x], .equal, Double(wish), priority: 500) }
    #expect(solver.solve() == .optimal)
    expectValues(solver.values(x), [50_000])

    let bound = try solver.add([1 * x], .greaterThanOrEqual, 60_000)
    #expect(solver.solve() == .optimal)
    expectValues(solver.values(x), [60_000])

    try solver.remove(bound)
    #expect(solver.solve() == .optimal)
    expectValues(solver.values(x), [50_000])
  }

  @Test func `as requirements that agree leave it where they say`() throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    for number in 1...50_000 {
      try solver.add([1 * x], .equal, 7)
      try solver.add([1 * x], .lessThanOrEqual, 6 + Double(number))
    }

    #expect(solver.solve() == .optimal)

    expectValues(solver.values(x), [7])
    #expect(solver.conflicts.isEmpty)
  }

  @Test func `as requirements that all disagree leave it to the oldest`() throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    let pins = try (1...10_000).map { try solver.add([1 * x], .equal, Double($0)) }

    #expect(solver.solve() == .optimal)

    expectValues(solver.values(x), [1])
    #expect(solver.leftOut == Array(pins.dropFirst()))
  }

  @Test func `as bounds that rise leave it at the last`() throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    for bound in 1...1_000 { try solver.add([1 * x], .greaterThanOrEqual, Double(bound)) }

    #expect(solver.solve() == .optimal)

    expectValues(solver.values(x), [1_000])
    #expect(solver.conflicts.isEmpty)
  }
}
