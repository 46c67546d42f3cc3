// MARK: - Making room

extension Solver {
  /// Makes room for so many unknowns, constraints and terms more, so that adding them does not have to
  /// move what is there already.
  ///
  /// This changes nothing but the time that adding takes.
  ///
  /// - Complexity: O(*n*) for what is there already.
  public mutating func reserveRoom(unknowns: Int, constraints: Int, terms: Int) {
    if slab.isEmpty, self.unknowns.isEmpty, self.constraints.isEmpty {
      takeSlab(max(0, unknowns), max(0, constraints), max(0, terms))
    }
    let unknownTotal = self.unknowns.count + max(0, unknowns)
    let constraintTotal = self.constraints.count + max(0, constraints)
    self.unknowns.reserve(unknownTotal, in: &slab)
    values.reserve(unknownTotal, in: &slab)
    generations.reserve(unknownTotal, in: &slab)
    self.constraints.reserve(constraintTotal, in: &slab)
    constants.reserve(constraintTotal, in: &slab)
    origins.reserve(constraintTotal, in: &slab)
    openTerms.reserve(constraintTotal, in: &slab)
    self.terms.reserve(
      self.terms.count + max(0, terms), columns: unknownTotal, in: &slab)
    serials.reserve(unknownTotal, in: &slab)
  }

  /// Takes one piece of memory for what exchanges work with: ten arrays in ten pieces cost more than
  /// an exchange in which few rows are concerned.
  mutating func takeWorkspace() {
    let few = 32
    let count = unknowns.count
    workspace = Slab(
      size: 3 * SparseVector.size(of: count, few: few) + DenseVector.size(of: count, few: few)
        + Reach.size(of: count, constraints: constraints.count, few: few)
        + Slab.size(of: few, Int32.self) + Walk.size(of: few) + OrderChange.size(of: few)
        + ShiftPath.size(of: few))
    gradient.reserve(count, few: few, in: &workspace)
    factors.reserve(count, few: few, in: &workspace)
    loads.reserve(count, few: few, in: &workspace)
    direction.reserve(count, few: few, in: &workspace)
    reach.reserve(count, constraints: constraints.count, few: few, in: &workspace)
    route.reserve(few, in: &workspace)
    walk.reserve(few, in: &workspace)
    orderChange.reserve(few, in: &workspace)
    path.reserve(few, in: &workspace)
  }

  /// Takes one piece of memory for everything, unless that is so much that pieces are as good.
  private mutating func takeSlab(_ unknowns: Int, _ constraints: Int, _ terms: Int) {
    let size =
      Slab.size(of: unknowns, UnknownRecord.self) + Slab.size(of: unknowns, Double.self)
      + 2 * Slab.size(of: unknowns, Int32.self)
      + Slab.size(of: constraints, ConstraintRecord.self)
      + Slab.size(of: constraints, Double.self)
      + Slab.size(of: constraints, ConstraintOrigin.self)
      + Slab.size(of: constraints, Int32.self)
      + TermTable.size(of: terms, columns: unknowns)
    if size < 1 << 24 { slab = Slab(size: size) }
  }
}
