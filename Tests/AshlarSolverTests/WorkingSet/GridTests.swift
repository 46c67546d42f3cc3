import AshlarSolver
import Testing

struct `A grid with redundant pins` {
  /// A grid of cells, each with a required place and size, and more of both than it needs: cells of a
  /// row share their top, cells of a column their left, and neighbours touch.
  private struct Grid: ~Copyable {
    var solver = Solver()
    var lefts: [[Unknown]] = []
    var tops: [[Unknown]] = []
    var cellWidth: Constraint
    var cellHeight: Constraint

    init(rows: Int, columns: Int) {
      let width = solver.addUnknown(.size)
      let height = solver.addUnknown(.size)
      cellWidth = try! solver.add([1 * width], .equal, 10)
      cellHeight = try! solver.add([1 * height], .equal, 20)
      for row in 0..<rows {
        lefts.append((0..<columns).map { _ in solver.addUnknown(.location) })
        tops.append((0..<columns).map { _ in solver.addUnknown(.location) })
        for column in 0..<columns {
          pin(lefts[row], at: column, after: width)
          pin(tops.map { $0[column] }, at: row, after: height)
          if row > 0 { alignColumn(row, column) }
          if column > 0 { alignRow(row, column) }
        }
      }
    }

    private mutating func pin(_ line: [Unknown], at index: Int, after size: Unknown) {
      if index == 0 {
        try! solver.add([1 * line[0]], .equal, 0)
      } else {
        try! solver.add([1 * line[index], -1 * line[index - 1], -1 * size], .equal, 0)
      }
    }

    private mutating func alignColumn(_ row: Int, _ column: Int) {
      try! solver.add([1 * lefts[row][column], -1 * lefts[row - 1][column]], .equal, 0)
    }

    private mutating func alignRow(_ row: Int, _ column: Int) {
      try! solver.add([1 * tops[row][column], -1 * tops[row][column - 1]], .equal, 0)
    }

    mutating func expectCells(width: Double, height: Double) {
      #expect(solver.solve() == .optimal)
      #expect(solver.conflicts.isEmpty)
      for row in lefts.indices {
        let columns = lefts[row].indices
        expectValues(solver.values(of: lefts[row]), columns.map { width * Double($0) })
        expectValues(solver.values(of: tops[row]), columns.map { _ in height * Double(row) })
      }
    }
  }

  @Test func `puts every cell where its row and its column say`() throws {
    var grid = Grid(rows: 12, columns: 9)

    grid.expectCells(width: 10, height: 20)
  }

  @Test func `moves all cells with one number`() throws {
    var grid = Grid(rows: 12, columns: 9)
    grid.expectCells(width: 10, height: 20)

    for width in [12.5, 0, 7] {
      try grid.solver.setConstant(width, of: grid.cellWidth)
      try grid.solver.setConstant(2 * width, of: grid.cellHeight)
      grid.expectCells(width: width, height: 2 * width)
    }
  }

  @Test func `holds on the pins that are left when the one in the corner goes`() throws {
    var grid = Grid(rows: 6, columns: 5)
    let far = try grid.solver.add([1 * grid.lefts[5][4]], .equal, 40)
    grid.expectCells(width: 10, height: 20)

    try grid.solver.remove(grid.cellWidth)

    grid.expectCells(width: 10, height: 20)
    try grid.solver.setConstant(80, of: far)
    grid.expectCells(width: 20, height: 20)
  }
}
