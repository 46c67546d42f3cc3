import AshlarStorage

/// A line search for the value of a choice of the crash basis, as far as priorities determine it.
///
/// It looks at what depends on the choice and at nothing else, and takes the sides of rows from the values: no row
/// counts on a side yet.
struct ChoiceSearch: ~Copyable {
  /// The rows that are not tight and change, with what they are worth and how fast they change.
  private var rows = FlatArray<Moving>()

  /// What it costs to move the chosen row to one side, and to the other.
  private var slopeOver = Slope()
  private var slopeUnder = Slope()

  /// The place of a required row that holds and would be missed on the way to a side, or −1: an equation if there is one.
  private var blockOver = -1
  private var blockUnder = -1

  /// The level of the strongest row that holds and would be missed on the way to a side, apart from the chosen one.
  private var heldOver = Level.free
  private var heldUnder = Level.free

  /// Whether required rows that are missed do not count.
  private var besidesRequired = false

  /// Whether a required row is missed already.
  private var missesRequired = false

  /// The breakpoints ahead, the nearest on top.
  private var breakpoints = Heap<LineSearch.Breakpoint>()

  private let fixedPlace = FixedPlace()

  struct Moving: BitwiseCopyable {
    var row: Row

    /// The side on which it is.
    var side: Side
    var residual: Double
    var rate: Double
  }
}

extension ChoiceSearch {
  /// Where the tight row of a slot should be left, if moving it pays. `direction` must hold how all moves with it.
  ///
  /// - Parameter besidesRequired: Whether required rows that are missed do not count.
  mutating func findStop(
    from slot: Int, besidesRequired: Bool, _ problem: borrowing Problem,
    _ workingSet: inout WorkingSet
  ) -> LineSearch.Breakpoint? {
    begin()
    self.besidesRequired = besidesRequired
    collect(problem.unknowns[slot].tight, 1, problem)
    collectConstraints(problem, &workingSet)
    collectSizes(problem, workingSet)
    if slopeOver.sign < 0, canStop(at: blockOver) {
      return stop(at: blockOver, to: .over, problem)
    }
    if slopeUnder.sign < 0, canStop(at: blockUnder) {
      swap(&slopeOver, &slopeUnder)
      return stop(at: blockUnder, to: .under, problem)
    }
    return nil
  }

  /// Whether the way to a side is free, or blocked by a row that may be tight instead. While a required row is missed, that is
  /// no way to make it hold.
  private func canStop(at block: Int) -> Bool { block < 0 || block > 0 && !missesRequired }

  /// The stop on the way to a side: at once at the row that blocks it.
  private mutating func stop(
    at block: Int, to side: Side, _ problem: borrowing Problem
  ) -> LineSearch.Breakpoint? {
    if block < 0 { return findStop(to: side, problem) }
    return LineSearch.Breakpoint(
      distance: 0, row: rows[block].row, rate: side.sign * rows[block].rate, rank: 0)
  }

  /// The oldest required constraint that is missed, if it is older than the chosen row, which must hold as well.
  func oldestMissed(_ problem: borrowing Problem) -> Row? {
    let chosen = rows[0].row
    guard !chosen.isBound, problem.constraints[chosen.index].isRequired else { return nil }
    var oldest = chosen
    for index in rows.indices.dropFirst() {
      let (row, side) = (rows[index].row, rows[index].side)
      guard !row.isBound, problem.level(of: row, on: side) == .required else { continue }
      if problem.rank(of: row) < problem.rank(of: oldest) { oldest = row }
    }
    return oldest == chosen ? nil : oldest
  }

  /// The strongest constraint that is missed on its stronger side after the search, the first of equals.
  ///
  /// - Parameter isTwoSided: Whether it must have a price on both sides.
  func strongestMissed(isTwoSided: Bool, _ problem: borrowing Problem) -> Row? {
    var strongest: (row: Row, level: Level)?
    for index in rows.indices where !rows[index].row.isBound {
      let row = rows[index].row
      let record = problem.constraints[row.index]
      if isTwoSided, !record.isTwoSided { continue }
      let most = max(record.under, record.over)
      if let strongest, most <= strongest.level { continue }
      if problem.level(of: row, on: problem.measuredSide(of: row)) == most {
        strongest = (row, most)
      }
    }
    return strongest?.row
  }

  /// The first size that changes and is less than nothing.
  func missedBound(_ problem: borrowing Problem) -> Row? {
    for index in rows.indices where rows[index].row.isBound {
      if problem.measuredSide(of: rows[index].row) == .under { return rows[index].row }
    }
    return nil
  }

