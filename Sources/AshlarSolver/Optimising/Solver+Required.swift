import AshlarStorage

// MARK: - Making required rows hold

extension Solver {
  /// Makes the required rows that do not hold, hold: one after the other, the oldest first.
  ///
  /// Each has a cost of its own to be made least, and so does what comes afterwards: steps that moved
  /// nothing on behalf of one cannot go round in a circle with those of another.
  mutating func settleRequired() {
    while !agenda.pending.isEmpty, hasBudget {
      agenda.isCautious = false
      let row = agenda.pending.popFirst().row
      if state(of: row) == .pending { insert(row) }
    }
    agenda.isCautious = false
  }

  /// Makes one row hold without giving up one that holds and is older.
  ///
  /// The rows that hold stay hard while the row's own miss is walked down. Where that ends short of
  /// zero, the row is a combination of tight rows none of which can yield: a contradiction, and a
  /// minimal one, since tight rows are independent. The youngest of the contradicting rows gives way;
  /// if that is not the row itself, it is postponed and has its own turn later.
  private mutating func insert(_ row: Row) {
    takeOwnConstant(row)
    var isFirstStep = true
    while hasBudget {
      guard let side = missedSide(of: row) else { return keep(row) }
      setState(.entering, of: row)
      setSide(side, of: row)
      if let yielding = cheapestYielding(to: row, on: side) {
        let company = isFirstStep ? takeAlong(with: row, on: side) : FlatArray()
        isFirstStep = false
        let result = walk(from: yielding.slot, to: yielding.side, .none)
        leaveBehind(company)
        if result == .moved { continue }
        if isFreshlyRebuilt {
          forgetFactor(of: row, at: yielding.slot)
        } else {
          rebuildWorkingSet(afterLoss: true)
        }
      } else if !isContradiction(row), !isFreshlyRebuilt {
        rebuildWorkingSet(afterLoss: true)
      } else if let youngest = youngestInContradiction(olderThan: row) {
        postpone(youngest)
      } else {
        return leaveOut(row)
      }
    }
    setSide(.even, of: row)
    postponeAgain(row)
  }

  /// Lets constraints enter together with one, that wait for their turns and are missed by the same terms on the same
  /// side.
  ///
  /// One walk then comes to the last of them that can hold. With a walk for each, a thousand would look at a thousand.
  /// Where few wait, no more than a few are looked at, however many speak of the same unknown. After its first step a
  /// row goes on alone, so that steps without movement are on behalf of one row.
  private mutating func takeAlong(with row: Row, on side: Side) -> FlatArray<Int32> {
    var company = FlatArray<Int32>()
    guard !row.isRest, !agenda.pending.isEmpty, let term = constraints[row.index].terms.first else {
      return company
    }
    var looks = 16 + 2 * agenda.pending.count
    var next = terms.heads[Int(terms.unknowns[term])]
    while next >= 0, looks > 0 {
      looks -= 1
      work.constraintsVisited += 1
      let other = Row.constraint(Int(terms.links[Int(next)].constraint))
      next = terms.links[Int(next)].next
      guard state(of: other) == .pending, let otherSide = missedSide(of: other),
        let ratio = ratio(of: other, to: row), Side(sign: ratio * otherSide.sign) == side
      else { continue }
      setState(.entering, of: other)
      setSide(otherSide, of: other)
      company.append(Int32(other.index))
    }
    return company
  }

  /// Lets those wait again, but for one that has become tight.
  private mutating func leaveBehind(_ company: borrowing FlatArray<Int32>) {
    for index in company.indices {
      let row = Row.constraint(Int(company[index]))
      if slot(of: row) >= 0 {
        keep(row)
      } else {
        turn(row, to: .even)
        setState(.pending, of: row)
      }
    }
  }

  /// What the terms of a constraint are a multiple of those of another one by, if they are and stand in the same order.
  private func ratio(of row: Row, to other: Row) -> Double? {
    let (own, others) = (constraints[row.index].terms, constraints[other.index].terms)
    guard own.count == others.count, let term = own.first, let otherTerm = others.first else {
      return nil
    }
    let ratio = terms.coefficients[term] / terms.coefficients[otherTerm]
    for (term, other) in zip(own, others) {
      guard terms.unknowns[term] == terms.unknowns[other],
        terms.coefficients[term] == ratio * terms.coefficients[other]
      else { return nil }
    }
    return ratio
  }

  /// Takes a tight row out of the combination that a row is. It moves without the row coming nearer, so that what there is
  /// of it is what rounding left.
  private mutating func forgetFactor(of row: Row, at slot: Int) {
    price(row)
    factors.set(0, at: slot)
  }

