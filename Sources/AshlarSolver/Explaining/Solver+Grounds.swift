import AshlarStorage

// MARK: - What answers name

extension Solver {
  /// Writes a row as a combination of what answers name: `factors` at the slots.
  ///
  /// - Complexity: That of pricing the row, and of finding the rows that depend on those among the tight ones that
  ///   are not required: each once between two solves, however many questions are asked.
  mutating func trace(_ row: Row) {
    workingSet.price(row, problem)
    let slots = workingSet.factors.places.filter { workingSet.factors[place: $0] != 0 }.map {
      workingSet.factors.index(at: $0)
    }
    if findGrounds(of: slots) { workingSet.price(row, problem) }
    followExchanges()
  }

  /// The row that answers name for a slot.
  func ground(at slot: Int) -> Row {
    grounds.row(at: slot) ?? problem.tightRow(at: slot)
  }

  /// The slot for which answers name an even row.
  mutating func groundSlot(of row: Row) -> Int? {
    let slot = problem.slot(of: row)
    if slot >= 0 {
      _ = findGrounds(of: [slot])
      return ground(at: slot) == row ? slot : nil
    }
    trace(row)
    let places = workingSet.factors.places.filter { workingSet.factors[place: $0] != 0 }
    return places.map { workingSet.factors.index(at: $0) }.first { ground(at: $0) == row }
  }

  /// What the row pays that answers name for a slot, by priority, strongest first.
  func groundPressures(at slot: Int) -> [Pressure] {
    grounds.pressures(at: slot) ?? pricing.pressures(at: slot, problem)
  }
}

// MARK: - Finding it

extension Solver {
  /// Takes even rows in for weaker ones at some slots, and at all slots that have to do with those.
  ///
  /// Rows that are even and of which none is a combination of others are the independent sets of a
  /// matroid. Taking an element in for the weakest of the circle that it closes, one after the other,
  /// leads to the strongest of all bases, whichever was the first.
  ///
  /// What is required on both sides yields to nothing, not even to what is older, so that nobody has to look for the
  /// rows that depend on it.
  ///
  /// Source: J. Edmonds, "Matroids and the greedy algorithm", Mathematical Programming 1, 1971.
  ///
  /// - Returns: Whether another row has been priced.
  private mutating func findGrounds(of slots: [Int]) -> Bool {
    if !grounds.isKnown { beginGrounds() }
    var rows = spareRows(over: slots)
    var next = 0
    while next < rows.count {
      workingSet.price(rows[next], problem)
      rows += spareRows(over: workingSet.factors.places.map { workingSet.factors.index(at: $0) })
      next += 1
    }
    rows.sort { isStronger($0, than: $1) }
    let areEven = rows.map { evensOut($0) }
    for (row, isEven) in zip(rows, areEven) { takeIn(row, isEven: isEven) }
    return !rows.isEmpty
  }

  private mutating func beginGrounds() {
    grounds = Grounds()
    grounds.isKnown = true
    dependents.begin(for: problem.unknowns.count, constraints: problem.constraints.count)
  }

  /// The rows that depend on what yields at some slots, without being tight, as far as they have not been found before.
  private mutating func spareRows(over slots: [Int]) -> [Row] {
    let (firstUnknown, firstRow) = (dependents.finished.count, dependents.rows.count)
    for slot in slots where strength(of: problem.tightRow(at: slot)) < .required {
      dependents.goDown(
        fromTightRowAt: slot, problem.unknowns, workingSet.corrections, problem.constraints,
        problem.terms)
    }
    let newUnknowns = firstUnknown..<dependents.finished.count
    let newRows = firstRow..<dependents.rows.count
    workingSet.work.unknownsVisited += newUnknowns.count
    workingSet.work.constraintsVisited += newRows.count
    let rows = newRows.map { Row.constraint(Int(dependents.rows[$0])) }
    let rests = newUnknowns.map { Row.rest(of: Int(dependents.finished[$0])) }
    return (rows + rests).filter { isSpare($0) }
  }

  /// Whether a row that asks for an exact sum has it without being tight.
  private func isSpare(_ row: Row) -> Bool {
    let isExact = row.isRest || problem.constraints[row.index].isTwoSided
    return isExact && problem.state(of: row) == .kept && problem.slot(of: row) < 0
      && problem.measuredSide(of: row) == .even
  }

  /// A row as a combination of what answers name.
  private mutating func parts(of row: Row) -> [Grounds.Part] {
    workingSet.price(row, problem)
    followExchanges()
    return workingSet.factors.places.map {
      Grounds.Part(slot: workingSet.factors.index(at: $0), factor: workingSet.factors[place: $0])
    }.filter { $0.factor != 0 }
  }

