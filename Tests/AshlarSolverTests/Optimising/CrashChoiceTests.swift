import AshlarSolver
import Testing

/// What the first basis lets a wish determine, and what shows right afterwards.
struct `A choice of the first basis` {
  /// Two labels fill 100, and each wants more than half of it: the one that holds on to its width more gets it.
  @Test(arguments: [749, 751] as [Priority])
  func `goes to the stronger of two wishes`(second: Priority) throws {
    var solver = Solver()
    let (first, last) = (solver.addUnknown(.size), solver.addUnknown(.size))
    try solver.add([1 * first, 1 * last], .equal, 100)
    try solver.add([1 * first], .equal, 70, priority: 750)
    try solver.add([1 * last], .equal, 60, priority: second)

    let cost = solver.cost { _ in }

    expectValues(solver.values(first, last), second > 750 ? [40, 60] : [70, 30])
    #expect(cost.pivots == 0)
  }

  /// The wish would leave the second label less than nothing.
  @Test func `leaves no size less than nothing`() throws {
    var solver = Solver()
    let (first, last) = (solver.addUnknown(.size), solver.addUnknown(.size))
    try solver.add([1 * first, 1 * last], .equal, 100)
    try solver.add([1 * first], .equal, 140, priority: 750)

    let cost = solver.cost { _ in }

    expectValues(solver.values(first, last), [100, 0])
    #expect(cost.pivots == 0)
  }

  /// Three equal lengths are 90 together, and 60 together as well: the younger equation gives way.
  @Test func `does not settle a contradiction by compromise`() throws {
    var solver = Solver()
    let lengths = (0..<3).map { _ in solver.addUnknown(.size) }
    for length in lengths.dropFirst() { try solver.add([1 * length, -1 * lengths[0]], .equal, 0) }
    try solver.add(lengths.map { 1 * $0 }, .equal, 90)
    let younger = try solver.add(lengths.map { 1 * $0 }, .equal, 60)

    solver.solve()

    expectValues(solver.values(of: lengths), [30, 30, 30])
    #expect(solver.conflicts.map(\.setAside) == [younger])
  }

  /// Nothing has to be missed: *place* is up to 10 and four times *spare*, and sizes go towards zero. So *length* is 3, and
  /// 2 *place* is 3 *length* less 2. The choice of *length* = 3 is corrected first, and the rows behind it change places.
  @Test func `leaves no row unseen that has changed its place`() throws {
    var solver = Solver()
    let place = solver.addUnknown(.location)
    let (spare, length) = (solver.addUnknown(.size), solver.addUnknown(.size))
    try solver.add([0.5 * place, -2 * spare], .lessThanOrEqual, 5, priority: 500)
    try solver.add([1 * length], .greaterThanOrEqual, 3, priority: 500)
    try solver.add([3 * length, -2 * place], .equal, 2, priority: 250)

    solver.solve()

    expectValues(solver.values(place, spare, length), [3.5, 0, 3])
  }
}

/// A block of equations that is solved as one, and what changes about it.
struct `Shares of a length` {
  /// Lengths that are equal, and fill another one with gaps of 10 between them.
  private struct Shares: ~Copyable {
    var solver = Solver()
    let whole: Unknown
    let lengths: [Unknown]
    let wholeIs: Constraint
    let gap: Constraint
    let sum: Constraint

    init(_ count: Int, in number: Double) {
      let whole = solver.addUnknown(.size)
      let between = solver.addUnknown(.size)
      var lengths: [Unknown] = []
      for _ in 0..<count { lengths.append(solver.addUnknown(.size)) }
      wholeIs = try! solver.add([1 * whole], .equal, number)
      gap = try! solver.add([1 * between], .equal, 10)
      for length in lengths.dropFirst() {
        try! solver.add([1 * length, -1 * lengths[0]], .equal, 0)
      }
      sum = try! solver.add(
        [1 * whole, Double(1 - count) * between] + lengths.map { -1 * $0 }, .equal, 0)
      (self.whole, self.lengths) = (whole, lengths)
    }

    mutating func expectLengths(_ length: Double) {
      expectValues(solver.values(of: lengths), lengths.map { _ in length })
      let problems = solver.invariantViolations()
      #expect(problems == [])
    }
  }

  /// 4 · 40 + 3 · 10 = 190, 4 · 50 + 3 · 10 = 230, and with gaps of 20 it is 4 · 42.5 + 3 · 20.
  @Test func `follow the length and the gaps`() throws {
    var shares = Shares(4, in: 190)
    shares.solver.solve()
    shares.expectLengths(40)

    try shares.solver.setConstant(230, of: shares.wholeIs)
    shares.solver.solve()
    shares.expectLengths(50)

    try shares.solver.setConstant(20, of: shares.gap)
    shares.solver.solve()
    shares.expectLengths(42.5)
  }

  /// The sum goes, and a wish says how long the first one is; then the sum is back.
  @Test func `are what else says so while their sum is gone`() throws {
    var shares = Shares(4, in: 190)
    shares.solver.solve()

    try shares.solver.remove(shares.sum)
    try shares.solver.add([1 * shares.lengths[0]], .equal, 7, priority: 500)
    shares.solver.solve()
    shares.expectLengths(7)

    try shares.solver.add([1 * shares.whole] + shares.lengths.map { -1 * $0 }, .equal, 30)
    shares.solver.solve()
    shares.expectLengths(40)
  }

  /// Nothing of the block is left in the way of the unknowns.
  @Test func `can all be removed`() throws {
    var shares = Shares(4, in: 190)
    shares.solver.solve()
    let first = shares.lengths[0]
    try shares.solver.remove(shares.sum)
    try shares.solver.remove(shares.wholeIs)
    try shares.solver.remove(shares.whole)
    shares.solver.solve()

    expectValues(shares.solver.values(first), [0])
    let problems = shares.solver.invariantViolations()
    #expect(problems == [])
  }

  /// What is reported of the shares names the equations of the caller alone.
  @Test func `are explained by what was written`() throws {
    var shares = Shares(4, in: 190)
    shares.solver.solve()

    let causes = try shares.solver.explanation(of: shares.lengths[2]).causes

    let sum = causes.reduce(0) { $0 + $1.factor * $1.constant }
    expectValues([sum], [40])
    #expect(causes.count == 3 + 1 + 2)
  }
}
