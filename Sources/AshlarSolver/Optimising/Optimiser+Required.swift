import AshlarStorage

// MARK: - Making required rows hold

extension Optimiser {
  /// Makes the required rows that do not hold, hold: one after the other, the oldest first.
  ///
  /// Each has a cost of its own to be made least, and so does what comes afterwards: steps that moved
  /// nothing on behalf of one cannot go round in a circle with those of another.
  mutating func restoreFeasibility(
    _ problem: inout Problem, _ workingSet: inout WorkingSet, _ pricing: inout Pricing
  ) {
    while !pricing.agenda.pending.isEmpty, workingSet.hasBudget {
      if isTooDear(workingSet, pricing) { break }
      pricing.agenda.followsBland = false
      let row = pricing.agenda.pending.popFirst().row
      if problem.state(of: row) == .pending { insert(row, &problem, &workingSet, &pricing) }
    }
    pricing.agenda.followsBland = false
  }

  /// Makes one row hold without giving up one that holds and is older.
  ///
  /// The rows that hold stay hard while the row's own miss is brought down. Where that ends short of
  /// zero, the row is a combination of tight rows none of which can yield: a contradiction, and a
  /// minimal one, since tight rows are independent. The youngest of the contradicting rows gives way;
  /// if that is not the row itself, it is postponed and has its own turn later.
  private mutating func insert(
    _ row: Row, _ problem: inout Problem, _ workingSet: inout WorkingSet, _ pricing: inout Pricing
  ) {
    contradictions.takeOwnConstant(row, &problem, &pricing)
    var isFirstStep = true
    while workingSet.hasBudget {
      pricing.countVisits(&workingSet)
      guard let side = missedSide(of: row, problem) else {
        return pricing.keep(row, &problem, &workingSet)
      }
      problem.setState(.entering, of: row)
      problem.setSide(side, of: row)
      if let yielding = cheapestYielding(to: row, on: side, problem, &workingSet, pricing) {
        workingSet.computeDirection(from: yielding.slot, yielding.side, problem)
        let company =
          isFirstStep ? takeAlong(with: row, &problem, &workingSet, pricing) : FlatArray()
        isFirstStep = false
        let result = searchAlongDirection(
          from: yielding.slot, to: yielding.side, .none, &problem, &workingSet, &pricing)
        leaveBehind(company, &problem, &workingSet, &pricing)
        if result == .moved { continue }
        if workingSet.isFreshlyRebuilt {
          forgetFactor(of: row, at: yielding.slot, problem, &workingSet)
        } else {
          pricing.rebuildWorkingSet(afterLoss: true, &problem, &workingSet)
        }
      } else {
        let leftover = remainder(of: row, problem, &workingSet)
        if leftover == .large, !workingSet.isFreshlyRebuilt {
          pricing.rebuildWorkingSet(afterLoss: true, &problem, &workingSet)
        } else if let youngest = youngestInContradiction(olderThan: row, problem, workingSet) {
          pricing.postpone(youngest, &problem)
        } else {
          return leaveOut(row, isCertain: leftover == .rounding, &problem, &workingSet, &pricing)
        }
      }
    }
    problem.setSide(.active, of: row)
    contradictions.postponeAgain(row, &problem, &pricing)
  }

  /// Lets inequalities enter together with a row that wait for their turns and are missed by less in its direction.
  ///
  /// The cost is then the sum of their misses, as in the composite first phase of the simplex method: one line search
  /// passes the breakpoints of all and comes to the last one that can hold. With a line search for each, a thousand would
  /// look at a thousand. After its first step a row goes on alone, so that steps without movement are on behalf of one row.
  /// Equations wait, as which of them holds only within its tolerance follows from their order.
  ///
  /// `direction` must hold how all moves with the row that yields.
  ///
  /// Source: P. Wolfe, "The composite simplex algorithm", SIAM Review 7(1), 1965.
  private func takeAlong(
    with row: Row, _ problem: inout Problem, _ workingSet: inout WorkingSet,
    _ pricing: borrowing Pricing
  ) -> FlatArray<Int32> {
    var company = FlatArray<Int32>()
    if pricing.agenda.pending.isEmpty { return company }
    workingSet.work.constraintsVisited += workingSet.reach.rows.count
    for index in workingSet.reach.rows.indices {
      let other = Row.constraint(Int(workingSet.reach.rows[index]))
      guard other != row, problem.state(of: other) == .pending, !problem.isEquation(other.index),
        let side = missedSide(of: other, problem)
      else { continue }
      workingSet.visits &+= Int(problem.constraints[other.index].termCount)
      guard side.sign * workingSet.rate(of: other.index, problem) < 0 else { continue }
      problem.setState(.entering, of: other)
      problem.setSide(side, of: other)
      company.append(Int32(other.index))
    }
    return company
  }

