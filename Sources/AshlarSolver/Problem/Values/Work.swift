/// Counts of a solver's work.
///
/// Counts do not depend on the machine, so that tests can limit the growth of work.
public struct Work: Hashable, Sendable {
  /// Tight rows exchanged for others.
  public internal(set) var pivots = 0

  /// New propagation orders of the working set.
  public internal(set) var rebuilds = 0

  /// Unknowns visited, by every pass over the working set.
  public internal(set) var unknownsVisited = 0

  /// Constraints whose residual or rate was computed.
  public internal(set) var constraintsVisited = 0

  /// Coefficients and entries of the solver's own lists that solves and queries have visited. Time is proportional to
  /// this count, and a solve that reaches its limit ends with ``Solver/Outcome/workLimitReached``.
  public internal(set) var termsVisited = 0
}

extension Work {
  /// Adds what a solver of its own has visited for a question.
  mutating func addVisits(of other: Work) {
    unknownsVisited += other.unknownsVisited
    constraintsVisited += other.constraintsVisited
    termsVisited += other.termsVisited
  }
}
