import AshlarStorage

/// What is still to be looked at before the solver is done.
struct Agenda: ~Copyable {
  /// Slots whose tight row may want to leave, because what it pays has changed.
  var suspects = FlatArray<Int32>()
  var nextSuspect = 0

  /// Those of them, up to an index, whose tight row was created first on top, for the rule against cycling. What has
  /// been looked at since, or has another tight row now, is passed over when it comes up.
  var ranked = Heap<Ranking>()
  var rankedCount = 0

  /// Slots whose tight row may move for free, so that the weakest levels decide.
  var free = FlatArray<Int32>()
  var nextFree = 0

  /// The first of them of which it is not known whether anything is to be gained by its moving.
  var nextUnseenFree = 0

  /// What is found out about many of them at once. Between solves it only keeps its room.
  var outlooks = FlatArray<Outlook>()

  /// How many slots are known to be free at present.
  var freeCount = 0

  /// Required rows that do not hold yet, the oldest on top.
  var pending = Heap<Pending>()

  /// Rows that changed sides, with the level they left or joined.
  var turns = FlatArray<Turn>()

  /// Rows that changed sides while there were free slots, some of which may do better now.
  var turned = FlatArray<Row>()

  /// How many entries of the lists have been looked at in search of one, since that was last asked.
  var lookCount = 0

  /// Whether the last step moved nothing, so that the rule against cycling applies.
  var isCautious = false

  /// Whether there is nothing to look at.
  var isEmpty: Bool {
    suspects.isEmpty && free.isEmpty && pending.isEmpty && turns.isEmpty && turned.isEmpty
  }

  /// Up to how many turns, or turned rows, the rows are priced one by one. Many rows as a rule have much in common.
  static var fewTurns: Int { 16 }

  /// Up to how many suspects the list itself is searched for the one whose tight row was created first.
  static var fewSuspects: Int { 32 }

  /// Up to how many free slots are looked at one by one.
  static var fewFree: Int { 16 }

  /// Forgets which suspects come first, as after a change to all ranks.
  mutating func forgetRanks() {
    ranked.removeAll()
    rankedCount = 0
  }

  /// Returns how many entries have been looked at, and begins to count anew.
  mutating func takeLookCount() -> Int {
    defer { lookCount = 0 }
    return lookCount
  }

  /// A slot, and the rank that its tight row had.
  struct Ranking: Ranked {
    var rank: Int64
    var slot: Int32

    func isBefore(_ other: Ranking) -> Bool { rank < other.rank }
  }

  struct Turn: BitwiseCopyable {
    var level: Level
    var row: Row
    var amount: Double
  }

  struct Pending: Ranked {
    var row: Row
    var age: Int64
    var rank: Int64

    func isBefore(_ other: Pending) -> Bool {
      age != other.age ? age < other.age : rank < other.rank
    }
  }
}
