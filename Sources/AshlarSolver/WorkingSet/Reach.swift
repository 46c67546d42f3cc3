import AshlarStorage

/// A depth-first search over the slots that depend on some slots, or that they depend on.
///
/// Visiting only what is reached makes the work of a sparse triangular solve proportional to the
/// arithmetic it does. The slots come out *finished first*: read backwards, each stands before all
/// that its search reached from it.
///
/// Source: J. R. Gilbert and T. Peierls, "Sparse partial pivoting in time proportional to arithmetic
/// operations", SIAM J. Sci. Stat. Comput. 9(5), 1988.
struct Reach: ~Copyable {
  /// The slots reached, each after those reached through it.
  var finished = FlatArray<Int32>()

  /// The constraints that a search down has met and through which their own slot is not propagated.
  private(set) var rows = FlatArray<Int32>()

  private var marks = FlatArray<UInt32>()
  private var rowMarks = FlatArray<UInt32>()
  /// Whether a search up has come back to where it began.
  private(set) var hasComeBack = false

  /// How many terms have been looked at since that was last asked.
  private var termCount = 0

  private var stamp: UInt32 = 0
  private var path = FlatArray<Visit>()

  struct Visit: BitwiseCopyable {
    var slot: Int32
    /// The next term to look at: in the slot's column going down, in its row going up.
    var cursor: Int32
  }
}

extension Reach {
  /// Forgets what was reached and makes room for `count` slots and, for searches down, a number of constraints.
  mutating func begin(for count: Int, constraints: Int = 0) {
    marks.extend(to: count, with: 0)
    rowMarks.extend(to: constraints, with: 0)
    finished.removeAll()
    rows.removeAll()
    hasComeBack = false
    stamp &+= 1
    guard stamp == 0 else { return }
    for index in marks.indices { marks[index] = 0 }
    for index in rowMarks.indices { rowMarks[index] = 0 }
    stamp = 1
  }

  /// Takes memory for a number of slots and constraints, of which a few are reached.
  mutating func reserve(_ count: Int, constraints: Int, few: Int, in slab: inout Slab) {
    marks.reserve(count, in: &slab)
    rowMarks.reserve(constraints, in: &slab)
    finished.reserve(few, in: &slab)
    rows.reserve(few, in: &slab)
    path.reserve(few, in: &slab)
  }

  /// The number of bytes that it takes.
  static func size(of count: Int, constraints: Int, few: Int) -> Int {
    Slab.size(of: count, UInt32.self) + Slab.size(of: constraints, UInt32.self)
      + 2 * Slab.size(of: few, Int32.self) + Slab.size(of: few, Visit.self)
  }

  /// Notes constraints that a search down would meet, in place of one.
  mutating func take(_ rows: borrowing FlatArray<Int32>) {
    self.rows.removeAll()
    for index in rows.indices { self.rows.append(rows[index]) }
  }

  func contains(_ slot: Int) -> Bool { marks[slot] == stamp }

  /// Returns how many terms have been looked at, and begins to count again.
  mutating func takeTermCount() -> Int {
    defer { termCount = 0 }
    return termCount
  }

  /// Marks a slot, and returns whether it was unmarked before.
  @inline(__always)
  mutating func mark(_ slot: Int) -> Bool {
    if marks[slot] == stamp { return false }
    marks[slot] = stamp
    return true
  }

  /// Takes a constraint down that stands apart from the order of propagation, once.
  @inline(__always)
  private mutating func note(row: Int) {
    if rowMarks[row] == stamp { return }
    rowMarks[row] = stamp
    rows.append(Int32(truncatingIfNeeded: row))
  }
}

// MARK: - Searching

extension Reach {
  /// Visits every slot that is propagated from `root`, and `root`, and notes the rows that depend on them.
  mutating func goDown(
    from root: Int, _ unknowns: borrowing FlatArray<UnknownRecord>,
    _ constraints: borrowing FlatArray<ConstraintRecord>, _ terms: borrowing TermTable
  ) {
    guard mark(root) else { return }
    var slot = Int32(root)
    var cursor = terms.heads[root]
    var looks = 0
    while true {
      var next: Int32 = -1
      while cursor >= 0, next < 0 {
        let constraint = Int(terms.links[Int(cursor)].constraint)
        let dependent = constraints[constraint].rowSlot
        looks &+= 1
        cursor = terms.links[Int(cursor)].next
        if dependent < 0 || dependent != constraints[constraint].slot { note(row: constraint) }
        if dependent >= 0, dependent != slot, mark(Int(dependent)) { next = dependent }
      }
      if next >= 0 {
        path.append(Visit(slot: slot, cursor: cursor))
        slot = next
        cursor = terms.heads[Int(next)]
      } else {
        finished.append(slot)
        guard let visit = leave() else {
          termCount &+= looks
          return
        }
        slot = visit.slot
        cursor = visit.cursor
      }
    }
  }

