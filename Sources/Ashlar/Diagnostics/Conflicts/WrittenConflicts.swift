/// The kinds of conflicts that have been written to standard error.
struct WrittenConflicts {
  private var kinds: Set<ConflictKind> = []

  /// Whether all of some conflicts, by their members, are of kinds that have been written.
  func containAll(_ conflicts: [[LayoutDemand]]) -> Bool {
    conflicts.allSatisfy { kinds.contains(ConflictKind(of: $0)) }
  }

  /// Takes note of conflicts that are written, or set aside for the same cause as others that are.
  mutating func insert(_ conflicts: [[LayoutDemand]]) {
    for members in conflicts { kinds.insert(ConflictKind(of: members)) }
  }

  mutating func take(from other: WrittenConflicts) { kinds.formUnion(other.kinds) }

  /// The text about some conflicts: those of a new kind in full, and how many more there are of each kind that is known.
  mutating func text(of conflicts: [LayoutConflict]) -> String {
    var text = ""
    var more: [LayoutConflict] = []
    for conflict in conflicts {
      if kinds.insert(ConflictKind(of: conflict.members)).inserted {
        text += "Ashlar: \(conflict)\n"
      } else {
        more.append(conflict)
      }
    }
    return text + Self.lines(about: more.map(\.members))
  }

  /// A line for each kind among conflicts of kinds that have been written.
  static func lines(about conflicts: [[LayoutDemand]]) -> String {
    var text = ""
    for group in conflicts.inGroups(by: { ConflictKind(of: $0) }) {
      guard let setAside = group[0].last else { continue }
      let others = group.count == 1 ? "" : ", nor \(group.count - 1) more like it"
      text += "Ashlar: \(setAside) cannot hold\(others), for the reason told before.\n"
    }
    return text
  }
}
