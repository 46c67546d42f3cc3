import AshlarStorage

// MARK: - Writing terms down as they come

extension Solver {
  /// Makes a constraint of terms with different unknowns, as nearly all are, in one pass over them.
  ///
  /// A new term stands at the head of its unknown's column, so that an unknown which is named twice
  /// shows there.
  ///
  /// - Returns: Its number; −1, with nothing changed, if the terms have to be added up or refused.
  @inline(__always)
  mutating func newConstraint<Row: TermRow & ~Copyable>(
    ofDistinct newTerms: borrowing Row, _ constant: Double, _ penalties: Penalties,
    seniority: Seniority
  ) -> Int {
    if newTerms.count == 0 { return -1 }
    let number = vacantConstraints.isEmpty ? constraints.count : Int(vacantConstraints.last)
    let first = terms.allocate(newTerms.count)
    var open: Int32 = 0
    var speaksOfLocations = false
    for index in 0..<newTerms.count {
      let term = newTerms.term(at: index)
      let unknown = term.number(in: self)
      guard unknown >= 0, isLegal(term.coefficient), !isNamed(unknown, in: number) else {
        takeBack(first, written: index, of: newTerms.count)
        return -1
      }
      if unknowns[unknown].kind == .location { speaksOfLocations = true }
      if unknowns[unknown].isOpen { open &+= 1 }
      terms.link(first &+ index, term.coefficient, unknown, in: number)
    }
    noteWorkingSetChange()
    var record = ConstraintRecord(seniority: seniority)
    record.firstTerm = Int32(truncatingIfNeeded: first)
    record.termCount = Int32(truncatingIfNeeded: newTerms.count)
    record.speaksOfLocations = speaksOfLocations
    record.set(penalties)
    return insert(record, constant, age: nextAge(seniority: seniority), openTerms: open)
  }

  /// Whether a coefficient can be written down as it is: not zero, and neither too small nor too large.
  @inline(__always)
  private func isLegal(_ coefficient: Double) -> Bool {
    let magnitude = coefficient.magnitude
    return magnitude >= Limits.smallestCoefficient && magnitude <= Limits.largestCoefficient
  }

  /// Whether the last term that was written down of an unknown is one of a constraint.
  @inline(__always)
  private func isNamed(_ unknown: Int, in constraint: Int) -> Bool {
    let head = Int(terms.heads[unknown])
    return head >= 0 && Int(terms.links[head].constraint) == constraint
  }

  private mutating func takeBack(_ first: Int, written: Int, of count: Int) {
    for index in (first..<first + written).reversed() { terms.unlink(index) }
    terms.release(first..<first + count)
  }
}
