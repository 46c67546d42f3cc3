import AshlarSolver
import Testing

struct Ties {
  @Test func `of wishes for equality between all pairs end equal`() throws {
    var solver = Solver()
    let unknowns = (0..<20).map { _ in solver.addUnknown(.location) }
    for (index, unknown) in unknowns.enumerated() {
      for other in unknowns[..<index] {
        try solver.add([1 * unknown, -1 * other], .equal, 0, priority: 500)
      }
    }
    try solver.add([1 * unknowns[7]], .equal, 10, priority: 250)

    #expect(solver.solve() == .optimal)

    expectValues(solver.values(of: unknowns), unknowns.map { _ in 10 })
  }

  @Test func `of required equality between all pairs are no conflict`() throws {
    var solver = Solver()
    let unknowns = (0..<20).map { _ in solver.addUnknown(.location) }
    for (index, unknown) in unknowns.enumerated() {
      for (before, other) in unknowns[..<index].enumerated() {
        try solver.add([1 * unknown, -1 * other], .equal, Double(index - before))
      }
    }
    let pin = try solver.add([1 * unknowns[3]], .equal, 103)

    for start in [100.0, -40] {
      try solver.setConstant(start + 3, of: pin)
      #expect(solver.solve() == .optimal)
      expectValues(solver.values(of: unknowns), unknowns.indices.map { start + Double($0) })
      #expect(solver.conflicts.isEmpty)
    }
  }

  @Test func `of many bounds in one point leave that point`() throws {
    // All lines pass through (30, 40), from every side.
    var solver = Solver()
    let x = solver.addUnknown(.location)
    let y = solver.addUnknown(.location)
    for (a, b) in [(1.0, 0.0), (0, 1), (1, 1), (1, -1), (2, 1), (1, 2), (3, -2), (-5, 4)] {
      let constant = 30 * a + 40 * b
      try solver.add([a * x, b * y], .lessThanOrEqual, constant)
      try solver.add([a * x, b * y], .greaterThanOrEqual, constant)
    }
    let wish = try solver.add([1 * x, 1 * y], .equal, 0, priority: 500)

    for constant in [0.0, 1_000, -1_000, 70] {
      try solver.setConstant(constant, of: wish)
      #expect(solver.solve() == .optimal)
      expectValues(solver.values(x, y), [30, 40])
    }
    #expect(solver.conflicts.isEmpty)
  }

  @Test func `of equal widths share what there is`() throws {
    // A ring of equalities has one more than it needs.
    var solver = Solver()
    let widths = (0..<300).map { _ in solver.addUnknown(.size) }
    for index in widths.indices {
      try solver.add([1 * widths[index], -1 * widths[(index + 1) % 300]], .equal, 0)
    }
    let total = try solver.add(widths.map { 1 * $0 }, .equal, 3_000)

    for width in [10.0, 44, 0, 1] {
      try solver.setConstant(300 * width, of: total)
      #expect(solver.solve() == .optimal)
      expectValues(solver.values(of: widths), widths.map { _ in width })
    }
    #expect(solver.conflicts.isEmpty)
  }

  @Test func `of optional equal widths share what there is`() throws {
    var solver = Solver()
    let widths = (0..<60).map { _ in solver.addUnknown(.size) }
    for index in widths.indices {
      try solver.add(
        [1 * widths[index], -1 * widths[(index + 1) % 60]], .equal, 0, priority: 500)
      try solver.add([1 * widths[index]], .equal, 100, priority: 250)
    }
    let total = try solver.add(widths.map { 1 * $0 }, .lessThanOrEqual, 600)

    for (most, width) in [(600.0, 10.0), (60, 1), (60_000, 100), (1_200, 20)] {
      try solver.setConstant(most, of: total)
      #expect(solver.solve() == .optimal)
      expectValues(solver.values(of: widths), widths.map { _ in width })
    }
  }
}
