import AshlarStorage

/// The multipliers of the tight rows for the missed optional constraints, level by level.
///
/// With *g* the sum of the missed rows, each with the sign of its side, the multipliers *μ* of the
/// tight rows *A* solve `Aᵀ·μ = −g`. There may be as many levels as constraints, so that they are
/// kept as one short list for each slot, strongest level first.
struct Multipliers: ~Copyable {
  private var entries = Pool<Entry>()

  /// How many entries have been looked at since that was last asked.
  private var entryCount = 0

  struct Entry: PoolEntry {
    var level: Level
    var next: Int32
    var value: Double

    /// The largest number that the value has been made of. What is far smaller is what rounding left of a zero.
    var magnitude: Double
  }
}

extension Multipliers {
  subscript(index: Int32) -> Entry { @inline(__always) _read { yield entries[index] } }

  /// Returns how many entries have been looked at, and begins to count again.
  mutating func takeEntryCount() -> Int {
    defer { entryCount = 0 }
    return entryCount
  }

  /// Adds to one level of a list. What cancels leaves the list.
  mutating func add(_ amount: Double, at level: Level, to first: inout Int32) {
    var previous: Int32 = -1
    let entry = Entry(level: level, next: -1, value: amount, magnitude: amount.magnitude)
    add(entry, to: &first, behind: &previous)
  }

  /// Adds a multiple of one list to another one.
  ///
  /// - Complexity: O(*l*) for *l* levels in both of them.
  mutating func add(_ list: Int32, times factor: Double, to first: inout Int32) {
    var previous: Int32 = -1
    var source = list
    while source >= 0 {
      var entry = entries[source]
      source = entry.next
      entry.value *= factor
      entry.magnitude *= factor.magnitude
      add(entry, to: &first, behind: &previous)
    }
  }

  /// Adds to one level of a list, of which all up to an entry are stronger, and moves that on to the entry in front of
  /// what is weaker.
  private mutating func add(
    _ amount: Entry, to first: inout Int32, behind previous: inout Int32
  ) {
    var index = previous >= 0 ? entries[previous].next : first
    entryCount &+= 1
    while index >= 0, entries[index].level > amount.level {
      entryCount &+= 1
      previous = index
      index = entries[index].next
    }
    guard index >= 0, entries[index].level == amount.level else {
      var entry = amount
      entry.next = index
      return insert(entry, after: previous, &first)
    }
    let old = entries[index]
    let value = old.value + amount.value
    if value.magnitude > Tolerance.cancellation * max(old.value.magnitude, amount.value.magnitude) {
      entries[index].value = value
      entries[index].magnitude = max(old.magnitude, amount.magnitude)
    } else {
      unlink(index, after: previous, &first)
    }
  }

  private mutating func insert(_ entry: Entry, after previous: Int32, _ first: inout Int32) {
    let index = entries.insert(entry)
    if previous >= 0 { entries[previous].next = index } else { first = index }
  }

  private mutating func unlink(_ index: Int32, after previous: Int32, _ first: inout Int32) {
    let next = entries[index].next
    if previous >= 0 { entries[previous].next = next } else { first = next }
    entries.release(index)
  }

  /// Empties a list.
  mutating func removeAll(of first: inout Int32) {
    while first >= 0 { unlink(first, after: -1, &first) }
  }

  mutating func divide(_ first: Int32, by divisor: Double) {
    var index = first
    while index >= 0 {
      entries[index].value /= divisor
      entries[index].magnitude /= divisor.magnitude
      index = entries[index].next
    }
  }
}

// MARK: - Comparing

extension Multipliers {
  /// How a unit of movement to one side changes the cost: the sign of `e − side·μ`.
  ///
  /// Here *e* is one unit of what the tight row itself costs on that side. The comparison is
  /// lexicographic. Negative means that moving pays, zero that it makes no difference.
  ///
  /// - Parameter isFresh: Whether all has been worked out again, so that what is small counts.
  /// - Returns: The sign; and whether a number has been taken for zero that is small only beside the numbers that it
  ///   has been made of, or only beside 1, so that working it out again may show something else.
  func slope(
    _ first: Int32, to side: Side, costing own: Level, isFresh: Bool
  ) -> (sign: Int, isInDoubt: Bool) {
    if own == .required { return (1, false) }
    var isInDoubt = false
    var ownIsOpen = own > 0
    var index = first
    while index >= 0 {
      let entry = entries[index]
      if ownIsOpen, own > entry.level { return (1, isInDoubt) }
      var difference = -side.sign * entry.value
      var magnitude = entry.magnitude
      if ownIsOpen, own == entry.level {
        difference += 1
        magnitude = max(1, magnitude)
        ownIsOpen = false
      }
      let isLarge = difference.magnitude > Tolerance.price * max(1, entry.value.magnitude)
      let isSound = difference.magnitude > Tolerance.significance * magnitude
      if isSound, isLarge || isFresh { return (difference < 0 ? -1 : 1, isInDoubt) }
      if isLarge || isSound && difference.magnitude > Tolerance.residue { isInDoubt = true }
      index = entry.next
    }
    return (ownIsOpen ? 1 : 0, isInDoubt)
  }
}

extension Multipliers {
  /// Whether what is missed pulls a tight row to a side exactly as strongly as it holds, so that weaker levels decide.
  func isTied(_ first: Int32, to side: Side, costing own: Level) -> Bool {
    guard own.isOptional else { return false }
    var index = first
    while index >= 0, entries[index].level > own {
      if entries[index].value.magnitude > Tolerance.price { return false }
      index = entries[index].next
    }
    guard index >= 0, entries[index].level == own else { return false }
    return (1 - side.sign * entries[index].value).magnitude <= Tolerance.price
  }
}

// MARK: - Comparing two movements

extension Multipliers {
  /// What is left of the cost of a unit of movement to one side, from some level down.
  struct Cost: BitwiseCopyable {
    /// The entry of the list that comes next, or −1.
    var next: Int32

    /// What the tight row itself costs; free once it has been counted.
    var own: Level
    let side: Side
  }

  /// Whether one movement costs less than another one for a unit of what it gains, where both gain at the same level first.
  func isCheaper(_ first: Cost, than second: Cost) -> Bool {
    var (first, second) = (first, second)
    var gains: (first: Double, second: Double)?
    while true {
      let level = max(nextLevel(of: first), nextLevel(of: second))
      if level <= 0 { return false }
      let (slope, other) = (take(level, from: &first), take(level, from: &second))
      let least = Tolerance.price * max(1, slope.magnitude, other.magnitude)
      if let gains {
        let difference = slope.sum / gains.first - other.sum / gains.second
        if difference.magnitude > least { return difference < 0 }
      } else if slope.sum.magnitude > least || other.sum.magnitude > least {
        if slope.sum >= -least || other.sum >= -least { return false }
        gains = (-slope.sum, -other.sum)
      }
    }
  }

  private func nextLevel(of cost: Cost) -> Level {
    cost.next < 0 ? cost.own : max(cost.own, entries[cost.next].level)
  }

  /// What a movement costs at a level that is its next one, or a stronger one.
  private func take(_ level: Level, from cost: inout Cost) -> (sum: Double, magnitude: Double) {
    var (sum, magnitude) = (0.0, 0.0)
    if cost.own == level {
      (sum, magnitude) = (1, 1)
      cost.own = .free
    }
    if cost.next >= 0, entries[cost.next].level == level {
      sum -= cost.side.sign * entries[cost.next].value
      magnitude = max(magnitude, entries[cost.next].magnitude)
      cost.next = entries[cost.next].next
    }
    return (sum, magnitude)
  }
}
