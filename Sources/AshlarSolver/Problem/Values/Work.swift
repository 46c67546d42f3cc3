/// What a solver has done, counted.
///
/// Counts do not depend on the machine, so that tests can say how work grows.
public struct Work: Hashable, Sendable {
  /// Tight rows exchanged for others.
  public internal(set) var pivots = 0

  /// Times the working set was put into a new order of propagation.
  public internal(set) var rebuilds = 0

  /// Unknowns visited, by every pass over the working set.
  public internal(set) var unknownsVisited = 0

  /// Constraints whose residual or rate was computed.
  public internal(set) var constraintsVisited = 0

  /// Coefficients, and entries of the solver's own lists, that solves and questions have looked at. Time goes with
  /// this count, and a solve that comes to its limit ends with ``Solver/Outcome/workLimitReached``.
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
