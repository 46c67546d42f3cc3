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
    changes.opened.reserve(unknownTotal, in: &slab)
    changes.touched.reserve(unknownTotal, in: &slab)
    self.constraints.reserve(constraintTotal, in: &slab)
    constants.reserve(constraintTotal, in: &slab)
    changes.added.reserve(constraintTotal, in: &slab)
    self.terms.reserve(self.terms.count + max(0, terms), in: &slab)
  }

  /// Takes one piece of memory for what exchanges work with: ten arrays in ten pieces cost more than
  /// an exchange in which few rows are concerned.
  mutating func takeWorkspace() {
    let few = 32
    let count = unknowns.count
    workspace = Slab(
      size: 3 * SparseVector.size(of: count, few: few) + DenseVector.size(of: count, few: few)
        + 2 * Slab.size(of: few, Walk.Bend.self) + Slab.size(of: few, Walk.Rate.self))
    gradient.reserve(count, few: few, in: &workspace)
    factors.reserve(count, few: few, in: &workspace)
    loads.reserve(count, few: few, in: &workspace)
    direction.reserve(count, few: few, in: &workspace)
    walk.bends.reserve(few, in: &workspace)
    walk.passed.reserve(few, in: &workspace)
    walk.rates.reserve(few, in: &workspace)
  }

  /// Takes one piece of memory for everything, unless that is so much that pieces are as good.
  private mutating func takeSlab(_ unknowns: Int, _ constraints: Int, _ terms: Int) {
    let size =
      Slab.size(of: unknowns, UnknownRecord.self) + Slab.size(of: unknowns, Double.self)
      + 2 * Slab.size(of: unknowns, Int32.self) + Slab.size(of: unknowns, Changes.Touched.self)
      + Slab.size(of: constraints, ConstraintRecord.self)
      + Slab.size(of: constraints, Double.self) + Slab.size(of: constraints, Int32.self)
      + Slab.size(of: terms, TermTable.Entry.self)
    if size < 1 << 24 { slab = Slab(size: size) }
  }
}
