import AshlarSolver
import Testing

struct `The same calls in the same order` {
  /// Everything that can be read from a solver, to the last bit, after each of some random steps.
  private static func transcript(seed: Int) -> [String] {
    var generator = RepeatableGenerator(seed: seed)
    let shape = LayoutShape(count: 15, &generator)
    let subject = SolverUnderTest(shape.model)
    return (0..<8).map { _ in
      subject.solve()
      let bits = subject.values.map { String($0.bitPattern, radix: 16) }
      let conflicts = subject.conflicts.map { "\($0.members.count) \($0.missedBy.bitPattern)" }
      defer { shape.change(subject, &generator) }
      return "\(bits) \(subject.setAside) \(conflicts) \(subject.work)"
    }
  }

  @Test(arguments: 0..<10)
  func `give the same bits and the same work in two solvers`(seed: Int) {
    #expect(Self.transcript(seed: seed) == Self.transcript(seed: seed))
  }

  @Test func `give the same bits and the same work on whatever thread they run`() async {
    let transcripts = await withTaskGroup(of: [String].self) { group in
      for _ in 0..<4 { group.addTask { Self.transcript(seed: 4) } }
      return await group.reduce(into: []) { $0.append($1) }
    }

    #expect(transcripts == Array(repeating: Self.transcript(seed: 4), count: 4))
  }

  @Test func `name the same constraints in the same order in a conflict`() throws {
    func members() throws -> [Int] {
      var solver = Solver()
      let unknowns = (0..<30).map { _ in solver.addUnknown(.location) }
      var constraints = try unknowns.indices.map { index in
        let next = unknowns[(index + 7) % 30]
        return try solver.add([1 * unknowns[index], -1 * next], .equal, 0)
      }
      constraints.append(try solver.add([1 * unknowns[0], -1 * unknowns[1]], .equal, 1))
      solver.solve()
      return solver.conflicts[0].members.map { member in
        constraints.firstIndex { member == .constraint($0) }!
      }
    }

    let first = try members()

    #expect(try members() == first)
    #expect(first == first.sorted())
  }
}
