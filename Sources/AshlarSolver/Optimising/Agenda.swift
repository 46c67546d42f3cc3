/// What is still to be looked at before the solver is done.
struct Agenda: ~Copyable {
  /// Slots whose tight row may want to leave, because what it pays has changed.
  var suspects = FlatArray<Int32>()
  var nextSuspect = 0

  /// Slots whose tight row may move for free, so that the weakest levels decide.
  var free = FlatArray<Int32>()
  var nextFree = 0

  /// How many slots are known to be free at present.
  var freeCount = 0

  /// Required rows that do not hold yet, the oldest on top.
  var pending = PendingRows()

  /// Rows that changed sides, with the level they left or joined.
  var turns = FlatArray<Turn>()

  /// Whether the last step moved nothing, so that the rule against cycling applies.
  var isCautious = false

  struct Turn: BitwiseCopyable {
    var level: Level
    var row: Row
    var amount: Double
  }
}

/// Required rows in the order of their age.
struct PendingRows: ~Copyable {
  private var rows = FlatArray<Entry>()

  struct Entry: BitwiseCopyable {
    var age: Int64
    var rank: Int64
    var row: Row

    func isBefore(_ other: Entry) -> Bool {
      age != other.age ? age < other.age : rank < other.rank
    }
  }
}

extension PendingRows {
  var isEmpty: Bool { rows.isEmpty }

  mutating func removeAll() { rows.removeAll() }

  mutating func push(_ row: Row, age: Int64, rank: Int64) {
    rows.append(Entry(age: age, rank: rank, row: row))
    var index = rows.count - 1
    while index > 0, rows[index].isBefore(rows[(index - 1) / 2]) {
      swap(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  mutating func popOldest() -> Row {
    swap(0, rows.count - 1)
    let oldest = rows.removeLast()
    var index = 0
    while true {
      var child = 2 * index + 1
      if child >= rows.count { break }
      if child + 1 < rows.count, rows[child + 1].isBefore(rows[child]) { child += 1 }
      if !rows[child].isBefore(rows[index]) { break }
      swap(index, child)
      index = child
    }
    return oldest.row
  }

  private mutating func swap(_ first: Int, _ second: Int) {
    let entry = rows[first]
    rows[first] = rows[second]
    rows[second] = entry
  }
}