  /// The side on which a required row is missed, if it is.
  private mutating func missedSide(of row: Row) -> Side? {
    if slot(of: row) >= 0 { return nil }
    let side = measuredSide(of: row)
    return isRequired(row, on: side) ? side : nil
  }

  private func isRequired(_ row: Row, on side: Side) -> Bool {
    switch side {
    case .even: false
    case .under: row.isRest || constraints[row.index].under == .required
    case .over: !row.isRest && constraints[row.index].over == .required
    }
  }
}

// MARK: - Who yields

extension Solver {
  /// The tight row whose movement lets a missed row come closer at the least cost, if one may move.
  ///
  /// Leaves in `factors` the row as a combination of the tight ones.
  private mutating func cheapestYielding(
    to row: Row, on missed: Side
  ) -> (slot: Int, side: Side)? {
    price(row)
    var best: (slot: Int, side: Side)?
    var bestLevel = Level.required
    for index in factors.places {
      let slot = factors.index(at: index)
      let factor = factors[place: index]
      if factor == 0 { continue }
      let side = Side(sign: -missed.sign * factor)
      let cost = level(of: unknowns[slot].tight, on: side)
      if cost == .required { continue }
      let level = agenda.isCautious ? .free : cost
      if let best, level > bestLevel || level == bestLevel && isRanked(best.slot, before: slot) {
        continue
      }
      best = (slot, side)
      bestLevel = level
    }
    return best
  }

  /// Whether what is tight at a slot was created before what is tight at another one.
  private func isRanked(_ slot: Int, before other: Int) -> Bool {
    rank(of: unknowns[slot].tight) < rank(of: unknowns[other].tight)
  }

  /// Whether the combination of tight rows in `factors` adds up to a row, as it should.
  ///
  /// Takes the tight rows out of it of which there is no more than rounding may have left of a zero.
  private mutating func isContradiction(_ row: Row) -> Bool {
    gradient.removeAll()
    addToGradient(row, times: 1)
    for index in factors.places where factors[place: index] != 0 {
      addToGradient(unknowns[factors.index(at: index)].tight, times: -factors[place: index])
    }
    for index in factors.places where isNoise(factors[place: index], at: factors.index(at: index)) {
      factors.set(0, at: factors.index(at: index))
    }
    let addsUp = gradient.places.allSatisfy { !gradient.isSignificant(place: $0) }
    gradient.removeAll()
    return addsUp
  }

  /// Whether a multiple of a tight row makes no difference in any of its unknowns to the sums in `gradient`.
  private mutating func isNoise(_ factor: Double, at slot: Int) -> Bool {
    let row = unknowns[slot].tight
    if row.isRest { return gradient.isNoise(factor, at: row.index) }
    for index in constraints[row.index].terms {
      let part = factor * terms.coefficients[index]
      if !gradient.isNoise(part, at: Int(terms.unknowns[index])) { return false }
    }
    return true
  }

  /// The youngest row of the contradiction in `factors`, if it is younger than `row`.
  private mutating func youngestInContradiction(olderThan row: Row) -> Row? {
    var youngest = row
    for index in factors.places {
      let slot = factors.index(at: index)
      let tight = unknowns[slot].tight
      if factors[slot] != 0, age(of: tight) > age(of: youngest) { youngest = tight }
    }
    return youngest == row ? nil : youngest
  }
}

// MARK: - Setting aside

extension Solver {
  /// Leaves a row out, with the contradiction in `factors` as the proof that it cannot hold.
  private mutating func leaveOut(_ row: Row) {
    var proof: [(row: Row, factor: Double)] = []
    for index in factors.places {
      let slot = factors.index(at: index)
      if factors[slot] == 0 { continue }
      let tight = unknowns[slot].tight
      proof.append((tight, factors[slot]))
      if !tight.isRest { constraints[tight.index].isInProof = true }
    }
    if tolerate(row, proof) { return keep(row) }
    setState(.setAside, of: row)
    setSide(.even, of: row)
    disturbProofs(with: row)
    setAside.append(SetAside(row: row, proof: proof))
  }

  /// Gives the rows another chance whose proof rests on a row that no longer holds, or has changed.
  mutating func disturbProofs(with row: Row) {
    if row.isRest || !constraints[row.index].isInProof { return }
    constraints[row.index].isInProof = false
    while let patient = setAside.patient(of: row) { reconsider(patient) }
    disturbTolerated(with: row)
  }

  /// Gives a row another chance that has been set aside itself.
  mutating func reconsider(_ row: Row) {
    setAside.remove(row)
    postponeAgain(row)
  }

  private mutating func postponeAgain(_ row: Row) {
    setState(.pending, of: row)
    agenda.pending.push(Agenda.Pending(row: row, age: age(of: row), rank: rank(of: row)))
  }
}