  /// Lets those wait again, but for one that has become tight.
  private func leaveBehind(
    _ company: borrowing FlatArray<Int32>, _ problem: inout Problem, _ workingSet: inout WorkingSet,
    _ pricing: inout Pricing
  ) {
    for index in company.indices {
      let row = Row.constraint(Int(company[index]))
      if problem.slot(of: row) >= 0 {
        pricing.keep(row, &problem, &workingSet)
      } else {
        pricing.changeSide(of: row, to: .active, &problem)
        problem.setState(.pending, of: row)
      }
    }
  }

  /// Takes a tight row out of the combination that a row is. It moves without the row coming nearer, so that what there
  /// is of it is what rounding left.
  private func forgetFactor(
    of row: Row, at slot: Int, _ problem: borrowing Problem, _ workingSet: inout WorkingSet
  ) {
    workingSet.price(row, problem)
    workingSet.factors.set(0, at: slot)
  }

  /// The side on which a required row is missed, if it is.
  private func missedSide(of row: Row, _ problem: borrowing Problem) -> Side? {
    if problem.slot(of: row) >= 0 { return nil }
    let side = problem.measuredSide(of: row)
    return isRequired(row, on: side, problem) ? side : nil
  }

  private func isRequired(_ row: Row, on side: Side, _ problem: borrowing Problem) -> Bool {
    switch side {
    case .active: false
    case .under: row.isBound || problem.constraints[row.index].under == .required
    case .over: !row.isBound && problem.constraints[row.index].over == .required
    }
  }
}

// MARK: - The yielding row

extension Optimiser {
  /// The tight row whose movement lets a missed row come closer at the least cost, if one may move.
  ///
  /// Leaves in `factors` the row as a combination of the tight ones.
  private func cheapestYielding(
    to row: Row, on missed: Side, _ problem: borrowing Problem, _ workingSet: inout WorkingSet,
    _ pricing: borrowing Pricing
  ) -> (slot: Int, side: Side)? {
    workingSet.price(row, problem)
    var best: (slot: Int, side: Side)?
    var bestLevel = Level.required
    for place in workingSet.factors.places {
      guard let part = workingSet.yieldingPart(at: place, to: missed, problem),
        part.cost != .required
      else { continue }
      let level = pricing.agenda.followsBland ? .free : part.cost
      if let best,
        level > bestLevel || level == bestLevel && isRanked(best.slot, before: part.slot, problem)
      {
        continue
      }
      best = (part.slot, part.side)
      bestLevel = level
    }
    return best
  }

  /// Whether what is tight at a slot was created before what is tight at another one.
  private func isRanked(_ slot: Int, before other: Int, _ problem: borrowing Problem) -> Bool {
    problem.rank(of: problem.unknowns[slot].tight) < problem.rank(of: problem.unknowns[other].tight)
  }

  /// What is left of a row when the combination of tight rows in `factors` is taken off: nothing, if it is a
  /// contradiction.
  ///
  /// Takes the tight rows out of the combination of which there is no more than rounding may have left of a zero.
  private func remainder(
    of row: Row, _ problem: borrowing Problem, _ workingSet: inout WorkingSet
  ) -> Remainder {
    subtract(combination(problem, workingSet), from: row, problem, &workingSet)
    let isWhole = !forgetNoise(problem, &workingSet)
    if isWhole, workingSet.gradient.isRounding { return .rounding }
    let isSmall = workingSet.gradient.places.allSatisfy {
      !workingSet.gradient.isSignificant(place: $0)
    }
    return isSmall ? .small : .large
  }

  /// The tight rows that stand in `factors`, and how much of each.
  private func combination(
    _ problem: borrowing Problem, _ workingSet: borrowing WorkingSet
  ) -> [(row: Row, factor: Double)] {
    var parts: [(row: Row, factor: Double)] = []
    for index in workingSet.factors.places where workingSet.factors[place: index] != 0 {
      let slot = workingSet.factors.index(at: index)
      parts.append((problem.unknowns[slot].tight, workingSet.factors[place: index]))
    }
    return parts
  }

  /// Writes to `gradient` what is left of a row when a combination of others is taken off.
  private func subtract(
    _ combination: [(row: Row, factor: Double)], from row: Row, _ problem: borrowing Problem,
    _ workingSet: inout WorkingSet
  ) {
    workingSet.gradient.removeAll()
    workingSet.addToGradient(row, times: 1, problem)
    for part in combination { workingSet.addToGradient(part.row, times: -part.factor, problem) }
  }

