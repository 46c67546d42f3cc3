// MARK: - Unknowns

extension Solver {
  /// Adds an unknown. Until something determines it, it is zero.
  ///
  /// - Complexity: O(1) amortised.
  public mutating func addUnknown(_ kind: Unknown.Kind) -> Unknown {
    let number = vacantUnknowns.isEmpty ? makePlaces(1) : takeVacantPlace()
    begin(number, kind)
    return handle(ofUnknown: number)
  }

  /// Adds two locations and then two sizes, in less time than one after the other.
  package mutating func addRectangle() -> (Unknown, Unknown, Unknown, Unknown) {
    guard vacantUnknowns.isEmpty else {
      return (
        addUnknown(.location), addUnknown(.location), addUnknown(.size), addUnknown(.size)
      )
    }
    let first = makePlaces(4)
    begin(first, .location)
    begin(first + 1, .location)
    begin(first + 2, .size)
    begin(first + 3, .size)
    return (
      handle(ofUnknown: first), handle(ofUnknown: first + 1), handle(ofUnknown: first + 2),
      handle(ofUnknown: first + 3)
    )
  }

  /// Removes an unknown that no constraint speaks of.
  ///
  /// - Throws: ``SolverError/unknownUnknown``, ``SolverError/unknownInUse``.
  /// - Complexity: O(1).
  public mutating func remove(_ unknown: Unknown) throws(SolverError) {
    let number = try index(of: unknown)
    guard isUnused(number) else { throw .unknownInUse }
    generations[number] &+= 1
    unknowns[number].isVacant = true
    leavingUnknowns.append(Int32(number))
    unknownCount -= 1
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
    values.withUnsafeMutableBufferPointer { self.values.copy(into: $0) }
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
  /// Makes room for unknowns with new numbers.
  ///
  /// - Returns: The first number.
  @inline(__always)
  private mutating func makePlaces(_ count: Int) -> Int {
    let first = unknowns.count
    unknowns.extend(by: count)
    values.extend(by: count)
    serials.extend(by: count)
    generations.extend(by: count)
    for number in first..<first + count { generations[number] = 0 }
    terms.appendColumns(count)
    return first
  }

  private mutating func takeVacantPlace() -> Int {
    let number = Int(vacantUnknowns.removeLast())
    changes.opened.append(Int32(number))
    return number
  }

  /// Writes down an unknown that there is room for, as the youngest of all.
  @inline(__always)
  private mutating func begin(_ number: Int, _ kind: Unknown.Kind) {
    counters.serial &+= 1
    unknowns[number] = UnknownRecord(kind, number: number, order: nextOrder())
    serials[number] = counters.serial
    values[number] = 0
    unknownCount += 1
    isSettled = false
  }

  /// Lets the numbers of removed unknowns be given out again on which nothing leans any more.
  mutating func retireUnknowns() {
    var kept = 0
    for index in leavingUnknowns.indices {
      let number = leavingUnknowns[index]
      if isAtRest(Int(number)) {
        setFree(false, Int(number))
        vacantUnknowns.append(number)
      } else {
        leavingUnknowns[kept] = number
        kept += 1
      }
    }
    while leavingUnknowns.count > kept { _ = leavingUnknowns.removeLast() }
  }

  /// Whether an unknown is zero by its own rest, and nothing else has to do with it.
  private func isAtRest(_ number: Int) -> Bool {
    let record = unknowns[number]
    return terms.heads[number] < 0 && values[number] == 0 && record.firstMultiplier < 0
      && record.tight == .rest(of: number) && record.row == .rest(of: number)
      && record.firstCorrection < 0 && record.firstCorrected < 0
  }

  /// Whether no constraint speaks of an unknown but those that have been removed.
  private func isUnused(_ number: Int) -> Bool {
    var term = terms.heads[number]
    while term >= 0 {
      let constraint = Int(terms.links[Int(term)].constraint)
      if !constraints[constraint].isLeaving, constraint != exercise { return false }
      term = terms.links[Int(term)].next
    }
    return true
  }
}
