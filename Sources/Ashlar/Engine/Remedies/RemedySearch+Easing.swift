internal import AshlarSolver

// MARK: - Requirements to lower

extension RemedySearch {
  /// Contents that are required, and need not be: as little of each as ends the conflict.
  mutating func contents(_ conflict: FoundConflict) -> [LayoutConflict.Suggestion] {
    let places = conflict.members.indices.filter { conflict.members[$0].origin == .contentSize }
    return places.prefix(Self.most).compactMap { easing(conflict, $0) }
  }

  private mutating func easing(
    _ conflict: FoundConflict, _ place: Int
  ) -> LayoutConflict.Suggestion? {
    let content = conflict.members[place]
    if content.hugging == .required, content.priority == .required {
      let grows = conflict.yieldsUpwards(place)
      if ends(conflict, relaxing: place, to: grows ? .greaterThanOrEqual : .lessThanOrEqual) {
        return grows
          ? .lowerHugging(of: content, to: Self.nearlyRequired)
          : .lowerResistance(of: content, to: Self.nearlyRequired)
      }
    }
    return ends(conflict, dropping: [place])
      ? .lowerPriority(of: content, to: Self.nearlyRequired) : nil
  }

  /// Equations on what a maximum bounds: as a rule they say what is wished for where there is room.
  mutating func wishes(_ conflict: FoundConflict) -> [LayoutConflict.Suggestion] {
    guard let maximum = conflict.members.first(where: \.isMaximum) else { return [] }
    let places = conflict.members.indices.filter { conflict.members[$0].isWish(beside: maximum) }
    guard let last = places.last else { return [] }
    if ends(conflict, dropping: [last]) {
      return [.lowerPriority(of: conflict.members[last], to: Self.nearlyRequired)]
    }
    guard places.count > 1, ends(conflict, dropping: places) else { return [] }
    return [
      .lowerPriorities(of: places.map { conflict.members[$0] }, to: Self.nearlyRequired)
    ]
  }
}

// MARK: - The youngest constraint

extension RemedySearch {
  /// The youngest constraint that a person wrote, not required or as an inequality; if there is none, and no spacing ends
  /// the conflict, the youngest of those that a stack view made.
  ///
  /// If that makes something worse, or does not end the conflict, an older one for which it does not.
  mutating func newest(_ conflict: FoundConflict, beside spacings: [Remedy]) -> [Remedy] {
    let written = conflict.members.indices.filter { conflict.members[$0].isWritten }
    if !spacings.isEmpty, written.isEmpty { return [] }
    let made = conflict.members.indices.filter { conflict.members[$0].origin == .stack }
    let places = Array((written.isEmpty ? made : written).reversed())
    return [
      first(conflict, of: places) { search, place in
        search.ends(conflict, dropping: [place])
          ? .lowerPriority(of: conflict.members[place], to: Self.nearlyRequired) : nil
      },
      first(conflict, of: places.filter { conflict.members[$0].relation == .equal }) {
        search, place in
        let relation: LayoutRelation =
          conflict.yieldsUpwards(place) ? .greaterThanOrEqual : .lessThanOrEqual
        return search.ends(conflict, relaxing: place, to: relation)
          ? .relax(conflict.members[place], to: relation) : nil
      },
    ].compactMap(\.self)
  }

  /// The first remedy that mends; if none of the first few does, the first that ends the conflict.
  private mutating func first(
    _ conflict: FoundConflict, of places: [Int],
    _ remedy: (inout RemedySearch, Int) -> LayoutConflict.Suggestion?
  ) -> Remedy? {
    var worse: [Remedy] = []
    for place in places.prefix(Self.mostTried) {
      guard let found = remedy(&self, place), let one = judged([found], conflict).first else {
        continue
      }
      if one.mends { return one }
      worse.append(one)
      if worse.count == Self.most { break }
    }
    return worse.first
  }

  /// The greatest number of constraints of one conflict that are tried.
  private static let mostTried = 40
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
}
