import AshlarStorage

extension Problem {
  /// The terms of a row, in the order in which they are kept.
  func terms(of row: Row) -> [(coefficient: Double, unknown: Int)] {
    if row.isBound { return [(1, row.index)] }
    return constraints[row.index].terms.map { (terms.coefficients[$0], Int(terms.unknowns[$0])) }
  }

  /// The constraints that refer to an unknown and have not been removed.
  func constraintRows(with unknown: Int) -> [Row] {
    var rows: [Row] = []
    var term = terms.heads[unknown]
    while term >= 0 {
      let row = Row.constraint(Int(terms.links[Int(term)].constraint))
      term = terms.links[Int(term)].next
      if state(of: row) != .removed { rows.append(row) }
    }
    return rows
  }

  func penalties(of row: Row) -> Penalties { constraints[row.index].penalties }

  func kind(of unknown: Int) -> Unknown.Kind { unknowns[unknown].kind }

  /// The unknowns there are, in order of creation.
  var unknownsByAge: [Int] {
    unknowns.indices.filter { !unknowns[$0].isVacant }
      .sorted { serials[$0] < serials[$1] }
  }

  /// The constraints there are, without those that wait to be removed, in order of age.
  var constraintsByAge: [Row] {
    constraints.indices.map { Row.constraint($0) }
      .filter { state(of: $0) != .removed && state(of: $0) != .vacant }
      .filter { !constraints[$0.index].isLeaving && !constraints[$0.index].isHidden }
      .sorted { age(of: $0) < age(of: $1) }
  }

  func tightRow(at slot: Int) -> Row { unknowns[slot].tight }

  /// The row through whose terms a slot is propagated.
  func baseRow(at slot: Int) -> Row { unknowns[slot].row }

  /// The slots in the order of propagation, without those that wait for a new unknown.
  var slotsInOrder: [Int] {
    unknowns.indices.filter { !unknowns[$0].isVacant || unknowns[$0].tight != .bound(of: $0) }
      .sorted { unknowns[$0].order < unknowns[$1].order }
  }
}

extension Problem {
  /// Refuses a question while the values are not those of the constraints.
  func checkSettled() throws(SolverError) {
    guard isSettled else { throw .unsolvedChanges }
  }

  /// What a solve may do at most.
  var budget: Budget { Budget(rows: unknowns.count + constraints.count, terms: terms.count) }
}
