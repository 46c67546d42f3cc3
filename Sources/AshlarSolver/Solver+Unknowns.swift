import AshlarStorage

// MARK: - Unknowns

extension Solver {
  /// Adds an unknown. Until something determines it, it is zero.
  ///
  /// - Complexity: O(1) amortised.
  public mutating func addUnknown(_ kind: Unknown.Kind) -> Unknown {
    precondition(span == 1)
    let number = takePlaces()
    begin(number, kind)
    return handle(ofUnknown: number)
  }

  /// Removes an unknown that no constraint speaks of.
  ///
  /// - Throws: ``SolverError/unknownUnknown``, ``SolverError/unknownInUse``.
  /// - Complexity: O(1).
  public mutating func remove(_ unknown: Unknown) throws(SolverError) {
    precondition(span == 1)
    let number = try index(of: unknown)
    guard isUnused(number) else { throw .unknownInUse }
    endLife(of: number)
    leavingUnknowns.append(Int32(number))
    endExercise()
  }

  /// The value of an unknown, as the last solve left it; zero before the first.
  ///
  /// The unknown must be one of this solver's. For one that has been removed, or that belongs to
  /// another solver, the value is not a number. It may be none, or infinite, after ``Outcome/outOfRange``.
  ///
  /// - Complexity: O(1).
  @inlinable @inline(__always)
  public func value(of unknown: Unknown) -> Double {
    let number = unknown.index
    guard unknown.owner == owner, number < generations.count,
      generations[number] == unknown.generation
    else { return .nan }
    return values[number]
  }

  /// Reads the values of all unknowns at once, each into the place of its ``Unknown/index``, as the
  /// last solve left them and in the units of the unknowns.
  ///
  /// The array is made long enough. It keeps its memory, so that reading again allocates nothing. What
  /// stands at places without an unknown means nothing.
  ///
  /// - Complexity: O(*n*) for *n* unknowns, and far less than *n* calls of ``value(of:)``.
  @inlinable @inline(__always)
  public func readValues(into values: inout [Double]) {
    while values.count < self.values.count { values.append(0) }
    self.values.copy(into: &values)
  }

  /// Calls a closure with every unknown that the last solve gave another value.
  ///
  /// - Complexity: Proportional to the number of unknowns that the last solve moved, or saw for the
  ///   first time.
  @inlinable @inline(__always)
  public func forEachChangedUnknown(_ body: (Unknown) -> Void) {
    forEachChange { unknown, _ in body(unknown) }
  }

  /// Calls a closure with every unknown that the last solve gave another value, and that value.
  ///
  /// - Complexity: Proportional to the number of unknowns that the last solve moved, or saw for the
  ///   first time.
  @inlinable @inline(__always)
  public func forEachChange(_ body: (Unknown, Double) -> Void) {
    for number in changes.newUnknowns {
      let value = values[number]
      if value == 0 { continue }
      body(
        Unknown(number: Int32(number), generation: generations[number], owner: owner), value)
    }
    for index in changes.touched.indices {
      let touched = changes.touched[index]
      let number = Int(touched.unknown)
      let value = values[number]
      if value == touched.old { continue }
      body(
        Unknown(number: touched.unknown, generation: generations[number], owner: owner), value)
    }
  }
}

// MARK: - Handles

extension Solver {
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
}

// MARK: - Records

extension Solver {
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

  /// Lets the numbers of removed unknowns be given out again on which nothing leans any more.
  mutating func retireUnknowns() {
    var kept = 0
    for index in leavingUnknowns.indices {
      let first = leavingUnknowns[index]
      let numbers = Int(first)..<Int(first) + span
      if numbers.allSatisfy({ isAtRest($0) }) {
        for number in numbers { setFree(false, number) }
        vacantUnknowns.append(first)
      } else {
        leavingUnknowns[kept] = first
        kept += 1
      }
    }
    leavingUnknowns.removeLast(leavingUnknowns.count - kept)
  }

  /// Whether an unknown is zero by its own rest, and nothing else has to do with it.
  private func isAtRest(_ number: Int) -> Bool {
    let record = unknowns[number]
    return terms.heads[number] < 0 && values[number] == 0 && record.firstMultiplier < 0
      && record.tight == .rest(of: number) && record.row == .rest(of: number)
      && record.firstCorrection < 0 && record.firstCorrected < 0
  }

  /// Whether no constraint speaks of an unknown but those that have been removed.
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
