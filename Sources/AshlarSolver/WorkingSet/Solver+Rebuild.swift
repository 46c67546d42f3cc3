import AshlarStorage

// MARK: - Rebuilding the working set

extension Solver {
  /// Finds new base rows for the same tight rows, so that few slots need corrections.
  ///
  /// This is the refactorisation of the simplex method: values and tight rows stay what they are.
  /// It is done when corrections have grown to a multiple of the unknowns, so that its cost is spread
  /// over the exchanges that made them, and when a number turns out to have lost digits; then values
  /// and multipliers are worked out anew as well.
  mutating func rebuildWorkingSet(afterLoss: Bool = false) {
    let pivots = work.pivots
    var rebuild = Rebuild()
    for slot in unknowns.indices { setFree(false, slot) }
    takeApart(&rebuild)
    placeSingles(&rebuild)
    placeHomeless(&rebuild)
    giveBack(&rebuild)
    if afterLoss { workOutAnew() }
    correctionLimit = 2 * corrections.count + 4 * unknownCount + 64
    work.pivots = pivots
    work.rebuilds += 1
    pivotsAtRebuild = pivots
    budget -= 50
  }

  /// Computes all values and all multipliers from the working set.
  private mutating func workOutAnew() {
    agenda.turns.removeAll()
    for slot in unknowns.indices {
      multipliers.removeAll(of: &unknowns[slot].firstMultiplier)
      changes.slots.append(Int32(slot))
    }
    for constraint in constraints.indices where constraints[constraint].slot < 0 {
      noteTurn(.constraint(constraint), joining: constraints[constraint].side)
    }
    flushTurns()
    propagateChanges()
    changes.slots.removeAll()
    checkRows()
  }

  /// Rebuilds if corrections have become many, beside those that the last rebuild left and beside the unknowns.
  mutating func rebuildIfOvergrown() {
    let limit = max(correctionLimit, 2 * unknownCount)
    if corrections.count > limit || counters.order > Int32.max / 2 { rebuildWorkingSet() }
  }
}

/// The tight rows while they have no slots.
struct Rebuild: ~Copyable {
  var rows = FlatArray<Homeless>()
  var ready = FlatArray<Int32>()

  /// Slots that hold their rest, for want of a tight row that fits, until a homeless row comes.
  var torn = FlatArray<Torn>()

  struct Torn: BitwiseCopyable {
    var slot: Int32
    /// The side on which the rest, which is not tight, really counts.
    var side: Side
    var isMended = false
  }

  struct Homeless: BitwiseCopyable {
    var row: Row
    var firstMultiplier: Int32
  }
}

// MARK: - Steps

extension Solver {
  /// Takes every tight row out of its slot and leaves each slot with its own rest.
  private mutating func takeApart(_ rebuild: inout Rebuild) {
    corrections.removeAll()
    for slot in unknowns.indices {
      let record = unknowns[slot]
      rebuild.rows.append(
        Rebuild.Homeless(row: record.tight, firstMultiplier: record.firstMultiplier))
      unknowns[slot].firstCorrection = -1
      unknowns[slot].firstCorrected = -1
      unknowns[slot].firstMultiplier = -1
      unknowns[slot].isOpen = true
    }
    for slot in unknowns.indices { setBaseRow(.rest(of: slot), at: slot) }
    for index in rebuild.rows.indices { setSlot(-1, of: rebuild.rows[index].row) }
    counters.order = 0
  }

  /// Gives a slot to every tight row that has just one open unknown, until none has.
  private mutating func placeSingles(_ rebuild: inout Rebuild) {
    for index in rebuild.rows.indices { prepare(rebuild.rows[index].row, &rebuild) }
    var next = 0
    for slot in unknowns.indices {
      placeReady(&rebuild, &next)
      if !unknowns[slot].isOpen { continue }
      rebuild.torn.append(Rebuild.Torn(slot: Int32(slot), side: unknowns[slot].restSide))
      place(.rest(of: slot), at: slot, &rebuild)
    }
    placeReady(&rebuild, &next)
  }

