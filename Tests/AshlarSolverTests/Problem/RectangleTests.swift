import AshlarSolver
import AshlarStorage
import Testing

struct `Rectangles` {
  @Test func `have the numbers of their unknowns`() {
    var solver = Solver()
    let rectangles = (0..<3).map { _ in solver.addRectangle() }

    #expect(rectangles == [0, 1, 2])
    let sides: [RectangleSide] = [.left, .top, .width, .height]
    #expect(sides.map { solver.unknown($0, of: 2).index } == [8, 9, 10, 11])
    #expect(sides.map { RectangleSide(of: solver.unknown($0, of: 1)) } == sides)
    #expect(solver.unknownCount == 12)
  }

  /// Left and top may be less than zero, width and height may not.
  @Test func `have two places and two sizes`() throws {
    var solver = Solver()
    let rectangle = solver.addRectangle()
    for side in [RectangleSide.left, .top, .width, .height] {
      try solver.add([Term(1, solver.unknown(side, of: rectangle))], .equal, -5)
    }
    solver.solve()

    #expect(solver.values(of: rectangle) == (-5, -5, 0, 0))
    #expect(solver.conflicts.count == 2)
  }

  @Test func `give their numbers to others once nothing speaks of them`() throws {
    var solver = Solver()
    let rectangles = (0..<3).map { _ in solver.addRectangle() }
    let width = solver.unknown(.width, of: 1)
    let constraint = try solver.add([Term(1, width)], .equal, 20)
    solver.solve()

    solver.removeRectangle(1)
    solver.solve()
    #expect(solver.value(of: width) == 20)
    #expect(solver.unknownCount == 12)

    try solver.remove(constraint)
    solver.removeRectangle(1)
    #expect(solver.unknownCount == 8)
    #expect(solver.value(of: width).isNaN)
    #expect(solver.addRectangle() == 3)
    solver.solve()
    solver.solve()
    #expect(solver.addRectangle() == 1)
    #expect(solver.addRectangle() == 4)
    try solver.add([Term(1, solver.unknown(.width, of: 1))], .equal, 30)
    solver.solve()
    #expect(solver.values(of: rectangles[1]).width == 30)
    #expect(solver.value(of: width).isNaN)
    #expect(solver.invariantViolations() == [])
  }

  @Test func `are told of that have changed`() throws {
    var solver = Solver()
    for _ in 0..<4 { _ = solver.addRectangle() }
    let first = try solver.add([Term(1, solver.unknown(.top, of: 1))], .equal, 2)
    try solver.add([Term(1, solver.unknown(.height, of: 3))], .equal, 4)
    solver.solve()
    #expect(changed(in: solver) == [1, 3])

    try solver.setConstant(3, of: first)
    solver.solve()
    #expect(changed(in: solver) == [1])

    solver.solve()
    #expect(changed(in: solver) == [])
  }

  private func changed(in solver: borrowing Solver) -> [Int32] {
    var found: [Int32] = []
    solver.forEachChangedRectangle { found.append($0) }
    return found
  }

  @Test func `are summed up by the numbers of unknowns, and others are refused`() throws {
    var solver = Solver()
    let rectangle = solver.addRectangle()
    var terms = FlatArray<Coefficient>()
    terms.append(Coefficient(1, RectangleSide.left.number(in: rectangle)))
    terms.append(Coefficient(2, RectangleSide.left.number(in: rectangle)))
    _ = try solver.add(
      terms, near: 12, penalties: Penalties(.equal, .required), seniority: .ordinary)
    solver.solve()
    #expect(solver.value(.left, of: rectangle) == 4)

    terms.append(Coefficient(1, 4))
    #expect(throws: SolverError.unknownUnknown) {
      try refused(terms, &solver)
    }
    #expect(solver.constraintCount == 1)
  }

  private func refused(
    _ terms: borrowing FlatArray<Coefficient>, _ solver: inout Solver
  ) throws {
    _ = try solver.add(
      terms, near: 12, penalties: Penalties(.equal, .required), seniority: .ordinary)
  }
}
