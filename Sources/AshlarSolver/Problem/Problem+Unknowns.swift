import AshlarStorage

extension Problem {
  func handle(ofUnknown number: Int) -> Unknown {
    Unknown(number: Int32(number), generation: generations[number], owner: owner)
  }

  func index(of unknown: Unknown) throws(SolverError) -> Int {
    let number = Int(unknown.number)
    guard unknown.owner == owner, number < generations.count,
      generations[number] == unknown.generation
    else { throw .unknownUnknown }
    return number
  }

  /// Adds an unknown that is added and removed by itself, and returns its number.
  mutating func addUnknown(_ kind: Unknown.Kind) -> Int {
    let number = takePlaces()
    begin(number, kind)
    return number
  }

  /// Takes the numbers of as many unknowns as come together.
  ///
  /// - Returns: The first of them.
  @inline(__always)
  mutating func takePlaces() -> Int {
    if !vacantUnknowns.isEmpty { return takeVacantPlaces() }
    let first = unknowns.count
    if first &+ span > unknowns.capacity { growUnknowns() }
    unknowns.extendInRoom(by: span)
    values.extendInRoom(by: span)
    serials.extendInRoom(by: span)
    generations.extendInRoom(by: span)
    for number in first..<first &+ span { generations[number] = 0 }
    terms.appendColumnsInRoom(span)
    return first
  }

  private mutating func takeVacantPlaces() -> Int {
    let first = vacantUnknowns.removeLast()
    for number in first..<first + Int32(span) { changes.opened.append(number) }
    return Int(first)
  }

  /// Writes down an unknown that there is room for, as the youngest of all.
  @inline(__always)
  mutating func begin(_ number: Int, _ kind: Unknown.Kind) {
    counters.serial &+= 1
    unknowns[number] = UnknownRecord(kind, number: number, order: nextOrder())
    serials[number] = counters.serial
    values[number] = 0
    unknownCount += 1
    isSettled = false
  }

  /// Notes that an unknown is no more. Its number can be given out once nothing leans on it.
  mutating func endLife(of number: Int) {
    generations[number] &+= 1
    unknowns[number].isVacant = true
    unknownCount -= 1
  }

  /// Whether no constraint refers to an unknown but those that have been removed.
  func isUnused(_ number: Int) -> Bool {
    var term = terms.heads[number]
    while term >= 0 {
      let constraint = Int(terms.links[Int(term)].constraint)
      if !constraints[constraint].isLeaving, !constraints[constraint].isHidden { return false }
      term = terms.links[Int(term)].next
    }
    return true
  }
}