  /// The oldest required equation that changes with the choice.
  func oldestEquation(_ problem: borrowing Problem) -> Row? {
    var oldest: Row?
    for index in rows.indices.dropFirst() {
      let row = rows[index].row
      guard !row.isBound, problem.isEquation(row.index) else { continue }
      if let known = oldest, problem.age(of: known) < problem.age(of: row) { continue }
      oldest = row
    }
    return oldest
  }

  /// The side to which what is missed pulls as strongly as the chosen row holds, if there is one.
  func tiedSide(_ problem: borrowing Problem) -> Side? {
    isTied(on: .under, problem) ? .under : isTied(on: .over, problem) ? .over : nil
  }

  /// Whether the costs of moving to a side cancel down to the level of the chosen row, which comes first.
  private func isTied(on side: Side, _ problem: borrowing Problem) -> Bool {
    let least = problem.level(of: rows[0].row, on: side)
    if least <= 0 || least == .required { return false }
    var slope = 0.0
    for index in rows.indices {
      let rate = side.sign * rows[index].rate
      let reached = rows[index].side == .active ? Side(sign: rate) : rows[index].side
      if problem.level(of: rows[index].row, on: reached) >= least { slope += reached.sign * rate }
    }
    return slope.magnitude <= Tolerance.price
  }

  /// The strongest wish that holds because of the choice and counts more, where nothing else keeps the choice from moving: what
  /// is missed pulls at it as strongly as it holds, or more.
  mutating func strongestBlock(_ problem: borrowing Problem) -> Row? {
    strongestBlock(on: .over, heldOver, problem) ?? strongestBlock(on: .under, heldUnder, problem)
  }

  private mutating func strongestBlock(
    on side: Side, _ held: Level, _ problem: borrowing Problem
  ) -> Row? {
    let own = problem.level(of: rows[0].row, on: side)
    guard held > own, held.isOptional else { return nil }
    var strongest: Row?
    slopeOver.removeAll()
    slopeOver.add(1, atPriority: own)
    for index in rows.indices.dropFirst() {
      let (row, rate) = (rows[index].row, side.sign * rows[index].rate)
      let isActive = rows[index].side == .active
      let reached = isActive ? Side(sign: rate) : rows[index].side
      let level = problem.level(of: row, on: reached)
      if !isActive {
        slopeOver.add(reached.sign * rate, atPriority: level)
      } else if level == held, strongest == nil {
        strongest = row
      }
    }
    return slopeOver.sign <= 0 ? strongest : nil
  }

  private mutating func begin() {
    rows.removeAll()
    slopeOver.removeAll()
    slopeUnder.removeAll()
    blockOver = -1
    blockUnder = -1
    heldOver = .free
    heldUnder = .free
    missesRequired = false
    breakpoints.removeAll()
  }

  /// Collects the constraints that have no open unknown and change.
  private mutating func collectConstraints(
    _ problem: borrowing Problem, _ workingSet: inout WorkingSet
  ) {
    workingSet.work.constraintsVisited += workingSet.reach.rows.count
    for index in workingSet.reach.rows.indices {
      let constraint = Int(workingSet.reach.rows[index])
      let record = problem.constraints[constraint]
      if problem.openTerms[constraint] > 0 || record.slot >= 0 || record.state != .kept { continue }
      workingSet.visits &+= Int(record.termCount)
      let rate = workingSet.rate(of: constraint, problem)
      if rate != 0 { collect(.constraint(constraint), rate, problem) }
    }
  }

  /// Collects the sizes that change.
  private mutating func collectSizes(
    _ problem: borrowing Problem, _ workingSet: borrowing WorkingSet
  ) {
    for index in workingSet.direction.support.indices {
      let unknown = Int(workingSet.direction.support[index])
      if problem.unknowns[unknown].kind == .location || problem.unknowns[unknown].boundSlot >= 0 {
        continue
      }
      let rate = workingSet.direction[unknown]
      if problem.values[unknown] == 0, problem.unknowns[unknown].boundState == .kept {
        collectZero(unknown, rate, problem)
      } else {
        collect(.bound(of: unknown), rate, problem)
      }
    }
  }

