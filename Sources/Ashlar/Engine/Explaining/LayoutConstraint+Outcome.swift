internal import AshlarSolver

extension LayoutConstraint {
  /// The result of the constraint in the last layout; nil while it is inactive or has not been laid out.
  ///
  /// - Complexity: O(1) for a required equation that determines frames, and for an inequality with slack; for others,
  ///   O(*r*) for *r* coefficients in their causes or in the constraints to which they gave way. The first query
  ///   about an optional constraint after a layout also visits what depends on it.
  public var outcome: LayoutOutcome? {
    guard hasToken, let engine = holder?.knownEngine else { return nil }
    return engine.outcome(of: token)
  }
}
