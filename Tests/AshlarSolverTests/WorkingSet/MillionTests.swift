import AshlarSolver
import Testing

struct `A million constraints on one unknown` {
  /// Debug builds check every index and take as long for a fiftieth.
  #if DEBUG
    static let count = 20_000
  #else
    static let count = 1_000_000
  #endif

  @Test func `cost no more for each than a few do`() throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    var last = try solver.add([1 * x], .equal, 1, priority: 500)
    for index in 1..<Self.count {
      last = try solver.add(
        [1 * x], Relation.allCases[index % 3], Double(index % 1_000),
        priority: Priority(Float(1 + index % 5)))
    }

    #expect(solver.solve() == .optimal)

    // The strongest is alone at 500. Visits are counted, each a few times for each constraint.
    expectValues(solver.values(x), [1])
    #expect(solver.work.constraintsVisited <= 4 * Self.count)
    #expect(solver.work.unknownsVisited <= 8 * Self.count)
    #expect(try solver.ambiguities() == [])
    #expect(try solver.explanation(of: x).causes.count == 1)
    #expect(throws: Never.self) { try solver.status(of: last) }
  }
}
