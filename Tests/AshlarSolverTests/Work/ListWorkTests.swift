import AshlarSolver
import Testing

struct `The work for a list` {
  /// Rows of four unknowns, each row 8 points below the one before it.
  private struct List: ~Copyable {
    var solver = Solver()
    var rows: [Row] = []

    struct Row {
      let left, top, width, height: Unknown
      let gap, extent: Constraint
      let others: [Constraint]
    }

    init(rows count: Int) {
      for _ in 0..<count { append() }
    }

    mutating func append() {
      let (left, top) = (solver.addUnknown(.location), solver.addUnknown(.location))
      let (width, height) = (solver.addUnknown(.size), solver.addUnknown(.size))
      let above = rows.last.map { [-1 * $0.top, -1 * $0.height] } ?? []
      rows.append(
        Row(
          left: left, top: top, width: width, height: height,
          gap: try! solver.add([1 * top] + above, .equal, 8),
          extent: try! solver.add([1 * height], .equal, 44),
          others: [
            try! solver.add([1 * left], .equal, 16), try! solver.add([1 * width], .equal, 288),
          ]))
    }

    mutating func removeLast() {
      let row = rows.removeLast()
      for constraint in row.others + [row.gap, row.extent] { try! solver.remove(constraint) }
      for unknown in [row.left, row.top, row.width, row.height] { try! solver.remove(unknown) }
    }
  }

  @Test(arguments: [100, 1_000])
  func `is one look at each constraint to build it, and no exchange`(count: Int) {
    var list = List(rows: count)

    let cost = list.solver.cost { _ in }

    #expect(cost.pivots == 0)
    #expect(cost.rebuilds == 0)
    #expect(cost.unknowns <= 4 * count)
    #expect(cost.constraints <= 4 * count)
    #expect(list.solver.value(of: list.rows[count - 1].top) == Double(8 + 52 * (count - 1)))
  }

  @Test func `is the same wherever its end is, when the last row changes`() throws {
    let costs = try [100, 1_000].map { count in
      var list = List(rows: count)
      list.solver.solve()
      let extent = list.rows[count - 1].extent
      return try list.solver.cost { try $0.setConstant(60, of: extent) }
    }

    #expect(costs[0] == costs[1])
    #expect(costs[0].unknowns <= 2)
    #expect(costs[0].constraints <= 2)
  }

  @Test func `is in proportion to the rows below the one that changes`() throws {
    // What moves is the height, the tops below it, and what has to be looked at because of them.
    for below in [10, 100, 900] {
      var list = List(rows: 1_000)
      list.solver.solve()
      let extent = list.rows[999 - below].extent

      let cost = try list.solver.cost { try $0.setConstant(60, of: extent) }

      #expect(cost.pivots == 0)
      #expect(cost.unknowns == below + 1)
      #expect(cost.constraints <= 2 * (below + 1))
    }
  }

  @Test func `is the same for short and long ones when a row comes or goes at the end`() {
    let costs = [100, 1_000].map { count in
      var list = List(rows: count)
      list.solver.solve()
      list.append()
      let coming = list.solver.cost { _ in }
      list.removeLast()
      let going = list.solver.cost { _ in }
      return [coming, going]
    }

    #expect(costs[0] == costs[1])
    #expect(costs[0].allSatisfy { $0.unknowns <= 40 })
  }

  @Test func `is the same for short and long ones when the last row is pinned anew`() throws {
    let costs = try [100, 1_000].map { count in
      var list = List(rows: count)
      list.solver.solve()
      let last = list.rows[count - 1]
      let above = list.rows[count - 2]
      return try list.solver.cost { solver in
        try solver.remove(last.gap)
        try solver.add([1 * last.top, -1 * above.top, -1 * above.height], .equal, 12)
      }
    }

    #expect(costs[0] == costs[1])
    #expect(costs[0].unknowns <= 10)
  }
}
