import AshlarSolver
import Testing

/// IEEE 754 has two zeros, which are equal and print differently: 0.0 and -0.0.
struct `Zero has no sign` {
  private func isPositiveZero(_ value: Double) -> Bool { value == 0 && value.sign == .plus }

  @Test(arguments: [1, -1, 2, -2, 3, -0.5])
  func `where a coefficient divides`(coefficient: Double) throws {
    var solver = Solver()
    let (x, y, width) = (
      solver.addUnknown(.location), solver.addUnknown(.location), solver.addUnknown(.size)
    )
    let pin = try solver.add([1 * x], .equal, 0)
    try solver.add([coefficient * y, 1 * x], .equal, 0)
    try solver.add([coefficient * width, 1 * y], .equal, 0)

    // The second change of a constant writes down what the later ones run through.
    for constant in [0, 10, 0, 20, 0, 30, -0.0] {
      try solver.setConstant(constant, of: pin)
      solver.solve()
      guard constant == 0 else { continue }
      var values: [Double] = []
      solver.readValues(into: &values)
      #expect(values.allSatisfy(isPositiveZero))
    }
  }

  @Test func `as a constant`() throws {
    var solver = Solver()
    let (x, y, width) = (
      solver.addUnknown(.location), solver.addUnknown(.location), solver.addUnknown(.size)
    )
    let pin = try solver.add([1 * x], .equal, -0.0)
    try solver.add([1 * y, -1 * x], .equal, -0.0)
    try solver.add([1 * width], .equal, -0.0, priority: 500)
    solver.solve()
    #expect([x, y, width].allSatisfy { isPositiveZero(solver.value(of: $0)) })
    #expect(!solver.describeState().contains("-0.0"))

    for constant in [7, -0.0, 8, -0.0, 9, -0.0] {
      try solver.setConstant(constant, of: pin)
      solver.solve()
      guard constant == 0 else { continue }
      solver.forEachChange { _, value in #expect(isPositiveZero(value)) }
      #expect(isPositiveZero(solver.value(of: x)) && isPositiveZero(solver.value(of: y)))
    }
  }

  /// Many small systems whose numbers cancel.
  @Test(arguments: 0..<500)
  func `in systems of small whole numbers`(seed: Int) throws {
    var random = RepeatableGenerator(seed: seed)
    var solver = Solver()
    let unknowns = (0..<5).map { solver.addUnknown($0 % 2 == 0 ? .location : .size) }
    var constraints: [Constraint] = []
    for _ in 0..<7 {
      let terms = (0..<3).map { _ in random.pick([1.0, -1, 2, -2]) * random.pick(unknowns) }
      let new = try? solver.add(
        terms, random.pick(Relation.allCases), random.pick([0, -0.0, 4, -4]),
        priority: random.pick([.required, 500, 250]))
      if let new { constraints.append(new) }
    }
    for _ in 0..<4 {
      solver.solve()
      #expect(!unknowns.map { solver.value(of: $0) }.contains { $0 == 0 && $0.sign == .minus })
      if constraints.isEmpty { return }
      try? solver.setConstant(random.pick([0, -0.0, 4]), of: random.pick(constraints))
    }
  }
}

extension RepeatableGenerator {
  fileprivate mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[integer(0...elements.count - 1)]
  }
}
