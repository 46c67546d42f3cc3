/// The reason why a solver refused a call. A refused call changes nothing.
public enum SolverError: Error, Hashable, Sendable {
  /// A coefficient or a constant is not a number, or is infinite.
  case notFinite

  /// A coefficient is not zero and not between 1e-9 and 1e9, or a constant is beyond 1e12.
  ///
  /// With numbers further apart than that, sixteen digits cannot tell what holds and what does not.
  case outOfRange

  /// A priority is not above 0 and at most 1000.
  case illegalPriority

  /// The constraint has no penalty on either side, and so no effect.
  case withoutPenalty

  /// A required constraint without unknowns is false, such as `0 == 1`.
  case neverTrue

  /// The unknown has been removed, or belongs to another solver.
  case unknownUnknown

  /// The constraint has been removed, or belongs to another solver.
  case unknownConstraint

  /// The unknown cannot be removed, because a constraint mentions it.
  case unknownInUse

  /// The problem has changed since the last solve, or that solve reached its work limit, so that there is no optimum
  /// to query.
  case unsolvedChanges
}

/// The range of numbers that a solver accepts.
enum Limits {
  static let smallestCoefficient = 1e-9
  static let largestCoefficient = 1e9
  static let constant = 1e12
}
