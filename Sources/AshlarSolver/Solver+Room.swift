import AshlarStorage

// MARK: - Making room

extension Solver {
  /// Reserves room for a number of further unknowns, constraints and terms, so that adding them moves no existing
  /// data.
  ///
  /// This changes only the time of later additions. It reserves room for at most sixteen million of each kind.
  ///
  /// - Complexity: O(*n*) for *n* existing entries.
  public mutating func reserveRoom(unknowns: Int, constraints: Int, terms: Int) {
    let unknowns = Self.sensible(unknowns)
    let constraints = Self.sensible(constraints)
    let terms = Self.sensible(terms)
    if problem.slab.isEmpty, problem.unknowns.isEmpty, self.problem.constraints.isEmpty {
      takeSlab(unknowns, constraints, terms)
    }
    reserveLists()
    problem.reserveUnknowns(problem.unknowns.count + unknowns)
    problem.reserveConstraints(problem.constraints.count + constraints)
    problem.terms.reserve(self.problem.terms.count + terms, in: &problem.slab)
  }

  /// For how many more there can be room beforehand.
  private static func sensible(_ room: Int) -> Int { min(max(0, room), 1 << 24) }

  /// Makes room for the lists that every first solve begins, which nearly always stay short.
  private mutating func reserveLists() {
    optimiser.crashBasis.equations.reserve(Self.few, in: &problem.slab)
    optimiser.crashBasis.open.reserve(Self.few, in: &problem.slab)
    pricing.agenda.candidates.reserve(Self.few, in: &problem.slab)
  }

  /// How long lists are that most problems have no longer.
  private static var few: Int { 16 }

  // Several arrays of one length have the same room, so that adding to all of them asks only one for it.

  /// Takes one piece of memory for everything, unless that is so much that pieces are as good.
  private mutating func takeSlab(_ unknowns: Int, _ constraints: Int, _ terms: Int) {
    let size =
      3 * Slab.size(of: Self.few, Int32.self)
      + Slab.size(of: unknowns, UnknownRecord.self) + Slab.size(of: unknowns, Double.self)
      + 2 * Slab.size(of: unknowns, UInt32.self)
      + Slab.size(of: constraints, ConstraintRecord.self)
      + Slab.size(of: constraints, Double.self)
      + Slab.size(of: constraints, ConstraintOrigin.self)
      + Slab.size(of: constraints, Int32.self)
      + Slab.size(of: unknowns, Int32.self) + TermTable.size(of: terms)
    if size < 1 << 24 { problem.slab = Slab(size: size) }
  }
}
