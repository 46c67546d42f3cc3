import AshlarSolver
import SolverOracle

/// Systems that look like layouts: boxes in boxes, with four unknowns each.
struct LayoutShape {
  var model: SystemModel
  private let parents: [Int]

  /// A tree of `count` boxes. The first is the root, and its frame is fixed.
  init(count: Int, _ generator: inout RepeatableGenerator) {
    model = SystemModel(
      kinds: (0..<count).flatMap { _ in [Unknown.Kind.location, .location, .size, .size] })
    parents = (0..<count).map { $0 == 0 ? -1 : generator.integer(max(0, $0 - 4)...$0 - 1) }
    for (unknown, value) in [(0, 0.0), (1, 0), (2, 320), (3, 480)] {
      model.add(vector([(unknown, 1)]), value, Penalties(.equal, .required))
    }
    for box in 1..<count { for axis in 0...1 { addSentences(box, axis, &generator) } }
  }

  private func vector(_ terms: [(Int, Double)]) -> [Double] {
    var coefficients = [Double](repeating: 0, count: model.kinds.count)
    for (unknown, coefficient) in terms { coefficients[unknown] += coefficient }
    return coefficients
  }
}

// MARK: - Sentences

extension LayoutShape {
  private mutating func addSentences(
    _ box: Int, _ axis: Int, _ generator: inout RepeatableGenerator
  ) {
    for sentence in [randomPin(box, axis, &generator), randomExtent(box, axis, &generator)] {
      model.add(sentence.coefficients, sentence.constant, sentence.penalties)
    }
    if generator.chance(60) {
      let extra = randomSentence(&generator, box: box, axis: axis)
      model.add(extra.coefficients, extra.constant, extra.penalties)
    }
  }

  typealias Sentence = (coefficients: [Double], constant: Double, penalties: Penalties)

  /// Any sentence that may be written about a box.
  func randomSentence(_ generator: inout RepeatableGenerator) -> Sentence {
    randomSentence(
      &generator, box: generator.integer(1...parents.count - 1), axis: generator.integer(0...1))
  }

  private func randomSentence(
    _ generator: inout RepeatableGenerator, box: Int, axis: Int
  ) -> Sentence {
    switch generator.integer(0...5) {
    case 0: randomPin(box, axis, &generator)
    case 1, 2: randomExtent(box, axis, &generator)
    case 3: farEdge(box, axis, &generator)
    case 4: centre(box, axis, &generator)
    default: gap(box, axis, &generator)
    }
  }

  private func location(_ box: Int, _ axis: Int) -> Int { 4 * box + axis }
  private func extent(_ box: Int, _ axis: Int) -> Int { 4 * box + 2 + axis }

  private func sibling(of box: Int) -> Int? {
    (1..<box).last { parents[$0] == parents[box] }
  }

  private func randomPin(
    _ box: Int, _ axis: Int, _ generator: inout RepeatableGenerator
  ) -> Sentence {
    if let other = sibling(of: box), generator.chance(60) {
      return (
        vector([(location(box, axis), 1), (location(other, axis), -1), (extent(other, axis), -1)]),
        Double(generator.integer(0...20)), Penalties(.equal, priority(&generator))
      )
    }
    return (
      vector([(location(box, axis), 1)]), Double(generator.integer(0...20)),
      Penalties(.equal, priority(&generator))
    )
  }

  /// A fixed extent, the size of some content, or the extent of another box.
  private func randomExtent(
    _ box: Int, _ axis: Int, _ generator: inout RepeatableGenerator
  ) -> Sentence {
    let own = extent(box, axis)
    switch generator.integer(0...3) {
    case 0:
      return (vector([(own, 1)]), Double(generator.integer(0...90)), Penalties(.equal, .required))
    case 1:
      let relation = generator.element(of: Relation.allCases)
      let factor = generator.element(of: [1, 0.5, 1.5])
      return (
        vector([(own, 1), (extent(parents[box], axis), -factor)]),
        Double(generator.integer(-40...0)), Penalties(relation, priority(&generator))
      )
    default:
      let hugging = Priority(generator.element(of: [250, 251, 750]))
      let resistance = Priority(generator.element(of: [749, 750, 751]))
      return (
        vector([(own, 1)]), Double(generator.integer(10...200)),
        Penalties(under: resistance, over: hugging)
      )
    }
  }

  private func farEdge(
    _ box: Int, _ axis: Int, _ generator: inout RepeatableGenerator
  ) -> Sentence {
    (
      vector([
        (location(box, axis), 1), (extent(box, axis), 1), (extent(parents[box], axis), -1),
      ]),
      Double(generator.integer(-20...0)),
      Penalties(generator.element(of: [.equal, .lessThanOrEqual]), priority(&generator))
    )
  }

  private func centre(
    _ box: Int, _ axis: Int, _ generator: inout RepeatableGenerator
  ) -> Sentence {
    (
      vector([
        (location(box, axis), 1), (extent(box, axis), 0.5), (extent(parents[box], axis), -0.5),
      ]),
      Double(generator.integer(-5...5)), Penalties(.equal, priority(&generator))
    )
  }

  private func gap(_ box: Int, _ axis: Int, _ generator: inout RepeatableGenerator) -> Sentence {
    guard let other = sibling(of: box) else { return farEdge(box, axis, &generator) }
    return (
      vector([(location(box, axis), 1), (location(other, axis), -1), (extent(other, axis), -1)]),
      Double(generator.integer(0...20)), Penalties(.greaterThanOrEqual, priority(&generator))
    )
  }

  private func priority(_ generator: inout RepeatableGenerator) -> Priority {
    Priority(generator.element(of: [1000, 1000, 1000, 999, 750, 500, 250]))
  }
}
