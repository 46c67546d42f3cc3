import AshlarStorage

// MARK: - The rows that answers name

extension CanonicalBasis {
  /// Writes a row as a combination of what answers name: `factors` at the slots.
  ///
  /// - Complexity: That of pricing the row, and of finding the rows that depend on those among the tight ones that
  ///   are not required: each once between two solves, however many questions are asked.
  mutating func trace(
    _ row: Row, _ problem: borrowing Problem, _ workingSet: inout WorkingSet,
    _ pricing: borrowing Pricing
  ) {
    workingSet.price(row, problem)
    let slots = workingSet.factors.places.filter { workingSet.factors[place: $0] != 0 }.map {
      workingSet.factors.index(at: $0)
    }
    if findCanonicalBasis(of: slots, problem, &workingSet, pricing) {
      workingSet.price(row, problem)
    }
    followExchanges(&workingSet)
  }

  /// The row that answers name for a slot.
  func basisRow(at slot: Int, _ problem: borrowing Problem) -> Row {
    row(at: slot) ?? problem.tightRow(at: slot)
  }

  /// The slot for which answers name an active row.
  mutating func basisSlot(
    of row: Row, _ problem: borrowing Problem, _ workingSet: inout WorkingSet,
    _ pricing: borrowing Pricing
  ) -> Int? {
    let slot = problem.slot(of: row)
    if slot >= 0 {
      _ = findCanonicalBasis(of: [slot], problem, &workingSet, pricing)
      return basisRow(at: slot, problem) == row ? slot : nil
    }
    trace(row, problem, &workingSet, pricing)
    let places = workingSet.factors.places.filter { workingSet.factors[place: $0] != 0 }
    return places.map { workingSet.factors.index(at: $0) }
      .first { basisRow(at: $0, problem) == row }
  }

  /// What the row pays that answers name for a slot, by priority, strongest first.
  func basisPressures(at slot: Int, _ problem: borrowing Problem, _ pricing: borrowing Pricing)
    -> [Pressure]
  {
    pressures(at: slot) ?? pricing.pressures(at: slot, problem)
  }
}

// MARK: - Finding it

extension CanonicalBasis {
  /// Takes active rows in for weaker ones at some slots, and at all slots that have to do with those.
  ///
  /// Rows that are active and of which none is a combination of others are the independent sets of a
  /// matroid. Taking an element in for the weakest of the circle that it closes, one after the other,
  /// leads to the strongest of all bases, whichever was the first.
  ///
  /// What is required on both sides yields to nothing, not even to what is older, so that there is no need to find the
  /// rows that depend on it.
  ///
  /// Source: J. Edmonds, "Matroids and the greedy algorithm", Mathematical Programming 1, 1971.
  ///
  /// - Returns: Whether another row has been priced.
  private mutating func findCanonicalBasis(
    of slots: [Int], _ problem: borrowing Problem, _ workingSet: inout WorkingSet,
    _ pricing: borrowing Pricing
  ) -> Bool {
    if !isKnown { beginCanonicalBasis(problem) }
    var rows = spareRows(over: slots, problem, &workingSet)
    var next = 0
    while next < rows.count {
      workingSet.price(rows[next], problem)
      rows += spareRows(
        over: workingSet.factors.places.map { workingSet.factors.index(at: $0) }, problem,
        &workingSet)
      next += 1
    }
    rows.sort { isStronger($0, than: $1, problem) }
    let areActive = rows.map { makeActive($0, problem, &workingSet, pricing) }
    for (row, isActive) in zip(rows, areActive) {
      takeIn(row, isActive: isActive, problem, &workingSet, pricing)
    }
    return !rows.isEmpty
  }

  private mutating func beginCanonicalBasis(_ problem: borrowing Problem) {
    removeAll()
    isKnown = true
    dependents.begin(for: problem.unknowns.count, constraints: problem.constraints.count)
  }

  /// The rows that depend on what yields at some slots, without being tight, as far as they have not been found before.
  private mutating func spareRows(
    over slots: [Int], _ problem: borrowing Problem, _ workingSet: inout WorkingSet
  ) -> [Row] {
    let (firstUnknown, firstRow) = (dependents.finished.count, dependents.rows.count)
    for slot in slots where strength(of: problem.tightRow(at: slot), problem) < .required {
      dependents.goDown(
        fromTightRowAt: slot, problem.unknowns, workingSet.etas, problem.constraints,
        problem.terms)
    }
    let newUnknowns = firstUnknown..<dependents.finished.count
    let newRows = firstRow..<dependents.rows.count
    workingSet.work.unknownsVisited += newUnknowns.count
    workingSet.work.constraintsVisited += newRows.count
    workingSet.visits += dependents.takeTermCount()
    let rows = newRows.map { Row.constraint(Int(dependents.rows[$0])) }
    let bounds = newUnknowns.map { Row.bound(of: Int(dependents.finished[$0])) }
    return (rows + bounds).filter { isSpare($0, problem) }
  }

  /// Whether a row with an exact sum has it without being tight.
  private func isSpare(_ row: Row, _ problem: borrowing Problem) -> Bool {
    let isExact = row.isBound || problem.constraints[row.index].isTwoSided
    return isExact && problem.state(of: row) == .kept && problem.slot(of: row) < 0
      && problem.measuredSide(of: row) == .active
  }

  /// A row as a combination of what answers name.
  private func parts(of row: Row, _ problem: borrowing Problem, _ workingSet: inout WorkingSet)
    -> [CanonicalBasis.Part]
  {
    workingSet.price(row, problem)
    followExchanges(&workingSet)
    return workingSet.factors.places.map {
      CanonicalBasis.Part(
        slot: workingSet.factors.index(at: $0), factor: workingSet.factors[place: $0])
    }.filter { $0.factor != 0 }
  }

