// MARK: - Conflicts

extension Solver {
  /// What the last solve could not make hold, the oldest first.
  ///
  /// - Complexity: O(*c* · *m*) for *c* conflicts of *m* members.
  @inlinable
  public var conflicts: [Conflict] {
    hasConflicts ? conflictsInOrder() : []
  }

  /// Whether there are any.
  @inlinable
  package var hasConflicts: Bool { !optimiser.contradictions.setAside.isEmpty }

  @usableFromInline
  func conflictsInOrder() -> [Conflict] { optimiser.contradictions.conflictsInOrder(problem) }
}
