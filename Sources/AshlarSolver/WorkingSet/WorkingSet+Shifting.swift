import AshlarStorage

// MARK: - Shifting base rows along a path

/// A chain of slots, each propagated through a row that mentions the one before.
struct ShiftPath: ~Copyable {
  /// The slots from the one whose tight row leaves to one that the entering row mentions.
  var slots = FlatArray<Int32>()

  /// The slots seen while looking for the path, with the places of those they were seen from.
  var seen = FlatArray<Seen>()

  /// The place of the vacant slot in the order of propagation.
  var firstOrder: Int32 = 0

  /// Takes memory for a few slots.
  mutating func reserve(_ few: Int, in slab: inout Slab) {
    slots.reserve(few, in: &slab)
    seen.reserve(few, in: &slab)
  }

  /// The number of bytes that it takes.
  static func size(of few: Int) -> Int {
    Slab.size(of: few, Int32.self) + Slab.size(of: few, Seen.self)
  }

  struct Seen: BitwiseCopyable {
    var slot: Int32
    var parent: Int32
  }
}

extension WorkingSet {
  /// Finds a slot for an entering row where the one that becomes vacant does not suit it, by moving
  /// base rows along.
  ///
  /// If the row mentions the unknown of a slot that is propagated, over some others, from the vacant
  /// one, then it can be that slot's base row; the row that was there serves the slot before, and so on
  /// back to the vacant one. In a chain of equal widths that is what turns the direction round in
  /// which they follow each other. Without it the vacant slot would need etas by all of them.
  ///
  /// - Returns: False, with nothing changed, if there is no such path or it closes a circle.
  mutating func shiftBaseRows(to vacant: Int, for entering: Row, _ problem: inout Problem) -> Bool {
    guard !isBaseRow(entering, problem), findPath(from: vacant, to: entering, problem) else {
      return false
    }
    moveBaseRows(entering, &problem)
    guard renumberPath(&problem) else {
      moveBaseRowsBack(&problem)
      path.slots.removeAll()
      return false
    }
    shiftTightRows(entering, &problem)
    return true
  }

  /// Whether some slot is propagated through a row already, with etas.
  private func isBaseRow(_ row: Row, _ problem: borrowing Problem) -> Bool {
    row.isBound
      ? problem.unknowns[row.index].row == row : problem.constraints[row.index].rowSlot >= 0
  }

  private func moveBaseRows(_ entering: Row, _ problem: inout Problem) {
    var row = entering
    for place in path.slots.indices.reversed() {
      let slot = Int(path.slots[place])
      let next = problem.unknowns[slot].row
      setBaseRow(row, at: slot, &problem)
      row = next
    }
  }

  private func moveBaseRowsBack(_ problem: inout Problem) {
    for place in path.slots.indices {
      let slot = Int(path.slots[place])
      setBaseRow(problem.unknowns[slot].tight, at: slot, &problem)
    }
  }

  /// Lets what belongs to the tight rows follow the base rows.
  private mutating func shiftTightRows(_ entering: Row, _ problem: inout Problem) {
    let first = Int(path.slots[0])
    let multipliers = problem.unknowns[first].firstMultiplier
    let target = problem.unknowns[first].firstEtaFrom
    for place in path.slots.indices {
      let slot = Int(path.slots[place])
      guard place + 1 < path.slots.count else {
        setTightRow(entering, at: slot, multipliers, target, &problem)
        return
      }
      let next = problem.unknowns[Int(path.slots[place + 1])]
      setTightRow(next.tight, at: slot, next.firstMultiplier, next.firstEtaFrom, &problem)
    }
  }

  private mutating func setTightRow(
    _ row: Row, at slot: Int, _ firstMultiplier: Int32, _ firstEtaFrom: Int32,
    _ problem: inout Problem
  ) {
    problem.setSlot(slot, of: row)
    problem.unknowns[slot].tight = row
    problem.unknowns[slot].firstMultiplier = firstMultiplier
    problem.unknowns[slot].firstEtaFrom = firstEtaFrom
    var index = firstEtaFrom
    while index >= 0 {
      etas[index].source = Int32(slot)
      index = etas[index].nextOfSource
    }
  }
}

// MARK: - Finding the path

extension WorkingSet {
  /// Looks for the shortest path, from the unknowns of the entering row backwards. What depends on the vacant slot comes
  /// after it.
  private mutating func findPath(from vacant: Int, to entering: Row, _ problem: borrowing Problem)
    -> Bool
  {
    reach.begin(for: problem.unknowns.count)
    path.seen.removeAll()
    path.firstOrder = problem.unknowns[vacant].order
    if entering.isBound {
      see(entering.index, from: -1)
    } else {
      seeUnknowns(of: entering, except: vacant, from: -1, problem)
    }
    var next = 0
    while next < path.seen.count {
      let slot = Int(path.seen[next].slot)
      if slot == vacant {
        writePath(endingAt: next)
        return true
      }
      let row = problem.unknowns[slot].row
      if problem.unknowns[slot].firstEta < 0, !row.isBound {
        seeUnknowns(of: row, except: slot, from: next, problem)
      }
      next += 1
    }
    work.unknownsVisited += next
    return false
  }

