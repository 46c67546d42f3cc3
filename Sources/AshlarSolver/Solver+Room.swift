// MARK: - Making room

extension Solver {
  /// Makes room for so many unknowns, constraints and terms more, so that adding them does not have to
  /// move what is there already.
  ///
  /// This changes nothing but the time that adding takes.
  ///
  /// - Complexity: O(*n*) for what is there already.
  public mutating func reserveRoom(unknowns: Int, constraints: Int, terms: Int) {
    if slab.isEmpty, self.unknowns.isEmpty, self.constraints.isEmpty, unknowns > 0, constraints > 0
    {
      slab = Slab(
        size: Slab.size(of: unknowns, UnknownRecord.self) + Slab.size(of: unknowns, Double.self)
          + 2 * Slab.size(of: unknowns, Int32.self)
          + Slab.size(of: unknowns, Changes.Touched.self)
          + Slab.size(of: constraints, ConstraintRecord.self)
          + Slab.size(of: constraints, Double.self) + Slab.size(of: constraints, Int32.self)
          + Slab.size(of: max(0, terms), TermTable.Entry.self))
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
}
