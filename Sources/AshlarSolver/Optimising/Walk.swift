/// A move of the values along a line, to the point where the cost stops falling.
///
/// Along the line the cost is a chain of straight pieces. It bends where a row becomes even: from
/// there on the row stops being missed, or starts to be. The walk goes from bend to bend until the
/// slope is no longer negative; the row of that bend becomes tight.
struct Walk: ~Copyable {
  /// The slope at the present point, level by level.
  var slope = Slope()

  /// The slope at a point further back.
  var slopeBehind = Slope()

  /// The bends ahead, the nearest on top.
  var bends = Heap<Bend>()

  /// The bends passed, in order.
  var passed = FlatArray<Bend>()

  /// How fast the constraints change that count, are not tight, and change at all.
  var rates = FlatArray<Rate>()

  /// Whether all other tight rows stay even in the direction.
  var isExact = true

  struct Rate: BitwiseCopyable {
    var rate: Double
    var constraint: Int32
  }

  struct Bend: Ranked {
    var distance: Double
    var row: Row
    /// How fast the row's terms change along the line.
    var rate: Double
    /// The row's place in the order of creation.
    var rank: Int64

    func isBefore(_ other: Bend) -> Bool {
      distance != other.distance ? distance < other.distance : rank < other.rank
    }
  }
}

extension Walk {
  /// Of more bends than that, those that decide are looked for before they are put in order.
  static var manyBends: Int { 1024 }

  /// Takes memory for a few bends.
  mutating func reserve(_ few: Int, in slab: inout Slab) {
    bends.reserve(few, in: &slab)
    passed.reserve(few, in: &slab)
    rates.reserve(few, in: &slab)
  }

  /// How many bytes that takes.
  static func size(of few: Int) -> Int {
    2 * Slab.size(of: few, Bend.self) + Slab.size(of: few, Rate.self)
  }

  mutating func begin() {
    slope.removeAll()
    bends.removeAll()
    passed.removeAll()
  }
}

/// A rate of change of the cost: one number for each level, compared from the strongest down.
struct Slope: ~Copyable {
  private var entries = FlatArray<Entry>()

  /// The place of the entry that was last added to.
  private var recent = 0

  struct Entry: BitwiseCopyable {
    var level: Level
    var sum: Double
    var magnitude: Double
  }
}

extension Slope {
  mutating func removeAll() { entries.removeAll() }

  mutating func become(_ other: borrowing Slope) {
    entries.removeAll()
    for index in other.entries.indices { entries.append(other.entries[index]) }
  }

  @inline(__always)
  mutating func add(_ amount: Double, at level: Level) {
    if level == .free { return }
    if recent < entries.count, entries[recent].level == level {
      entries[recent].sum += amount
      entries[recent].magnitude += amount.magnitude
    } else {
      find(level)
      entries[recent].sum += amount
      entries[recent].magnitude += amount.magnitude
    }
  }

  /// Makes the entry of a level the recent one.
  private mutating func find(_ level: Level) {
    var index = entries.count
    while index > 0, entries[index - 1].level < level { index -= 1 }
    if index > 0, entries[index - 1].level == level {
      recent = index - 1
      return
    }
    entries.append(Entry(level: level, sum: 0, magnitude: 0))
    for place in stride(from: entries.count - 1, to: index, by: -1) {
      entries[place] = entries[place - 1]
    }
    entries[index] = Entry(level: level, sum: 0, magnitude: 0)
    recent = index
  }

  var indices: Range<Int> { entries.indices }

  /// One level and the slope there, strongest level first.
  subscript(index: Int) -> (level: Level, slope: Double) {
    let entry = entries[index]
    let isZero = entry.sum.magnitude <= Tolerance.price * entry.magnitude
    return (entry.level, isZero ? 0 : entry.sum)
  }

  /// −1, 0 or 1, as the strongest level that does not cancel says.
  var sign: Int {
    for index in indices where self[index].slope != 0 { return self[index].slope < 0 ? -1 : 1 }
    return 0
  }
}
