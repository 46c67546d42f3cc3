import AshlarSolver
import Foundation
import Testing

/// Required constraints that contradict each other by no more than a tolerance, here a thousandth.
struct `A solver that tolerates small contradictions` {
  private func tolerant() -> Solver {
    var solver = Solver()
    solver.conflictTolerance = 0.001
    return solver
  }

  /// 24 times 1.08333 is 25.99992.
  @Test func `lets the older constraint decide, and reports none`() throws {
    var solver = tolerant()
    let (x, y) = (solver.addUnknown(.size), solver.addUnknown(.size))
    try solver.add([1 * x], .equal, 24)
    try solver.add([1 * y], .equal, 26)
    try solver.add([1 * y, -1.08333 * x], .equal, 0)
    solver.solve()

    #expect(solver.conflicts.isEmpty)
    expectValues(solver.values(x, y), [24, 26])
    #expect(solver.invariantViolations() == [])
  }

  @Test(arguments: [(0.0009, true), (-0.0009, true), (0.0011, false), (-0.0011, false)])
  func `has a limit`(difference: Double, isTolerated: Bool) throws {
    var solver = tolerant()
    let x = solver.addUnknown(.location)
    try solver.add([1 * x], .equal, 50)
    let second = try solver.add([1 * x], .equal, 50 + difference)
    solver.solve()

    #expect(solver.leftOut == (isTolerated ? [] : [second]))
    expectValues(solver.values(x), [50], tolerance: 1e-9)
  }

  @Test func `tolerates none at first`() throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    try solver.add([1 * x], .equal, 50)
    let second = try solver.add([1 * x], .equal, 50.0005)
    solver.solve()

    #expect(solver.leftOut == [second])
  }

  @Test func `holds inequalities together as well`() throws {
    var solver = tolerant()
    let x = solver.addUnknown(.location)
    try solver.add([1 * x], .lessThanOrEqual, 100)
    try solver.add([1 * x], .greaterThanOrEqual, 100.0005)
    try solver.add([1 * x], .equal, 0, priority: 999)
    solver.solve()

    #expect(solver.conflicts.isEmpty)
    expectValues(solver.values(x), [100], tolerance: 1e-9)
  }

  /// A tolerated constraint goes on to hold: y = 26 without the first.
  @Test func `lets wishes pull none of them away`() throws {
    var solver = tolerant()
    let (x, y) = (solver.addUnknown(.location), solver.addUnknown(.location))
    try solver.add([1 * x, 1 * y], .equal, 30)
    try solver.add([1 * x], .equal, 4)
    try solver.add([1 * y], .equal, 26.0004)
    try solver.add([1 * y], .equal, 900, priority: 999)
    solver.solve()

    #expect(solver.conflicts.isEmpty)
    expectValues(solver.values(x, y), [4, 26], tolerance: 1e-9)
  }

  @Test func `gives a constraint its own constant back when the other goes`() throws {
    var solver = tolerant()
    let x = solver.addUnknown(.location)
    let first = try solver.add([1 * x], .equal, 26)
    try solver.add([1 * x], .equal, 25.9995)
    solver.solve()

    try solver.remove(first)
    solver.solve()

    expectValues(solver.values(x), [25.9995], tolerance: 1e-9)
    #expect(solver.invariantViolations() == [])
  }

  @Test func `judges anew when the other moves`() throws {
    var solver = tolerant()
    let x = solver.addUnknown(.location)
    let first = try solver.add([1 * x], .equal, 26)
    let second = try solver.add([1 * x], .equal, 25.9995)
    solver.solve()
    #expect(solver.leftOut == [])

    // 25.9995 is 0.0008 less, then 1 less, and at last the same.
    let states: [(Double, [Constraint])] = [
      (26.0003, []), (26.9995, [second]), (25.9995, []), (26, []),
    ]
    for (constant, leftOut) in states {
      try solver.setConstant(constant, of: first)
      solver.solve()
      #expect(solver.leftOut == leftOut, "\(constant)")
      expectValues(solver.values(x), [constant], tolerance: 1e-9)
    }
    #expect(solver.invariantViolations() == [])
  }

  @Test func `judges anew when the tolerated constraint changes`() throws {
    var solver = tolerant()
    let x = solver.addUnknown(.location)
    try solver.add([1 * x], .equal, 26)
    let second = try solver.add([1 * x], .equal, 25.9995)
    solver.solve()

    try solver.setConstant(25, of: second)
    solver.solve()
    #expect(solver.leftOut == [second])

    try solver.setConstant(26.0005, of: second)
    solver.solve()
    #expect(solver.leftOut == [])

    try solver.setPriority(500, of: second)
    solver.solve()
    try solver.setPriority(.required, of: second)
    solver.solve()
    #expect(solver.leftOut == [])
    expectValues(solver.values(x), [26], tolerance: 1e-9)
    #expect(solver.invariantViolations() == [])
  }

  /// 0 = 0.0005 is false, and 0 = 0 would not be.
  @Test func `goes by the constraint's own constant where it loses its terms`() throws {
    var solver = tolerant()
    let x = solver.addUnknown(.location)
    try solver.add([1 * x], .equal, 0)
    let second = try solver.add([1 * x], .equal, 0.0005)
    solver.solve()

    #expect(throws: SolverError.neverTrue) { try solver.setTerms([], of: second) }
    solver.solve()
    #expect(solver.leftOut == [])
    expectValues(solver.values(x), [0])
  }

  /// Constants a few ten-thousandths apart come and go. A contradiction is less than a thousandth or more than nine, so
  /// that it does not matter which of two answers within the tolerance is taken. `ASHLAR_SYSTEMS` sets their number.
  @Test func `does not remember how its constraints came about`() {
    let few = RandomRecipe(
      coefficients: [1, -1], constants: [0, 0.0001, 10, 10.0001, 20], levels: [1000, 1000, 500])
    let many = RandomRecipe(
      unknowns: 4...8, rows: 4...12, mostRows: 14, constants: [0, 0.000_01, 10, 10.000_01, 20],
      levels: [1000, 1000, 500])
    let count = Int(ProcessInfo.processInfo.environment["ASHLAR_SYSTEMS"] ?? "") ?? 200
    for recipe in [few, many] {
      for seed in 0..<count where !expectSameAsFresh(seed, recipe) { return }
    }
  }

  private func expectSameAsFresh(_ seed: Int, _ recipe: RandomRecipe) -> Bool {
    var generator = RepeatableGenerator(seed: seed)
    let subject = SolverUnderTest(recipe.model(&generator), tolerance: 0.001)
    for step in 0..<6 {
      subject.solve()
      let fresh = subject.fresh()
      let isSame =
        subject.problems + fresh.problems == []
        && subject.setAside.count == fresh.setAside.count
        && zip(subject.values, fresh.values).allSatisfy { ($0 - $1).magnitude < 0.005 }
      #expect(
        isSame,
        "seed \(seed), step \(step): \(subject.problems)\n\(subject.model.describe())")
      if !isSame { return false }
      recipe.change(subject, &generator)
    }
    return true
  }
}
