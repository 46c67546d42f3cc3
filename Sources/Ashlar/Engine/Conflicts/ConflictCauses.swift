/// Conflicts grouped by cause: masks that were left on, the same lines, or constraints of one line that others were to
/// replace.
struct ConflictCauses {
  /// The causes, in the order of their first conflicts.
  private(set) var all: [Cause] = []

  /// The groups that masks caused, by the first conflict, and the conflicts that are reported with such a first one.
  private var groups: [Int: ForgottenMasks.Group] = [:]
  private var isToldWithMasks: Set<Int> = []

  /// The causes by the likeness of their conflicts.
  private var numbers: [ConflictLikeness: Int] = [:]

  /// The reports by the constraints to remove.
  private var removals: [Removal: Int] = [:]

  /// A cause, and its conflicts, by their places among all of them.
  struct Cause {
    /// The conflicts that one remedy ends, the first one first.
    let ended: [Int]

    /// The views whose masks are the cause, if masks are.
    let tokens: [Int32]

    /// The conflicts that the same lines have made for other views.
    var others: [Int] = []

    var first: Int { ended[0] }
  }

  /// The lines of which one is to be removed for an item.
  private struct Removal: Hashable {
    let item: Int32?
    let locations: [CodeLocation?]
  }

  init(_ groups: [ForgottenMasks.Group]) {
    for group in groups {
      self.groups[group.first] = group
      isToldWithMasks.formUnion(group.others)
    }
  }
}

extension ConflictCauses {
  /// Takes a conflict, by its place among all of them.
  ///
  /// - Parameter names: The names of views whose masks are the cause.
  mutating func take(_ place: Int, _ members: [LayoutDemand], _ names: ([Int32]) -> [String]) {
    if isToldWithMasks.contains(place) { return }
    let group = groups[place]
    let cause = Cause(ended: [place] + (group?.others ?? []), tokens: group?.tokens ?? [])
    guard let likeness = ConflictLikeness(of: members, masks: names(cause.tokens)) else {
      return all.append(cause)
    }
    if let number = numbers[likeness] {
      all[number].others += cause.ended
    } else {
      numbers[likeness] = all.count
      all.append(cause)
    }
  }

  /// The number of the earlier report whose remedy removes the same lines of a maker for the same item; nil if there is
  /// none, and the number of this one is kept for later ones.
  mutating func number(
    ofSameRemoval suggestion: LayoutConflict.Suggestion?, as number: Int
  ) -> Int? {
    guard case .removeOne(let demands) = suggestion, suggestion?.removesSecond ?? false,
      demands.allSatisfy(\.isMade)
    else { return nil }
    let removal = Removal(item: demands[0].first?.key, locations: demands.map(\.location))
    if let known = removals[removal] { return known }
    removals[removal] = number
    return nil
  }
}
