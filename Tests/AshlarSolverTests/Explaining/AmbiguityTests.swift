import AshlarSolver
import Testing

final class `An ambiguity` {
  var solver = Solver()

  /// The range of an unknown, asked for by itself and among all; nil if it is determined.
  private func range(of unknown: Unknown) throws -> ClosedRange<Double>? {
    solver.solve()
    let one = try solver.ambiguity(of: unknown)
    #expect(try solver.ambiguities().first { $0.unknown == unknown } == one)
    #expect(one.map(\.value) ?? solver.value(of: unknown) == solver.value(of: unknown))
    return one?.range
  }

  @Test func `is an unknown of which no constraint speaks`() throws {
    let (x, width) = (solver.addUnknown(.location), solver.addUnknown(.size))

    #expect(try range(of: x) == -.infinity ... .infinity)
    #expect(try range(of: width) == 0 ... .infinity)
  }

  /// A box of 40 between 10 and 100: what it ends at may be anything from 50 to 100, and its length nothing but 40.
  @Test func `of a sum is that of what may move together`() throws {
    let (left, width) = (solver.addUnknown(.location), solver.addUnknown(.size))
    try solver.add([1 * width], .equal, 40)
    try solver.add([1 * left], .greaterThanOrEqual, 10)
    try solver.add([1 * left, 1 * width], .lessThanOrEqual, 100)
    solver.solve()

    #expect(try solver.ambiguity(ofSum: [1 * left, 1 * width]) == 50...100)
    #expect(try solver.ambiguity(ofSum: [2 * left, 1 * width]) == 60...160)
    #expect(try solver.ambiguity(ofSum: [3 * width]) == nil)
    #expect(try solver.ambiguity(ofSum: []) == nil)
    #expect(throws: SolverError.notFinite) { try solver.ambiguity(ofSum: [.nan * left]) }
    #expect(throws: SolverError.unknownUnknown) {
      var other = Solver()
      _ = try self.solver.ambiguity(ofSum: [1 * other.addUnknown(.size)])
    }
  }

  /// Neither end is anywhere, but their sum is.
  @Test func `is none of a sum that is settled`() throws {
    let (one, other) = (solver.addUnknown(.location), solver.addUnknown(.location))
    try solver.add([1 * one, 1 * other], .equal, 7)
    solver.solve()

    #expect(try solver.ambiguity(ofSum: [2 * one, 2 * other]) == nil)
    #expect(try solver.ambiguity(ofSum: [1 * one, -1 * other]) == -.infinity ... .infinity)
  }

  @Test func `ends where inequalities end it, of any priority`() throws {
    let x = solver.addUnknown(.location)
    try solver.add([2 * x], .greaterThanOrEqual, 10)
    try solver.add([1 * x], .lessThanOrEqual, 40, priority: 250)

    #expect(try range(of: x) == 5...40)
  }

  @Test func `is not what wishes settle`() throws {
    let x = solver.addUnknown(.location)
    try solver.add([1 * x], .equal, 7, priority: Priority(.leastNonzeroMagnitude))

    #expect(try range(of: x) == nil)
    #expect(try solver.ambiguities() == [])
  }

  @Test func `is any number between two wishes that disagree`() throws {
    let x = solver.addUnknown(.location)
    try solver.add([1 * x], .equal, 100, priority: 500)
    try solver.add([1 * x], .equal, 200, priority: 500)
    #expect(try range(of: x) == 100...200)

    try solver.add([1 * x], .equal, 130, priority: 500)
    #expect(try range(of: x) == nil)
  }

  @Test(arguments: [500, .required] as [Priority])
  func `is not what is said twice`(priority: Priority) throws {
    let (x, y) = (solver.addUnknown(.location), solver.addUnknown(.size))
    for _ in 1...3 {
      try solver.add([1 * x], .equal, 100, priority: priority)
      try solver.add([1 * y, 1 * x], .equal, 150, priority: priority)
      try solver.add([1 * y], .greaterThanOrEqual, 50, priority: priority)
    }

    solver.solve()

    #expect(try solver.ambiguities() == [])
  }

  @Test func `is not what inequalities close in on from all sides`() throws {
    // A triangle that has shrunk to the point (30, 40): no equation, and no way out.
    let (x, y) = (solver.addUnknown(.location), solver.addUnknown(.location))
    try solver.add([1 * x], .greaterThanOrEqual, 30)
    try solver.add([1 * y], .greaterThanOrEqual, 40)
    let slope = try solver.add([1 * x, 1 * y], .lessThanOrEqual, 70)
    solver.solve()
    #expect(try solver.ambiguities() == [])

    try solver.setConstant(72, of: slope)
    #expect(try range(of: x) == 30...32)
    #expect(try range(of: y) == 40...42)
  }

  @Test func `goes along an edge out of a corner where many edges meet`() throws {
    // Ten planes meet in (0, 0), all steeper than the first; x may go up along the first alone.
    let (x, y) = (solver.addUnknown(.location), solver.addUnknown(.location))
    for steepness in 1...10 {
      try solver.add([Double(-steepness) * x, 1 * y], .lessThanOrEqual, 0)
    }
    try solver.add([1 * y], .greaterThanOrEqual, 0)
    try solver.add([1 * y], .lessThanOrEqual, 6)

    #expect(try range(of: x) == 0 ... .infinity)
    #expect(try range(of: y) == 0...6)
  }

  @Test func `is shared by all that move together`() throws {
    // Two widths fill 100, the second at least 30; nothing says how they share.
    let (first, second) = (solver.addUnknown(.size), solver.addUnknown(.size))
    let (middle, fixed) = (solver.addUnknown(.location), solver.addUnknown(.location))
    try solver.add([1 * first, 1 * second], .equal, 100)
    try solver.add([1 * second], .greaterThanOrEqual, 30)
    try solver.add([2 * middle, -1 * first], .equal, 0)
    try solver.add([1 * fixed, -1 * first, -1 * second], .equal, 5)

    #expect(try range(of: first) == 0...70)
    #expect(try range(of: second) == 30...100)
    #expect(try range(of: middle) == 0...35)
    #expect(try range(of: fixed) == nil)
    #expect(try solver.ambiguities().map(\.unknown) == [first, second, middle])
  }

  @Test func `takes no notice of what has been set aside`() throws {
    let width = solver.addUnknown(.size)
    try solver.add([1 * width], .lessThanOrEqual, 50)
    try solver.add([1 * width], .equal, 60)

    #expect(try range(of: width) == 0...50)
  }

  @Test func `costs a determined system one look at each unknown`() throws {
    let unknowns = (0..<500).map { _ in solver.addUnknown(.location) }
    try solver.add([1 * unknowns[0]], .equal, 0)
    for (one, next) in zip(unknowns, unknowns.dropFirst()) {
      try solver.add([1 * next, -1 * one], .equal, 10)
      try solver.add([1 * next, -1 * one], .greaterThanOrEqual, 10, priority: 500)
    }
    solver.solve()
    let before = solver.work

    #expect(try solver.ambiguities() == [])
    #expect(solver.work == before)
    #expect(try solver.ambiguity(of: unknowns[4]) == nil)
    #expect(solver.work.unknownsVisited == before.unknownsVisited + 5)
  }

  @Test func `of one cell does not visit the others`() throws {
    var labels: [Unknown] = []
    for _ in 0..<200 {
      let (x, width) = (solver.addUnknown(.location), solver.addUnknown(.size))
      try solver.add([1 * x], .greaterThanOrEqual, 8)
      try solver.add([1 * x, 1 * width], .equal, 92)
      labels.append(width)
    }
    solver.solve()
    let before = solver.work.unknownsVisited

    #expect(try solver.ambiguity(of: labels[77])?.range == 0...84)
    // A cell has two unknowns, and each end takes a few steps: 33 visits, however many cells there are.
    #expect(solver.work.unknownsVisited - before <= 40)
  }
}
