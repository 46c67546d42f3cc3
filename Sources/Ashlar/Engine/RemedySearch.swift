internal import AshlarSolver

/// Finds what would end conflicts, in the order in which people are right: what is there twice, contents that are
/// required, what reads like a wish, the spacing of stacks, and the youngest constraint.
///
/// Each remedy is tried on a copy of what is required. One that does not end the conflict, or brings another one, is not
/// given.
struct RemedySearch {
  private let engine: LayoutEngine

  /// How many constraints of the solver may still be looked at. A tree with very many conflicts has remedies for all of
  /// them that need no trial, and others for the first.
  private var room = Self.mostLooks

  private static let mostLooks = 50_000

  init(_ engine: LayoutEngine) {
    self.engine = engine
  }
}

// MARK: - Trying

extension RemedySearch {
  /// What would be contradicted if constraints that are set aside held, and others were not required.
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
  private mutating func ends(_ conflict: FoundConflict, dropping places: [Int]) -> Bool {
    guard let setAside = conflict.setAside else { return false }
    let dropped = places.compactMap { conflict.handles[$0] }
    // What does not count already may go without anything else.
    if dropped.contains(setAside) { return true }
    return dropped.count == places.count
      && contradictions(returning: [setAside], dropping: dropped)?.isEmpty ?? false
  }

  /// The same if one of its equations were an inequality.
  private mutating func ends(
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
}

extension RemedySearch {
  /// Whether a conflict would be over if the spacing of a stack view, which is in one of its parts, were another one.
  private mutating func ends(
    _ conflict: FoundConflict, movingSpacingAt place: Int, by step: CGFloat
  ) -> Bool {
    guard let setAside = conflict.setAside, let handle = conflict.handles[place],
      let spacing = engine.system.constraint(of: handle).flatMap({ StackSpacing($0) })
    else { return false }
    var trial = Trial(returning: [setAside])
    trial.moved = engine.moves(of: spacing, by: Double(step))
    return contradictions(after: trial)?.isEmpty ?? false
  }
}

// MARK: - Remedies

extension RemedySearch {
  /// The remedies that end a conflict without another one, the most likely first.
  mutating func remedies(of conflict: FoundConflict) -> [LayoutConflict.Suggestion] {
    let first = removals(conflict) + contents(conflict) + wishes(conflict)
    let spacings = spacings(conflict)
    return first + spacings + newest(conflict, beside: spacings)
  }

  /// Of constraints that determine the same twice, those without which there would be no conflict.
  private mutating func removals(_ conflict: FoundConflict) -> [LayoutConflict.Suggestion] {
    var suggestions: [LayoutConflict.Suggestion] = []
    for group in duplicates(in: conflict.members) {
      var enough: [LayoutDemand] = []
      for place in group where ends(conflict, dropping: [place]) {
        enough.append(conflict.members[place])
      }
      if !enough.isEmpty { suggestions.append(.removeOne(of: enough)) }
    }
    return suggestions
  }

  /// The places of members that relate the same attributes of the same items in the same way.
  private func duplicates(in members: [LayoutDemand]) -> [[Int]] {
    var places: [LayoutDemand.Topic: Int] = [:]
    var groups: [[Int]] = []
    for (index, member) in members.enumerated() where member.isWritten && member.first != nil {
      if let place = places[member.topic] {
        groups[place].append(index)
      } else {
        places[member.topic] = groups.count
        groups.append([index])
      }
    }
    let twice = groups.filter { $0.count > 1 }
    return twice.isEmpty ? rivals(in: members) : twice
  }

  /// The two constraints that a person wrote, if there are no more and both are equations on one attribute of an item.
  private func rivals(in members: [LayoutDemand]) -> [[Int]] {
    let written = members.indices.filter { members[$0].isWritten }
    let isOneAttribute = Set(written.map { members[$0].first }).count == 1
    guard written.count == 2, isOneAttribute, members[written[0]].first != nil,
      written.allSatisfy({ members[$0].relation == .equal })
    else { return [] }
    return [written]
  }

  /// Contents that are required, and need not be.
  private mutating func contents(_ conflict: FoundConflict) -> [LayoutConflict.Suggestion] {
    let places = conflict.members.indices.filter {
      conflict.members[$0].origin == .contentSize
    }
    var suggestions: [LayoutConflict.Suggestion] = []
    for place in places.prefix(Self.most) where ends(conflict, dropping: [place]) {
      suggestions.append(.lowerPriority(of: conflict.members[place], to: Self.nearlyRequired))
    }
    return suggestions
  }

