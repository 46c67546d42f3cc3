internal import AshlarSolver

/// The conflicts of a layout as people are told of them: one for each cause, with remedies that have been tried.
struct ConflictReports {
  /// The conflicts, the oldest constraint set aside first.
  private(set) var conflicts: [LayoutConflict] = []

  /// What tells the parts of each of them from others.
  private var conflictKeys: [[[ConflictKey]]] = []

  /// Puts together what has been found, which is in the order of age.
  init(of found: [FoundConflict], _ engine: LayoutEngine) {
    var search = RemedySearch(engine)
    var masks = ForgottenMasks(engine)
    for (place, conflict) in found.enumerated() { masks.take(conflict, at: place, &search) }
    masks.unite(&search)
    var groups: [Int: ForgottenMasks.Group] = [:]
    for group in masks.groups { groups[group.first] = group }
    let isToldBefore = Set(masks.groups.flatMap(\.others))
    for (place, conflict) in found.enumerated() where !isToldBefore.contains(place) {
      if let group = groups[place] {
        add(conflict, group, found, engine)
      } else {
        add(conflict.told(search.remedies(of: conflict)), [conflict.key])
      }
    }
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
    add(
      conflict.told([remedy], alsoSetAside: others.map { $0.members[$0.members.count - 1] }),
      [conflict.key] + others.map(\.key))
  }

  private mutating func add(_ conflict: LayoutConflict, _ keys: [[ConflictKey]]) {
    conflicts.append(conflict)
    conflictKeys.append(keys)
  }

  /// The conflicts of which no part was there before.
  func conflicts(without known: Set<[ConflictKey]>) -> [LayoutConflict] {
    zip(conflicts, conflictKeys).filter { !$1.contains { known.contains($0) } }.map(\.0)
  }
}
