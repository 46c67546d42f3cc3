// MARK: - Shares that are too much

extension RemedySearch {
  /// Other multipliers for lengths that are shares of another one and add up to more or less than it: those of one line
  /// together.
  mutating func multipliers(_ conflict: FoundConflict) -> [Remedy] {
    let members = conflict.members
    let lines = members.indices.inGroups { ShareLine(of: members[$0]) }
      .sorted { $0.count > $1.count }
    let shares = lines.compactMap { places in
      ShareLine(of: members[places[0]]).map { (line: $0, places: places) }
    }
    return shares.prefix(Self.most).compactMap { multiplier(conflict, $0.line, $0.places) }
  }

  /// Another multiplier for the members of one line, if there is one that ends the conflict and makes nothing worse.
  private mutating func multiplier(
    _ conflict: FoundConflict, _ line: ShareLine, _ places: [Int]
  ) -> Remedy? {
    let whole = engine.length(of: line.whole)
    let share = places.reduce(0) { $0 + Double(conflict.shares[$1]) } * whole
    guard share.magnitude > Double(LayoutExplanation.Cause.leastFactor),
      let setAside = conflict.setAside
    else { return nil }
    let step = Double(conflict.isExceeded ? conflict.leastMiss : -conflict.leastMiss) / share
    let multiplier = Double(line.multiplier) + step
    guard multiplier > 0 else { return nil }
    let handles = places.compactMap { conflict.handles[$0] }
    let moves = Dictionary(handles.map { ($0, step * whole) }) { first, _ in first }
    guard ends(returning: setAside, moving: moves) else { return nil }
    let change = LayoutConflict.Suggestion.changeMultiplier(
      of: places.map { conflict.members[$0] }, to: CGFloat(multiplier))
    return judged([change], conflict).first { $0.mends }
  }
}

/// A line that makes lengths a share of another length.
private struct ShareLine: Hashable {
  let location: CodeLocation?
  let whole: LayoutDemand.Side
  let multiplier: CGFloat

  /// Nil for another kind of constraint, and for a ratio.
  init?(of demand: LayoutDemand) {
    guard demand.isWritten, demand.relation == .equal, demand.multiplier > 0,
      demand.multiplier != 1, let first = demand.first, let second = demand.second,
      first.attribute.isSize, first.attribute == second.attribute, first.key != second.key
    else { return nil }
    (location, whole, multiplier) = (demand.location, second, demand.multiplier)
  }
}
