import AshlarSolver
import Testing

/// Where nothing determines places, they are nearest to zero, and where that leaves a choice the first rectangle is; the
/// order of rectangles can be changed.
struct `The order of rectangles` {
  /// Rectangles of which each is 8 to the right of the one before.
  private struct Chain: ~Copyable {
    var solver = Solver()

    init(_ count: Int) throws {
      for _ in 0..<count { _ = solver.addRectangle() }
      for index in 1..<count as Range<Int> {
        let (left, before) = (Int32(index), Int32(index - 1))
        try solver.add(
          [1 * solver.unknown(.left, of: left), -1 * solver.unknown(.left, of: before)], .equal, 8)
      }
      solver.solve()
    }

    func lefts(_ count: Int) -> [Double] {
      (0..<count).map { solver.value(.left, of: Int32($0)) }
    }

    mutating func order(_ rectangles: [Int32]) {
      solver.orderRectangles(rectangles)
      solver.solve()
    }
  }

  /// To be at 0 costs as much for either of the two.
  @Test func `is that of adding at first, and decides free places`() throws {
    let chain = try Chain(2)

    #expect(chain.lefts(2) == [0, 8])
    let depends = chain.solver.dependsOnOrder
    #expect(depends)
  }

  /// All together are nearest to zero if the second or the third is there; the first of the order decides, by being
  /// nearer to zero itself.
  @Test(
    arguments: [
      ([0, 1, 2, 3], [-8, 0, 8, 16]), ([1, 0, 2, 3], [-8, 0, 8, 16]),
      ([2, 1, 0, 3], [-16, -8, 0, 8]), ([3, 0, 1, 2], [-16, -8, 0, 8]),
    ] as [([Int32], [Double])])
  func `may be another one`(order: [Int32], lefts: [Double]) throws {
    var chain = try Chain(4)

    chain.order(order)
    #expect(chain.lefts(4) == lefts)
    #expect(chain.solver.invariantViolations() == [])

    chain.order([0, 1, 2, 3])
    #expect(chain.lefts(4) == [-8, 0, 8, 16])
  }

  @Test func `counts for what changes later`() throws {
    var chain = try Chain(2)
    chain.order([1, 0])
    #expect(chain.lefts(2) == [-8, 0])

    let place = try chain.solver.add([1 * chain.solver.unknown(.left, of: 0)], .equal, 100)
    chain.solver.solve()
    #expect(chain.lefts(2) == [100, 108])

    try chain.solver.remove(place)
    chain.solver.solve()
    #expect(chain.lefts(2) == [-8, 0])
  }

  @Test func `decides nothing where everything is determined`() throws {
    var solver = Solver()
    for _ in 0..<2 { _ = solver.addRectangle() }
    let lefts = [0, 1].map { solver.unknown(.left, of: $0) }
    try solver.add([1 * lefts[1], -1 * lefts[0]], .equal, 8)
    try solver.add([1 * lefts[0]], .equal, 3)
    solver.solve()
    let depends = solver.dependsOnOrder
    #expect(!depends)

    solver.orderRectangles([1, 0])
    solver.solve()
    expectValues(solver.values(of: lefts), [3, 11])
  }

  /// Twice the same: x1 + 8 = x0 and a wish that costs the same wherever they are.
  @Test func `changes no costs`() throws {
    var chain = try Chain(2)
    let lefts = [0, 1].map { chain.solver.unknown(.left, of: $0) }
    try chain.solver.add([1 * lefts[1]], .equal, 50, priority: 500)
    chain.solver.solve()
    for order in [[0, 1], [1, 0]] as [[Int32]] {
      chain.order(order)
      #expect(chain.lefts(2) == [42, 50])
    }
  }
}
