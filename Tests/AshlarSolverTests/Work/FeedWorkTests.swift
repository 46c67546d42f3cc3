import AshlarSolver
import Testing

/// Cells that have nothing to do with each other but the width of the feed.
///
/// In each cell a picture of 40 and two labels share that width. The second label is held less
/// firmly and gives way; the first one wishes to be no less than half the feed.
private struct Feed: ~Copyable {
  var solver = Solver()
  let width: Unknown
  let widthSize: Constraint
  var cells: [Cell] = []

  struct Cell {
    let picture, first, second: Unknown
    let row, half, firstSize, secondSize: Constraint
  }

  init(cells count: Int) {
    width = solver.addUnknown(.size)
    widthSize = try! solver.add([1 * width], .equal, 320)
    for _ in 0..<count { append() }
    solver.solve()
  }

  private mutating func append() {
    let picture = solver.addUnknown(.size)
    let (first, second) = (solver.addUnknown(.size), solver.addUnknown(.size))
    try! solver.add([1 * picture], .equal, 40)
    cells.append(
      Cell(
        picture: picture, first: first, second: second,
        row: try! solver.add([1 * picture, 1 * first, 1 * second, -1 * width], .equal, 0),
        half: try! solver.add(
          [1 * first, -0.5 * width], .greaterThanOrEqual, 0, priority: 600),
        firstSize: try! solver.add(
          [1 * first], near: 100, penalties: Penalties(under: 751, over: 251)),
        secondSize: try! solver.add(
          [1 * second], near: 200, penalties: Penalties(under: 750, over: 250))))
  }

  func expectCell(_ index: Int, _ widths: [Double]) {
    let cell = cells[index]
    expectValues(solver.values(cell.picture, cell.first, cell.second), widths)
  }
}

struct `The work for one cell of a feed` {
  /// What a change of one cell costs with 10 cells and with 1,000. It must be the same.
  private func expectSameCost(
    _ change: (inout Solver, Feed.Cell) throws -> Void, leading widths: [Double]
  ) throws {
    let costs = try [10, 1_000].map { count in
      var feed = Feed(cells: count)
      feed.expectCell(count / 2, [40, 100, 180])
      let cell = feed.cells[count / 2]
      let cost = try feed.solver.cost { try change(&$0, cell) }
      feed.expectCell(count / 2, widths)
      feed.expectCell(count / 2 + 1, [40, 100, 180])
      return cost
    }
    #expect(costs[0] == costs[1])
    #expect(costs[0].unknowns <= 100)
    #expect(costs[0].constraints <= 100)
  }

  @Test func `does not grow with the feed when a content size changes`() throws {
    try expectSameCost({ try $0.setConstant(90, of: $1.firstSize) }, leading: [40, 90, 190])
  }

  @Test func `does not grow with the feed when a label runs out of room`() throws {
    try expectSameCost({ try $0.setConstant(300, of: $1.firstSize) }, leading: [40, 280, 0])
  }

  @Test func `does not grow with the feed when a priority changes`() throws {
    try expectSameCost(
      { try $0.setPenalties(Penalties(under: 750, over: 249), of: $1.firstSize) },
      leading: [40, 100, 180])
    try expectSameCost({ try $0.setPriority(752, of: $1.half) }, leading: [40, 160, 120])
  }

  @Test func `does not grow with the feed when a constraint is replaced`() throws {
    try expectSameCost(
      { solver, cell in
        try solver.remove(cell.row)
        try solver.add([1 * cell.picture, 1 * cell.first, 1 * cell.second], .equal, 300)
      }, leading: [40, 100, 160])
  }

  @Test func `does not grow with the feed when a coefficient changes`() throws {
    try expectSameCost(
      { try $0.setCoefficient(2, of: $1.picture, in: $1.row) }, leading: [40, 100, 140])
  }

  @Test func `does not grow with the feed when a conflict comes up`() throws {
    try expectSameCost(
      { solver, cell in try solver.add([1 * cell.picture], .equal, 50) },
      leading: [40, 100, 180])
  }
}

struct `The work for the width of a feed` {
  @Test func `is the labels of each cell, and a few more where another one gives way`() throws {
    // The first labels are from 60 to 159 wide and keep that, until the second ones have their 200.
    let count = 100
    var feed = Feed(cells: count)
    for (index, cell) in feed.cells.enumerated() {
      try feed.solver.setConstant(Double(60 + index), of: cell.firstSize)
    }
    try feed.solver.setConstant(295, of: feed.widthSize)
    feed.solver.solve()

    for width in (296...320).map(Double.init) {
      let cost = try feed.solver.cost { try $0.setConstant(width, of: feed.widthSize) }
      for index in [0, 1, 7, 10, 20, 99] {
        let first = max(Double(60 + index), width - 40 - 200)
        feed.expectCell(index, [40, first, width - 40 - first])
      }
      #expect(cost.pivots <= 1)
      #expect(cost.rebuilds == 0)
      #expect(cost.unknowns <= 2 * count + 20)
      #expect(cost.constraints <= 3 * count + 20)
    }
  }
}
