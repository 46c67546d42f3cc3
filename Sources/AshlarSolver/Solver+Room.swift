import AshlarStorage

// MARK: - Making room

extension Solver {
  /// Makes room for so many unknowns, constraints and terms more, so that adding them does not have to
  /// move what is there already.
  ///
  /// This changes nothing but the time that adding takes. Room for more than sixteen million of a kind is not made
  /// beforehand.
  ///
  /// - Complexity: O(*n*) for what is there already.
  public mutating func reserveRoom(unknowns: Int, constraints: Int, terms: Int) {
    let unknowns = Self.sensible(unknowns)
    let constraints = Self.sensible(constraints)
    let terms = Self.sensible(terms)
    if slab.isEmpty, self.unknowns.isEmpty, self.constraints.isEmpty {
      takeSlab(unknowns, constraints, terms)
    }
    reserveLists()
    reserveUnknowns(self.unknowns.count + unknowns)
    reserveConstraints(self.constraints.count + constraints)
    self.terms.reserve(self.terms.count + terms, in: &slab)
  }

  /// For how many more there can be room beforehand.
  private static func sensible(_ room: Int) -> Int { min(max(0, room), 1 << 24) }

  /// Makes room for the lists that every first solve begins, which nearly always stay short.
  private mutating func reserveLists() {
    peel.equations.reserve(Self.few, in: &slab)
    peel.open.reserve(Self.few, in: &slab)
    agenda.suspects.reserve(Self.few, in: &slab)
  }

  /// How long lists are that most problems have no longer.
  private static var few: Int { 16 }

  // Several arrays of one length have the same room, so that adding to all of them asks only one for it.

  private mutating func reserveUnknowns(_ total: Int) {
    precondition(total <= Int32.max)
    unknowns.reserve(total, in: &slab)
    values.reserve(total, in: &slab)
    generations.reserve(total, in: &slab)
    serials.reserve(total, in: &slab)
    terms.reserveColumns(total, in: &slab)
  }

  private mutating func reserveConstraints(_ total: Int) {
    precondition(total <= Int32.max)
    constraints.reserve(total, in: &slab)
    constants.reserve(total, in: &slab)
    origins.reserve(total, in: &slab)
    openTerms.reserve(total, in: &slab)
  }

  /// Makes room for more unknowns than there is.
  @inline(never)
  mutating func growUnknowns() {
    reserveUnknowns(unknowns.largerCapacity(for: unknowns.count + span, most: Int(Int32.max)))
  }

  /// Makes room for more constraints than there is.
  @inline(never)
  mutating func growConstraints() {
    reserveConstraints(
      constraints.largerCapacity(for: constraints.count + 1, most: Int(Int32.max)))
  }

  /// Takes one piece of memory for what exchanges work with: ten arrays in ten pieces cost more than
  /// an exchange in which few rows are concerned.
  mutating func takeWorkspace() {
    let few = 32
    let count = unknowns.count
    workspace = Slab(
      size: 3 * SparseVector.size(of: count, few: few) + DenseVector.size(of: count, few: few)
        + Reach.size(of: count, constraints: constraints.count, few: few)
        + Slab.size(of: few, Int32.self) + OrderChange.size(of: few)
        + ShiftPath.size(of: few))
    gradient.reserve(count, few: few, in: &workspace)
    factors.reserve(count, few: few, in: &workspace)
    loads.reserve(count, few: few, in: &workspace)
    direction.reserve(count, few: few, in: &workspace)
    reach.reserve(count, constraints: constraints.count, few: few, in: &workspace)
    route.reserve(few, in: &workspace)
    orderChange.reserve(few, in: &workspace)
    path.reserve(few, in: &workspace)
  }

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
    if size < 1 << 24 { slab = Slab(size: size) }
  }
}
