import AshlarSolver
import Testing

struct `Trials of required constraints` {
  /// a == 10 and a + b == 30 leave 20 for b; b == 25 is set aside.
  @Test func `tell whether what is set aside could hold without another one`() throws {
    var solver = Solver()
    let (a, b) = (solver.addUnknown(.location), solver.addUnknown(.location))
    let first = try solver.add([Term(1, a)], .equal, 10)
    let sum = try solver.add([Term(1, a), Term(1, b)], .equal, 30)
    let last = try solver.add([Term(1, b)], .equal, 25)
    solver.solve()
    var room = 100

    var trial = Trial(returning: [last])
    #expect(trial.contradictions(in: solver, limit: &room) == [[first, sum, last]])
    trial.dropped = [sum]
    #expect(trial.contradictions(in: solver, limit: &room) == [])
    #expect(solver.value(of: b) == 20)
  }

  /// Without a == 10 there would be a == 40, which is younger than b == 0 and contradicts it and the sum.
  @Test func `tell what would be contradicted then`() throws {
    var solver = Solver()
    let (a, b) = (solver.addUnknown(.location), solver.addUnknown(.location))
    let first = try solver.add([Term(1, a)], .equal, 10)
    let sum = try solver.add([Term(1, a), Term(1, b)], .lessThanOrEqual, 30)
    let floor = try solver.add([Term(1, b)], .equal, 0)
    let last = try solver.add([Term(1, a)], .equal, 40)
    solver.solve()
    var room = 100

    var trial = Trial(returning: [last])
    trial.dropped = [first]

    #expect(trial.contradictions(in: solver, limit: &room) == [[sum, floor, last]])
  }

  /// 10 + 5 and 40 − 25 are both 15; and 40 − 20 is not.
  @Test(arguments: [(-25.0, true), (-20.0, false)])
  func `take other constants`(step: Double, holds: Bool) throws {
    var solver = Solver()
    let a = solver.addUnknown(.location)
    let first = try solver.add([Term(1, a)], .equal, 10)
    let last = try solver.add([Term(1, a)], .equal, 40)
    solver.solve()
    var room = 100

    var trial = Trial(returning: [last])
    trial.moved = [first: 5, last: step]

    #expect(trial.contradictions(in: solver, limit: &room)?.isEmpty == holds)
    #expect(solver.value(of: a) == 10)
  }

  /// 10 as an inequality leaves room for 40, and for nothing less.
  @Test(arguments: [(Relation.greaterThanOrEqual, true), (.lessThanOrEqual, false)])
  func `take an equation for an inequality`(relation: Relation, holds: Bool) throws {
    var solver = Solver()
    let a = solver.addUnknown(.location)
    let first = try solver.add([Term(1, a)], .equal, 10)
    let last = try solver.add([Term(1, a)], .equal, 40)
    solver.solve()
    var room = 100

    var trial = Trial(returning: [last])
    trial.relaxed = (first, relation)

    #expect(trial.contradictions(in: solver, limit: &room)?.isEmpty == holds)
  }

  /// What a constraint fixes by itself passes nothing on: of a thousand rows in one frame, each trial looks at its own.
  @Test func `look at what the change reaches`() throws {
    var solver = Solver()
    let width = solver.addUnknown(.size)
    try solver.add([Term(1, width)], .equal, 300)
    var last: [Constraint] = []
    for _ in 0..<1_000 {
      let row = solver.addUnknown(.size)
      try solver.add([Term(1, row), Term(-1, width)], .equal, 0)
      last.append(try solver.add([Term(1, row)], .equal, 100))
    }
    solver.solve()
    var room = 2_000

    let found = Trial(returning: [last[500]]).contradictions(in: solver, limit: &room)

    #expect(found?.count == 1)
    // The two rows of the one unknown, of which one is set aside, and the thousand and one that speak of the width.
    #expect(room == 2_000 - 2 - 20 - 1_001)
  }

  @Test func `end where there is too much to look at`() throws {
    var solver = Solver()
    let a = solver.addUnknown(.location)
    try solver.add([Term(1, a)], .equal, 10)
    let last = try solver.add([Term(1, a)], .equal, 40)
    solver.solve()
    var room = 1

    #expect(Trial(returning: [last]).contradictions(in: solver, limit: &room) == nil)
  }
}

struct `Groups of unknowns` {
  /// The second begins where the first ends; the third has nothing to do with them, but for a bound.
  @Test func `are those that equations tie to each other`() throws {
    var solver = Solver()
    let unknowns = (0..<5).map { _ in solver.addUnknown(.location) }
    try solver.add([Term(1, unknowns[0]), Term(1, unknowns[1])], .equal, 10)
    try solver.add([Term(1, unknowns[3]), Term(-1, unknowns[1])], .equal, 10)
    try solver.add([Term(1, unknowns[2]), Term(-1, unknowns[1])], .lessThanOrEqual, 10)
    solver.solve()

    let groups = UnknownGroups(of: unknowns, in: solver)

    #expect(groups.numbers == [0, 0, 1, 0, 2])
    #expect(groups.count == 3)
  }

  /// Two sizes of 30 have 50 together: one of them is missed, and how much of which is open. In every best solution the
  /// bound holds as an equation.
  @Test func `are those that a bound ties, which every best solution needs`() throws {
    var solver = Solver()
    let sizes = (0..<2).map { _ in solver.addUnknown(.size) }
    for size in sizes { try solver.add([Term(1, size)], .greaterThanOrEqual, 30, priority: 750) }
    try solver.add([Term(1, sizes[0]), Term(1, sizes[1])], .lessThanOrEqual, 50)
    solver.solve()

    #expect(UnknownGroups(of: sizes, in: solver).numbers == [0, 0])
  }
}
