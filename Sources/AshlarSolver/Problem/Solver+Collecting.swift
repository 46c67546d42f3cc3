import AshlarStorage

// MARK: - Adding terms up by unknown

extension Solver {
  /// Adds up the terms by unknown, in `collected`: in the order in which the unknowns first appear,
  /// without those that cancel.
  mutating func collect<Row: TermRow & ~Copyable>(_ terms: borrowing Row) throws(SolverError) {
    collected.removeAll()
    if try collectDistinct(terms) { return }
    beginSums()
    for index in 0..<terms.count {
      let term = terms.term(at: index)
      coefficients.add(term.coefficient, at: term.number(in: self))
    }
    try collectSums()
  }

  /// Collects terms with different unknowns, which nearly all are. False if that is not so.
  ///
  /// Checks every term, so that what follows may rely on them.
  private mutating func collectDistinct<Row: TermRow & ~Copyable>(
    _ terms: borrowing Row
  ) throws(SolverError) -> Bool {
    var isDistinct = terms.count <= 8
    for place in 0..<terms.count {
      let term = terms.term(at: place)
      let number = Int32(term.number(in: self))
      if number < 0 { throw .unknownUnknown }
      try check(coefficient: term.coefficient)
      if !isDistinct || term.coefficient == 0 { continue }
      for index in collected.indices where collected[index].unknown == number {
        isDistinct = false
      }
      collected.append(Coefficient(term.coefficient, number))
    }
    return isDistinct
  }

  mutating func beginSums() {
    coefficients.removeAll()
    coefficients.extend(to: unknowns.count)
  }

  /// Takes over the sums in `coefficients`.
  mutating func collectSums() throws(SolverError) {
    collected.removeAll()
    for index in coefficients.places {
      let unknown = Int32(coefficients.index(at: index))
      let sum = coefficients[Int(unknown)]
      try check(coefficient: sum)
      if sum != 0 { collected.append(Coefficient(sum, unknown)) }
    }
  }
}
