internal import AshlarSolver

/// The conflicts of a layout as people are told of them: one for each cause, with remedies that have been tried.
///
/// A conflict that no change concerns keeps its remedies: nothing is tried again.
struct ConflictReports {
  /// The conflicts, the oldest constraint set aside first.
  private(set) var conflicts: [LayoutConflict] = []

  /// What each of them was made of.
  private var reports: [Report] = []

  /// What each part has been found to be, and its remedies if it is told by itself.
  private var remembered: [[ConflictKey]: Remembered] = [:]

  private struct Report {
    /// What tells its parts from others.
    let keys: [[ConflictKey]]

    /// The numbers of the views whose masks are the cause, if masks are.
    var tokens: [Int32] = []
  }

  private struct Remembered {
    let members: [LayoutDemand]
    var suggestions: [LayoutConflict.Suggestion]?
  }

  /// Begins without conflicts.
  init() {}

  /// Puts together what has been found, which is in the order of age.
  init(of found: [FoundConflict], _ engine: LayoutEngine, after last: ConflictReports) {
    for conflict in found { remembered[conflict.key] = Remembered(members: conflict.members) }
    var search = RemedySearch(engine)
    var masks = ForgottenMasks(engine)
    var isDone = found.map { last.suggestions(of: $0) != nil }
    for group in last.groups(in: found) {
      masks.add(group)
      for place in [group.first] + group.others { isDone[place] = true }
    }
    for (place, conflict) in found.enumerated() where !isDone[place] {
      masks.take(conflict, at: place, &search)
    }
    masks.unite(&search)
    var groups: [Int: ForgottenMasks.Group] = [:]
    for group in masks.groups { groups[group.first] = group }
    let isToldBefore = Set(masks.groups.flatMap(\.others))
    for (place, conflict) in found.enumerated() where !isToldBefore.contains(place) {
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
    reports.append(Report(keys: [conflict.key]))
  }

  private mutating func add(
    _ conflict: FoundConflict, _ group: ForgottenMasks.Group, _ found: [FoundConflict],
    _ engine: LayoutEngine
  ) {
    var names = ReportNames(tellingApart: true)
    let views = group.tokens.map { names.name(of: engine.system.node($0)) }
    let remedy: LayoutConflict.Suggestion =
      views.count == 1 ? .turnOffMask(of: views[0]) : .turnOffMasks(of: views)
    let others = group.others.map { found[$0] }
    conflicts.append(
      conflict.told([remedy], alsoSetAside: others.map { $0.members[$0.members.count - 1] }))
    reports.append(Report(keys: [conflict.key] + others.map(\.key), tokens: group.tokens))
  }

  /// The conflicts of which no part was there before.
  func conflicts(newSince last: ConflictReports) -> [LayoutConflict] {
    zip(conflicts, reports).filter { !$1.keys.contains { last.remembered[$0] != nil } }.map(\.0)
  }
}

// MARK: - What was there before

extension ConflictReports {
  var isEmpty: Bool { remembered.isEmpty }

  /// What the parts of a conflict have been found to be.
  func members(of key: [ConflictKey]) -> [LayoutDemand]? { remembered[key]?.members }

  /// The remedies of a conflict that was there before with the same numbers, and was told by itself.
  private func suggestions(of conflict: FoundConflict) -> [LayoutConflict.Suggestion]? {
    guard let known = remembered[conflict.key], known.members == conflict.members else {
      return nil
    }
    return known.suggestions
  }

  /// What masks were the cause of, as far as all of it has been found again with the same numbers.
  private func groups(in found: [FoundConflict]) -> [ForgottenMasks.Group] {
    let grouped = reports.filter { !$0.tokens.isEmpty }
    if grouped.isEmpty { return [] }
    var places: [[ConflictKey]: Int] = [:]
    for (place, conflict) in found.enumerated()
    where remembered[conflict.key]?.members == conflict.members {
      places[conflict.key] = place
    }
    return grouped.compactMap { report in
      let known = report.keys.compactMap { places[$0] }
      guard known.count == report.keys.count else { return nil }
      return ForgottenMasks.Group(
        tokens: report.tokens, first: known[0], setAside: known.compactMap { found[$0].setAside },
        others: Array(known.dropFirst()), isKept: true)
    }
  }
}
