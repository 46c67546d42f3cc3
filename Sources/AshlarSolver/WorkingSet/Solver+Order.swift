import AshlarStorage

// MARK: - The order of propagation

extension Solver {
  /// Whether a slot can be propagated through the terms of a row, and if so, in which order.
  ///
  /// The row must mention the slot's unknown, and none of its other unknowns may depend on it. The
  /// slots are numbered so that each stands after those it is propagated from; where the row asks
  /// for another order, only the slots between the two are renumbered. After a walk from the slot, its direction shows
  /// as a rule what depends on it.
  ///
  /// Source: D. J. Pearce and P. H. J. Kelly, "A dynamic topological sort algorithm for directed
  /// acyclic graphs", ACM Journal of Experimental Algorithmics 11, 2007.
  mutating func canPropagate(_ row: Row, at slot: Int, afterWalk: Bool) -> Bool {
    if row.isRest { return row.index == slot }
    guard hasUsablePivot(row, at: slot) else { return false }
    let last = lastOrder(in: row, except: slot)
    let first = unknowns[slot].order
    if last < first { return true }
    if afterWalk, moves(row, with: slot) { return false }
    guard collectDependents(of: slot, upTo: last, avoiding: row) else { return false }
    collectSources(of: row, from: first, except: slot)
    renumber()
    return true
  }

  /// Whether a constraint mentions an unknown, beside that of a slot, that depends on the slot, as far as that shows
  /// in the direction of the walk from the slot. Where others lean on the tight row, it need not.
  private func moves(_ row: Row, with slot: Int) -> Bool {
    if unknowns[slot].firstCorrected >= 0 { return false }
    for index in constraints[row.index].terms {
      let unknown = Int(terms.unknowns[index])
      if unknown != slot, direction[unknown] != 0 { return true }
    }
    return false
  }

  /// Whether a row may be divided by the coefficient of a slot's own unknown.
  mutating func hasUsablePivot(_ row: Row, at slot: Int) -> Bool {
    coefficient(of: slot, in: row).magnitude > leastPivot(of: row)
  }

  /// What the coefficients of a row must exceed for it to be divided by them.
  mutating func leastPivot(of row: Row) -> Double {
    Tolerance.pivot * largestCoefficient(of: row)
  }

  /// The magnitude of the largest coefficient of a row.
  mutating func largestCoefficient(of row: Row) -> Double {
    if row.isRest { return 1 }
    var largest = 0.0
    for index in constraints[row.index].terms {
      largest = max(largest, terms.coefficients[index].magnitude)
    }
    return largest
  }

  /// The coefficient of a slot's own unknown in a row.
  mutating func coefficient(of slot: Int, in row: Row) -> Double {
    if row.isRest { return row.index == slot ? 1 : 0 }
    for index in constraints[row.index].terms where Int(terms.unknowns[index]) == slot {
      return terms.coefficients[index]
    }
    return 0
  }

  mutating func lastOrder(in row: Row, except slot: Int) -> Int32 {
    var last: Int32 = -1
    for index in constraints[row.index].terms where Int(terms.unknowns[index]) != slot {
      last = max(last, unknowns[Int(terms.unknowns[index])].order)
    }
    return last
  }
}

// MARK: - Renumbering

/// The slots that a renumbering moves: those that must come later, and those that must come before.
struct OrderChange: ~Copyable {
  var dependents = FlatArray<Place>()
  var sources = FlatArray<Place>()
  var places = FlatArray<Int32>()

  struct Place: BitwiseCopyable {
    var order: Int32
    var slot: Int32
  }

  /// Takes memory for a few places.
  mutating func reserve(_ few: Int, in slab: inout Slab) {
    dependents.reserve(few, in: &slab)
    sources.reserve(few, in: &slab)
    places.reserve(few, in: &slab)
  }

  /// How many bytes that takes.
  static func size(of few: Int) -> Int {
    2 * Slab.size(of: few, Place.self) + Slab.size(of: few, Int32.self)
  }

  mutating func sortSources() {
    sources.sort { $0.order < $1.order }
  }

  /// Sorts the dependents and, into `places`, the places that both groups hold together.
  mutating func sortDependents() {
    places.removeAll()
    for index in sources.indices { places.append(sources[index].order) }
    for index in dependents.indices { places.append(dependents[index].order) }
    places.sort { $0 < $1 }
    dependents.sort { $0.order < $1.order }
  }
}

extension Solver {
  /// Gathers what depends on a slot up to a place in the order. False if the row's unknowns are met.
  private mutating func collectDependents(of slot: Int, upTo last: Int32, avoiding row: Row) -> Bool
  {
    orderChange.dependents.removeAll()
    reach.begin(for: unknowns.count)
    addDependent(slot)
    var next = 0
    while next < orderChange.dependents.count {
      let current = Int(orderChange.dependents[next].slot)
      next += 1
      collectDependents(ofUnknown: current, upTo: last)
      // Looked at once in a while, as most rows are not met, and those that are, as a rule soon.
      if next & (next - 1) == 0, hasReached(row, except: slot) { break }
    }
    work.unknownsVisited += next
    return !hasReached(row, except: slot)
  }

  private func hasReached(_ row: Row, except slot: Int) -> Bool {
    for index in constraints[row.index].terms {
      let unknown = Int(terms.unknowns[index])
      if unknown != slot, reach.contains(unknown) { return true }
    }
    return false
  }

  /// Gathers what is propagated from an unknown directly, up to a place in the order.
  mutating func collectDependents(ofUnknown unknown: Int, upTo last: Int32) {
    var term = terms.heads[unknown]
    while term >= 0 {
      let dependent = Int(constraints[Int(terms.links[Int(term)].constraint)].rowSlot)
      term = terms.links[Int(term)].next
      if dependent >= 0, unknowns[dependent].order <= last { addDependent(dependent) }
    }
  }

  private mutating func addDependent(_ slot: Int) {
    guard reach.mark(slot) else { return }
    orderChange.dependents.append(
      OrderChange.Place(order: unknowns[slot].order, slot: Int32(slot)))
  }

  /// Gathers what the row's unknowns depend on, from a place in the order on.
  private mutating func collectSources(of row: Row, from first: Int32, except slot: Int) {
    orderChange.sources.removeAll()
    addSources(of: row, from: first, except: slot)
    var next = 0
    while next < orderChange.sources.count {
      let current = Int(orderChange.sources[next].slot)
      next += 1
      addSources(of: unknowns[current].row, from: first, except: slot)
    }
    work.unknownsVisited += next
  }

  private mutating func addSources(of row: Row, from first: Int32, except slot: Int) {
    if row.isRest { return }
    for index in constraints[row.index].terms {
      let source = Int(terms.unknowns[index])
      guard source != slot, unknowns[source].order > first, reach.mark(source) else { continue }
      orderChange.sources.append(
        OrderChange.Place(order: unknowns[source].order, slot: Int32(source)))
    }
  }

  private mutating func renumber() {
    orderChange.sortSources()
    orderChange.sortDependents()
    dealPlaces()
  }

  /// Deals the places of all gathered slots out again: the sources first, each group in its order.
  mutating func dealPlaces() {
    var next = 0
    for index in orderChange.sources.indices {
      unknowns[Int(orderChange.sources[index].slot)].order = orderChange.places[next]
      next += 1
    }
    for index in orderChange.dependents.indices {
      unknowns[Int(orderChange.dependents[index].slot)].order = orderChange.places[next]
      next += 1
    }
  }
}
