import AshlarStorage

/// An unknown that nothing determines.
///
/// Another value of the unknown would be as good at every priority. The present value is that of the completion:
/// sizes towards zero, then the slack of inequalities, then locations.
public struct Ambiguity: Hashable, Sendable {
  /// The unknown that nothing determines.
  public let unknown: Unknown

  /// The value it has at present.
  public let value: Double

  /// The range of its values, in the unit of the unknown, for the same total miss at each priority. Infinite without
  /// an end.
  ///
  /// Each unknown is asked for by itself: as a rule others have to move with it, and not every
  /// combination is possible.
  public let range: ClosedRange<Double>
}

// MARK: - Asking

extension Explaining {
  func ambiguity(
    of unknown: Unknown, _ problem: borrowing Problem, _ workingSet: inout WorkingSet,
    _ pricing: borrowing Pricing
  ) throws(SolverError) -> Ambiguity? {
    guard let range = try ambiguity(ofSum: [Term(1, unknown)], problem, &workingSet, pricing) else {
      return nil
    }
    return Ambiguity(unknown: unknown, value: problem.values[Int(unknown.number)], range: range)
  }

  func ambiguity(
    ofSum terms: [Term], _ problem: borrowing Problem, _ workingSet: inout WorkingSet,
    _ pricing: borrowing Pricing
  ) throws(SolverError) -> ClosedRange<Double>? {
    var sum: [(coefficient: Double, unknown: Int)] = []
    for term in terms {
      try problem.check(coefficient: term.coefficient)
      sum.append((term.coefficient, try problem.index(of: term.unknown)))
    }
    try problem.checkSettled()
    workingSet.makeRoom(problem)
    workingSet.gradient.removeAll()
    for term in sum { workingSet.gradient.add(term.coefficient, at: term.unknown) }
    workingSet.priceGradient(problem)
    let slots = looseSlots(problem, workingSet, pricing)
    if slots.isEmpty { return nil }
    var face = OptimalFace()
    gather(from: slots, into: &face, following: true, problem, &workingSet, pricing)
    fill(&face, problem, workingSet, pricing)
    let value = sum.reduce(0) { $0 + $1.coefficient * problem.values[$1.unknown] }
    let largest = sum.reduce(0) { max($0, $1.coefficient.magnitude) }
    let least = face.end(of: sum, to: .under)
    let most = face.end(of: sum, to: .over)
    workingSet.work.addVisits(of: face.work)
    return range(around: value, from: least, to: most, unit: largest)
  }

  func ambiguities(
    _ problem: borrowing Problem, _ workingSet: inout WorkingSet, _ pricing: borrowing Pricing
  ) throws(SolverError) -> [Ambiguity] {
    try problem.checkSettled()
    let slots = problem.unknowns.indices.filter { isLoose($0, problem, workingSet, pricing) }
    if slots.isEmpty { return [] }
    var face = OptimalFace()
    gather(from: slots, into: &face, following: false, problem, &workingSet, pricing)
    fill(&face, problem, workingSet, pricing)
    let numbers = face.unknowns.filter { !problem.unknowns[$0].isVacant }
      .sorted { problem.serials[$0] < problem.serials[$1] }
    var least: [Double] = []
    for number in numbers { least.append(face.end(of: number, to: .under)) }
    var found: [Ambiguity] = []
    for (number, least) in zip(numbers, least) {
      let most = face.end(of: number, to: .over)
      if let ambiguity = ambiguity(of: number, from: least, to: most, problem) {
        found.append(ambiguity)
      }
    }
    workingSet.work.addVisits(of: face.work)
    return found
  }

  /// The range of an unknown that can take steps between two numbers, unless that is a point.
  private func ambiguity(
    of number: Int, from least: Double, to most: Double, _ problem: borrowing Problem
  ) -> Ambiguity? {
    range(around: problem.values[number], from: least, to: most, unit: 1).map {
      Ambiguity(
        unknown: problem.handle(ofUnknown: number), value: problem.values[number], range: $0)
    }
  }

