// MARK: - Lengths that programs give

extension RemedySearch {
  /// Other lengths for the cells of a list, with room for the content of one of them: the length that the content has
  /// without a given one, or one greater than a length that ends the conflict. The same for a root without a length.
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

  /// The length that the content of a cell requests, if nothing is worse then.
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
