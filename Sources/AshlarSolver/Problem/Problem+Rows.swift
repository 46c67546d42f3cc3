import AshlarStorage

// MARK: - Residuals

extension Problem {
  /// The terms of a row less its constant, and how far from zero still counts as zero.
  @inline(__always)
  func residual(of row: Row) -> (value: Double, tolerance: Double) {
    if row.isBound {
      let value = values[row.index]
      return (value, Tolerance.feasibility)
    }
    let constant = constants[row.index]
    var sum = -constant
    var largest = max(1, constant.magnitude)
    for index in constraints[row.index].terms {
      let product = terms.coefficients[index] * values[Int(terms.unknowns[index])]
      sum += product
      largest = max(largest, product.magnitude)
    }
    return (sum, Tolerance.feasibility * largest)
  }

  /// The side on which a row measurably is.
  @inline(__always)
  func measuredSide(of row: Row) -> Side {
    let residual = residual(of: row)
    return residual.value.magnitude > residual.tolerance ? Side(sign: residual.value) : .active
  }

  func constant(of row: Row) -> Double { row.isBound ? 0 : constants[row.index] }
}

// MARK: - Costs

extension Problem {
  /// What missing a row on one side costs for each unit.
  @inline(__always)
  func level(of row: Row, on side: Side) -> Level {
    if side == .active { return .free }
    return row.isBound
      ? boundLevel(of: row.index, on: side) : constraintLevel(of: row.index, on: side)
  }

  @inline(__always)
  private func boundLevel(of unknown: Int, on side: Side) -> Level {
    guard unknowns[unknown].kind == .size else { return .nearOrigin }
    if side == .over { return .smallSize }
    switch unknowns[unknown].boundState {
    case .kept: return .required
    case .entering: return .entering
    default: return .free
    }
  }

  @inline(__always)
  func constraintLevel(of constraint: Int, on side: Side) -> Level {
    let level = side == .over ? constraints[constraint].over : constraints[constraint].under
    switch constraints[constraint].state {
    case .kept: return level
    case .entering: return level == .required ? .entering : level
    default: return .free
    }
  }
}

// MARK: - Its state

extension Problem {
  /// The slot at which a row is tight, or −1.
  func slot(of row: Row) -> Int {
    Int(row.isBound ? unknowns[row.index].boundSlot : constraints[row.index].slot)
  }

  mutating func setSlot(_ slot: Int, of row: Row) {
    noteWorkingSetChange()
    changeLog.note(row)
    if row.isBound {
      unknowns[row.index].boundSlot = Int32(slot)
    } else {
      constraints[row.index].slot = Int32(slot)
    }
  }

  func state(of row: Row) -> RowState {
    row.isBound ? unknowns[row.index].boundState : constraints[row.index].state
  }

  mutating func setState(_ state: RowState, of row: Row) {
    stamp += 1
    changeLog.note(row)
    if row.isBound {
      unknowns[row.index].boundState = state
    } else {
      constraints[row.index].state = state
    }
  }

  /// The side on which a row counts at present.
  func side(of row: Row) -> Side {
    row.isBound ? unknowns[row.index].boundSide : constraints[row.index].side
  }

  mutating func setSide(_ side: Side, of row: Row) {
    if row.isBound { return setBoundSide(side, of: row.index) }
    if side == constraints[row.index].side { return }
    stamp += 1
    changeLog.note(row)
    constraints[row.index].side = side
  }

  @inline(__always)
  mutating func setBoundSide(_ side: Side, of unknown: Int) {
    if side == unknowns[unknown].boundSide { return }
    stamp += 1
    changeLog.note(.bound(of: unknown))
    unknowns[unknown].boundSide = side
  }

  /// The age by which required rows take precedence. Bounds are older than every constraint.
  func age(of row: Row) -> Int64 { row.isBound ? .min : origins[row.index].age }

  /// The order of creation, by which ties are broken.
  func rank(of row: Row) -> Int64 {
    row.isBound
      ? Int64(serials[row.index]) - (1 << 40) : origins[row.index].age
  }
}

extension Problem {
  /// Whether a constraint costs something where it is, or would if it were not set aside.
  func isMissed(_ row: Row) -> Bool {
    if slot(of: row) >= 0 || measuredSide(of: row) == .active { return false }
    return state(of: row) == .setAside
      || level(of: row, on: side(of: row)).isOptional
  }
}
