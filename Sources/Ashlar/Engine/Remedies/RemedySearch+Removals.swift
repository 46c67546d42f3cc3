internal import AshlarSolver

// MARK: - What is there twice

extension RemedySearch {
  /// Of constraints that determine the same twice, those without which there would be no conflict.
  ///
  /// One of them was as a rule to replace the other. The pair that has the youngest constraint comes first.
  mutating func removals(_ conflict: FoundConflict) -> [LayoutConflict.Suggestion] {
    var suggestions: [LayoutConflict.Suggestion] = []
    for group in repetitions(in: conflict) {
      let enough = group.filter { ends(conflict, dropping: [$0]) }
      if enough.count == 1 {
        let others = group.filter { $0 != enough[0] }
        suggestions.append(
          .removeSecond(
            conflict.members[enough[0]], beside: others.map { conflict.members[$0] }))
      } else if !enough.isEmpty {
        suggestions.append(.removeOne(of: enough.map { conflict.members[$0] }))
      }
    }
    if !suggestions.isEmpty { return suggestions }
    return [second(in: conflict) ?? replacement(in: conflict)].compactMap(\.self)
  }

  /// What has placed a view before the last layout along an axis, and what has come since to place it by another attribute.
  private mutating func replacement(in conflict: FoundConflict) -> LayoutConflict.Suggestion? {
    guard let place = conflict.members.lastIndex(where: \.isWritten),
      conflict.age(of: place) > conflict.since, let new = topic(conflict, place), new.isPlace
    else { return nil }
    for old in conflict.members.indices.reversed()
    where conflict.members[old].isWritten && conflict.age(of: old) <= conflict.since {
      guard let topic = topic(conflict, old), topic.isPlace, topic.placesLike(new),
        ends(conflict, dropping: [old]), ends(conflict, dropping: [place])
      else { continue }
      return .removeOne(of: [conflict.members[old], conflict.members[place]])
    }
    return nil
  }

  private func topic(_ conflict: FoundConflict, _ place: Int) -> RepeatedTopic? {
    conflict.handles[place].flatMap { engine.system.constraint(of: $0) }
      .flatMap { RepeatedTopic(of: $0) }
  }

  /// The places of members that determine the same attribute of an item, or bound it by the same.
  private func repetitions(in conflict: FoundConflict) -> [[Int]] {
    var groups: [[Int]] = []
    var isGrouped: Set<Int> = []
    let topics = conflict.members.indices.map { topic(conflict, $0) }
    var places: [RepeatedTopic.Side: [Int]] = [:]
    for (place, topic) in topics.enumerated() {
      if let topic { places[topic.first, default: []].append(place) }
    }
    for place in topics.indices.reversed() where !isGrouped.contains(place) {
      guard let topic = topics[place] else { continue }
      let like = (places[topic.first] ?? []).filter {
        $0 < place && !isGrouped.contains($0) && topics[$0]?.repeats(topic) ?? false
      }
      if like.isEmpty { continue }
      groups.append(like + [place])
      isGrouped.formUnion(like + [place])
    }
    return groups
  }

  /// The youngest constraint that a person wrote, if it contradicts others by itself, and others determine the same
  /// already.
  private mutating func second(in conflict: FoundConflict) -> LayoutConflict.Suggestion? {
    guard let place = conflict.members.lastIndex(where: \.isWritten),
      let constraint = conflict.handles[place].flatMap({ engine.system.constraint(of: $0) }),
      let topic = RepeatedTopic(of: constraint), topic.isEquation
    else { return nil }
    let others = constraint.firstNode?.concerning.filter {
      $0 !== constraint && $0.activation != constraint.activation && $0.priority == .required
        && RepeatedTopic(of: $0)?.repeats(topic) ?? false
    }
    guard let others, !others.isEmpty, ends(conflict, dropping: [place]) else { return nil }
    var names = ReportNames(tellingApart: true)
    return .removeSecond(
      conflict.members[place],
      beside: others.prefix(Self.most).map { engine.demand(of: $0, &names) })
  }
}
