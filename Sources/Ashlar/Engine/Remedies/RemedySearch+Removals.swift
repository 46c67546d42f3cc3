internal import AshlarSolver

// MARK: - Repeated constraints

extension RemedySearch {
  /// Of constraints that determine the same twice, those without which there would be no conflict.
  ///
  /// One of them was as a rule to replace the other. The pair that has the youngest constraint comes first.
  mutating func removals(_ conflict: FoundConflict) -> [LayoutConflict.Suggestion] {
    var suggestions: [LayoutConflict.Suggestion] = []
    for group in repetitions(in: conflict) {
      let enough = group.filter {
        ends(conflict, dropping: [$0]) || ends(conflict, replacing: $0, in: group)
      }
      if enough.count == 1, !cameOfOneLine(group, conflict) {
        let others = group.filter { $0 != enough[0] }
        suggestions.append(
          .removeSecond(
            conflict.members[enough[0]], beside: others.map { conflict.members[$0] }))
      } else if !enough.isEmpty {
        let places = enough.count == 1 ? group : enough
        suggestions.append(.removeOne(of: places.map { conflict.members[$0] }))
      }
    }
    if !suggestions.isEmpty { return suggestions }
    return [second(in: conflict) ?? middle(in: conflict) ?? replacement(in: conflict)]
      .compactMap(\.self)
  }

  /// Whether members are what one line of a maker made each time it ran. Either may go then, also where a row has the height
  /// that the first one asked for.
  private func cameOfOneLine(_ places: [Int], _ conflict: FoundConflict) -> Bool {
    let members = places.map { conflict.members[$0] }
    return members.allSatisfy(\.isMade) && Set(members.map(\.location)).count == 1
  }

  /// Whether a conflict would be over if a line of a maker that made a member were taken away: with the member all that it
  /// made for the item and that younger constraints determine, for the oldest of several members, and the other way round
  /// for the youngest.
  private mutating func ends(
    _ conflict: FoundConflict, replacing place: Int, in group: [Int]
  ) -> Bool {
    let member = conflict.members[place]
    guard let setAside = conflict.setAside, place == group.first || place == group.last,
      member.isMade,
      let node = conflict.handles[place].flatMap({ engine.system.constraint(of: $0) })?.firstNode
    else { return false }
    let written = node.concerning.all.compactMap {
      constraint -> (LayoutConstraint, RepeatedTopic)? in
      guard constraint.firstNode === node, constraint.priority == .required, constraint.token >= 0,
        let topic = RepeatedTopic(of: constraint), topic.isEquation
      else { return nil }
      return (constraint, topic)
    }
    // The last one of each attribute, counted from the side that stays.
    let isOld = place == group.first
    var kept: [RepeatedTopic.Side: Int64] = [:]
    for (constraint, topic) in written {
      let age = constraint.activation
      kept[topic.first] = kept[topic.first].map { isOld ? max($0, age) : min($0, age) } ?? age
    }
    let dropped = written.filter { constraint, topic in
      constraint.activation != kept[topic.first] && constraint.sourceLocation == member.location
    }
    let handles = dropped.map { engine.system.solver.constraint(at: $0.0.token) }
    return handles.contains(setAside)
      || contradictions(returning: [setAside], dropping: handles)?.isEmpty ?? false
  }

  /// The constraint that placed a view along an axis before the last layout, and the newer one that places it by
  /// another attribute.
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

  /// The youngest written constraint, if it places the middle of an item whose two edges are placed by others.
  private mutating func middle(in conflict: FoundConflict) -> LayoutConflict.Suggestion? {
    guard let place = conflict.members.lastIndex(where: \.isWritten),
      let middle = topic(conflict, place), middle.isPlace, middle.first.attribute.isCenter
    else { return nil }
    let edges = conflict.members.indices.filter { other in
      guard other != place, let topic = topic(conflict, other) else { return false }
      return topic.isPlace && topic.placesLike(middle) && !topic.first.attribute.isCenter
    }
    guard edges.count == 2, ends(conflict, dropping: [place]) else { return nil }
    return .removeSecond(conflict.members[place], beside: edges.map { conflict.members[$0] })
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
