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
    /// The identity of its parts, as far as one remedy ends them.
    let keys: [[ConflictKey]]

    /// The numbers of the views whose masks are the cause, if masks are.
    var tokens: [Int32] = []

    /// The identity of the parts among others that the same lines have made.
    var likeKeys: [[ConflictKey]] = []
  }

  private struct Remembered {
    let members: [LayoutDemand]
    var remedies: [Remedy]?

    /// Whether it has been found out that no mask is the cause.
    var hasNoMask = false
  }

  /// Begins without conflicts.
  init() { found = [] }

  /// Takes what has been found, which is in the order of age.
  init(of found: [FoundConflict], after last: ConflictReports) {
    self.found = found
    for conflict in found {
      remembered[conflict.key] =
        last.known(of: conflict) ?? Remembered(members: conflict.members)
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
    var causes = ConflictCauses(masks(engine, &search))
    var names = ReportNames()
    for place in found.indices {
      causes.take(place, found[place].members) { tokens in
        tokens.map { names.name(of: engine.system.node($0)) }
      }
    }
    for cause in causes.all {
      let conflict = found[cause.first]
      let remedies = remedies(of: cause, &search)
      let report = Report(
        keys: cause.ended.map { found[$0].key }, tokens: cause.tokens,
        likeKeys: cause.others.map { found[$0].key })
      if let number = causes.number(ofSameRemoval: remedies.first?.suggestion, as: reports.count) {
        join([cause.first] + cause.others, number)
      } else {
        let others = (cause.ended.dropFirst() + cause.others).sorted().map { setAside(at: $0) }
        told = (told ?? []) + [conflict.told(remedies, alsoSetAside: others)]
        reports.append(report)
      }
    }
    return told ?? []
  }

  /// What may be done about a cause: what is known, what turns masks off, or what is found now.
  private mutating func remedies(
    of cause: ConflictCauses.Cause, _ search: inout RemedySearch
  ) -> [Remedy] {
    let conflict = found[cause.first]
    if !cause.tokens.isEmpty { return [search.turningOffMasks(of: cause.tokens)] }
    if let known = remembered[conflict.key]?.remedies { return known }
    let remedies = search.remedies(of: conflict)
    remembered[conflict.key]?.remedies = remedies
    return remedies
  }

  /// Tells conflicts with an earlier one, which has the same remedy.
  private mutating func join(_ places: [Int], _ number: Int) {
    let more = places.map { setAside(at: $0) }
    told?[number].alsoSetAside += more
    reports[number].likeKeys += places.map { found[$0].key }
  }

  private func setAside(at place: Int) -> LayoutDemand {
    found[place].members[found[place].members.count - 1]
  }

  /// The conflicts that masks are the cause of.
  private mutating func masks(
    _ engine: LayoutEngine, _ search: inout RemedySearch
  ) -> [ForgottenMasks.Group] {
    var masks = ForgottenMasks(engine)
    var isDone = found.map { remembered[$0.key]?.hasNoMask ?? false }
    for group in keptGroups {
      masks.add(group)
      for place in [group.first] + group.others { isDone[place] = true }
    }
    for (place, conflict) in found.enumerated() where !isDone[place] {
      masks.take(conflict, at: place, &search)
    }
    masks.unite(&search)
    let masked = Set(masks.groups.flatMap { [$0.first] + $0.others })
    for place in found.indices where !masked.contains(place) {
      remembered[found[place].key]?.hasNoMask = true
    }
    return masks.groups
  }

  /// The conflicts that have been read and of which no part was there before.
  func conflicts(newSince last: ConflictReports) -> [LayoutConflict] {
    zip(told ?? [], reports).filter {
      !($1.keys + $1.likeKeys).contains { last.remembered[$0] != nil }
    }.map(\.0)
  }
}

// MARK: - Earlier reports

extension ConflictReports {
  var isEmpty: Bool { found.isEmpty }

  /// The members found for the parts of a conflict.
  func members(of key: [ConflictKey]) -> [LayoutDemand]? { remembered[key]?.members }

  /// The layout in which a conflict has come, by the age of the youngest constraint of the one before.
  func since(of key: [ConflictKey]) -> Int64? { found.first { $0.key == key }?.since }

  /// The memory of a conflict that existed before with the same numbers.
  private func known(of conflict: FoundConflict) -> Remembered? {
    remembered[conflict.key].flatMap { $0.members == conflict.members ? $0 : nil }
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