  /// Collects a size of nothing, which nearly all are: it may grow nearly for nothing, and must not shrink.
  private mutating func collectZero(_ unknown: Int, _ rate: Double, _ problem: borrowing Problem) {
    rows.append(Moving(row: .bound(of: unknown), side: .active, residual: 0, rate: rate))
    if rate > 0 {
      heldUnder = .required
      slopeOver.add(rate, atPriority: .smallSize)
      blockUnder = block(insteadOf: blockUnder, problem)
    } else {
      heldOver = .required
      slopeUnder.add(-rate, atPriority: .smallSize)
      blockOver = block(insteadOf: blockOver, problem)
    }
  }

  private mutating func collect(_ row: Row, _ rate: Double, _ problem: borrowing Problem) {
    let residual = problem.residual(of: row)
    let isActive = residual.value.magnitude <= residual.tolerance
    let side = isActive ? Side.active : Side(sign: residual.value)
    rows.append(Moving(row: row, side: side, residual: residual.value, rate: rate))
    let (over, under) = isActive ? (Side(sign: rate), Side(sign: -rate)) : (side, side)
    let (levelOver, levelUnder) = (
      problem.level(of: row, on: over), problem.level(of: row, on: under)
    )
    if !isActive, levelOver == .required {
      if besidesRequired { return }
      missesRequired = true
    }
    if isActive, rows.count > 1 {
      heldOver = max(heldOver, levelOver)
      heldUnder = max(heldUnder, levelUnder)
    }
    if isActive, levelOver == .required {
      blockOver = block(insteadOf: blockOver, problem)
    } else {
      slopeOver.add(over.sign * rate, atPriority: levelOver)
    }
    if isActive, levelUnder == .required {
      blockUnder = block(insteadOf: blockUnder, problem)
    } else {
      slopeUnder.add(-under.sign * rate, atPriority: levelUnder)
    }
  }

  /// The place of the row that blocks a way: that of the last one, unless the known one is the chosen one, an equation or older.
  private func block(insteadOf known: Int, _ problem: borrowing Problem) -> Int {
    if known <= 0 { return known < 0 ? rows.count - 1 : known }
    let (row, other) = (rows[rows.count - 1].row, rows[known].row)
    let isEquation = !row.isBound && problem.isEquation(row.index)
    let isOtherEquation = !other.isBound && problem.isEquation(other.index)
    let comesFirst =
      isEquation == isOtherEquation
      ? problem.rank(of: row) < problem.rank(of: other) : isEquation
    return comesFirst ? rows.count - 1 : known
  }

  /// Passes breakpoints until the slope, which `slopeOver` holds, is no longer negative, or a row would be missed that
  /// is required. Leaves in `breakpoints` those that have not been passed.
  private mutating func findStop(to side: Side, _ problem: borrowing Problem)
    -> LineSearch.Breakpoint?
  {
    for index in rows.indices where rows[index].side.sign * side.sign * rows[index].rate < 0 {
      let (row, rate) = (rows[index].row, side.sign * rows[index].rate)
      breakpoints.append(
        LineSearch.Breakpoint(
          distance: -rows[index].residual / rate, row: row, rate: rate,
          rank: rank(of: row, reached: Side(sign: rate), problem)))
    }
    breakpoints.heapify()
    while !breakpoints.isEmpty {
      let stop = breakpoints.popFirst()
      let ahead = Side(sign: stop.rate)
      if problem.level(of: stop.row, on: ahead) == .required { return stop }
      slopeOver.add(stop.rate.magnitude, atPriority: problem.level(of: stop.row, on: ahead))
      slopeOver.add(
        stop.rate.magnitude, atPriority: problem.level(of: stop.row, on: ahead.opposite))
      if slopeOver.sign >= 0 { return stop }
    }
    return nil
  }

  /// The place of a row among those that become active together: those that hold from there on come before those that
  /// must not be missed there, each of which stops the search, whether it is needed to or not. Of those that hold, one with a
  /// price on both sides comes last, so that it becomes tight: it is what holds whatever moves later.
  private func rank(of row: Row, reached side: Side, _ problem: borrowing Problem) -> Int64 {
    let rank = problem.rank(of: row)
    if problem.level(of: row, on: side) == .required { return rank | 1 << 62 }
    let isTwoSided = !row.isBound && problem.constraints[row.index].isTwoSided
    return isTwoSided ? rank | 1 << 61 : rank
  }

  /// Takes a row off the list that becomes active where the search has stopped and has not been passed.
  mutating func popCompanion(of stop: LineSearch.Breakpoint) -> LineSearch.Breakpoint? {
    guard !breakpoints.isEmpty, breakpoints.first.distance == stop.distance else { return nil }
    return breakpoints.popFirst()
  }
}