  /// Takes the tight rows out of `factors` that make no difference to the sums in `gradient`.
  ///
  /// - Returns: Whether there are any.
  private func forgetNoise(
    _ problem: borrowing Problem, _ workingSet: inout WorkingSet
  ) -> Bool {
    var isAny = false
    for index in workingSet.factors.places {
      let slot = workingSet.factors.index(at: index)
      let factor = workingSet.factors[place: index]
      if factor == 0 || !isNoise(factor, at: slot, problem, workingSet) { continue }
      workingSet.factors.set(0, at: slot)
      isAny = true
    }
    return isAny
  }

  /// Whether a multiple of a tight row makes no difference in any of its unknowns to the sums in `gradient`.
  private func isNoise(
    _ factor: Double, at slot: Int, _ problem: borrowing Problem, _ workingSet: borrowing WorkingSet
  ) -> Bool {
    let row = problem.unknowns[slot].tight
    if row.isBound { return workingSet.gradient.isNoise(factor, at: row.index) }
    for index in problem.constraints[row.index].terms {
      let part = factor * problem.terms.coefficients[index]
      if !workingSet.gradient.isNoise(part, at: Int(problem.terms.unknowns[index])) { return false }
    }
    return true
  }

  /// The youngest row of the contradiction in `factors`, if it is younger than `row`.
  private func youngestInContradiction(
    olderThan row: Row, _ problem: borrowing Problem, _ workingSet: borrowing WorkingSet
  ) -> Row? {
    var youngest = row
    for index in workingSet.factors.places {
      let slot = workingSet.factors.index(at: index)
      let tight = problem.unknowns[slot].tight
      if workingSet.factors[slot] != 0, problem.age(of: tight) > problem.age(of: youngest) {
        youngest = tight
      }
    }
    return youngest == row ? nil : youngest
  }
}

// MARK: - Setting aside

extension Optimiser {
  /// Leaves a row out, with the contradiction in `factors` as the proof that it cannot hold.
  ///
  /// - Parameter isCertain: Whether the proof is known to add up but for rounding.
  private mutating func leaveOut(
    _ row: Row, isCertain: Bool, _ problem: inout Problem, _ workingSet: inout WorkingSet,
    _ pricing: inout Pricing
  ) {
    var proof = combination(problem, workingSet)
    for part in proof where !part.row.isBound {
      problem.constraints[part.row.index].isInProof = true
    }
    if contradictions.tolerate(row, proof, &problem) {
      return pricing.keep(row, &problem, &workingSet)
    }
    problem.setState(.setAside, of: row)
    problem.setSide(.active, of: row)
    contradictions.disturbProofs(with: row, &problem, &pricing)
    let isProven = isCertain || addsUp(&proof, to: row, problem, &workingSet)
    contradictions.setAside.append(SetAside(row: row, proof: proof, isCertain: isProven))
  }

  /// Whether a proof adds up to a row but for rounding, in every unknown, at once or with factors that are refined.
  ///
  /// What is left is written as a combination of the tight rows, too, and added to the proof as far as it refers to
  /// its rows. If it only came from factors that were not known in all digits, that takes it away.
  ///
  /// Source: J. H. Wilkinson, "Rounding Errors in Algebraic Processes", 1963, on iterative refinement.
  private func addsUp(
    _ proof: inout [(row: Row, factor: Double)], to row: Row, _ problem: borrowing Problem,
    _ workingSet: inout WorkingSet
  ) -> Bool {
    if leavesRounding(proof, of: row, problem, &workingSet) { return true }
    workingSet.gradient.forgetParts()
    workingSet.priceGradient(problem)
    for index in proof.indices {
      proof[index].factor += workingSet.factors[problem.slot(of: proof[index].row)]
    }
    return leavesRounding(proof, of: row, problem, &workingSet)
  }

  /// Whether nothing but rounding is left of a row when a proof is taken off. Leaves in `gradient` what is.
  private func leavesRounding(
    _ proof: [(row: Row, factor: Double)], of row: Row, _ problem: borrowing Problem,
    _ workingSet: inout WorkingSet
  ) -> Bool {
    subtract(proof, from: row, problem, &workingSet)
    return workingSet.gradient.isRounding
  }
}

/// The remainder of a row after the subtraction of a combination of others.
private enum Remainder {
  /// Only the rounding of the parts.
  case rounding

  /// A number so small that earlier steps may have left it in place of a zero.
  case small

  case large
}
