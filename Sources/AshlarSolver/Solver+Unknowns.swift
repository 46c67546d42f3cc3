import AshlarStorage

// MARK: - Unknowns

extension Solver {
  /// Adds an unknown. It is zero until a constraint determines it.
  ///
  /// - Complexity: O(1) amortised.
  public mutating func addUnknown(_ kind: Unknown.Kind) -> Unknown {
    precondition(problem.span == 1)
    let number = problem.addUnknown(kind)
    return problem.handle(ofUnknown: number)
  }

  /// Removes an unknown that no constraint mentions.
  ///
  /// - Throws: ``SolverError/unknownUnknown``, ``SolverError/unknownInUse``.
  /// - Complexity: O(1).
  public mutating func remove(_ unknown: Unknown) throws(SolverError) {
    precondition(problem.span == 1)
    let number = try problem.index(of: unknown)
    guard problem.isUnused(number) else { throw .unknownInUse }
    problem.endLife(of: number)
    problem.leavingUnknowns.append(Int32(number))
    endExercise()
  }

  /// The value of an unknown, as the last solve left it; zero before the first.
  ///
  /// The unknown must be one of this solver's. For one that has been removed, or that belongs to another solver, the
  /// value is not a number. It may be NaN or infinite after ``Outcome/outOfRange``. A value of zero has the sign of
  /// 0.0, never of -0.0.
  ///
  /// - Complexity: O(1).
  @inlinable @inline(__always)
  public func value(of unknown: Unknown) -> Double {
    let number = unknown.index
    guard unknown.owner == problem.owner, number < problem.generations.count,
      problem.generations[number] == unknown.generation
    else { return .nan }
    return problem.values[number]
  }

  /// Copies the values of all unknowns after the last solve, each to the place of its ``Unknown/index``, in the units
  /// of the unknowns.
  ///
  /// The array is made long enough. It keeps its memory, so that reading again allocates nothing. Entries at places
  /// without an unknown are meaningless.
  ///
  /// - Complexity: O(*n*) for *n* unknowns, and far less than *n* calls of ``value(of:)``.
  @inlinable @inline(__always)
  public func readValues(into values: inout [Double]) {
    while values.count < problem.values.count { values.append(0) }
    problem.values.copy(into: &values)
  }

  /// Calls a closure with every unknown that the last solve changed.
  ///
  /// - Complexity: Proportional to the number of unknowns that the last solve moved, or saw for the
  ///   first time.
  @inlinable @inline(__always)
  public func forEachChangedUnknown(_ body: (Unknown) -> Void) {
    forEachChange { unknown, _ in body(unknown) }
  }

  /// Calls a closure with every unknown that the last solve changed, and its value.
  ///
  /// - Complexity: Proportional to the number of unknowns that the last solve moved, or saw for the
  ///   first time.
  @inlinable @inline(__always)
  public func forEachChange(_ body: (Unknown, Double) -> Void) {
    for number in problem.changes.newUnknowns {
      let value = problem.values[number]
      if value == 0 { continue }
      body(
        Unknown(
          number: Int32(number), generation: problem.generations[number], owner: problem.owner),
        value)
    }
    for index in problem.changes.touched.indices {
      let touched = problem.changes.touched[index]
      let number = Int(touched.unknown)
      let value = problem.values[number]
      if value == touched.old { continue }
      body(
        Unknown(
          number: touched.unknown, generation: problem.generations[number], owner: problem.owner),
        value)
    }
  }
}
