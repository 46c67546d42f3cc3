import AshlarSolver
import Testing

/// If each of them were looked for among all that have been set aside, one of these tests would take minutes.
@Suite(.timeLimit(.minutes(5))) struct `Fifty thousand conflicts` {
  private static let count = 50_000

  /// Pins of one unknown to 1, 2, 3 and so on, of which all but the first are set aside.
  private struct Pins: ~Copyable {
    var solver = Solver()
    let x: Unknown
    let pins: [Constraint]

    init() throws {
      x = solver.addUnknown(.location)
      var pins: [Constraint] = []
      for place in 1...count { pins.append(try solver.add([1 * x], .equal, Double(place))) }
      self.pins = pins
      solver.solve()
    }

    func expectConflicts(_ count: Int) {
      expectValues(solver.values(x), [1])
      #expect(solver.conflicts.count == count)
    }
  }

  @Test func `go one by one`() throws {
    var crowd = try Pins()
    for pin in crowd.pins.dropFirst() { try crowd.solver.remove(pin) }
    crowd.solver.solve()
    crowd.expectConflicts(0)
  }

  @Test func `become wishes, and conflicts again`() throws {
    var crowd = try Pins()
    for pin in crowd.pins.dropFirst() { try crowd.solver.setPriority(500, of: pin) }
    crowd.solver.solve()
    crowd.expectConflicts(0)

    for pin in crowd.pins.dropFirst() { try crowd.solver.setPriority(.required, of: pin) }
    crowd.solver.solve()
    crowd.expectConflicts(Self.count - 1)
  }

  @Test func `ask for something else, in vain or not`() throws {
    var crowd = try Pins()
    for pin in crowd.pins.dropFirst() { try crowd.solver.setConstant(-7, of: pin) }
    crowd.solver.solve()
    crowd.expectConflicts(Self.count - 1)

    for pin in crowd.pins.dropFirst() { try crowd.solver.setTerms([-7 * crowd.x], of: pin) }
    crowd.solver.solve()
    crowd.expectConflicts(0)
  }

  @Test func `with one opponent each end as their opponents give way`() throws {
    var solver = Solver()
    var opponents: [Constraint] = []
    for _ in 0..<Self.count {
      let x = solver.addUnknown(.location)
      opponents.append(try solver.add([1 * x], .equal, 1))
      try solver.add([2 * x], .greaterThanOrEqual, 6)
    }
    solver.solve()
    #expect(solver.conflicts.count == Self.count)

    for opponent in opponents { try solver.setConstant(4, of: opponent) }
    solver.solve()
    #expect(solver.conflicts.isEmpty)
  }
}

struct `Conflicts that share a proof` {
  @Test func `come and go in any order without losing one`() throws {
    // What contradicts x = 0 alone, y = 0 alone, and both of them.
    var solver = Solver()
    let (x, y) = (solver.addUnknown(.location), solver.addUnknown(.location))
    let first = try solver.add([1 * x], .equal, 0)
    let second = try solver.add([1 * y], .equal, 0)
    var patients: [Constraint] = []
    for round in 1...3 {
      patients.append(try solver.add([1 * x], .greaterThanOrEqual, Double(round)))
      patients.append(try solver.add([1 * y], .greaterThanOrEqual, Double(round)))
      patients.append(try solver.add([1 * x, 1 * y], .greaterThanOrEqual, Double(2 * round)))
    }
    solver.solve()
    #expect(solver.leftOut == patients)
    #expect(solver.invariantViolations() == [])

    // The middle ones go. Then x may be 3; what both have to do with still needs more of y than 0.
    for index in 3...5 { try solver.remove(patients[index]) }
    try solver.setPriority(250, of: first)
    solver.solve()
    expectValues(solver.values(x, y), [6, 0])
    #expect(solver.leftOut == [patients[1], patients[7]])
    #expect(solver.invariantViolations() == [])

    try solver.setConstant(2, of: second)
    solver.solve()
    expectValues(solver.values(x, y), [4, 2])
    #expect(solver.leftOut == [patients[7]])
    #expect(
      solver.conflicts.map(\.members) == [[.constraint(second), .constraint(patients[7])]])
    #expect(solver.invariantViolations() == [])
  }
}
