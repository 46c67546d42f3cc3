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

  /// Constraints with a price on both sides, the strongest on top when all constraints have been looked at.
  var candidates = Heap<Candidate>()

  /// Weak wishes for sizes of nothing: they come after constraints with a price on one side, which as a rule keep such a
  /// size from being nothing.
  var zeroWishes = Heap<Candidate>()

  /// Constraints with a price on one side: those that are worked off, and those that have become ready meanwhile.
  var inequalities = FlatArray<Int32>()
  var laterInequalities = FlatArray<Int32>()

  /// Those from whose unknown no equation would go on: they come when there are no others.
  var idleInequalities = FlatArray<Int32>()

  /// Whether those are worked off.
  var takesIdle = false

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
  var asked = FlatArray<Request>()

  /// When to look for an older choice that may move: for a required row before a correction, and for what is missed after one.
  /// On the same screen one of them may always be found, and the other never.
  var looksForRequired = Backoff()
  var looksForMissed = Backoff()

  /// When to look for an older choice other than the one that has been asked last: as a rule all rows ask the same one.
  var looksForAnother = Self.looksForAnother
  private static var looksForAnother: Backoff { Backoff(patience: 4, most: .max) }

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

  /// A choice that is to move when everything is determined, and what is missed until then.
  struct Request: BitwiseCopyable {
    var older: Row
    var missed: Row
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

extension CrashBasis {
  mutating func begin() {
    isComplete = false
    equations.removeAll()
    steep.removeAll()
    candidates.removeAll()
    zeroWishes.removeAll()
    inequalities.removeAll()
    laterInequalities.removeAll()
    idleInequalities.removeAll()
    takesIdle = false
    choice.forget()
    uncorrected.removeAll()
    unsettled.removeAll()
    hasDoubts = false
    asked.removeAll()
    looksForRequired = Backoff()
    looksForMissed = Backoff()
    looksForAnother = Self.looksForAnother
  }

  /// Takes the last inequality of those that are worked off, as a rule the youngest: equations then determine what older ones
  /// refer to. Those that have become ready meanwhile come in the next round: what they refer to may follow from an equation
  /// by then. Those from which nothing would follow come when there are no others.
  mutating func popInequality(_ problem: borrowing Problem) -> Int? {
    while true {
      if inequalities.isEmpty { beginRound() }
      if inequalities.isEmpty { return nil }
      let constraint = inequalities.removeLast()
      if takesIdle || leadsOn(Int(constraint), problem) { return Int(constraint) }
      idleInequalities.append(constraint)
    }
  }

  private mutating func beginRound() {
    takesIdle = laterInequalities.isEmpty
    if takesIdle {
      while let constraint = idleInequalities.popLast() { inequalities.append(constraint) }
    } else {
      swap(&inequalities, &laterInequalities)
    }
  }

  /// Whether one of the first equations of a constraint's open unknown would have one open unknown left if the constraint
  /// determined it.
  private func leadsOn(_ constraint: Int, _ problem: borrowing Problem) -> Bool {
    for index in problem.constraints[constraint].terms {
      let unknown = Int(problem.terms.unknowns[index])
      if !problem.unknowns[unknown].isOpen { continue }
      var term = problem.terms.heads[unknown]
      var looks = 16
      while term >= 0, looks > 0 {
        let other = Int(problem.terms.links[Int(term)].constraint)
        if problem.openTerms[other] == 2, problem.isEquation(other) { return true }
        term = problem.terms.links[Int(term)].next
        looks -= 1
      }
    }
    return false
  }
}

// MARK: - Candidates

extension CrashBasis {
  /// Wishes for a size of zero at this level and below wait for inequalities.
  static var weak: Level { 250 }

  /// Takes in a constraint with a price on both sides.
  mutating func add(_ candidate: Candidate) {
    if isComplete { candidates.push(candidate) } else { candidates.append(candidate) }
  }

  /// Puts the candidates in order: all constraints have been looked at, so that none is chosen before a stronger one of a
  /// later view.
  mutating func complete() {
    isComplete = true
    candidates.heapify()
  }
}
