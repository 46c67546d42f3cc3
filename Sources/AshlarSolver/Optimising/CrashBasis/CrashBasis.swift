import AshlarStorage

/// The crash basis, found without regard to costs, in the order of a triangular system. It keeps the constraints that
/// could determine one more unknown, in order of preference.
struct CrashBasis: ~Copyable {
  /// Required equations, the last one on top: what stands together in a layout stands together in
  /// memory, and has just been looked at.
  var equations = FlatArray<Int32>()

  /// Required equations whose open unknown has not the largest coefficient.
  var steep = FlatArray<Int32>()

  /// How many unknowns are open.
  var openCount = 0

  /// How many unknowns were open at the beginning.
  var openedCount = 0

  /// The unknowns that no constraint has determined.
  var open = FlatArray<Int32>()

  /// Where the numbers of constraints begin that will be looked at in any case.
  var firstUnseen = 0

  /// Whether there are none left.
  var isComplete = false

  /// Constraints with a price on both sides, in the order in which they were found.
  var waiting = FlatArray<Candidate>()
  var nextWaiting = 0

  /// Those that wait for all constraints.
  var late = FlatArray<Candidate>()

  /// Those that wait for the last constraint that refers to their unknown.
  var unseen = Heap<UnseenCandidate>()

  /// Those that are next, the strongest on top, and whether there are any.
  var candidates = Heap<Candidate>()
  var isSorting = false

  /// Weak wishes for sizes of nothing: they come after constraints with a price on one side, which as a rule keep such a
  /// size from being nothing.
  var zeroWishes = Heap<Candidate>()

  /// Constraints with a price on one side: those that are worked off, and those that have become ready meanwhile.
  var inequalities = FlatArray<Int32>()
  var laterInequalities = FlatArray<Int32>()

  /// The last choice, as long as it may be corrected.
  var choice = CrashChoice()

  /// The slots of the choices of a round from which nothing has followed.
  var uncorrected = FlatArray<Int32>()

  /// Whether something has been missed because of a choice.
  var hasDoubts = false

  /// Slots to look at once more when all is determined and older choices have moved.
  var unsettled = FlatArray<Int32>()

  /// The place in the order behind which slots may be asked to move: they are new.
  var firstOrder: Int32 = 0

  /// Choices that younger ones have asked to move.
  var asked = FlatArray<Row>()
  var search = ChoiceSearch()

  private let fixedPlace = FixedPlace()

  /// The value that a constraint gives its only open unknown.
  struct Share {
    var unknown: Int
    var coefficient: Double

    /// The constant less the other terms.
    var remainder: Double

    /// The largest coefficient of the row.
    var largest: Double

    var isUsablePivot: Bool { coefficient.magnitude > Tolerance.pivot * largest }
  }

  struct Candidate: Ranked {
    var level: Level
    var constraint: Int32

    /// How much is wanted of something that others have wishes for too, or how little: what may rather be
    /// exceeded than fallen short of, such as the width of labels that are equally wide, is best tried with the most
    /// that a constraint wants.
    var amount: Double

    /// What the constraint costs on its cheaper side, and the level of the strongest other wish for its unknown: what
    /// is missed at less cost is better left to be determined by equations.
    var weaker: Level
    var second: Level

    /// The place among wishes that count alike, the lowest first: as a rule the youngest, so that equations determine
    /// what the oldest refers to; where unknowns are tied to each other in pairs the oldest, and the others follow.
    var age: Int64

    func isBefore(_ other: Candidate) -> Bool {
      if level != other.level { return level > other.level }
      if amount != other.amount { return amount > other.amount }
      if weaker != other.weaker { return weaker > other.weaker }
      return second != other.second ? second > other.second : age < other.age
    }
  }
}

/// A candidate of the crash basis, and the last constraint that refers to its unknown.
struct UnseenCandidate: Ranked {
  var candidate: CrashBasis.Candidate
  var last: Int32

  func isBefore(_ other: UnseenCandidate) -> Bool {
    last != other.last ? last < other.last : candidate.isBefore(other.candidate)
  }
}

extension CrashBasis {
  mutating func begin() {
    isComplete = false
    equations.removeAll()
    steep.removeAll()
    waiting.removeAll()
    nextWaiting = 0
    late.removeAll()
    unseen.removeAll()
    candidates.removeAll()
    isSorting = false
    zeroWishes.removeAll()
    inequalities.removeAll()
    laterInequalities.removeAll()
    choice.forget()
    uncorrected.removeAll()
    unsettled.removeAll()
    hasDoubts = false
    asked.removeAll()
  }

  /// Takes the last inequality of those that are worked off, as a rule the youngest: equations then determine what older ones
  /// refer to. Those that have become ready meanwhile come in the next round: what they refer to may follow from an equation
  /// by then.
  mutating func popInequality() -> Int? {
    if inequalities.isEmpty { swap(&inequalities, &laterInequalities) }
    return inequalities.isEmpty ? nil : Int(inequalities.removeLast())
  }
}

// MARK: - Candidates

// What stands together in a large layout is looked at together, stretch by stretch: going through all of it
// for each priority in turn would take from memory again and again what had just been at hand. Where a strong
// candidate comes in a later stretch than a weak one that it competes with, an exchange makes up for it.

extension CrashBasis {
  /// After a number of constraints the candidates are worked off that have been found.
  static var stretch: Int { 1024 }

  /// How many of the last constraints are left for the next stretch: others like them may follow.
  static var overlap: Int { 128 }

  /// Candidates at this level and below wait until all constraints have been looked at: as a rule stronger ones follow
  /// that decide it, such as contents, which programs name after what is made of them.
  static var weak: Level { 250 }

  /// Takes in a constraint with a price on both sides.
  mutating func add(_ candidate: Candidate) {
    if isSorting { candidates.push(candidate) } else { waiting.append(candidate) }
  }

  /// Puts the candidates in order that have waited longest, and lets those that are added be put in order too until
  /// none is left.
  ///
  /// - Returns: False if there are none of constraints with numbers below the limit.
  mutating func sortCandidates(below limit: Int) -> Bool {
    let first = nextWaiting
    let end = min(waiting.count, nextWaiting + Self.stretch)
    while nextWaiting < end, waiting[nextWaiting].constraint < limit { nextWaiting += 1 }
    // The youngest as a rule comes out first, and goes in first.
    for place in (first..<nextWaiting).reversed() { candidates.push(waiting[place]) }
    while !unseen.isEmpty, unseen.first.last < limit {
      candidates.push(unseen.popFirst().candidate)
    }
    isSorting = !candidates.isEmpty
    return isSorting
  }

  /// Lets candidates wait no longer for constraints that have not been looked at.
  mutating func endLateness() {
    while !unseen.isEmpty { waiting.append(unseen.popFirst().candidate) }
    for index in late.indices { waiting.append(late[index]) }
    late.removeAll()
    isComplete = true
  }
}