  private mutating func prepare(_ row: Row, _ rebuild: inout Rebuild) {
    if row.isRest { return place(row, at: row.index, &rebuild) }
    openTerms[row.index] = 0
    for index in constraints[row.index].terms where unknowns[Int(terms.unknowns[index])].isOpen {
      openTerms[row.index] += 1
    }
    constraints[row.index].isHomeless = true
    if openTerms[row.index] == 1 { rebuild.ready.append(Int32(row.index)) }
  }

  private mutating func placeReady(_ rebuild: inout Rebuild, _ next: inout Int) {
    while next < rebuild.ready.count {
      let constraint = Int(rebuild.ready[next])
      next += 1
      guard constraints[constraint].isHomeless, openTerms[constraint] == 1 else { continue }
      for index in constraints[constraint].terms {
        let unknown = Int(terms.unknowns[index])
        guard unknowns[unknown].isOpen else { continue }
        if hasUsablePivot(.constraint(constraint), at: unknown) {
          place(.constraint(constraint), at: unknown, &rebuild)
        }
        break
      }
    }
  }

  /// Lets a slot be propagated through a row that is tight there.
  private mutating func place(_ row: Row, at slot: Int, _ rebuild: inout Rebuild) {
    unknowns[slot].order = nextOrder()
    unknowns[slot].tight = row
    unknowns[slot].isOpen = false
    setBaseRow(row, at: slot)
    setSlot(slot, of: row)
    if !row.isRest {
      constraints[row.index].isHomeless = false
      openTerms[row.index] = 0
    }
    var term = terms.heads[slot]
    while term >= 0 {
      let constraint = Int(terms.links[Int(term)].constraint)
      if constraints[constraint].isHomeless {
        openTerms[constraint] -= 1
        if openTerms[constraint] == 1 { rebuild.ready.append(Int32(constraint)) }
      }
      term = terms.links[Int(term)].next
    }
  }
}

// MARK: - Rows that no plain propagation reaches

extension Solver {
  /// Brings each row that is left into the torn slot that depends on it most.
  private mutating func placeHomeless(_ rebuild: inout Rebuild) {
    for index in rebuild.rows.indices {
      let row = rebuild.rows[index].row
      guard !row.isRest, constraints[row.index].isHomeless else { continue }
      constraints[row.index].isHomeless = false
      price(row)
      guard let torn = bestTear(rebuild) else { continue }
      let slot = Int(rebuild.torn[torn].slot)
      guard exchange(at: slot, for: row, leavingTo: .even) else { continue }
      unknowns[slot].restSide = rebuild.torn[torn].side
      rebuild.torn[torn].isMended = true
    }
  }

  /// The torn slot with the largest of the factors, if one is not zero.
  private mutating func bestTear(_ rebuild: borrowing Rebuild) -> Int? {
    var best: Int?
    var largest = 0.0
    for index in rebuild.torn.indices where !rebuild.torn[index].isMended {
      let slot = Int(rebuild.torn[index].slot)
      let magnitude = factors.contains(slot) ? factors[slot].magnitude : 0
      if magnitude > largest {
        best = index
        largest = magnitude
      }
    }
    return best
  }

  /// Returns the multipliers to the slots of their rows, and has every slot looked at.
  ///
  /// A slot that is still torn has lost a tight row to rounding. Its rest takes over, and what that
  /// moves is checked.
  private mutating func giveBack(_ rebuild: inout Rebuild) {
    for index in rebuild.rows.indices {
      var first = rebuild.rows[index].firstMultiplier
      let slot = slot(of: rebuild.rows[index].row)
      if slot >= 0 {
        unknowns[slot].firstMultiplier = first
      } else {
        multipliers.removeAll(of: &first)
        queueCheck(rebuild.rows[index].row)
      }
    }
    for slot in unknowns.indices { suspect(slot) }
    changes.slots.removeAll()
    for index in rebuild.torn.indices where !rebuild.torn[index].isMended {
      changes.slots.append(rebuild.torn[index].slot)
    }
    if changes.slots.isEmpty { return }
    propagateChanges()
    checkRows()
  }
}
