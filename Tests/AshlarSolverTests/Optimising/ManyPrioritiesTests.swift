import AshlarSolver
import Testing

/// If each line search sorted the priorities by moving all that are weaker, the last test would take minutes.
@Suite(.timeLimit(.minutes(5))) struct `Priorities that are all different` {
  private func shuffled(_ numbers: ClosedRange<Int>) -> [Int] {
    // 1,009 is a prime number, so that its multiples meet each remainder once.
    let count = numbers.count
    return (0..<count).map { numbers.lowerBound + $0 * 1_009 % count }
  }

  @Test(arguments: [20, 33, 34, 200, 2_000])
  func `are met in their order, in whichever order they were given`(count: Int) throws {
    // The stronger a wish, the further out it is; the strongest gets its way, and then the strongest
    // of those that are left.
    var solver = Solver()
    let x = solver.addUnknown(.location)
    var wishes: [(number: Int, constraint: Constraint)] = []
    for number in shuffled(1...count) {
      let side = number % 2 == 0 ? 1.0 : -1
      let wish = try solver.add(
        [1 * x], .equal, side * Double(number), priority: Priority(Float(number) / 4))
      wishes.append((number, wish))
      if number % 3 == 0 { solver.solve() }
    }
    wishes.sort { $0.number > $1.number }

    for wish in wishes.prefix(12) {
      solver.solve()
      expectValues(solver.values(x), [Double(wish.number % 2 == 0 ? wish.number : -wish.number)])
      #expect(solver.invariantViolations() == [])
      try solver.remove(wish.constraint)
    }
  }

  @Test(arguments: [20, 200, 2_000])
  func `that all cancel leave it to the weakest`(count: Int) throws {
    // At each priority one wants 0 and another one 10: from 0 to 10 none of them minds.
    var solver = Solver()
    let x = solver.addUnknown(.location)
    for number in shuffled(1...count) {
      let priority = Priority(Float(number) / 4)
      try solver.add([1 * x], .equal, 0, priority: priority)
      try solver.add([1 * x], .equal, 10, priority: priority)
    }
    let weakest = try solver.add([1 * x], .equal, 7, priority: 0.125)
    solver.solve()
    expectValues(solver.values(x), [7])

    try solver.setConstant(25, of: weakest)
    solver.solve()
    expectValues(solver.values(x), [10])

    try solver.setConstant(-25, of: weakest)
    solver.solve()
    expectValues(solver.values(x), [0])

    // One more at 10 for the strongest priority, whatever all others say.
    try solver.add([1 * x], .equal, 10, priority: Priority(Float(count) / 4))
    solver.solve()
    expectValues(solver.values(x), [10])
    #expect(solver.invariantViolations() == [])
  }

  @Test func `say which of many widths give way`() throws {
    // A hundred widths of 60 that do not want to shrink, nor to grow: the later, the less so.
    var solver = Solver()
    let widths = (0..<100).map { _ in solver.addUnknown(.size) }
    let total = try solver.add(widths.map { 1 * $0 }, .equal, 7_000)
    for (place, width) in widths.enumerated() {
      let (under, over) = (Priority(Float(700 + place)), Priority(Float(200 + place)))
      try solver.add([1 * width], near: 60, penalties: Penalties(under: under, over: over))
    }

    // The first takes all of the thousand that there is too much.
    solver.solve()
    expectValues(solver.values(of: widths), [1_060] + [Double](repeating: 60, count: 99))

    // 190 too few: the first three have nothing left, and the fourth gives the ten that are missing.
    try solver.setConstant(5_810, of: total)
    solver.solve()
    expectValues(
      solver.values(of: widths), [0, 0, 0, 50] + [Double](repeating: 60, count: 96))
    #expect(solver.invariantViolations() == [])
  }

  @Test func `are sorted in less than the square of their number`() throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    let count = 10_000
    for number in (1...count).reversed() {
      try solver.add(
        [1 * x], .equal, Double(number), priority: Priority(Float(number) / 32))
    }
    solver.solve()
    expectValues(solver.values(x), [Double(count)])

    for number in 1...20 {
      try solver.add([1 * x], .equal, Double(-number), priority: Priority(Float(800 + number)))
      solver.solve()
      expectValues(solver.values(x), [Double(-number)])
    }
  }
}
