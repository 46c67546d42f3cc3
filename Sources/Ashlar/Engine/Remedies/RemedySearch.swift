internal import AshlarSolver

/// Finds remedies for conflicts, the likeliest first: constraints that repeat others, lengths that lists give, required
/// contents, constraints that read like preferences, multipliers of shares, numbers that differ from others of their use,
/// the spacing of stacks, and the youngest constraint. Masks that were left on are found before
/// (``ConflictReports``).
///
/// Each remedy is tried on a copy of what is required. One that does not end the conflict, or brings another one, is not
/// given. What comes of the others is judged on a copy of the layout: what mends comes before what makes something worse.
struct RemedySearch {
  let engine: LayoutEngine

  /// The number of constraints of the solver that may still be examined. A tree with very many conflicts has remedies
  /// for all of them that need no trial, and others for the first.
  private var room = Self.mostLooks

  private static let mostLooks = 50_000

  lazy var judge = RemedyJudge(engine)
  lazy var likeNumbers = LikeNumbers(engine)
  lazy var numberLines = judge?.numberLines ?? NumberLines(engine)

  init(_ engine: LayoutEngine) { self.engine = engine }
}

// MARK: - Trying

extension RemedySearch {
  /// The contradictions if constraints that are set aside held, and others were not required.
  ///
  /// - Returns: The parts of each contradiction; nil if that would take too long to find out.
  mutating func contradictions(
    returning setAside: [Constraint], dropping dropped: [Constraint]
  ) -> [[Constraint]]? {
    var trial = Trial(returning: setAside)
    trial.dropped = Set(dropped)
    return contradictions(after: trial)
  }

  private mutating func contradictions(after trial: Trial) -> [[Constraint]]? {
    engine.remediesTried += 1
    return trial.contradictions(in: engine.system.solver, limit: &room)
  }

  /// Whether a conflict would be over, and no other one begin, if some of its parts were not required.
  mutating func ends(_ conflict: FoundConflict, dropping places: [Int]) -> Bool {
    guard let setAside = conflict.setAside else { return false }
    let dropped = places.compactMap { conflict.handles[$0] }
    // What does not count already may go without anything else.
    if dropped.contains(setAside) { return true }
    return dropped.count == places.count
      && contradictions(returning: [setAside], dropping: dropped)?.isEmpty ?? false
  }

  /// The same if one of its parts were only a bound.
  mutating func ends(
    _ conflict: FoundConflict, relaxing place: Int, to relation: LayoutRelation
  ) -> Bool {
    guard let setAside = conflict.setAside, let handle = conflict.handles[place] else {
      return false
    }
    // The inequality is one that holds as the layout is.
    if handle == setAside { return true }
    var trial = Trial(returning: [setAside])
    trial.relaxed = (handle, engine.solverRelation(relation, of: handle))
    return contradictions(after: trial)?.isEmpty ?? false
  }

  /// The same if the number in one of its parts, which others may share, were another one.
  mutating func ends(
    _ conflict: FoundConflict, movingNumberAt place: Int, by step: CGFloat
  ) -> Bool {
    guard let setAside = conflict.setAside, let handle = conflict.handles[place] else {
      return false
    }
    let moves = engine.system.constraint(of: handle).map {
      engine.moves(ofNumberIn: numberLines.sharing($0), by: Double(step))
    }
    return ends(returning: setAside, moving: moves ?? [handle: Double(step)])
  }

  /// The same if the constants of some parts were so much more, in points.
  mutating func ends(returning setAside: Constraint, moving moves: [Constraint: Double]) -> Bool {
    var trial = Trial(returning: [setAside])
    trial.moved = moves
    return contradictions(after: trial)?.isEmpty ?? false
  }
}

// MARK: - Remedies

extension RemedySearch {
  /// The remedies that end a conflict without another one: those that mend before those that make something worse, and
  /// of either the likeliest first.
  mutating func remedies(of conflict: FoundConflict) -> [Remedy] {
    judge?.begin()
    let removals = judged(removals(conflict), conflict)
    let lengths = lengths(conflict)
    let easings = judged(contents(conflict) + wishes(conflict), conflict)
    let isReplaced = removals.contains(where: \.mends)
    let numbers = isReplaced ? NumberRemedies() : numbers(conflict)
    let factors = isReplaced ? [] : multipliers(conflict)
    let spacings = judged(spacings(conflict), conflict)
    let likely = numbers.areLikely ? numbers.all + spacings : spacings + numbers.all
    let last = numbers.unwritten + newest(conflict, beside: spacings)
    let all = removals + lengths + easings + factors + likely + last
    return all.filter(\.mends) + all.filter { !$0.mends }
  }

  /// The remedy of turning off the masks of some views, which has been tried.
  func turningOffMasks(of tokens: [Int32]) -> Remedy {
    var names = ReportNames(tellingApart: true)
    let views = tokens.map { names.name(of: engine.system.node($0)) }
    return Remedy(
      suggestion: views.count == 1 ? .turnOffMask(of: views[0]) : .turnOffMasks(of: views),
      cost: "")
  }

  /// The spacings of stack views, with as much less or more as there is room for, unless that were less than nothing.
  private mutating func spacings(_ conflict: FoundConflict) -> [LayoutConflict.Suggestion] {
    var suggestions: [LayoutConflict.Suggestion] = []
    var tried: Set<Int64> = []
    for (place, member) in conflict.members.enumerated() where member.stack != nil {
      if tried.count == Self.most { break }
      if let sentence = member.sentence, !tried.insert(sentence).inserted { continue }
      guard let step = conflict.step(ofNumberAt: place, in: numberLines),
        member.constant + step >= 0, ends(conflict, movingNumberAt: place, by: step)
      else { continue }
      suggestions.append(.changeSpacing(of: member, to: member.constant + step))
    }
    return suggestions
  }

  /// Suggestions with what they make worse.
  mutating func judged(
    _ suggestions: [LayoutConflict.Suggestion], _ conflict: FoundConflict
  ) -> [Remedy] {
    suggestions.map { suggestion in
      let flaw = judge?.worsened(by: suggestion, conflict)?.first
      return Remedy(
        suggestion: suggestion, cost: flaw.flatMap { judge?.words(for: $0) } ?? "")
    }
  }

  /// The greatest number of contents of one conflict that are tried, and of spacings.
  static let most = 3

  /// The priority of what gives way without a conflict, and before nothing else.
  static let nearlyRequired = LayoutPriority.required - 1
}