  /// Equations on what a maximum bounds: as a rule they say what is wished for where there is room.
  private mutating func wishes(_ conflict: FoundConflict) -> [LayoutConflict.Suggestion] {
    guard let maximum = conflict.members.first(where: \.isMaximum) else { return [] }
    let places = conflict.members.indices.filter {
      conflict.members[$0].isWish(beside: maximum)
    }
    guard let last = places.last else { return [] }
    if ends(conflict, dropping: [last]) {
      return [.lowerPriority(of: conflict.members[last], to: Self.nearlyRequired)]
    }
    guard places.count > 1, ends(conflict, dropping: places) else { return [] }
    return [
      .lowerPriorities(of: places.map { conflict.members[$0] }, to: Self.nearlyRequired)
    ]
  }

  /// The spacings of stack views, with as much less or more as there is room for, unless that were less than nothing.
  private mutating func spacings(_ conflict: FoundConflict) -> [LayoutConflict.Suggestion] {
    var suggestions: [LayoutConflict.Suggestion] = []
    var tried: Set<Int64> = []
    for (place, member) in conflict.members.enumerated() where member.stack != nil {
      if tried.count == Self.most { break }
      if let sentence = member.sentence, !tried.insert(sentence).inserted { continue }
      guard let step = conflict.step(ofNumberAt: place), member.constant + step >= 0,
        ends(conflict, movingSpacingAt: place, by: step)
      else { continue }
      suggestions.append(.changeSpacing(of: member, to: member.constant + step))
    }
    return suggestions
  }

  /// The youngest constraint that a person wrote, not required or as an inequality; if there is none, and no spacing ends
  /// the conflict, the youngest of those that a stack view made.
  private mutating func newest(
    _ conflict: FoundConflict, beside spacings: [LayoutConflict.Suggestion]
  ) -> [LayoutConflict.Suggestion] {
    if !spacings.isEmpty, !conflict.members.contains(where: \.isWritten) { return [] }
    var suggestions: [LayoutConflict.Suggestion] = []
    if let place = youngest(of: conflict, where: { _ in true }),
      ends(conflict, dropping: [place])
    {
      suggestions.append(.lowerPriority(of: conflict.members[place], to: Self.nearlyRequired))
    }
    if let place = youngest(of: conflict, where: { $0.relation == .equal }) {
      let relation: LayoutRelation =
        conflict.yieldsUpwards(place) ? .greaterThanOrEqual : .lessThanOrEqual
      if ends(conflict, relaxing: place, to: relation) {
        suggestions.append(.relax(conflict.members[place], to: relation))
      }
    }
    return suggestions
  }

  private func youngest(
    of conflict: FoundConflict, where isSuch: (LayoutDemand) -> Bool
  ) -> Int? {
    let members = conflict.members
    return members.lastIndex { $0.isWritten && isSuch($0) }
      ?? members.lastIndex { $0.isConstraint && isSuch($0) }
  }

  /// How many contents of one conflict are tried, and how many spacings.
  private static let most = 3

  /// The priority of what gives way without a conflict, and before nothing else.
  private static let nearlyRequired = LayoutPriority.required - 1
}

extension LayoutDemand {
  /// Whether it keeps an extent from being greater than something.
  fileprivate var isMaximum: Bool {
    isWritten && relation == .lessThanOrEqual && first?.attribute.isSize ?? false
  }

  /// Whether it is an equation on the item of a maximum, along the same axis.
  fileprivate func isWish(beside maximum: LayoutDemand) -> Bool {
    guard isWritten, relation == .equal, let first, let bounded = maximum.first else {
      return false
    }
    return first.key == bounded.key && first.attribute.axis == bounded.attribute.axis
      && !first.attribute.isCenter
  }

  /// What two demands have in common that relate the same attributes of the same items in the same way.
  fileprivate struct Topic: Hashable {
    let first: Side?
    let second: Side?
    let relation: LayoutRelation

    /// Nil for equations: two with other multipliers contradict each other as two with other constants do.
    let multiplier: CGFloat?
  }

  fileprivate var topic: Topic {
    Topic(
      first: first, second: second, relation: relation,
      multiplier: relation == .equal ? nil : multiplier)
  }
}
