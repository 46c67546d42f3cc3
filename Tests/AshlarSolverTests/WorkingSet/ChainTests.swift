import AshlarSolver
import Testing

struct `A long chain` {
  /// A chain in which each link is one further than the one before it.
  private struct Chain: ~Copyable {
    var solver = Solver()
    var links: [Unknown] = []
    var joints: [Constraint] = []

    init(of count: Int, _ relation: Relation, priority: Priority = .required) {
      for _ in 0..<count { links.append(solver.addUnknown(.location)) }
      for (link, next) in zip(links, links.dropFirst()) {
        joints.append(
          try! solver.add([1 * next, -1 * link], relation, 1, priority: priority))
      }
    }

    mutating func pin(_ index: Int, to constant: Double) -> Constraint {
      try! solver.add([1 * links[index]], .equal, constant)
    }

    /// Expects the values from `start`, each one more than the one before it, after a solve that
    /// visits no link more than `visits` times on average.
    mutating func expectValues(from start: Double, visits: Int) {
      let visited = solver.work.unknownsVisited
      #expect(solver.solve() == .optimal)
      #expect(solver.work.unknownsVisited - visited <= visits * links.count)
      let isRight = links.enumerated().allSatisfy { index, link in
        solver.value(of: link) == start + Double(index)
      }
      #expect(isRight)
      #expect(solver.conflicts.isEmpty)
    }
  }

  @Test func `of ten thousand follows its first link`() throws {
    var chain = Chain(of: 10_000, .equal)
    let pin = chain.pin(0, to: 5)
    chain.expectValues(from: 5, visits: 1)

    try chain.solver.setConstant(-5, of: pin)
    chain.expectValues(from: -5, visits: 1)
    #expect(chain.solver.work.pivots == 0)
  }

  @Test func `of ten thousand follows its last link`() throws {
    var chain = Chain(of: 10_000, .equal)
    let pin = chain.pin(9_999, to: 9_999)
    chain.expectValues(from: 0, visits: 1)

    try chain.solver.setConstant(0, of: pin)
    chain.expectValues(from: -9_999, visits: 1)
    #expect(chain.solver.work.pivots == 0)
  }

  @Test func `turns round when it is let go at one end and held at the other`() throws {
    // One look ahead, two exchanges with a price and a direction each, and the values once more.
    var chain = Chain(of: 1_000, .equal)
    let first = chain.pin(0, to: 5)
    chain.expectValues(from: 5, visits: 1)

    try chain.solver.remove(first)
    let last = chain.pin(999, to: 999)
    chain.expectValues(from: 0, visits: 8)

    try chain.solver.remove(last)
    _ = chain.pin(0, to: 7)
    chain.expectValues(from: 7, visits: 8)
  }

  @Test func `that was turned round can lose a link and get it back`() throws {
    // Without the link at 50 the lower half ends at the new pin, and the upper one at the old one.
    var chain = Chain(of: 100, .equal)
    let first = chain.pin(0, to: 0)
    chain.expectValues(from: 0, visits: 1)
    try chain.solver.remove(first)
    _ = chain.pin(99, to: 99)
    chain.expectValues(from: 0, visits: 8)

    try chain.solver.setPriority(500, of: chain.joints[50])
    let pin = chain.pin(50, to: 40)
    chain.solver.solve()
    #expect(chain.solver.values(chain.links[0], chain.links[50], chain.links[51]) == [-10, 40, 51])

    try chain.solver.remove(pin)
    chain.expectValues(from: 0, visits: 8)
    #expect(chain.solver.invariantViolations() == [])
  }

  /// The upper half, let go, has as many links on one side of zero as on the other; of the two ways to have
  /// that the first link is nearer to zero in one. Another system has a choice of its own all the while.
  @Test func `that loses a link in its middle is looked at a few times`() throws {
    var chain = Chain(of: 2_000, .equal)
    _ = chain.pin(0, to: 0)
    let left = chain.solver.addUnknown(.location)
    let right = chain.solver.addUnknown(.location)
    try chain.solver.add([1 * left, 1 * right], .equal, 10)
    chain.solver.solve()

    let joint = chain.joints[999]
    let cost = try chain.solver.cost { try $0.remove(joint) }

    #expect(chain.solver.values(chain.links[999], chain.links[1_000]) == [999, -499])
    #expect(cost.unknowns <= 20 * 2_000)
    #expect(chain.solver.invariantViolations() == [])
  }

  @Test func `of wishes holds as one of requirements does`() throws {
    var chain = Chain(of: 10_000, .equal, priority: 500)
    try chain.solver.add([1 * chain.links[5_000]], .equal, 5_000, priority: 250)

    chain.expectValues(from: 0, visits: 1)
  }

  @Test func `of inequalities is pulled tight`() throws {
    // The slacks add up to the length of the chain less 499.
    var chain = Chain(of: 500, .greaterThanOrEqual)
    _ = chain.pin(0, to: 3)

    chain.expectValues(from: 3, visits: 500)
    #expect(chain.solver.work.pivots == 0)
  }

  @Test func `closed to a ring that does not fit leaves out the last link`() throws {
    var chain = Chain(of: 2_000, .equal)
    _ = chain.pin(0, to: 0)
    let ring = try chain.solver.add(
      [1 * chain.links[0], -1 * chain.links[1_999]], .equal, 1)

    chain.solver.solve()

    let conflict = try #require(chain.solver.conflicts.first)
    #expect(conflict.setAside == ring)
    #expect(conflict.members.count == 2_000)
    #expect(conflict.missedBy == 2_000)
  }
}
