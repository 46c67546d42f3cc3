import AshlarStorage

/// The last unknown of the crash basis that a row which may yield determines, and the consequences.
///
/// Equations go on to determine others from it: they *depend* on the choice. Constraints that have no open unknown left
/// then are on one side of their constant or the other, and may count more there than the row that was chosen.
struct CrashChoice: ~Copyable {
  /// The slot of the unknown, or −1.
  private(set) var slot = -1

  /// The slot of the last one that has been made, and how many unknowns were open then: it goes on where a stronger wish
  /// determines something because of it.
  private(set) var last = -1
  private var lastOpenCount = 0

  /// How many unknowns were open when the last one was last looked at.
  private var seenOpenCount = 0

  /// Whether it has gone on since, and waits for the next look.
  private(set) var waits = false

  /// The constraints that have no open unknown left since the last one was made, and the first of them that has not been
  /// looked at.
  private(set) var closed = FlatArray<Int32>()
  private var firstUnseen = 0

  /// The slots that have been determined since then, in order, its own first: each follows from it.
  private(set) var followers = FlatArray<Int32>()

  /// Whether a size has been determined since that is less than nothing.
  private(set) var hasNegativeSize = false

  /// Whether another row holds in place of the one that was chosen.
  private var isCorrected = false

  private let fixedPlace = FixedPlace()
}

extension CrashChoice {
  var isMade: Bool { slot >= 0 }

  /// Whether nothing has followed that could be missed.
  var isHarmless: Bool { unseen.isEmpty && !hasNegativeSize }

  /// The places of the closed constraints that have not been looked at.
  var unseen: Range<Int> { firstUnseen..<closed.count }

  /// Whether nothing follows from the choice.
  func isAlone(whileOpen openCount: Int) -> Bool {
    !isCorrected && last == slot && lastOpenCount &- openCount == 1
  }

  @inline(__always)
  mutating func begin(at slot: Int, whileOpen openCount: Int) {
    if isMade { end() }
    self.slot = slot
    last = slot
    lastOpenCount = openCount
    isCorrected = false
    seenOpenCount = openCount
    followers.removeAll()
    closed.removeAll()
    firstUnseen = 0
  }

  /// Lets a choice that goes on wait for another look until twice as much depends on it as at the last one, so that all
  /// looks together take no more than a few times what the last one does.
  ///
  /// - Returns: Whether it waits.
  mutating func wait(whileOpen openCount: Int) -> Bool {
    let (before, since) = (lastOpenCount &- seenOpenCount, seenOpenCount &- openCount)
    waits = since < before
    if waits { slot = -1 } else { seenOpenCount = openCount }
    return waits
  }

  /// Makes the choice that waits the last one again.
  mutating func resume(whileOpen openCount: Int) {
    slot = last
    seenOpenCount = openCount
  }

  /// Lets the last choice go on with what a row determines.
  ///
  /// The row counts more than the choice, so that it holds wherever that is moved. It is one that follows from the choice,
  /// of which few others do.
  ///
  /// - Returns: Whether it does.
  mutating func goOn(
    with constraint: Int, for unknown: Int, _ problem: borrowing Problem,
    _ workingSet: borrowing WorkingSet
  ) -> Bool {
    let mayGoOn = mayGoOn(with: constraint, for: unknown, problem, workingSet)
    if mayGoOn { slot = last }
    return mayGoOn
  }

  /// Whether what a row determines follows from the last choice, and the row holds wherever that is moved.
  func mayGoOn(
    with constraint: Int, for unknown: Int, _ problem: borrowing Problem,
    _ workingSet: borrowing WorkingSet
  ) -> Bool {
    guard last >= 0, problem.constraints[constraint].termCount > 1,
      !workingSet.isSourceOfOthers(last, problem)
    else { return false }
    let (row, order) = (problem.unknowns[last].tight, problem.unknowns[last].order)
    let weaker = min(problem.level(of: row, on: .under), problem.level(of: row, on: .over))
    let record = problem.constraints[constraint]
    guard min(record.under, record.over) > weaker else { return false }
    for index in record.terms {
      let other = Int(problem.terms.unknowns[index])
      if other != unknown, problem.unknowns[other].order >= order { return true }
    }
    return false
  }

  /// Ends the last choice for good.
  mutating func forget() {
    end()
    last = -1
  }

  /// Notes that the row of the choice is at another slot.
  mutating func move(to slot: Int) {
    last = slot
    isCorrected = true
  }

  @inline(__always)
  mutating func end() {
    slot = -1
    waits = false
    if isHarmless { return }
    hasNegativeSize = false
    firstUnseen = closed.count
  }

  @inline(__always)
  mutating func note(closed constraint: Int) {
    closed.append(Int32(truncatingIfNeeded: constraint))
  }

  /// Notes a slot that has been determined. What is determined beside the choice leaves what follows from it unknown.
  @inline(__always)
  mutating func note(determined slot: Int) {
    if isMade {
      followers.append(Int32(truncatingIfNeeded: slot))
    } else {
      followers.removeAll()
    }
  }

  /// Whether a slot is that of the choice, and what follows from it does so as it did when it was determined.
  func knowsFollowers(of slot: Int) -> Bool { slot == last && !isCorrected && !followers.isEmpty }

  mutating func noteNegativeSize() { hasNegativeSize = true }

  /// Whether something is missed that counts as much as the row that was chosen, or more, on one of its sides.
  func isDoubtful(_ problem: borrowing Problem) -> Bool {
    if hasNegativeSize { return true }
    let row = problem.unknowns[slot].tight
    let least = min(problem.level(of: row, on: .under), problem.level(of: row, on: .over))
    return unseen.contains {
      let level = level(of: Int(closed[$0]), problem)
      return level > 0 && level >= least
    }
  }

  /// Whether a row that may yield has been chosen and a required equation has no open unknown left because of it.
  func yieldsToEquation(_ problem: borrowing Problem) -> Bool {
    let row = problem.unknowns[slot].tight
    if row.isBound || problem.isEquation(row.index) { return false }
    return unseen.contains {
      let constraint = Int(closed[$0])
      return problem.constraints[constraint].slot < 0 && problem.isEquation(constraint)
    }
  }

  /// The strongest constraint with a price on both sides that holds because of the choice, the first of equals; required ones are
  /// not wishes.
  func strongestHeldWish(_ problem: borrowing Problem) -> Int? {
    var strongest: (constraint: Int, level: Level)?
    for index in unseen {
      let constraint = Int(closed[index])
      let record = problem.constraints[constraint]
      let level = min(record.under, record.over)
      guard record.slot < 0, level > strongest?.level ?? .free, level.isOptional,
        problem.measuredSide(of: .constraint(constraint)) == .active
      else { continue }
      strongest = (constraint, level)
    }
    return strongest?.constraint
  }

  /// The first required constraint that is missed because of the choice.
  func missedRequired(_ problem: borrowing Problem) -> Row? {
    for index in unseen where level(of: Int(closed[index]), problem) == .required {
      return .constraint(Int(closed[index]))
    }
    return nil
  }

  /// What a constraint costs on the side on which it is; nothing if it is tight or does not count.
  private func level(of constraint: Int, _ problem: borrowing Problem) -> Level {
    if problem.constraints[constraint].slot >= 0 { return .free }
    let row = Row.constraint(constraint)
    return problem.level(of: row, on: problem.measuredSide(of: row))
  }
}