  /// Names a row in place of the weakest of those that it is a combination of, if one of them yields.
  private mutating func takeIn(_ row: Row, isEven: Bool) {
    let own = isEven ? [] : ownPressure(of: row)
    let parts = parts(of: row)
    let weaker = parts.filter { yields(ground(at: $0.slot), to: row) }
      .sorted { isStronger(ground(at: $1.slot), than: ground(at: $0.slot)) }
    for part in weaker {
      let exchange = Grounds.Exchange(
        slot: part.slot, row: row, share: part.factor, parts: parts)
      guard let bills = bills(after: exchange, without: own) else { continue }
      grounds.take(exchange)
      return grounds.note(bills)
    }
  }

  private func yields(_ row: Row, to other: Row) -> Bool {
    strength(of: row) < .required && isStronger(other, than: row)
  }

  private func isStronger(_ row: Row, than other: Row) -> Bool {
    let (strength, otherStrength) = (strength(of: row), strength(of: other))
    return strength > otherStrength
      || strength == otherStrength && problem.rank(of: row) < problem.rank(of: other)
  }

  /// What keeps a row even on both sides. A row that only one side minds rests on what nothing determines.
  private func strength(of row: Row) -> Level {
    if row.isRest { return problem.level(of: row, on: .over) }
    let record = problem.constraints[row.index]
    if record.isTwoSided { return min(record.under, record.over) }
    if record.under == .exercise { return .exercise }
    return record.speaksOfLocations ? .tightInequality : .smallSize
  }

  /// Rewrites `factors` for what is named now, from what is tight.
  private mutating func followExchanges() {
    if grounds.exchanges.isEmpty { return }
    workingSet.pricedRow = nil
    for exchange in grounds.exchanges where workingSet.factors.contains(exchange.slot) {
      let amount = workingSet.factors[exchange.slot] / exchange.share
      if amount == 0 { continue }
      for part in exchange.parts where part.slot != exchange.slot {
        let own = workingSet.factors[part.slot]
        let other = amount * part.factor
        let isNothing =
          (own - other).magnitude <= Tolerance.cancellation * max(own.magnitude, other.magnitude)
        workingSet.factors.set(isNothing ? 0 : own - other, at: part.slot)
      }
      workingSet.factors.set(amount, at: exchange.slot)
    }
  }
}

// MARK: - What has to be paid

extension Solver {
  /// What the parts of an exchange pay after it, if none of them would rather leave then.
  ///
  /// - Parameter own: What takes the row that is named out of what is paid.
  private func bills(
    after exchange: Grounds.Exchange, without own: [Pressure]
  ) -> [Grounds.Bill]? {
    let leaving = groundPressures(at: exchange.slot).adding(own, times: exchange.share)
    if own.isEmpty, leaving.isEmpty { return [] }
    let entering = [Pressure]().adding(leaving, times: 1 / exchange.share)
    guard stays(exchange.row, paying: entering) else { return nil }
    let others = exchange.parts.filter { $0.slot != exchange.slot }
    let bills = bills(of: others) {
      $0.adding(own, times: $1).adding(entering, times: -$1)
    }
    return bills.map { $0 + [Grounds.Bill(slot: exchange.slot, pressures: entering)] }
  }

  /// Takes an even row out of what is paid, if it counts as missed.
  ///
  /// - Returns: Whether it does not count as missed afterwards: false if that would drive another one out.
  private mutating func evensOut(_ row: Row) -> Bool {
    let own = ownPressure(of: row)
    if own.isEmpty { return true }
    let bills = bills(of: parts(of: row)) { $0.adding(own, times: $1) }
    guard let bills else { return false }
    grounds.note(bills)
    return true
  }

  /// What parts pay after a change, if none of them would rather leave then.
  ///
  /// - Parameter change: Makes what a part pays afterwards from what it has paid and its factor.
  private func bills(
    of parts: [Grounds.Part], _ change: ([Pressure], Double) -> [Pressure]
  ) -> [Grounds.Bill]? {
    var bills: [Grounds.Bill] = []
    for part in parts {
      let pressures = change(groundPressures(at: part.slot), part.factor)
      guard stays(ground(at: part.slot), paying: pressures) else { return nil }
      bills.append(Grounds.Bill(slot: part.slot, pressures: pressures))
    }
    return bills
  }

  /// What takes an even row out of what is paid, if it counts as missed.
  private func ownPressure(of row: Row) -> [Pressure] {
    let side = problem.side(of: row)
    let level = problem.level(of: row, on: side)
    guard level.isOptional, let priority = Priority(level: level) else { return [] }
    return [Pressure(priority: priority, gain: side.sign)]
  }

  /// Whether a row that pays something has nothing to gain on either side.
  private func stays(_ row: Row, paying pressures: [Pressure]) -> Bool {
    for side in [Side.under, .over] {
      let level = problem.level(of: row, on: side)
      if level == .required { continue }
      let own = Priority(level: level).map { [Pressure(priority: $0, gain: 1)] } ?? []
      if let cost = own.adding(pressures, times: -side.sign).first, cost.gain < 0 { return false }
    }
    return true
  }
}
