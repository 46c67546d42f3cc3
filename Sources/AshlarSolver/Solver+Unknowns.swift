// MARK: - Unknowns

extension Solver {
  /// Adds an unknown. Until something determines it, it is zero.
  ///
  /// - Complexity: O(1) amortised.
  public mutating func addUnknown(_ kind: Unknown.Kind) -> Unknown {
    counters.serial &+= 1
    let number = vacantUnknowns.isEmpty ? newUnknown(kind) : reusedUnknown(kind)
    changes.fresh.append(Int32(number))
    unknownCount += 1
    isSettled = false
    return handle(ofUnknown: number)
  }

  /// Removes an unknown that no constraint speaks of.
  ///
  /// - Throws: ``SolverError/unknownUnknown``, ``SolverError/unknownInUse``.
  /// - Complexity: O(1).
  public mutating func remove(_ unknown: Unknown) throws(SolverError) {
    let number = try index(of: unknown)
    guard isUnused(number) else { throw .unknownInUse }
    unknowns[number].generation &+= 1
    unknowns[number].isVacant = true
    leavingUnknowns.append(Int32(number))
    unknownCount -= 1
    endExercise()
  }

  /// The value of an unknown, as the last solve left it; zero before the first.
  ///
  /// The unknown must be one of this solver's. For one that has been removed, or that belongs to
  /// another solver, the value is not a number.
  ///
  /// - Complexity: O(1).
  public func value(of unknown: Unknown) -> Double {
    guard let number = try? index(of: unknown) else { return .nan }
    return unknowns[number].value
  }

  /// Calls a closure with every unknown that the last solve gave another value.
  ///
  /// - Complexity: Proportional to the number of unknowns that the last solve moved.
  public func forEachChangedUnknown(_ body: (Unknown) -> Void) {
    for index in changes.touched.indices {
      let touched = changes.touched[index]
      let record = unknowns[Int(touched.unknown)]
      if record.value != touched.old, !record.isVacant {
        body(handle(ofUnknown: Int(touched.unknown)))
      }
    }
  }
}

// MARK: - Handles

extension Solver {
  func handle(ofUnknown number: Int) -> Unknown {
    Unknown(number: Int32(number), generation: unknowns[number].generation, owner: owner)
  }

  func index(of unknown: Unknown) throws(SolverError) -> Int {
    let number = Int(unknown.number)
    guard unknown.owner == owner, number < unknowns.count,
      unknowns[number].generation == unknown.generation
    else { throw .unknownUnknown }
    return number
  }
}

// MARK: - Records

extension Solver {
  private mutating func newUnknown(_ kind: Unknown.Kind) -> Int {
    let number = unknowns.count
    unknowns.append(
      UnknownRecord(
        kind: kind, generation: 0, serial: counters.serial, restSlot: Int32(number),
        tight: .rest(of: number), row: .rest(of: number), order: nextOrder()))
    return number
  }

  private mutating func reusedUnknown(_ kind: Unknown.Kind) -> Int {
    let number = Int(vacantUnknowns.removeLast())
    unknowns[number] = UnknownRecord(
      kind: kind, generation: unknowns[number].generation, serial: counters.serial,
      restSlot: Int32(number), tight: .rest(of: number), row: .rest(of: number),
      order: nextOrder())
    return number
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
    return record.firstTerm < 0 && record.value == 0 && record.firstMultiplier < 0
      && record.tight == .rest(of: number) && record.row == .rest(of: number)
      && record.firstCorrection < 0 && record.firstCorrected < 0
  }

  /// Whether no constraint speaks of an unknown but those that have been removed.
  private func isUnused(_ number: Int) -> Bool {
    var term = unknowns[number].firstTerm
    while term >= 0 {
      let constraint = Int(terms[Int(term)].constraint)
      if !constraints[constraint].isLeaving, constraint != exercise { return false }
      term = terms[Int(term)].next
    }
    return true
  }
}
