import AshlarStorage

/// The work that remains before a solve is complete.
struct Agenda: ~Copyable {
  /// Slots whose tight row may have to leave, because what it pays has changed.
  var candidates = FlatArray<Int32>()
  var nextCandidate = 0

  /// Those of them, up to an index, whose tight row was created first on top, for the rule against cycling. What has
  /// been looked at since, or has another tight row now, is passed over when it comes up.
  var ranked = Heap<Ranking>()
  var rankedCount = 0

  /// Slots whose tight row may move at no cost, so that the weakest levels decide.
  var degenerate = FlatArray<Int32>()
  var nextDegenerate = 0

  /// The first of them of which it is not known whether anything is to be gained by its moving.
  var nextUnseenDegenerate = 0

  /// What is found out about many of them at once. Between solves it only keeps its room.
  var descentChecks = FlatArray<DescentCheck>()

  /// How many slots are known to be degenerate at present.
  var degenerateCount = 0

  /// Required rows that do not hold yet, the oldest on top.
  var pending = Heap<Pending>()

  /// Rows that changed sides, with the level they left or joined.
  var sideChanges = FlatArray<SideChange>()

  /// Rows that changed sides while there were degenerate slots, some of which may do better now.
  var changedRows = FlatArray<Row>()

  /// How many candidates may still be compared: as many as descents have visited unknowns and constraints.
  var comparisons = 0

  /// How many entries of the lists have been looked at in search of one, since that was last asked.
  var lookCount = 0

  /// Whether the last step moved nothing, so that the rule against cycling applies.
  var followsBland = false

  /// Whether there is nothing to look at.
  var isEmpty: Bool {
    candidates.isEmpty && degenerate.isEmpty && pending.isEmpty && sideChanges.isEmpty
      && changedRows.isEmpty
  }

  /// Up to how many changes of side, or rows that changed sides, the rows are priced one by one. Many rows as a rule
  /// have much in common.
  static var fewSideChanges: Int { 16 }

  /// Up to how many candidates the list itself is searched for the one whose tight row was created first.
  ///
  /// What stands first in the list then waits in its place, which spares exchanges where many wishes compete: a view is
  /// remade with 8 of them in place of 13 (`swift test --filter "Remaking a view"`). With many candidates the searches
  /// would take the square of their number (`Benchmarks growth "equal wishes"`).
  static var fewCandidates: Int { 32 }

  /// Up to how many degenerate slots are looked at one by one.
  static var fewDegenerate: Int { 16 }

  /// Forgets which candidates come first: all ranks have changed, or the list has been searched, which moves entries.
  mutating func forgetRanks() {
    ranked.removeAll()
    rankedCount = 0
  }

  /// Returns how many entries have been looked at, and begins to count again.
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

  struct SideChange: BitwiseCopyable {
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
