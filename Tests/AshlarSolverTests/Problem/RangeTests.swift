import AshlarSolver
import Testing

/// Values that no floating-point number can be: each of forty is 1,000,000,000 times the one before.
@Suite struct `Values beyond all numbers` {
  @Test func `are told`() throws {
    var chain = try LongChain()

    #expect(chain.solver.solve() == .outOfRange)
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

  init() throws {
    for _ in 0..<40 { unknowns.append(solver.addUnknown(.location)) }
    constraints.append(try solver.add([1 * unknowns[0]], .equal, 1))
    for (one, next) in zip(unknowns, unknowns.dropFirst()) {
      constraints.append(try solver.add([1 * next, -1e9 * one], .equal, 0))
    }
  }
}
