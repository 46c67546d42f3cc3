// MARK: - Writing terms down as they come

extension Solver {
  /// Makes a constraint of terms with different unknowns, as nearly all are, in one pass over them.
  ///
  /// A new term stands at the head of its unknown's column, so that an unknown which is named twice
  /// shows there.
  ///
  /// - Returns: Its number; nil, with nothing changed, if the terms have to be added up or refused.
  @inline(never)
  mutating func newConstraint<Row: TermRow & ~Copyable>(
    ofDistinct newTerms: borrowing Row, _ constant: Double, _ penalties: Penalties,
    isImplicit: Bool
  ) -> Int? {
    if newTerms.count == 0 { return nil }
    let number = vacantConstraints.isEmpty ? constraints.count : Int(vacantConstraints.last)
    let first = terms.allocate(newTerms.count)
    var open: Int32 = 0
    var speaksOfLocations = false
    for index in 0..<newTerms.count {
      let term = newTerms[index]
      guard isPlain(term, in: number) else {
        takeBack(first, written: index, of: newTerms.count)
        return nil
      }
      let unknown = Int(term.unknown.number)
      if unknowns[unknown].kind == .location { speaksOfLocations = true }
      if unknowns[unknown].isOpen { open += 1 }
      terms.link(first &+ index, term.coefficient, unknown, in: number)
    }
    noteWorkingSetChange()
    var record = ConstraintRecord(isImplicit: isImplicit)
    record.firstTerm = Int32(first)
    record.termCount = Int32(newTerms.count)
    record.speaksOfLocations = speaksOfLocations
    record.set(penalties)
    return insert(record, constant, age: nextAge(isImplicit: isImplicit), openTerms: open)
  }

  /// Whether a term can be written down as it is: legal, not zero, and the first with its unknown.
  @inline(__always)
  private func isPlain(_ term: Term, in constraint: Int) -> Bool {
    let number = Int(term.unknown.number)
    let magnitude = term.coefficient.magnitude
    guard term.unknown.owner == owner, number < generations.count,
      generations[number] == term.unknown.generation,
      magnitude >= Limits.smallestCoefficient, magnitude <= Limits.largestCoefficient
    else { return false }
    let head = Int(terms.heads[number])
    return head < 0 || Int(terms.links[head].constraint) != constraint
  }

  private mutating func takeBack(_ first: Int, written: Int, of count: Int) {
    for index in (first..<first + written).reversed() { terms.unlink(index) }
    terms.release(first..<first + count)
  }
}
