import AshlarStorage

// MARK: - The order of propagation

extension WorkingSet {
  /// Whether a slot can be propagated through the terms of a row, and if so, in which order.
  ///
  /// The row must mention the slot's unknown, and none of its other unknowns may depend on it. The slots are numbered
  /// so that each stands after those it is propagated from; where the row requires another order, only the slots
  /// between the two are renumbered. After a line search from the slot, its direction shows as a rule what depends on
  /// it.
  ///
  /// Source: D. J. Pearce and P. H. J. Kelly, "A dynamic topological sort algorithm for directed
  /// acyclic graphs", ACM Journal of Experimental Algorithmics 11, 2007.
  mutating func canPropagate(
    _ row: Row, at slot: Int, afterLineSearch: Bool, _ problem: inout Problem
  )
    -> Bool
  {
    if row.isBound { return row.index == slot }
    guard problem.hasUsablePivot(row, at: slot) else { return false }
    let last = problem.lastOrder(in: row, except: slot)
    let first = problem.unknowns[slot].order
    if last < first { return true }
    if afterLineSearch, moves(row, with: slot, problem) { return false }
    guard collectDependents(of: slot, upTo: last, avoiding: row, problem) else { return false }
    collectSources(of: row, from: first, except: slot, problem)
    renumber(&problem)
    return true
  }

  /// Whether a constraint mentions an unknown, beside that of a slot, that depends on the slot, as far as that shows
  /// in the direction of the line search from the slot. Where others lean on the tight row, it need not.
  private func moves(_ row: Row, with slot: Int, _ problem: borrowing Problem) -> Bool {
    if problem.unknowns[slot].firstEtaFrom >= 0 { return false }
    for index in problem.constraints[row.index].terms {
      let unknown = Int(problem.terms.unknowns[index])
      if unknown != slot, direction[unknown] != 0 { return true }
    }
    return false
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

  /// The number of bytes that it takes.
  static func size(of few: Int) -> Int {
    2 * Slab.size(of: few, Place.self) + Slab.size(of: few, Int32.self)
  }

  mutating func sortSources() { sources.sort { $0.order < $1.order } }

  /// Sorts the dependents and, into `places`, the places that both groups hold together.
  mutating func sortDependents() {
    places.removeAll()
    for index in sources.indices { places.append(sources[index].order) }
    for index in dependents.indices { places.append(dependents[index].order) }
    places.sort { $0 < $1 }
    dependents.sort { $0.order < $1.order }
  }
}

extension WorkingSet {
  /// Gathers what depends on a slot up to a place in the order. False if the row's unknowns are met.
  private mutating func collectDependents(
    of slot: Int, upTo last: Int32, avoiding row: Row, _ problem: borrowing Problem
  ) -> Bool {
    orderChange.dependents.removeAll()
    reach.begin(for: problem.unknowns.count)
    addDependent(slot, problem)
    var next = 0
    while next < orderChange.dependents.count {
      let current = Int(orderChange.dependents[next].slot)
      next += 1
      collectDependents(ofUnknown: current, upTo: last, problem)
      // Looked at once in a while, as most rows are not met, and those that are, as a rule soon.
      if next & (next - 1) == 0, hasReached(row, except: slot, problem) { break }
    }
    work.unknownsVisited += next
    return !hasReached(row, except: slot, problem)
  }

  private func hasReached(_ row: Row, except slot: Int, _ problem: borrowing Problem) -> Bool {
    for index in problem.constraints[row.index].terms {
      let unknown = Int(problem.terms.unknowns[index])
      if unknown != slot, reach.contains(unknown) { return true }
    }
    return false
  }

  /// Gathers what is propagated from an unknown directly, up to a place in the order.
  mutating func collectDependents(
    ofUnknown unknown: Int, upTo last: Int32, _ problem: borrowing Problem
  ) {
    var term = problem.terms.heads[unknown]
    while term >= 0 {
      visits &+= 1
      let dependent = Int(
        problem.constraints[Int(problem.terms.links[Int(term)].constraint)].rowSlot)
      term = problem.terms.links[Int(term)].next
      if dependent >= 0, problem.unknowns[dependent].order <= last {
        addDependent(dependent, problem)
      }
    }
  }

  private mutating func addDependent(_ slot: Int, _ problem: borrowing Problem) {
    guard reach.mark(slot) else { return }
    orderChange.dependents.append(
      OrderChange.Place(order: problem.unknowns[slot].order, slot: Int32(slot)))
  }

  /// Gathers what the row's unknowns depend on, from a place in the order on.
  private mutating func collectSources(
    of row: Row, from first: Int32, except slot: Int, _ problem: borrowing Problem
  ) {
    orderChange.sources.removeAll()
    addSources(of: row, from: first, except: slot, problem)
    var next = 0
    while next < orderChange.sources.count {
      let current = Int(orderChange.sources[next].slot)
      next += 1
      addSources(of: problem.unknowns[current].row, from: first, except: slot, problem)
    }
    work.unknownsVisited += next
  }

  private mutating func addSources(
    of row: Row, from first: Int32, except slot: Int, _ problem: borrowing Problem
  ) {
    if row.isBound { return }
    visits &+= Int(problem.constraints[row.index].termCount)
    for index in problem.constraints[row.index].terms {
      let source = Int(problem.terms.unknowns[index])
      guard source != slot, problem.unknowns[source].order > first, reach.mark(source) else {
        continue
      }
      orderChange.sources.append(
        OrderChange.Place(order: problem.unknowns[source].order, slot: Int32(source)))
    }
  }

  private mutating func renumber(_ problem: inout Problem) {
    orderChange.sortSources()
    orderChange.sortDependents()
    dealPlaces(&problem)
  }

  /// Deals the places of all gathered slots out again: the sources first, each group in its order.
  func dealPlaces(_ problem: inout Problem) {
    var next = 0
    for index in orderChange.sources.indices {
      problem.unknowns[Int(orderChange.sources[index].slot)].order = orderChange.places[next]
      next += 1
    }
    for index in orderChange.dependents.indices {
      problem.unknowns[Int(orderChange.dependents[index].slot)].order = orderChange.places[next]
      next += 1
    }
  }
}
