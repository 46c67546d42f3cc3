// MARK: - Conflicts

extension Solver {
  /// The contradictions that the last solve found, the oldest first.
  ///
  /// - Complexity: O(*c* · *m*) for *c* conflicts of *m* members.
  @inlinable
  public var conflicts: [Conflict] { hasConflicts ? conflictsInOrder() : [] }

  /// Whether there are any.
  @inlinable
  package var hasConflicts: Bool { !optimiser.contradictions.setAside.isEmpty }

  @usableFromInline
  func conflictsInOrder() -> [Conflict] { optimiser.contradictions.conflictsInOrder(problem) }
}

// MARK: - Explanations

extension Solver {
  /// Returns whether a constraint holds and, if not, the constraints to which it gave way.
  ///
  /// The query changes nothing but the counts of ``work``.
  ///
  /// - Parameter constraint: A constraint of this solver.
  /// - Throws: ``SolverError/unknownConstraint``, ``SolverError/unsolvedChanges``.
  /// - Complexity: O(1) for a required equation that determines values, and for a constraint with slack. O(*r*) for
  ///   others, for *r* coefficients in the tight constraints that its unknowns depend on. The first query about an
  ///   optional constraint after a solve also visits what depends on it.
  public mutating func status(of constraint: Constraint) throws(SolverError) -> ConstraintStatus {
    defer { pricing.countVisits(&workingSet) }
    return try explaining.status(of: constraint, problem, &workingSet, pricing)
  }

  /// Explains the value of an unknown.
  ///
  /// ```swift
  /// var solver = Solver()
  /// let left = solver.addUnknown(.location), right = solver.addUnknown(.location)
  /// try solver.add([Term(1, left)], .equal, 16)
  /// try solver.add([Term(1, right), Term(-1, left)], .equal, 100)
  /// solver.solve()
  /// try solver.explanation(of: right).causes   // 1 · 16 + 1 · 100
  /// ```
  ///
  /// The query changes nothing but the counts of ``work``.
  ///
  /// - Parameter unknown: An unknown of this solver.
  /// - Returns: The causes, whose factors times constants add up to the value but for rounding.
  /// - Throws: ``SolverError/unknownUnknown``, ``SolverError/unsolvedChanges``.
  /// - Complexity: O(*r*), for *r* coefficients in the tight constraints that the unknown depends on, and as much for
  ///   each missed constraint that refers to it. The first query about an optional constraint after a solve also
  ///   visits what depends on it.
  ///
  /// Source: the factors are a row of the inverse of the matrix of tight constraints, found by the
  /// sparse solve of J. R. Gilbert and T. Peierls, SIAM J. Sci. Stat. Comput. 9(5), 1988.
  public mutating func explanation(of unknown: Unknown) throws(SolverError) -> Explanation {
    defer { pricing.countVisits(&workingSet) }
    return try explaining.explanation(of: unknown, problem, &workingSet, pricing)
  }

  /// Returns the range of an unknown, if nothing determines it.
  ///
  /// The query changes nothing but the counts of ``work``.
  ///
  /// - Parameter unknown: An unknown of this solver.
  /// - Returns: The range, or nil if all optima agree on the value of the unknown.
  /// - Throws: ``SolverError/unknownUnknown``, ``SolverError/unsolvedChanges``.
  /// - Complexity: O(*r*) for an unknown that is determined, and *r* coefficients in the tight
  ///   constraints that it depends on. Otherwise that of two linear programmes over the *m* unknowns
  ///   that may have to move with it, as a rule O(*m*²).
  public mutating func ambiguity(of unknown: Unknown) throws(SolverError) -> Ambiguity? {
    defer { pricing.countVisits(&workingSet) }
    return try explaining.ambiguity(of: unknown, problem, &workingSet, pricing)
  }

