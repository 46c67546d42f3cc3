internal import AshlarSolver

/// The reported conflicts of a layout: one for each cause, with tried remedies.
///
/// Causes and remedies are found out when the conflicts are read. A conflict that no change concerns keeps its remedies:
/// nothing is tried again.
struct ConflictReports {
  /// The conflicts of the layout, the oldest constraint set aside first.
  private let found: [FoundConflict]

  /// The conflicts, once they have been read.
  private var told: [LayoutConflict]?

  /// The sources of each of them.
  private var reports: [Report] = []

  /// The findings about each part, and its remedies if it is reported by itself.
  private var remembered: [[ConflictKey]: Remembered] = [:]

  /// The conflicts that masks caused in the layout before.
  private var keptGroups: [ForgottenMasks.Group] = []

  private struct Report {
    /// The identity of its parts.
    let keys: [[ConflictKey]]

    /// The numbers of the views whose masks are the cause, if masks are.
    var tokens: [Int32] = []
  }

  private struct Remembered {
    let members: [LayoutDemand]
    var remedies: [Remedy]?
  }

  /// Begins without conflicts.
  init() { found = [] }

  /// Takes what has been found, which is in the order of age.
  init(of found: [FoundConflict], after last: ConflictReports) {
    self.found = found
    for conflict in found {
      remembered[conflict.key] = Remembered(
        members: conflict.members, remedies: last.remedies(of: conflict))
    }
    keptGroups = last.groups(in: found)
  }
}

// MARK: - Reading

extension ConflictReports {
  /// The conflicts, the oldest constraint set aside first; finds out causes and remedies first.
  mutating func read(_ engine: LayoutEngine) -> [LayoutConflict] {
    if let told { return told }
    var search = RemedySearch(engine)
    let groups = masks(engine, &search)
    let isToldBefore = Set(groups.flatMap(\.others))
    for (place, conflict) in found.enumerated() where !isToldBefore.contains(place) {
      if let group = groups.first(where: { $0.first == place }) {
        add(conflict, group, engine)
      } else {
        add(conflict, remembered[conflict.key]?.remedies ?? search.remedies(of: conflict))
      }
    }
    return told ?? []
  }

  /// The conflicts that masks are the cause of.
  private func masks(
    _ engine: LayoutEngine, _ search: inout RemedySearch
  ) -> [ForgottenMasks.Group] {
    var masks = ForgottenMasks(engine)
    var isDone = found.map { remembered[$0.key]?.remedies != nil }
    for group in keptGroups {
      masks.add(group)
      for place in [group.first] + group.others { isDone[place] = true }
    }
    for (place, conflict) in found.enumerated() where !isDone[place] {
      masks.take(conflict, at: place, &search)
    }
    masks.unite(&search)
    return masks.groups
  }

  private mutating func add(_ conflict: FoundConflict, _ remedies: [Remedy]) {
    remembered[conflict.key]?.remedies = remedies
    tell(conflict.told(remedies), Report(keys: [conflict.key]))
  }

  private mutating func add(
    _ conflict: FoundConflict, _ group: ForgottenMasks.Group, _ engine: LayoutEngine
  ) {
    var names = ReportNames(tellingApart: true)
    let views = group.tokens.map { names.name(of: engine.system.node($0)) }
    let suggestion: LayoutConflict.Suggestion =
      views.count == 1 ? .turnOffMask(of: views[0]) : .turnOffMasks(of: views)
    let others = group.others.map { found[$0] }
    tell(
      conflict.told(
        [Remedy(suggestion: suggestion, cost: "")],
        alsoSetAside: others.map { $0.members[$0.members.count - 1] }),
      Report(keys: [conflict.key] + others.map(\.key), tokens: group.tokens))
  }

  private mutating func tell(_ conflict: LayoutConflict, _ report: Report) {
    told = (told ?? []) + [conflict]
    reports.append(report)
  }

  /// The conflicts that have been read and of which no part was there before.
  func conflicts(newSince last: ConflictReports) -> [LayoutConflict] {
    zip(told ?? [], reports).filter { !$1.keys.contains { last.remembered[$0] != nil } }.map(\.0)
  }
}

// MARK: - Earlier reports

extension ConflictReports {
  var isEmpty: Bool { found.isEmpty }

  /// The members found for the parts of a conflict.
  func members(of key: [ConflictKey]) -> [LayoutDemand]? { remembered[key]?.members }

  /// The layout in which a conflict has come, by the age of the youngest constraint of the one before.
  func since(of key: [ConflictKey]) -> Int64? { found.first { $0.key == key }?.since }

  /// The remedies of a conflict that existed before with the same numbers, and was reported by itself.
  private func remedies(of conflict: FoundConflict) -> [Remedy]? {
    guard let known = remembered[conflict.key], known.members == conflict.members else {
      return nil
    }
    return known.remedies
  }

  /// The groups that masks caused, as far as all of their conflicts have been found again with the same numbers.
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
