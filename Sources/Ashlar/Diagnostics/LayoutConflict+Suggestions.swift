// MARK: - What may be done

extension LayoutConflict {
  /// Something that would end a conflict.
  public enum Suggestion: Hashable, Sendable {
    /// Constraints determine the same twice: one of them can go.
    case removeOne(of: [LayoutDemand])

    /// A view keeps its frame although constraints place it.
    case turnOffMask(of: String)

    /// A constraint, or the size of a content, need not be required.
    case lowerPriority(of: LayoutDemand, to: LayoutPriority)

    /// An equation may be an inequality.
    case relax(LayoutDemand, to: LayoutRelation)
  }

  /// What would end the conflict, in the order in which a person would try it.
  ///
  /// Each of them is enough for this conflict. First what is there twice; then masks that somebody
  /// forgot to turn off; then the priority of the youngest constraint that somebody wrote; then an
  /// inequality in its place. Constraints of a stack view are named only where nobody wrote any.
  ///
  /// - Complexity: O(*m*) for *m* members.
  public var suggestions: [Suggestion] {
    duplicates.map { .removeOne(of: $0) } + masks.map { .turnOffMask(of: $0) }
      + lowered.map { .lowerPriority(of: $0, to: .required - 1) } + relaxed
  }

  /// Members that relate the same attributes of the same items in the same way.
  private var duplicates: [[LayoutDemand]] {
    var places: [LayoutDemand.Topic: Int] = [:]
    var groups: [[LayoutDemand]] = []
    for member in members where member.isWritten && member.first != nil {
      if let place = places[member.topic] {
        groups[place].append(member)
      } else {
        places[member.topic] = groups.count
        groups.append([member])
      }
    }
    return groups.filter { $0.count > 1 }
  }

  /// The views whose masks are in the conflict together with something that somebody wrote.
  private var masks: [String] {
    guard members.contains(where: \.isConstraint) else { return [] }
    var known: Set<String> = []
    return members.filter { $0.origin == .autoresizingMask && !$0.isPlacedByOwner }
      .compactMap(\.first?.item)
      .filter { known.insert($0).inserted }
  }

  private var lowered: [LayoutDemand] {
    let contents = members.filter { $0.origin == .contentSize }
    return (youngest { _ in true }.map { [members[$0]] } ?? []) + contents
  }

  /// The youngest equation that somebody wrote, as an inequality that holds with the other members.
  private var relaxed: [Suggestion] {
    guard let index = youngest(where: { $0.relation == .equal }) else { return [] }
    let exceeds = (shares[index] > 0) == isExceeded
    return [.relax(members[index], to: exceeds ? .greaterThanOrEqual : .lessThanOrEqual)]
  }

  /// The place of the youngest such constraint that somebody wrote; else of one that a stack view made.
  private func youngest(where isSuch: (LayoutDemand) -> Bool) -> Int? {
    members.lastIndex { $0.isWritten && isSuch($0) }
      ?? members.lastIndex { $0.isConstraint && isSuch($0) }
  }
}

extension LayoutDemand {
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

// MARK: - Words

extension LayoutConflict.Suggestion: CustomStringConvertible {
  /// The advice, as a sentence without its full stop.
  public var description: String {
    switch self {
    case .removeOne(let demands): Self.removal(of: demands)
    case .turnOffMask(let view):
      "set \(view).translatesAutoresizingMaskIntoConstraints to false"
    case .lowerPriority(let demand, let priority):
      demand.origin == .contentSize
        ? "lower the priorities of \(demand) to \(priority)"
        : "lower the priority of \(demand) to \(priority)"
    case .relax(let demand, let relation):
      "make \(demand) an inequality with \(relation)"
    }
  }

  private static func removal(of demands: [LayoutDemand]) -> String {
    let names = demands.map(\.description).joined(separator: " or ")
    guard Set(demands.map(\.location)).count == 1 else {
      return "remove \(names); remakeConstraints replaces old ones"
    }
    let isSaidTwice = Set(demands.map(\.text)).count > 1
    return "remove \(names): that line ran twice\(isSaidTwice ? ", or says so twice" : ""); "
      + "updateConstraints or remakeConstraints would not add another"
  }
}