  /// Returns the range of a sum of unknowns, if nothing determines it.
  ///
  /// A sum of undetermined unknowns may be determined, such as the difference between the ends of a box that may be
  /// anywhere.
  ///
  /// - Parameter terms: Multiples of unknowns of this solver.
  /// - Returns: The range, in the unit of the sum, or nil if all optima agree on the sum, to within 1e-8 of
  ///   it or of its largest coefficient.
  /// - Throws: ``SolverError/unknownUnknown``, ``SolverError/unsolvedChanges``, and ``SolverError/notFinite`` or
  ///   ``SolverError/outOfRange`` for invalid coefficients.
  /// - Complexity: That of ``ambiguity(of:)``.
  public mutating func ambiguity(ofSum terms: [Term]) throws(SolverError) -> ClosedRange<Double>? {
    defer { pricing.countVisits(&workingSet) }
    return try explaining.ambiguity(ofSum: terms, problem, &workingSet, pricing)
  }

  /// The unknowns that nothing determines, in order of creation.
  ///
  /// The query changes nothing but the counts of ``work``.
  ///
  /// - Throws: ``SolverError/unsolvedChanges``.
  /// - Complexity: O(*n*) for *n* unknowns that are all determined. Otherwise that of two linear
  ///   programmes for each unknown that is not, over all of these. An end that an earlier one has shown to be infinite
  ///   costs none.
  public mutating func ambiguities() throws(SolverError) -> [Ambiguity] {
    defer { pricing.countVisits(&workingSet) }
    return try explaining.ambiguities(problem, &workingSet, pricing)
  }
}

// MARK: - Exercising an ambiguity

extension Solver {
  /// Moves an unknown that nothing determines to another value it can take, and the others with it.
  ///
  /// The total miss at every priority stays the same. The unknown goes to the upper end of its range; from there to
  /// the lower; where an end is infinite, it goes 100 further in that direction. An earlier exercise of any unknown
  /// ends.
  ///
  /// The exercise is weaker than every constraint and stronger than the completion. It lasts through every
  /// ``solve()`` until a change or until ``endExercise()`` has been called: the next solve then goes back to the
  /// completion. ``forEachChangedUnknown(_:)`` lists the changes.
  ///
  /// - Parameter unknown: An unknown of this solver.
  /// - Returns: Whether something moved: false if the unknown is determined.
  /// - Throws: ``SolverError/unknownUnknown``, ``SolverError/unsolvedChanges``; nothing has changed
  ///   then.
  /// - Complexity: That of ``ambiguity(of:)`` and of a ``solve()``.
  @discardableResult
  public mutating func exerciseAmbiguity(of unknown: Unknown) throws(SolverError) -> Bool {
    guard let ambiguity = try ambiguity(of: unknown) else { return false }
    explaining.dropExercise(&problem)
    explaining.exercise = explaining.keep(Int(unknown.number), at: ambiguity.anotherValue, &problem)
    problem.isSettled = true
    solve()
    return true
  }

  /// Ends an exercise. The next ``solve()`` goes back to the completion.
  ///
  /// - Complexity: O(1).
  public mutating func endExercise() {
    if explaining.exercise >= 0 { problem.isSettled = false }
  }
}

// MARK: - The state in words

extension Solver {
  /// Returns the whole state of the solver as text, with a legend for its letters.
  ///
  /// The text depends on the calls that were made and on nothing else, so that two runs of a program can be compared.
  /// Unknowns and constraints stand in order of creation, and are numbered in that order unless names are supplied.
  /// Numbers are in the units of the unknowns. What has changed since the last solve is not in it until the next one;
  /// the first line notes that.
  ///
  /// - Parameters:
  ///   - unknownName: Names an unknown. A number stands for those it has no name for.
  ///   - constraintName: Names a constraint. A number stands for those it has no name for.
  /// - Complexity: That of visiting everything. It is meant for tests and for people.
  public func describeState(
    unknownName: (Unknown) -> String? = { _ in nil },
    constraintName: (Constraint) -> String? = { _ in nil }
  ) -> String {
    let description = StateDescription(
      problem, exercise: explaining.exercise, unknownName: unknownName,
      constraintName: constraintName)
    return description.text(problem, workingSet, pricing)
  }
}

extension Solver {
  /// What is wrong with the working set, in words; empty if it is as it must be.
  ///
  /// - Complexity: That of visiting everything. It is meant for tests, after a solve.
  package mutating func invariantViolations() -> [String] {
    defer { pricing.countVisits(&workingSet) }
    var invariants = Invariants()
    invariants.check(problem, &workingSet, pricing, optimiser)
    return invariants.violations
  }
}
