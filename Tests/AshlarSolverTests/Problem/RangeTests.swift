import AshlarSolver
import Testing

/// Values that no floating-point number can be: each of forty is 1,000,000,000 times the one before.
struct `Values beyond all numbers` {
  @Test func `are told`() throws {
    var chain = try LongChain()

    #expect(chain.solver.solve() == .outOfRange)
  }

  /// The same constant again and again, as when a window is resized: 4 · 10²⁹⁷ is a number, and 10¹² times as much as
  /// 10²⁹⁷ is none.
  @Test func `are told when a constant comes to them that changes often`() throws {
    var chain = try LongChain(count: 34)
    for constant in [1, 2, 3, 4].map(Double.init) {
      try chain.solver.setConstant(constant, of: chain.constraints[0])
      #expect(chain.solver.solve() == .optimal)
    }

    try chain.solver.setConstant(1e12, of: chain.constraints[0])

    #expect(chain.solver.solve() == .outOfRange)
    try chain.solver.setConstant(5, of: chain.constraints[0])
    #expect(chain.solver.solve() == .optimal)
    for value in chain.solver.values(of: chain.unknowns) { #expect(value.isFinite) }
  }

  @Test func `end no question`() throws {
    var chain = try LongChain()
    chain.solver.solve()

    for ambiguity in try chain.solver.ambiguities() { #expect(ambiguity.value.isFinite) }
    for unknown in chain.unknowns {
      _ = try chain.solver.ambiguity(of: unknown)
      _ = try chain.solver.explanation(of: unknown)
    }
    _ = chain.solver.describeState()
  }

  @Test func `are forgotten once they have gone`() throws {
    var chain = try LongChain()
    chain.solver.solve()
    for constraint in chain.constraints { try chain.solver.remove(constraint) }

    #expect(chain.solver.solve() == .optimal)
    for value in chain.solver.values(of: chain.unknowns) { #expect(value.isFinite) }
  }
}

private struct LongChain: ~Copyable {
  var solver = Solver()
  var unknowns: [Unknown] = []
  var constraints: [Constraint] = []

  init(count: Int = 40) throws {
    for _ in 0..<count { unknowns.append(solver.addUnknown(.location)) }
    constraints.append(try solver.add([1 * unknowns[0]], .equal, 1))
    for (one, next) in zip(unknowns, unknowns.dropFirst()) {
      constraints.append(try solver.add([1 * next, -1e9 * one], .equal, 0))
    }
  }
}
