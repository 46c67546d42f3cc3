import AshlarSolver
import Testing

struct `The range of a sum` {
  /// A location between 0 and 10.
  private func between(_ solver: inout Solver) throws -> Unknown {
    let x = solver.addUnknown(.location)
    try solver.add([1 * x], .greaterThanOrEqual, 0)
    try solver.add([1 * x], .lessThanOrEqual, 10)
    solver.solve()
    return x
  }

  @Test func `may have a larger coefficient than a constraint`() throws {
    var solver = Solver()
    let x = try between(&solver)

    #expect(try solver.ambiguity(ofSum: [1e9 * x, 1e9 * x]) == 0...2e10)
    #expect(try solver.ambiguity(ofSum: [-1e9 * x, -1e9 * x]) == -2e10...0)
  }

  @Test func `is as small as its coefficient, which need not be one of a constraint`() throws {
    // The coefficients leave 1e-10 of x, and the largest of them is 1: a range of 1e-9 is none.
    var solver = Solver()
    let x = try between(&solver)
    #expect(try solver.ambiguity(ofSum: [1 * x, (-1 + 1e-10) * x]) == nil)
    #expect(try solver.ambiguity(ofSum: [0.1 * x, 0.2 * x, -0.3 * x]) == nil)

    // A thousandth of a millionth of x does go from 0 to 1e-8, as x goes from 0 to 10.
    let least = try #require(try solver.ambiguity(ofSum: [1e-9 * x]))
    expectValues([least.lowerBound * 1e9, least.upperBound * 1e9], [0, 10])

    // Of a million 1e-10 are 0.0001.
    let far = solver.addUnknown(.location)
    try solver.add([1 * far], .greaterThanOrEqual, 0)
    try solver.add([1 * far], .lessThanOrEqual, 1e6)
    solver.solve()
    let rest = try #require(try solver.ambiguity(ofSum: [1 * far, (-1 + 1e-10) * far]))
    expectValues([rest.lowerBound, rest.upperBound * 1e4], [0, 1])
  }

  @Test func `is that of all its terms, however far apart their coefficients are`() throws {
    var solver = Solver()
    let x = try between(&solver)
    let height = solver.addUnknown(.size)
    solver.solve()

    #expect(try solver.ambiguity(ofSum: [1e9 * x, 1e-9 * height]) == 0 ... .infinity)
    #expect(try solver.ambiguity(ofSum: [1e-9 * x, -1e9 * height])?.lowerBound == -.infinity)
  }
}

struct `A wall that is far away` {
  @Test func `ends a range, even if it is further away than a constant may be`() throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    for _ in 1...2 { try solver.add([1 * x], .greaterThanOrEqual, -1e12) }
    try solver.add([1 * x], .lessThanOrEqual, 1e12)
    solver.solve()

    #expect(try solver.ambiguities().map(\.range) == [-1e12...1e12])
    #expect(try solver.ambiguity(of: x)?.range == -1e12...1e12)
  }

  @Test func `ends a range of a multiple, too`() throws {
    // The multiple may be 1e12 at most, so that x is no more than 1,000. From the other end of the range
    // that is 1e21 of the multiple away.
    var solver = Solver()
    let x = solver.addUnknown(.location)
    try solver.add([1 * x], .greaterThanOrEqual, -1e12)
    try solver.add([1e9 * x], .lessThanOrEqual, 1e12)
    try solver.add([1 * x], .equal, -1e12, priority: 500)
    let wish = try solver.add([1 * x], .equal, 1_000, priority: 500)
    solver.solve()

    let range = try #require(try solver.ambiguity(of: x)?.range)
    expectValues([range.lowerBound, range.upperBound], [-1e12, 1_000])

    try solver.remove(wish)
    solver.solve()
    #expect(try solver.ambiguity(of: x) == nil)
  }
}