  /// Names a row in place of the weakest of those that it is a combination of, if one of them yields.
  private mutating func takeIn(
    _ row: Row, isActive: Bool, _ problem: borrowing Problem, _ workingSet: inout WorkingSet,
    _ pricing: borrowing Pricing
  ) {
    let own = isActive ? [] : ownPressure(of: row, problem)
    let parts = parts(of: row, problem, &workingSet)
    let weaker = parts.filter { yields(basisRow(at: $0.slot, problem), to: row, problem) }
      .sorted {
        isStronger(basisRow(at: $1.slot, problem), than: basisRow(at: $0.slot, problem), problem)
      }
    for part in weaker {
      let exchange = CanonicalBasis.Exchange(
        slot: part.slot, row: row, share: part.factor, parts: parts)
      guard let bills = bills(after: exchange, without: own, problem, pricing) else { continue }
      take(exchange)
      return note(bills)
    }
  }

  private func yields(_ row: Row, to other: Row, _ problem: borrowing Problem) -> Bool {
    strength(of: row, problem) < .required && isStronger(other, than: row, problem)
  }

  private func isStronger(_ row: Row, than other: Row, _ problem: borrowing Problem) -> Bool {
    let (strength, otherStrength) = (strength(of: row, problem), strength(of: other, problem))
    return strength > otherStrength
      || strength == otherStrength && problem.rank(of: row) < problem.rank(of: other)
  }

  /// What keeps a row active on both sides. A row that only one side minds rests on what nothing determines.
  private func strength(of row: Row, _ problem: borrowing Problem) -> Level {
    if row.isBound { return problem.level(of: row, on: .over) }
    let record = problem.constraints[row.index]
    if record.isTwoSided { return min(record.under, record.over) }
    if record.under == .exercise { return .exercise }
    return record.speaksOfLocations ? .tightInequality : .smallSize
  }

  /// Rewrites `factors` for what is named now, from what is tight.
  private func followExchanges(_ workingSet: inout WorkingSet) {
    if exchanges.isEmpty { return }
    workingSet.pricedRow = nil
    for exchange in exchanges where workingSet.factors.contains(exchange.slot) {
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

// MARK: - Costs

extension CanonicalBasis {
  /// What the parts of an exchange pay after it, if none of them would rather leave then.
  ///
  /// - Parameter own: What takes the row that is named out of what is paid.
  private func bills(
    after exchange: CanonicalBasis.Exchange, without own: [Pressure], _ problem: borrowing Problem,
    _ pricing: borrowing Pricing
  ) -> [CanonicalBasis.Bill]? {
    let leaving = basisPressures(at: exchange.slot, problem, pricing).adding(
      own, times: exchange.share)
    if own.isEmpty, leaving.isEmpty { return [] }
    let entering = [Pressure]().adding(leaving, times: 1 / exchange.share)
    guard stays(exchange.row, paying: entering, problem) else { return nil }
    let others = exchange.parts.filter { $0.slot != exchange.slot }
    let bills = bills(of: others, problem, pricing) {
      $0.adding(own, times: $1).adding(entering, times: -$1)
    }
    return bills.map { $0 + [CanonicalBasis.Bill(slot: exchange.slot, pressures: entering)] }
  }

  /// Takes an active row out of what is paid, if it counts as missed.
  ///
  /// - Returns: Whether it does not count as missed afterwards: false if that would drive another one out.
  private mutating func makeActive(
    _ row: Row, _ problem: borrowing Problem, _ workingSet: inout WorkingSet,
    _ pricing: borrowing Pricing
  ) -> Bool {
    let own = ownPressure(of: row, problem)
    if own.isEmpty { return true }
    let bills = bills(of: parts(of: row, problem, &workingSet), problem, pricing) {
      $0.adding(own, times: $1)
    }
    guard let bills else { return false }
    note(bills)
    return true
  }

  /// What parts pay after a change, if none of them would rather leave then.
  ///
  /// - Parameter change: Makes what a part pays afterwards from what it has paid and its factor.
  private func bills(
    of parts: [CanonicalBasis.Part], _ problem: borrowing Problem, _ pricing: borrowing Pricing,
    _ change: ([Pressure], Double) -> [Pressure]
  ) -> [CanonicalBasis.Bill]? {
    var bills: [CanonicalBasis.Bill] = []
    for part in parts {
      let pressures = change(basisPressures(at: part.slot, problem, pricing), part.factor)
      guard stays(basisRow(at: part.slot, problem), paying: pressures, problem) else { return nil }
      bills.append(CanonicalBasis.Bill(slot: part.slot, pressures: pressures))
    }
    return bills
  }

  /// What takes an active row out of what is paid, if it counts as missed.
  private func ownPressure(of row: Row, _ problem: borrowing Problem) -> [Pressure] {
    let side = problem.side(of: row)
    let level = problem.level(of: row, on: side)
    guard level.isOptional, let priority = Priority(level: level) else { return [] }
    return [Pressure(priority: priority, gain: side.sign)]
  }

  /// Whether a row that pays something has nothing to gain on either side.
  private func stays(_ row: Row, paying pressures: [Pressure], _ problem: borrowing Problem) -> Bool
  {
    for side in [Side.under, .over] {
      let level = problem.level(of: row, on: side)
      if level == .required { continue }
      let own = Priority(level: level).map { [Pressure(priority: $0, gain: 1)] } ?? []
      if let cost = own.adding(pressures, times: -side.sign).first, cost.gain < 0 { return false }
    }
    return true
  }
}
