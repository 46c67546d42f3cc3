import AshlarSolver
import Testing

struct `A removed unknown` {
  @Test func `has no value any more`() throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    try solver.remove(x)

    #expect(solver.value(of: x).isNaN)
    #expect(solver.unknownCount == 0)
  }

  @Test func `may go as soon as its constraints have been removed`() throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    let y = solver.addUnknown(.location)
    let pin = try solver.add([1 * x], .equal, 10)
    try solver.add([1 * y], .equal, 20)
    solver.solve()

    #expect(throws: SolverError.unknownInUse) { try solver.remove(x) }
    try solver.remove(pin)
    try solver.remove(x)
    solver.solve()

    expectValues(solver.values(y), [20])
    #expect(solver.invariantViolations() == [])
  }

  @Test func `may go as soon as its last coefficient is zero`() throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    let y = solver.addUnknown(.location)
    let sum = try solver.add([1 * x, 1 * y], .equal, 10)
    solver.solve()

    try solver.setCoefficient(0, of: x, in: sum)
    try solver.remove(x)
    solver.solve()

    expectValues(solver.values(y), [10])
    #expect(solver.invariantViolations() == [])
  }

  @Test func `leaves nothing behind for the one that gets its number`() throws {
    var solver = Solver()
    let stays = solver.addUnknown(.location)
    let old = solver.addUnknown(.size)
    let pin = try solver.add([1 * old], .equal, 70)
    try solver.add([1 * stays], .equal, 5)
    solver.solve()
    try solver.remove(pin)
    try solver.remove(old)
    solver.solve()
    solver.solve()

    let new = solver.addUnknown(.location)

    #expect(new != old)
    #expect(new.index == old.index)
    #expect(solver.value(of: old).isNaN)
    #expect(solver.value(of: new) == 0)
    try solver.add([1 * new, 1 * stays], .equal, -2)
    solver.solve()
    expectValues(solver.values(stays, new), [5, -7])
  }

  @Test func `makes room, so that numbers and work do not grow while views come and go`() throws {
    var solver = Solver()
    let stays = solver.addUnknown(.location)
    var largest = [0, 0]
    var visited = [0, 0]
    for round in 0..<1_000 {
      let start = solver.work.unknownsVisited
      let passing = solver.addUnknown(.size)
      let sum = try solver.add([1 * passing, 1 * stays], .equal, 7)
      solver.solve()
      try solver.remove(sum)
      try solver.remove(passing)
      solver.solve()
      let half = round / 500
      largest[half] = max(largest[half], passing.index, sum.index)
      visited[half] += solver.work.unknownsVisited - start
    }

    #expect(largest[1] <= largest[0])
    #expect(Double(visited[1]) <= 1.1 * Double(visited[0]))
    #expect(solver.unknownCount == 1)
    #expect(solver.constraintCount == 0)
    #expect(solver.invariantViolations() == [])
  }

  @Test func `does not show up among those that moved, nor does its successor`() throws {
    var solver = Solver()
    let stays = solver.addUnknown(.location)
    let passing = solver.addUnknown(.location)
    let sum = try solver.add([1 * passing, 1 * stays], .equal, 10)
    let wish = try solver.add([1 * passing], .equal, 4, priority: 500)
    solver.solve()
    #expect(solver.moved == [stays, passing])

    try solver.setCoefficient(0, of: passing, in: sum)
    try solver.remove(wish)
    try solver.remove(passing)
    solver.solve()
    #expect(solver.moved == [stays])
    let successor = solver.addUnknown(.location)
    #expect(solver.moved == [stays])
    solver.solve()
    #expect(solver.moved == [])
    expectValues(solver.values(stays, successor), [10, 0])
  }
}
