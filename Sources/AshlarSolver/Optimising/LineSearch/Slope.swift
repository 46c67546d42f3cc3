import AshlarStorage

/// A rate of change of the cost: one number for each level, compared from the strongest down.
///
/// As a rule there are few levels, and they are kept in order. Where there are many, each is put where its
/// bits say, and only those that can decide the sign are kept in order, as far as a caller asks for it.
struct Slope: ~Copyable {
  /// The strongest level first, or in order of arrival if it is crowded.
  private var entries = FlatArray<Entry>()

  /// The place of the entry that was last added to; beyond all places if it is crowded.
  private var recent = 0

  /// Whether there are more levels than are kept in order.
  private var isCrowded = false

  /// If it is crowded, one more than the place of an entry, where the bits of its level say or in the
  /// next cell that was vacant; zero for a vacant cell. The count is a power of two.
  private var cells = FlatArray<Int32>()

  /// If it is crowded, at least all entries that are not zero.
  private var standings = Heap<Standing>()

  struct Entry: BitwiseCopyable {
    var level: Level

    /// Whether it is among the standings.
    var isStanding = false

    var sum = 0.0
    var magnitude = 0.0

    init(_ level: Level) { self.level = level }

    /// The sum, or zero where its parts cancel.
    var slope: Double { sum.magnitude <= Tolerance.price * magnitude ? 0 : sum }

    @inline(__always)
    mutating func add(_ amount: Double) {
      sum += amount
      magnitude += amount.magnitude
    }
  }

  /// The place of an entry, the strongest level on top.
  struct Standing: Ranked {
    var level: Level
    var place: Int32

    func isBefore(_ other: Standing) -> Bool { level > other.level }
  }

  /// How many levels are kept in order.
  private static var few: Int { 32 }
}

extension Slope {
  mutating func removeAll() {
    entries.removeAll()
    recent = 0
    isCrowded = false
  }

  mutating func become(_ other: borrowing Slope) {
    removeAll()
    for index in other.entries.indices { entries.append(other.entries[index]) }
    if other.isCrowded { beginCrowd() }
  }

  @inline(__always)
  mutating func add(_ amount: Double, at level: Level) {
    if level == .free { return }
    if recent < entries.count, entries[recent].level == level {
      entries[recent].add(amount)
    } else if isCrowded {
      addToCrowd(amount, level)
    } else {
      find(level)
      if isCrowded { addToCrowd(amount, level) } else { entries[recent].add(amount) }
    }
  }

  /// Adds to a level, unless that is below all priorities.
  @inline(__always)
  mutating func add(_ amount: Double, atPriority level: Level) {
    if level > 0 { add(amount, at: level) }
  }

  /// Makes the entry of a level the recent one, unless there are too many then.
  private mutating func find(_ level: Level) {
    var index = entries.count
    while index > 0, entries[index - 1].level < level { index -= 1 }
    if index > 0, entries[index - 1].level == level {
      recent = index - 1
      return
    }
    if entries.count == Self.few { return beginCrowd() }
    entries.append(Entry(level))
    for place in stride(from: entries.count - 1, to: index, by: -1) {
      entries[place] = entries[place - 1]
    }
    entries[index] = Entry(level)
    recent = index
  }

  /// −1, 0 or 1, as the strongest level that does not cancel says.
  var sign: Int {
    mutating get {
      if isCrowded { return signOfCrowd() }
      for index in entries.indices where entries[index].slope != 0 {
        return entries[index].slope < 0 ? -1 : 1
      }
      return 0
    }
  }
}

// MARK: - Many levels

extension Slope {
  private mutating func beginCrowd() {
    isCrowded = true
    recent = .max
    placeAll(in: 4 * Self.few)
    standings.removeAll()
    for place in entries.indices {
      entries[place].isStanding = true
      standings.append(Standing(level: entries[place].level, place: Int32(place)))
    }
    standings.heapify()
  }

  /// Puts all entries into their cells, at least so many and twice as many as there are entries.
  private mutating func placeAll(in least: Int) {
    var count = least
    while count < 2 * entries.count { count *= 2 }
    cells.removeAll()
    cells.extend(to: count, with: 0)
    for place in entries.indices { cells[cell(of: entries[place].level)] = Int32(place + 1) }
  }

  /// The cell in which a level is, or would be.
  ///
  /// Source: D. E. Knuth, "The Art of Computer Programming", volume 3, 1973, section 6.4: multiplying by
  /// the golden section scatters keys that follow each other, and the upper bits are the cell.
  private func cell(of level: Level) -> Int {
    let scattered = level.bitPattern &* 2_654_435_769
    var cell = Int(scattered >> UInt32(32 - cells.count.trailingZeroBitCount))
    while cells[cell] > 0, entries[Int(cells[cell]) - 1].level != level {
      cell = (cell + 1) & (cells.count - 1)
    }
    return cell
  }

  /// - Complexity: O(log *l*) for *l* levels, averaged over all that is added, and if levels are scattered
  ///   as chance would.
  private mutating func addToCrowd(_ amount: Double, _ level: Level) {
    var cell = cell(of: level)
    if cells[cell] == 0 {
      if 2 * entries.count >= cells.count {
        placeAll(in: 2 * cells.count)
        cell = self.cell(of: level)
      }
      entries.append(Entry(level))
      cells[cell] = Int32(entries.count)
    }
    let place = Int(cells[cell]) - 1
    entries[place].add(amount)
    if entries[place].isStanding { return }
    entries[place].isStanding = true
    standings.push(Standing(level: level, place: Int32(place)))
  }

  /// Lets the strongest levels go that cancel, until one does not.
  ///
  /// What is added to one of them brings it back, so that none goes more often than it is added to.
  private mutating func signOfCrowd() -> Int {
    while !standings.isEmpty {
      let place = Int(standings.first.place)
      let slope = entries[place].slope
      if slope != 0 { return slope < 0 ? -1 : 1 }
      entries[place].isStanding = false
      _ = standings.popFirst()
    }
    return 0
  }
}
