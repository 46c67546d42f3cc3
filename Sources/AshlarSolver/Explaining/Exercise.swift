import AshlarStorage

// MARK: - Exercising an ambiguity

extension Solver {
  /// Moves an unknown that nothing determines to another value it can take, and the others with it.
  ///
  /// Every priority keeps what it has. The unknown goes to the upper end of its range; from there to
  /// the lower; where an end is infinite, it goes 100 further in that direction. An earlier exercise
  /// ends, of whichever unknown.
  ///
  /// The exercise counts for less than every constraint and more than the completion. It lasts
  /// through every ``solve()`` until something has changed or ``endExercise()`` has been called: the
  /// next solve then goes back to the completion. ``forEachChangedUnknown(_:)`` tells what moved.
  ///
  /// - Parameter unknown: An unknown of this solver.
  /// - Returns: Whether something moved: false if the unknown is determined.
  /// - Throws: ``SolverError/unknownUnknown``, ``SolverError/unsolvedChanges``; nothing has changed
  ///   then.
  /// - Complexity: That of ``ambiguity(of:)`` and of a ``solve()``.
  @discardableResult
  public mutating func exerciseAmbiguity(of unknown: Unknown) throws(SolverError) -> Bool {
    guard let ambiguity = try ambiguity(of: unknown) else { return false }
    dropExercise()
    exercise = keep(Int(unknown.number), at: ambiguity.anotherValue)
    problem.isSettled = true
    solve()
    return true
  }

  /// Ends an exercise. The next ``solve()`` goes back to the completion.
  ///
  /// - Complexity: O(1).
  public mutating func endExercise() {
    if exercise >= 0 { problem.isSettled = false }
  }

  /// Removes what keeps an unknown where exercising has put it.
  mutating func dropExercise() {
    guard exercise >= 0 else { return }
    problem.constraints[exercise].isLeaving = true
    problem.changes.removed.append(Int32(exercise))
    exercise = -1
  }

  /// Adds a constraint that nobody can see and that is weaker than all.
  private mutating func keep(_ unknown: Int, at value: Double) -> Int {
    problem.collected.removeAll()
    problem.collected.append(Coefficient(1, Int32(unknown)))
    let number = problem.newConstraint(value, seniority: .ordinary)
    problem.fillTerms(of: number)
    problem.constraints[number].isHidden = true
    problem.constraints[number].under = .exercise
    problem.constraints[number].over = .exercise
    if number < problem.changes.firstNewConstraint { problem.changes.added.append(Int32(number)) }
    return number
  }
}

extension Ambiguity {
  /// A value in the range that is not the present one.
  fileprivate var anotherValue: Double {
    let point = Tolerance.feasibility * max(1, value.magnitude)
    if range.upperBound.isFinite, range.upperBound - value > point { return range.upperBound }
    if range.lowerBound.isFinite, value - range.lowerBound > point { return range.lowerBound }
    return range.upperBound.isFinite ? value - Self.stride : value + Self.stride
  }

  /// How far an exercise goes where nothing ends it, in the unit of the unknown: far enough to show.
  private static let stride = 100.0
}

extension Level {
  /// Below all priorities, above everything else: an ambiguity that is exercised.
  static var exercise: Level { -0.1 }
}
