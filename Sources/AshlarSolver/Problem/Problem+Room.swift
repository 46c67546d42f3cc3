import AshlarStorage

extension Problem {
  mutating func reserveUnknowns(_ total: Int) {
    precondition(total <= Int32.max)
    unknowns.reserve(total, in: &slab)
    values.reserve(total, in: &slab)
    generations.reserve(total, in: &slab)
    serials.reserve(total, in: &slab)
    terms.reserveColumns(total, in: &slab)
  }

  mutating func reserveConstraints(_ total: Int) {
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
}
