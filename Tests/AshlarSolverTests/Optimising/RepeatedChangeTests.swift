import AshlarSolver
import Testing

struct `A constant that changes again and again` {
  @Test func `does not lose sight of a bound that changed in between`() throws {
    // Each time x is the greater of the two bounds.
    var solver = Solver()
    let x = solver.addUnknown(.location)
    let wish = try solver.add([1 * x], .greaterThanOrEqual, 20, priority: 500)
    let least = try solver.add([1 * x], .greaterThanOrEqual, 0, priority: 750)
    solver.solve()
    expectValues(solver.values(x), [20])

    for (bound, wished) in [(0.0, 30.0), (13, 40), (13, -10), (13, 15), (5, 50), (5, 2)] {
      try solver.setConstant(bound, of: least)
      try solver.setConstant(wished, of: wish)
      solver.solve()
      expectValues(solver.values(x), [max(bound, wished)])
    }
  }

  @Test func `is followed by rows that change places with others`() throws {
    // Two parts fill a width. One wishes to be 150; the other must be no less than half the width. Others
    // depend on the width as well and are left alone when the wish gives way.
    var solver = Solver()
    let width = solver.addUnknown(.size)
    let edges = (0..<20).map { _ in solver.addUnknown(.location) }
    let (part, rest) = (solver.addUnknown(.size), solver.addUnknown(.size))
    let given = try solver.add([1 * width], .equal, 400)
    for (index, edge) in edges.enumerated() {
      try solver.add([1 * edge, -1 * width], .equal, Double(index))
    }
    try solver.add([1 * part], .equal, 150, priority: 500)
    try solver.add([1 * part, 1 * rest, -1 * width], .equal, 0)
    try solver.add([1 * rest, -0.5 * width], .greaterThanOrEqual, 0)
    solver.solve()

    for next in [390.0, 380, 310, 290, 280, 250, 310, 320, 200, 180, 302, 298, 306, 100, 90, 80] {
      try solver.setConstant(next, of: given)
      solver.solve()
      let expected = max(next / 2, next - 150)
      expectValues(solver.values(part, rest), [next - expected, expected])
      expectValues(
        solver.values(of: edges), edges.indices.map { next + Double($0) })
      #expect(solver.invariantViolations() == [])
    }
  }

  @Test func `goes from place to place where rows subtract the next one`() throws {
    // Each place is 5 to the left of the one before it, the first of the width; those with odd numbers a part of 10 more.
    var solver = Solver()
    let width = solver.addUnknown(.size)
    let part = solver.addUnknown(.size)
    let places = (0..<20).map { _ in solver.addUnknown(.location) }
    let given = try solver.add([1 * width], .equal, 400)
    try solver.add([1 * part], .equal, 10)
    try solver.add([1 * width, -1 * places[0]], .equal, 5)
    for index in 1..<places.count {
      var terms: [Term] = [1 * places[index - 1], -1 * places[index]]
      if index % 2 == 1 { terms.append(-1 * part) }
      try solver.add(terms, .equal, 5)
    }
    solver.solve()

    for next in [390.0, 380.5, 5, 300, 20, 410] {
      try solver.setConstant(next, of: given)
      solver.solve()
      let expected = places.indices.map { next - Double(5 * ($0 + 1) + 10 * (($0 + 1) / 2)) }
      expectValues(solver.values(of: places), expected)
      // A place of nothing is +0, as after a first solve.
      #expect(solver.values(of: places).allSatisfy { $0 != 0 || $0.sign == .plus })
      #expect(solver.invariantViolations() == [])
    }
  }
}