  private mutating func see(_ slot: Int, from parent: Int) {
    if reach.mark(slot) {
      path.seen.append(ShiftPath.Seen(slot: Int32(slot), parent: Int32(parent)))
    }
  }

  /// Sees the slots of the unknowns by whose coefficients a row may be divided.
  private mutating func seeUnknowns(
    of row: Row, except slot: Int, from parent: Int, _ problem: borrowing Problem
  ) {
    let least = problem.leastPivot(of: row)
    visits += Int(problem.constraints[row.index].termCount)
    for index in problem.constraints[row.index].terms
    where Int(problem.terms.unknowns[index]) != slot {
      let unknown = Int(problem.terms.unknowns[index])
      if problem.terms.coefficients[index].magnitude > least,
        problem.unknowns[unknown].order >= path.firstOrder
      {
        see(unknown, from: parent)
      }
    }
  }

  private mutating func writePath(endingAt place: Int) {
    path.slots.removeAll()
    var place = place
    while place >= 0 {
      path.slots.append(path.seen[place].slot)
      place = Int(path.seen[place].parent)
    }
    work.unknownsVisited += path.seen.count
  }
}

// MARK: - The order along the path

extension WorkingSet {
  /// Brings the slots into an order that suits the base rows that have been moved.
  ///
  /// What the path is propagated from now comes first, then what depends on that; both share the
  /// places they had before.
  ///
  /// - Returns: False, with the order as it was, if the rows close a circle.
  private mutating func renumberPath(_ problem: inout Problem) -> Bool {
    let vacant = Int(path.slots[0])
    let first = problem.unknowns[vacant].order
    reach.begin(for: problem.unknowns.count)
    reach.goUp(from: vacant, after: first, problem.unknowns, problem.constraints, problem.terms)
    work.unknownsVisited += reach.finished.count
    if reach.hasComeBack { return false }
    var last = first
    orderChange.sources.removeAll()
    for index in reach.finished.indices {
      let slot = reach.finished[index]
      let order = problem.unknowns[Int(slot)].order
      orderChange.sources.append(OrderChange.Place(order: order, slot: slot))
      last = max(last, order)
    }
    orderChange.dependents.removeAll()
    return renumber(upTo: last, onPath: true, &problem)
      || renumber(upTo: last, onPath: false, &problem)
  }

  /// Deals the places out to the sources first, then to what depends on those that stand later now: on the slots of the
  /// path, as a rule, and not on what the path is propagated from.
  ///
  /// - Returns: False, with the order as it was, if that is not so or the rows close a circle.
  private mutating func renumber(
    upTo last: Int32, onPath isOnPath: Bool, _ problem: inout Problem
  ) -> Bool {
    let known = orderChange.dependents.count
    collectDependentsOfSources(upTo: last, onPath: isOnPath, problem)
    work.unknownsVisited += orderChange.dependents.count - known
    orderChange.sortDependents()
    dealPlaces(&problem)
    if areSourcesInOrder(problem), !isOnPath || areOthersEarlier(problem) { return true }
    takePlacesBack(&problem)
    return false
  }

  private mutating func collectDependentsOfSources(
    upTo last: Int32, onPath isOnPath: Bool, _ problem: borrowing Problem
  ) {
    var next = orderChange.dependents.count
    if isOnPath {
      for index in path.slots.indices {
        collectDependents(ofUnknown: Int(path.slots[index]), upTo: last, problem)
      }
    } else {
      for index in orderChange.sources.indices {
        collectDependents(ofUnknown: Int(orderChange.sources[index].slot), upTo: last, problem)
      }
    }
    while next < orderChange.dependents.count {
      collectDependents(ofUnknown: Int(orderChange.dependents[next].slot), upTo: last, problem)
      next += 1
    }
  }

  /// Whether each of the sources stands after what it is propagated from.
  private func areSourcesInOrder(_ problem: borrowing Problem) -> Bool {
    for index in orderChange.sources.indices {
      let slot = Int(orderChange.sources[index].slot)
      let row = problem.unknowns[slot].row
      if !row.isBound, problem.lastOrder(in: row, except: slot) > problem.unknowns[slot].order {
        return false
      }
    }
    return true
  }

  /// Whether no source besides the slots of the path stands later than before.
  private mutating func areOthersEarlier(_ problem: borrowing Problem) -> Bool {
    met.begin(for: problem.unknowns.count)
    for index in path.slots.indices { met.mark(Int(path.slots[index])) }
    return orderChange.sources.indices.allSatisfy {
      let source = orderChange.sources[$0]
      return problem.unknowns[Int(source.slot)].order <= source.order
        || met.contains(Int(source.slot))
    }
  }

  private func takePlacesBack(_ problem: inout Problem) {
    for index in orderChange.sources.indices {
      let place = orderChange.sources[index]
      problem.unknowns[Int(place.slot)].order = place.order
    }
    for index in orderChange.dependents.indices {
      let place = orderChange.dependents[index]
      problem.unknowns[Int(place.slot)].order = place.order
    }
  }
}
