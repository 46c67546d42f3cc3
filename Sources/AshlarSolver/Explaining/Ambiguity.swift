import AshlarStorage

/// An unknown that nothing determines.
///
/// No priority somebody wrote would lose anything if the unknown had another value. The one it has
/// is the completion: sizes towards zero, then the slack of inequalities, then locations.
public struct Ambiguity: Hashable, Sendable {
  /// The unknown that nothing determines.
  public let unknown: Unknown

  /// The value it has at present.
  public let value: Double

  /// The values it can take, in the unit of the unknown, while what is missed at each priority stays
  /// the same in all. Infinite where nothing ends it.
  ///
  /// Each unknown is asked for by itself: as a rule others have to move with it, and not every
  /// combination is possible.
  public let range: ClosedRange<Double>
}

// MARK: - Asking

extension Solver {
  /// Tells between which values an unknown may be, if nothing determines it.
  ///
  /// The question changes nothing but the counts of ``work``.
  ///
  /// - Parameter unknown: An unknown of this solver.
  /// - Returns: The range, or nil if all optima agree on the value of the unknown.
  /// - Throws: ``SolverError/unknownUnknown``, ``SolverError/unsolvedChanges``.
  /// - Complexity: O(*r*) for an unknown that is determined, and *r* coefficients in the tight
  ///   constraints that it depends on. Otherwise that of two linear programmes over the *m* unknowns
  ///   that may have to move with it, as a rule O(*m*²).
  public mutating func ambiguity(of unknown: Unknown) throws(SolverError) -> Ambiguity? {
    guard let range = try ambiguity(ofSum: [Term(1, unknown)]) else { return nil }
    return Ambiguity(unknown: unknown, value: value(of: unknown), range: range)
  }

  /// Tells between which values a sum of unknowns may be, if nothing determines it.
  ///
  /// Unknowns that nothing determines may well have a sum that something does, as the ends of a box have that may be
  /// anywhere have a difference.
  ///
  /// - Parameter terms: Multiples of unknowns of this solver.
  /// - Returns: The range, in the unit of the sum, or nil if all optima agree on the sum, to within 1e-8 of
  ///   it or of its largest coefficient.
  /// - Throws: ``SolverError/unknownUnknown``, ``SolverError/unsolvedChanges``, and ``SolverError/notFinite`` or
  ///   ``SolverError/outOfRange`` for coefficients that a constraint may not have.
  /// - Complexity: That of ``ambiguity(of:)``.
  public mutating func ambiguity(ofSum terms: [Term]) throws(SolverError) -> ClosedRange<Double>? {
    var sum: [(coefficient: Double, unknown: Int)] = []
    for term in terms {
      try problem.check(coefficient: term.coefficient)
      sum.append((term.coefficient, try problem.index(of: term.unknown)))
    }
    try checkSettled()
    workingSet.makeRoom(problem)
    workingSet.gradient.removeAll()
    for term in sum { workingSet.gradient.add(term.coefficient, at: term.unknown) }
    workingSet.priceGradient(problem)
    let slots = looseSlots()
    if slots.isEmpty { return nil }
    var face = OptimalFace()
    gather(from: slots, into: &face, following: true)
    fill(&face)
    let value = sum.reduce(0) { $0 + $1.coefficient * problem.values[$1.unknown] }
    let largest = sum.reduce(0) { max($0, $1.coefficient.magnitude) }
    return range(
      around: value, from: face.end(of: sum, to: .under), to: face.end(of: sum, to: .over),
      unit: largest)
  }

  /// The unknowns that nothing determines, in order of creation.
  ///
  /// The question changes nothing but the counts of ``work``.
  ///
  /// - Throws: ``SolverError/unsolvedChanges``.
  /// - Complexity: O(*n*) for *n* unknowns that are all determined. Otherwise that of two linear
  ///   programmes for each unknown that is not, over all of these.
  public mutating func ambiguities() throws(SolverError) -> [Ambiguity] {
    try checkSettled()
    let slots = problem.unknowns.indices.filter { isLoose($0) }
    if slots.isEmpty { return [] }
    var face = OptimalFace()
    gather(from: slots, into: &face, following: false)
    fill(&face)
    let numbers = face.unknowns.filter { !problem.unknowns[$0].isVacant }
      .sorted { problem.serials[$0] < problem.serials[$1] }
    var least: [Double] = []
    for number in numbers { least.append(face.end(of: number, to: .under)) }
    var found: [Ambiguity] = []
    for (number, least) in zip(numbers, least) {
      let most = face.end(of: number, to: .over)
      if let ambiguity = ambiguity(of: number, from: least, to: most) { found.append(ambiguity) }
    }
    return found
  }

  /// The range of an unknown that can take steps between two numbers, unless that is a point.
  private func ambiguity(of number: Int, from least: Double, to most: Double) -> Ambiguity? {
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

// MARK: - What can move

extension Solver {
  /// Whether the tight row of a slot may go somewhere, as far as its price says.
  private func isLoose(_ slot: Int) -> Bool {
    leeway(of: problem.tightRow(at: slot)) != .none
  }

  /// The slots on which a row depends whose tight rows may go somewhere.
  private mutating func looseSlots(under row: Row) -> [Int] {
    workingSet.price(row, problem)
    return looseSlots()
  }

  /// The same for what stands in `factors`.
  private func looseSlots() -> [Int] {
    workingSet.factors.places.map { workingSet.factors.index(at: $0) }
      .filter { workingSet.factors[$0] != 0 && isLoose($0) }
  }

  /// Gathers the unknowns that move when the tight rows of some slots do, and the rows over them.
  ///
  /// - Parameter isFollowing: Whether to go on with the slots on which those rows depend, since they
  ///   may have to make room. There is no need if all loose slots are in `slots`.
  private mutating func gather(
    from slots: [Int], into face: inout OptimalFace, following isFollowing: Bool
  ) {
    var queue = slots
    var known = Set(slots)
    var next = 0
    while next < queue.count {
      let first = face.rows.count
      let firstUnknown = face.unknowns.count
      workingSet.aim(from: queue[next], .over, problem)
      next += 1
      for index in workingSet.direction.support.indices {
        face.take(unknown: Int(workingSet.direction.support[index]))
      }
      for unknown in face.unknowns[firstUnknown...] {
        face.take(row: .rest(of: unknown))
        for row in problem.constraintRows(with: unknown) { face.take(row: row) }
      }
      guard isFollowing else { continue }
      for row in face.rows[first...] where problem.slot(of: row) < 0 && leeway(of: row) != .full {
        for slot in looseSlots(under: row) where known.insert(slot).inserted { queue.append(slot) }
      }
    }
  }

  /// Writes down what the gathered unknowns have to obey, as steps away from their values.
  private func fill(_ face: inout OptimalFace) {
    for row in face.rows where leeway(of: row) == .none {
      face.hold(problem.terms(of: row))
    }
    face.beginWalls()
    for row in face.rows {
      let leeway = leeway(of: row)
      if leeway == .none || leeway == .full { continue }
      let residual = problem.residual(of: row)
      let distance = residual.value.magnitude > residual.tolerance ? -residual.value : 0
      face.limit(
        problem.terms(of: row), leeway.over ? .greaterThanOrEqual : .lessThanOrEqual,
        leeway.over ? min(0, distance) : max(0, distance))
    }
    face.endRows()
  }
}
