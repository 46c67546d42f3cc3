import AshlarSolver
import SolverOracle
import Testing

final class `The status of a constraint` {
  var solver = Solver()
  let width: Unknown

  init() {
    width = solver.addUnknown(.size)
  }

  @Test func `that determines a value is active`() throws {
    let pin = try solver.add([1 * width], .equal, 100)
    solver.solve()

    #expect(try solver.status(of: pin) == .active([]))
  }

  @Test func `tells what would be gained if it yielded`() throws {
    // Each of the three at 500 would be missed by 1 less for each unit, and the one at 250 by 2 more.
    let most = try solver.add([1 * width], .lessThanOrEqual, 100)
    for wish in [120.0, 130, 140] { try solver.add([1 * width], .equal, wish, priority: 500) }
    try solver.add([2 * width], .equal, 150, priority: 250)
    solver.solve()

    #expect(
      try solver.status(of: most)
        == .active([Pressure(priority: 500, gain: 3), Pressure(priority: 250, gain: -2)]))
  }

  @Test func `that is there twice is active once`() throws {
    let pins = try (1...2).map { _ in try solver.add([1 * width], .equal, 100) }
    solver.solve()

    let statuses = try pins.map { try solver.status(of: $0) }
    #expect(statuses.contains(.active([])))
    #expect(statuses.contains(.redundant))
  }

  @Test func `with room to spare says how much`() throws {
    let least = try solver.add([2 * width], .greaterThanOrEqual, 60)
    let most = try solver.add([1 * width], .lessThanOrEqual, 150, priority: 500)
    try solver.add([1 * width], .equal, 100)
    solver.solve()

    #expect(try solver.status(of: least) == .slack(by: 140))
    #expect(try solver.status(of: most) == .slack(by: 50))
  }

  @Test(arguments: [
    (100.0, 160.0, Miss.Side.under, 60.0, Priority(750)), (200, 160, .over, 40, 250),
  ])
  func `of a content says which side is missed`(
    width given: Double, content: Double, side: Miss.Side, amount: Double, priority: Priority
  ) throws {
    let pin = try solver.add([1 * width], .equal, given)
    let size = try solver.add(
      [1 * width], near: content, penalties: Penalties(under: 750, over: 250))
    solver.solve()

    let status = try solver.status(of: size)

    guard case .missed(let miss) = status else {
      Issue.record("\(status)")
      return
    }
    #expect((miss.constraint, miss.side, miss.priority) == (size, side, priority))
    expectValues([miss.amount], [amount])
    #expect(miss.givenUpTo.sources == [.constraint(pin)])
    expectValues(miss.givenUpTo.factors, [1])
  }

  @Test func `that contradicts older ones is set aside`() throws {
    let other = solver.addUnknown(.size)
    let sum = try solver.add([1 * width, 1 * other], .equal, 100)
    let new = try solver.add([1 * width], .greaterThanOrEqual, 130)
    try solver.add([1 * width], .equal, 500, priority: 250)
    solver.solve()

    let status = try solver.status(of: new)

    guard case .setAside(let miss) = status else {
      Issue.record("\(status)")
      return
    }
    #expect((miss.side, miss.priority) == (.under, .required))
    expectValues([miss.amount], [30])
    #expect(miss.givenUpTo.sources == [.zero(of: other), .constraint(sum)])
    expectValues(miss.givenUpTo.factors, [-1, 1])
  }

  @Test func `has an obstacle only in what would not hold any more`() throws {
    let limit = try solver.add([1 * width], .lessThanOrEqual, 150)
    let less = try solver.add([1 * width], .lessThanOrEqual, 70, priority: 250)
    let more = try solver.add([1 * width], .greaterThanOrEqual, 200, priority: 700)
    solver.solve()

    let misses = try [less, more].map { try solver.status(of: $0).miss }

    #expect(misses.map { $0?.givenUpTo.sources } == [[.constraint(limit)], [.constraint(limit)]])
    #expect(misses.map { $0?.obstacles.sources } == [[], [.constraint(limit)]])
  }

  @Test func `without unknowns is what its constant says`() throws {
    let truth = try solver.add([], .equal, 0)
    let room = try solver.add([], .lessThanOrEqual, 4, priority: 500)
    let wish = try solver.add([], .equal, 3, priority: 500)
    solver.solve()

    #expect(try solver.status(of: truth) == .redundant)
    #expect(try solver.status(of: room) == .slack(by: 4))
    #expect(
      try solver.status(of: wish)
        == .missed(Miss(constraint: wish, side: .under, amount: 3, priority: 500, givenUpTo: [])))
  }

  @Test func `follows changes of what is missed until it holds`() throws {
    let pin = try solver.add([1 * width], .equal, 100)
    let wish = try solver.add([1 * width], .equal, 130, priority: 500)
    solver.solve()
    #expect(try solver.status(of: wish).miss?.amount == 30)

    try solver.setConstant(130, of: pin)
    solver.solve()
    #expect(try solver.status(of: wish).miss == nil)

    try solver.setConstant(150, of: pin)
    solver.solve()
    #expect(try solver.status(of: wish).miss?.side == .over)
  }
}

struct `Misses of random systems` {
  @Test(arguments: 0..<60)
  func `are accounted for by what they are given up to`(seed: Int) throws {
    let recipe = RandomRecipe(unknowns: 3...12, rows: 8...30)
    var generator = RepeatableGenerator(seed: seed)
    let subject = SolverUnderTest(recipe.model(&generator))
    for _ in 0..<4 {
      subject.solve()
      for (row, constraint) in zip(subject.model.rows, subject.constraints) {
        let distance = zip(row.coefficients, subject.values).reduce(-row.constant) {
          $0 + $1.0 * $1.1
        }
        let isPaid = distance.magnitude > 1e-6 && row.price(at: distance) != nil
        let miss = try subject.solver.status(of: constraint).miss
        #expect((miss != nil) == isPaid, "\(row) misses by \(distance)")
        guard let miss else { continue }
        #expect(miss.priority == row.price(at: distance))
        #expect(miss.side == (distance > 0 ? .over : .under))
        expectValues([miss.amount], [distance.magnitude])
        expectValues([miss.givenUpTo.sum], [row.constant + distance])
      }
      recipe.change(subject, &generator)
    }
  }
}

extension SystemModel.Row {
  /// What a distance from the constant costs, if that costs anything.
  fileprivate func price(at distance: Double) -> Priority? {
    distance > 0 ? penalties.over : penalties.under
  }
}
