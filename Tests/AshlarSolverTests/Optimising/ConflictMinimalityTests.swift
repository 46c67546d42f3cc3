import AshlarSolver
import Testing

/// A set of required sentences of which at least one cannot hold.
struct Contradiction: CustomTestStringConvertible {
  var testDescription: String
  var kinds: [Unknown.Kind]
  var sentences: [(coefficients: [Double], relation: Relation, constant: Double)]

  static let all = [
    Contradiction(
      testDescription: "a chain that is too short", kinds: [.location, .location, .size],
      sentences: [
        ([1, 0, 0], .equal, 0), ([0, 0, 1], .equal, 30), ([-1, 1, 0], .greaterThanOrEqual, 50),
        ([-1, 1, -1], .equal, 0),
      ]),
    Contradiction(
      testDescription: "a triangle of orders", kinds: [.location, .location, .location],
      sentences: [
        ([1, 0, 0], .lessThanOrEqual, 90), ([1, -1, 0], .greaterThanOrEqual, 1),
        ([0, 1, -1], .greaterThanOrEqual, 1), ([0, 0, 1], .greaterThanOrEqual, 0),
        ([-1, 0, 1], .greaterThanOrEqual, 1),
      ]),
    Contradiction(
      testDescription: "thirds of a width", kinds: [.size, .size, .size],
      sentences: [
        ([1, -1, 0], .equal, 0), ([0, 1, -1], .equal, 0), ([1, 1, 1], .equal, 90),
        ([0, 1, 0], .lessThanOrEqual, 60), ([2, 0, -1], .greaterThanOrEqual, 31),
      ]),
    Contradiction(
      testDescription: "a negative size", kinds: [.size, .size],
      sentences: [
        ([1, 1], .equal, 10), ([1, -2], .lessThanOrEqual, 80), ([1, 0], .greaterThanOrEqual, 11),
      ]),
  ]

  /// The conflicts that are left when one sentence, counted from 0, is missing.
  func conflicts(without missing: Int) -> Int {
    var solver = Solver()
    let unknowns = kinds.map { solver.addUnknown($0) }
    for index in sentences.indices where index != missing {
      let sentence = sentences[index]
      let terms = zip(sentence.coefficients, unknowns).filter { $0.0 != 0 }.map { $0.0 * $0.1 }
      try! solver.add(terms, sentence.relation, sentence.constant)
    }
    solver.solve()
    return solver.conflicts.count
  }
}

struct `The members of a conflict` {
  @Test(arguments: Contradiction.all)
  func `could hold without any one of them`(_ contradiction: Contradiction) throws {
    var solver = Solver()
    let unknowns = contradiction.kinds.map { solver.addUnknown($0) }
    var constraints: [Constraint] = []
    for sentence in contradiction.sentences {
      let terms = zip(sentence.coefficients, unknowns).filter { $0.0 != 0 }.map { $0.0 * $0.1 }
      constraints.append(try solver.add(terms, sentence.relation, sentence.constant))
    }

    solver.solve()

    let conflict = try #require(solver.conflicts.first)
    #expect(solver.conflicts.count == 1)
    #expect(conflict.setAside == constraints.last)
    for (index, constraint) in constraints.enumerated() {
      let isMember = conflict.members.contains(.constraint(constraint))
      #expect(contradiction.conflicts(without: index) == (isMember ? 0 : 1))
    }
  }

  @Test(arguments: Contradiction.all)
  func `hold as soon as one of them is removed`(_ contradiction: Contradiction) throws {
    for missing in contradiction.sentences.indices {
      var solver = Solver()
      let unknowns = contradiction.kinds.map { solver.addUnknown($0) }
      var constraints: [Constraint] = []
      for sentence in contradiction.sentences {
        let terms = zip(sentence.coefficients, unknowns).filter { $0.0 != 0 }.map { $0.0 * $0.1 }
        constraints.append(try solver.add(terms, sentence.relation, sentence.constant))
      }
      solver.solve()
      let isMember = solver.conflicts[0].members.contains(.constraint(constraints[missing]))

      try solver.remove(constraints[missing])
      solver.solve()

      #expect(solver.conflicts.isEmpty == isMember)
      #expect(solver.invariantViolations() == [])
    }
  }
}