  /// What steps from a value lead to, unless that is a point.
  ///
  /// - Parameter unit: How far the value moves, at most, when one unknown moves by 1.
  private func range(
    around value: Double, from least: Double, to most: Double, unit: Double
  ) -> ClosedRange<Double>? {
    let shortest = Tolerance.feasibility * max(unit, value.magnitude)
    guard value.isFinite, most - least > shortest else { return nil }
    return value + min(0, least)...value + max(0, most)
  }
}

// MARK: - Movable slots

extension Explaining {
  /// Whether the tight row of a slot may move, judged by its price.
  private func isLoose(
    _ slot: Int, _ problem: borrowing Problem, _ workingSet: borrowing WorkingSet,
    _ pricing: borrowing Pricing
  ) -> Bool { pricing.optimalRange(of: problem.tightRow(at: slot), problem, workingSet) != .none }

  /// The slots on which a row depends whose tight rows may go somewhere.
  private func looseSlots(
    under row: Row, _ problem: borrowing Problem, _ workingSet: inout WorkingSet,
    _ pricing: borrowing Pricing
  ) -> [Int] {
    workingSet.price(row, problem)
    return looseSlots(problem, workingSet, pricing)
  }

  /// The same for what stands in `factors`.
  private func looseSlots(
    _ problem: borrowing Problem, _ workingSet: borrowing WorkingSet, _ pricing: borrowing Pricing
  ) -> [Int] {
    workingSet.factors.places.map { workingSet.factors.index(at: $0) }
      .filter { workingSet.factors[$0] != 0 && isLoose($0, problem, workingSet, pricing) }
  }

  /// Gathers the unknowns that move when the tight rows of some slots do, and the rows over them.
  ///
  /// - Parameter isFollowing: Whether to go on with the slots on which those rows depend, since they
  ///   may have to make room. There is no need if all loose slots are in `slots`.
  private func gather(
    from slots: [Int], into face: inout OptimalFace, following isFollowing: Bool,
    _ problem: borrowing Problem, _ workingSet: inout WorkingSet, _ pricing: borrowing Pricing
  ) {
    var queue = slots
    var known = Set(slots)
    var next = 0
    while next < queue.count {
      let first = face.rows.count
      let firstUnknown = face.unknowns.count
      workingSet.computeDirection(from: queue[next], .over, problem)
      next += 1
      for index in workingSet.direction.support.indices {
        face.take(unknown: Int(workingSet.direction.support[index]))
      }
      for unknown in face.unknowns[firstUnknown...] {
        face.take(row: .bound(of: unknown))
        for row in problem.constraintRows(with: unknown) { face.take(row: row) }
      }
      guard isFollowing else { continue }
      for row in face.rows[first...]
      where problem.slot(of: row) < 0 && pricing.optimalRange(of: row, problem, workingSet) != .full
      {
        for slot in looseSlots(under: row, problem, &workingSet, pricing)
        where known.insert(slot).inserted { queue.append(slot) }
      }
    }
  }

  /// Writes down what the gathered unknowns have to obey, as steps away from their values.
  private func fill(
    _ face: inout OptimalFace, _ problem: borrowing Problem, _ workingSet: borrowing WorkingSet,
    _ pricing: borrowing Pricing
  ) {
    for row in face.rows where pricing.optimalRange(of: row, problem, workingSet) == .none {
      face.hold(problem.terms(of: row))
    }
    face.beginWalls()
    for row in face.rows {
      let optimalRange = pricing.optimalRange(of: row, problem, workingSet)
      if optimalRange == .none || optimalRange == .full { continue }
      let residual = problem.residual(of: row)
      let distance = residual.value.magnitude > residual.tolerance ? -residual.value : 0
      face.limit(
        problem.terms(of: row), optimalRange.over ? .greaterThanOrEqual : .lessThanOrEqual,
        optimalRange.over ? min(0, distance) : max(0, distance))
    }
    face.endRows()
  }
}
