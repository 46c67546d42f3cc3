internal import AshlarSolver

/// The conflicts of a layout as people are told of them: one for each cause, with remedies that have been tried.
struct ConflictReports {
  /// The conflicts, the oldest constraint set aside first.
  private(set) var conflicts: [LayoutConflict] = []

  /// What tells the parts of each of them from others.
  private var conflictKeys: [[[ConflictKey]]] = []

  /// What each part has been found to be, and its remedies if it is told by itself.
  private var remembered: [[ConflictKey]: Remembered] = [:]

  private struct Remembered {
    let members: [LayoutDemand]
    var suggestions: [LayoutConflict.Suggestion]?
  }

  /// Begins without conflicts.
  init() {}

  /// Puts together what has been found, which is in the order of age.
  ///
  /// Remedies are tried when a conflict is new, or its numbers are. One that was there before has those that it had.
  init(of found: [FoundConflict], _ engine: LayoutEngine, after last: ConflictReports) {
    if last.areOf(found) {
      self = last
      return
    }
    var search = RemedySearch(engine)
    var masks = ForgottenMasks(engine)
    for (place, conflict) in found.enumerated() { masks.take(conflict, at: place, &search) }
    masks.unite(&search)
    var groups: [Int: ForgottenMasks.Group] = [:]
    for group in masks.groups { groups[group.first] = group }
    let isToldBefore = Set(masks.groups.flatMap(\.others))
    for (place, conflict) in found.enumerated() {
      remembered[conflict.key] = Remembered(members: conflict.members)
      if isToldBefore.contains(place) { continue }
      if let group = groups[place] {
        add(conflict, group, found, engine)
      } else {
        add(conflict, last.suggestions(of: conflict) ?? search.remedies(of: conflict))
      }
    }
  }
}

// MARK: - Telling

extension ConflictReports {
  private mutating func add(
    _ conflict: FoundConflict, _ suggestions: [LayoutConflict.Suggestion]
  ) {
    remembered[conflict.key]?.suggestions = suggestions
    conflicts.append(conflict.told(suggestions))
    conflictKeys.append([conflict.key])
  }

  private mutating func add(
    _ conflict: FoundConflict, _ group: ForgottenMasks.Group, _ found: [FoundConflict],
    _ engine: LayoutEngine
  ) {
    var names = ReportNames(tellingApart: true)
    let views = group.tokens.map { names.name(of: engine.system.nodes[$0]) }
    let remedy: LayoutConflict.Suggestion =
      views.count == 1 ? .turnOffMask(of: views[0]) : .turnOffMasks(of: views)
    let others = group.others.map { found[$0] }
    conflicts.append(
      conflict.told([remedy], alsoSetAside: others.map { $0.members[$0.members.count - 1] }))
    conflictKeys.append([conflict.key] + others.map(\.key))
  }

  /// The conflicts of which no part was there before.
  func conflicts(newSince last: ConflictReports) -> [LayoutConflict] {
    zip(conflicts, conflictKeys).filter { !$1.contains { last.remembered[$0] != nil } }.map(\.0)
  }
}

// MARK: - What was there before

extension ConflictReports {
  var isEmpty: Bool { remembered.isEmpty }

  /// Whether the reports are of the same conflicts with the same numbers.
  private func areOf(_ found: [FoundConflict]) -> Bool {
    found.count == remembered.count
      && found.allSatisfy { remembered[$0.key]?.members == $0.members }
  }

  /// The remedies of a conflict that was there before with the same numbers, and was told by itself.
  private func suggestions(of conflict: FoundConflict) -> [LayoutConflict.Suggestion]? {
    guard let known = remembered[conflict.key], known.members == conflict.members else {
      return nil
    }
    return known.suggestions
  }
}
