import AshlarSolver
import Testing

struct `Room that is reserved` {
  private typealias Handles = (unknowns: [Unknown], root: Constraint)

  /// A chain: x₀ = start, xᵢ = xᵢ₋₁ + 10.
  private func addChain(_ count: Int, to solver: inout Solver) throws -> Handles {
    let unknowns = (0..<count).map { _ in solver.addUnknown(.location) }
    let root = try solver.add([Term(1, unknowns[0])], .equal, 1)
    for index in 1..<count {
      try solver.add([Term(1, unknowns[index]), Term(-1, unknowns[index - 1])], .equal, 10)
    }
    return (unknowns, root)
  }

  @Test(arguments: [
    [(0, 0, 0)], [(100, 100, 199)], [(1, 1, 1)], [(1000, 1, 0)], [(-3, -1, -8)],
    [(10, 10, 20), (200, 100, 300)],
  ])
  func `makes no difference to values`(rooms: [(Int, Int, Int)]) throws {
    var solver = Solver()
    for room in rooms {
      solver.reserveRoom(unknowns: room.0, constraints: room.1, terms: room.2)
    }
    let chain = try addChain(100, to: &solver)
    solver.solve()
    for (index, unknown) in chain.unknowns.enumerated() {
      #expect(solver.value(of: unknown) == Double(1 + 10 * index))
    }
    solver.reserveRoom(unknowns: 50, constraints: 50, terms: 100)
    let second = try addChain(50, to: &solver)
    try solver.setConstant(5, of: chain.root)
    solver.solve()
    #expect(solver.value(of: chain.unknowns[99]) == 995)
    #expect(solver.value(of: second.unknowns[49]) == 491)
    #expect(solver.invariantViolations() == [])
  }

  @Test func `is not needed to read all values at once`() throws {
    var solver = Solver()
    let chain = try addChain(4, to: &solver)
    solver.solve()
    var values: [Double] = []
    solver.readValues(into: &values)
    #expect(chain.unknowns.map { values[$0.index] } == [1, 11, 21, 31])
    try solver.setConstant(-1, of: chain.root)
    solver.solve()
    solver.readValues(into: &values)
    #expect(chain.unknowns.map { values[$0.index] } == [-1, 9, 19, 29])
  }

  @Test func `what moved comes with its value`() throws {
    var solver = Solver()
    let chain = try addChain(3, to: &solver)
    solver.solve()
    try solver.setConstant(2, of: chain.root)
    solver.solve()
    var moved: [Unknown: Double] = [:]
    solver.forEachChange { moved[$0] = $1 }
    #expect(moved == [chain.unknowns[0]: 2, chain.unknowns[1]: 12, chain.unknowns[2]: 22])
  }

  /// More than there is memory for, and so much that bytes cannot be counted.
  @Test(arguments: [1 << 40, 1 << 59, 1 << 62, Int.max])
  func `is as much as can be where too much is asked for`(room: Int) throws {
    var solver = Solver()
    solver.reserveRoom(unknowns: room, constraints: room, terms: room)
    let chain = try addChain(100, to: &solver)
    solver.solve()
    #expect(solver.value(of: chain.unknowns[99]) == 991)
    solver.reserveRoom(unknowns: room, constraints: room, terms: room)
    let second = try addChain(100, to: &solver)
    solver.solve()
    #expect(solver.value(of: second.unknowns[99]) == 991)
  }

  @Test(arguments: [0, 1, 3, 5, 6, 11]) func `need not be that of whole rectangles`(room: Int)
    throws
  {
    var solver = Solver()
    solver.reserveRoom(unknowns: room, constraints: 1, terms: 1)
    let rectangles = (0..<10).map { _ in solver.addRectangle() }
    for rectangle in rectangles {
      let left = solver.unknown(.left, of: rectangle)
      try solver.add([Term(1, left)], .equal, Double(rectangle))
    }
    solver.solve()
    #expect(rectangles.map { solver.values(of: $0).left } == rectangles.map { Double($0) })
    #expect(solver.invariantViolations() == [])
  }
}