  /// Visits the slots that are propagated from `root`, in any order, until a number of slots has been exceeded.
  ///
  /// - Returns: Whether it has not been.
  mutating func isShort(
    _ most: Int, from root: Int, _ constraints: borrowing FlatArray<ConstraintRecord>,
    _ terms: borrowing TermTable
  ) -> Bool {
    var next = finished.count
    if mark(root) { finished.append(Int32(truncatingIfNeeded: root)) }
    while next < finished.count, finished.count <= most {
      var term = terms.heads[Int(finished[next])]
      while term >= 0 {
        let dependent = constraints[Int(terms.links[Int(term)].constraint)].rowSlot
        if dependent >= 0, mark(Int(dependent)) { finished.append(dependent) }
        term = terms.links[Int(term)].next
        termCount &+= 1
      }
      next += 1
    }
    return finished.count <= most
  }

  /// The same for every slot that moves when the tight row of one does.
  mutating func goDown(
    fromTightRowAt slot: Int, _ unknowns: borrowing FlatArray<UnknownRecord>,
    _ etas: borrowing EtaFile, _ constraints: borrowing FlatArray<ConstraintRecord>,
    _ terms: borrowing TermTable
  ) {
    goDown(from: slot, unknowns, constraints, terms)
    var index = unknowns[slot].firstEtaFrom
    while index >= 0 {
      goDown(from: Int(etas[index].slot), unknowns, constraints, terms)
      index = etas[index].nextOfSource
    }
  }

  /// Visits every slot that `root` is propagated from, and `root`.
  mutating func goUp(
    from root: Int, _ unknowns: borrowing FlatArray<UnknownRecord>,
    _ constraints: borrowing FlatArray<ConstraintRecord>, _ terms: borrowing TermTable
  ) { goUp(from: root, after: nil, unknowns, constraints, terms) }

  /// The same as far as the slots stand after a place in the order, noting whether `root` is propagated from itself.
  mutating func goUp(
    from root: Int, after order: Int32, _ unknowns: borrowing FlatArray<UnknownRecord>,
    _ constraints: borrowing FlatArray<ConstraintRecord>, _ terms: borrowing TermTable
  ) { goUp(from: root, after: order as Int32?, unknowns, constraints, terms) }

  @inline(__always)
  private mutating func goUp(
    from root: Int, after order: Int32?, _ unknowns: borrowing FlatArray<UnknownRecord>,
    _ constraints: borrowing FlatArray<ConstraintRecord>, _ terms: borrowing TermTable
  ) {
    guard mark(root) else { return }
    var slot = Int32(root)
    var cursor: Int32 = 0
    var looks = 0
    while true {
      var next: Int32 = -1
      let row = unknowns[Int(slot)].row
      if !row.isBound {
        let first = constraints[row.index].firstTerm
        let end = constraints[row.index].termCount
        while cursor < end, next < 0 {
          let source = terms.unknowns[Int(first + cursor)]
          cursor += 1
          looks &+= 1
          if source == slot { continue }
          if let order {
            if Int(source) == root { hasComeBack = true }
            if unknowns[Int(source)].order <= order { continue }
          }
          if mark(Int(source)) { next = source }
        }
      }
      if next >= 0 {
        path.append(Visit(slot: slot, cursor: cursor))
        slot = next
        cursor = 0
      } else {
        finished.append(slot)
        guard let visit = leave() else {
          termCount &+= looks
          return
        }
        slot = visit.slot
        cursor = visit.cursor
      }
    }
  }

  /// Goes back to the slot from which the present one was visited.
  @inline(__always)
  private mutating func leave() -> Visit? { path.isEmpty ? nil : path.removeLast() }
}
