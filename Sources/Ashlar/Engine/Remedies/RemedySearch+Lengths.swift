// MARK: - Lengths that programs give

extension RemedySearch {
  /// The lengths that a list gives its cells, so that there is room for what is in one of them: as much as that asks for
  /// without the length, or more than ends the conflict. The same for a root that has no length yet.
  mutating func lengths(_ conflict: FoundConflict) -> [Remedy] {
    conflict.members.indices.compactMap { place in
      let member = conflict.members[place]
      if member.listed != nil, let known = knownLength(conflict, place) { return known }
      guard member.listed != nil || member.isEmptyFrame,
        let step = conflict.step(ofNumberAt: place, in: numberLines), step > 0,
        ends(conflict, movingNumberAt: place, by: step)
      else { return nil }
      return Remedy(suggestion: .lengthen(member, beyond: member.number + step), cost: "")
    }
  }

  /// The length that what is in a cell asks for, if nothing is worse then.
  private mutating func knownLength(_ conflict: FoundConflict, _ place: Int) -> Remedy? {
    let member = conflict.members[place]
    let left = judge?.stepLeft(for: member, in: conflict)
    for step in [left, conflict.step(ofNumberAt: place, in: numberLines)].compactMap(\.self) {
      guard step.magnitude > 0.001, member.number + step > 0,
        ends(conflict, movingNumberAt: place, by: step)
      else { continue }
      let change = LayoutConflict.Suggestion.changeNumber(of: member, to: member.number + step)
      if let remedy = judged([change], conflict).first, remedy.mends { return remedy }
    }
    return nil
  }
}
