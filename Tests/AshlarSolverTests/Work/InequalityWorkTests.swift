import AshlarSolver
import Testing

/// What counts is that each row is looked at a few times, however many rows there are.
struct `The work for inequalities` {
  @Test(arguments: [100, 2_000])
  func `is a few looks at each row of a list whose gaps may grow`(count: Int) throws {
    // Rows of 44, at least 8 apart: the gaps are as small as they may be.
    var solver = Solver()
    var tops: [Unknown] = []
    var end: [Term] = []
    for _ in 0..<count {
      let (top, height) = (solver.addUnknown(.location), solver.addUnknown(.size))
      try solver.add([1 * top] + end, .greaterThanOrEqual, 8)
      try solver.add([1 * height], .equal, 44)
      end = [-1 * top, -1 * height]
      tops.append(top)
    }

    let cost = solver.cost { _ in }

    #expect(cost.pivots == 0)
    #expect(cost.unknowns <= 6 * count)
    #expect(cost.constraints <= 6 * count)
    expectValues(
      tops.map { solver.value(of: $0) }, (0..<count).map { 8 + 52 * Double($0) })
  }

  @Test(arguments: [100, 2_000])
  func `is one exchange for bounds each of which asks for more`(count: Int) throws {
    var solver = Solver()
    let (x, y) = (solver.addUnknown(.location), solver.addUnknown(.location))
    try solver.add([1 * y], .equal, 5)
    for bound in 1...count {
      try solver.add([1 * x, -1 * y], .greaterThanOrEqual, Double(bound))
    }

    let cost = solver.cost { _ in }

    #expect(cost.pivots <= 2)
    #expect(cost.constraints <= 6 * count)
    expectValues(solver.values(x), [5 + Double(count)])
  }

  @Test(arguments: [100, 2_000])
  func `is the same for one of them however many others speak of the screen`(count: Int) throws {
    var solver = Solver()
    let (screen, width) = (solver.addUnknown(.size), solver.addUnknown(.size))
    try solver.add([1 * screen], .equal, 300)
    try solver.add([1 * width], .equal, 400, priority: 500)
    for _ in 0..<count {
      try solver.add([1 * solver.addUnknown(.size), -1 * screen], .equal, 0)
    }
    solver.solve()

    let cost = try solver.cost {
      try $0.add([1 * screen, -1 * width], .greaterThanOrEqual, 32)
      try $0.add([1 * screen, -1 * width], .greaterThanOrEqual, 40)
    }

    #expect(cost.constraints <= 100)
    #expect(cost.unknowns <= 40)
    expectValues(solver.values(width), [260])
  }

  @Test(arguments: [100, 2_000])
  func `is one exchange for bounds half of which cannot hold`(count: Int) throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    let wall = try solver.add([1 * x], .lessThanOrEqual, Double(count / 2))
    let bounds = try (1...count).map { try solver.add([1 * x], .greaterThanOrEqual, Double($0)) }

    let cost = solver.cost { _ in }

    #expect(cost.pivots <= 2)
    #expect(cost.constraints <= 6 * count)
    expectValues(solver.values(x), [Double(count / 2)])
    #expect(solver.conflicts.map(\.setAside) == Array(bounds[(count / 2)...]))
    #expect(
      solver.conflicts.allSatisfy {
        $0.members == [.constraint(wall), .constraint($0.setAside)]
      })
  }
}
