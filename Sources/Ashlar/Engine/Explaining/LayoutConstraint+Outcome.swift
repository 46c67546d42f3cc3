internal import AshlarSolver

extension LayoutConstraint {
  /// The result of the constraint in the last layout; nil while it is not active, or not laid out yet.
  ///
  /// - Complexity: O(1) for a required equation that frames rest on, and for an inequality with room to spare; for
  ///   others, O(*r*) for *r* coefficients in what holds them or what they gave way to. The first question about an
  ///   optional constraint after a layout looks at what depends on it, too.
  public var outcome: LayoutOutcome? {
    guard hasToken, let engine = holder?.knownEngine else { return nil }
    return engine.outcome(of: token)
  }
}
