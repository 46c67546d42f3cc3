import AshlarSolver
import Testing

/// Columns of equal width that fill a width together: no order of propagation determines them one by one.
struct `Columns that share a width` {
  private struct Columns: ~Copyable {
    var solver = Solver()
    let width: Constraint
    private(set) var lefts: [Unknown] = []
    private(set) var sizes: [Unknown] = []

    init(_ count: Int, in width: Double) {
      let whole = solver.addUnknown(.size)
      self.width = try! solver.add([1 * whole], .equal, width)
      for column in 0..<count {
        let (left, size) = (solver.addUnknown(.location), solver.addUnknown(.size))
        if column == 0 {
          try! solver.add([1 * left], .equal, 0)
        } else {
          try! solver.add([1 * left, -1 * lefts[column - 1], -1 * sizes[column - 1]], .equal, 0)
          try! solver.add([1 * size, -1 * sizes[0]], .equal, 0)
        }
        lefts.append(left)
        sizes.append(size)
      }
      try! solver.add([1 * lefts[count - 1], 1 * sizes[count - 1], -1 * whole], .equal, 0)
    }
  }

  @Test(arguments: [2, 40, 400])
  func `take no exchange, however many they are, and no rebuild`(count: Int) throws {
    var columns = Columns(count, in: Double(3 * count))

    let build = columns.solver.cost { _ in }

    expectValues(columns.solver.values(of: columns.sizes), columns.sizes.map { _ in 3 })
    expectValues(
      columns.solver.values(of: columns.lefts), columns.lefts.indices.map { 3 * Double($0) })
    #expect(build.pivots == 0)
    #expect(build.rebuilds == 0)

    let resize = try columns.solver.cost {
      try $0.setConstant(Double(5 * count), of: columns.width)
    }
    expectValues(columns.solver.values(of: columns.sizes), columns.sizes.map { _ in 5 })
    #expect(resize.pivots == 0)
    #expect(resize.rebuilds == 0)
    #expect(columns.solver.invariantViolations() == [])
  }
}
