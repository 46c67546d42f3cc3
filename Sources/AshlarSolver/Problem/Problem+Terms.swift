import AshlarStorage

extension Problem {
  @inline(__always)
  func isEquation(_ constraint: Int) -> Bool {
    constraints[constraint].under == .required && constraints[constraint].over == .required
  }

  /// Whether a constraint has a price on both sides, and may be missed on both.
  func isWish(_ constraint: Int) -> Bool {
    constraints[constraint].isTwoSided && constraints[constraint].under.isOptional
      && constraints[constraint].over.isOptional
  }

  func coefficientsAreThose(of number: Int) -> Bool {
    if collected.count != constraints[number].terms.count { return false }
    for index in collected.indices {
      let unknown = Int(collected[index].unknown)
      if coefficient(of: unknown, in: .constraint(number)) != collected[index].coefficient {
        return false
      }
    }
    return true
  }

  /// Whether a row may be divided by the coefficient of a slot's own unknown.
  func hasUsablePivot(_ row: Row, at slot: Int) -> Bool {
    coefficient(of: slot, in: row).magnitude > leastPivot(of: row)
  }

  /// What the coefficients of a row must exceed for it to be divided by them.
  func leastPivot(of row: Row) -> Double { Tolerance.pivot * largestCoefficient(of: row) }

  /// The magnitude of the largest coefficient of a row.
  func largestCoefficient(of row: Row) -> Double {
    if row.isBound { return 1 }
    var largest = 0.0
    for index in constraints[row.index].terms {
      largest = max(largest, terms.coefficients[index].magnitude)
    }
    return largest
  }

  /// The coefficient of a slot's own unknown in a row.
  func coefficient(of slot: Int, in row: Row) -> Double {
    if row.isBound { return row.index == slot ? 1 : 0 }
    for index in constraints[row.index].terms where Int(terms.unknowns[index]) == slot {
      return terms.coefficients[index]
    }
    return 0
  }

  func lastOrder(in row: Row, except slot: Int) -> Int32 {
    var last: Int32 = -1
    for index in constraints[row.index].terms where Int(terms.unknowns[index]) != slot {
      last = max(last, unknowns[Int(terms.unknowns[index])].order)
    }
    return last
  }
}

// MARK: - Adding terms up by unknown

extension Problem {
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
