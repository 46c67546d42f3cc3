/// Required constraints that cannot hold together.
///
/// The layout goes on: the youngest constraint of the set does not count, and all others hold. It
/// comes back by itself as soon as what stands in its way has changed.
public struct LayoutConflict: Hashable, Sendable {
  /// The constraints that contradict each other, in order of age, the one set aside last.
  ///
  /// The set is minimal: without any one of them, the others could hold.
  public let members: [LayoutDemand]

  /// How much of each member is in the contradiction, in the order of ``members``; 1 for the one set
  /// aside. No unit.
  ///
  /// That many times each member's left side less its right side adds up to a number that is not zero,
  /// wherever the views are.
  public let shares: [CGFloat]

  /// By how many points the constraint that was set aside is missed.
  public let missedBy: CGFloat

  /// By how many points it is missed at least, while the other members hold.
  public let leastMiss: CGFloat

  /// Whether the numbers of the members leave enough digits to be sure that they contradict each other.
  ///
  /// If not, they are too close to tell: multipliers that nearly cancel, or numbers that are larger than others by eleven
  /// digits.
  public let isCertain: Bool

  /// Whether the left side of the constraint that was set aside is greater than its right side.
  public let isExceeded: Bool

  /// What would end the conflict, in the order in which a person would try it.
  ///
  /// Each of them is enough, and has been tried: without it there would be the conflict, and with it there is none, and
  /// no other one. First what is there twice, or the mask that was not turned off; then contents that are required;
  /// then equations beside a maximum, which are wishes as a rule; then the priority of the youngest constraint that a
  /// person wrote, and an inequality in its place. Constraints of a stack view are named only where there are no others.
  public let suggestions: [Suggestion]

  /// What else was set aside for the same cause, and counts again with the same remedy; the oldest first.
  public let alsoSetAside: [LayoutDemand]

  /// The constraint that does not count: the youngest, and so the last of ``members``.
  ///
  /// What held before goes on to hold, and what came last gives way. Age counts from when a constraint became active,
  /// or required if that was later. It stays active, and counts again as soon as it can hold.
  public var setAside: LayoutDemand { members[members.count - 1] }
}

// MARK: - Words

extension LayoutConflict: CustomStringConvertible {
  /// What was set aside and by how much it is missed, what stands against it, a line each, with where its margins and
  /// guides are, and what may be done about it.
  ///
  /// Of a set of more than forty the oldest twenty and the youngest twenty are written, and of the suggestions the
  /// first three.
  public var description: String {
    ([headline] + against + others + remedies).joined(separator: "\n")
  }

  private var headline: String {
    let rest = members.count - 1
    let company =
      rest == 0 ? ", wherever the views are" : " beside \(rest == 1 ? "this" : "these")"
    let verb = isCertain ? "cannot hold" : "may not hold"
    let doubt = isCertain ? "" : "; their numbers are too close to tell"
    let end = rest == 0 ? "." : ":"
    return "\(setAside) \(verb)\(company), and is missed by \(amount)\(doubt)\(end)"
  }

  private var against: [String] {
    Self.lines(members.dropLast(), first: Self.mostAtEnds, last: Self.mostAtEnds)
      + insets.map { "  \($0)" }
  }

  private var others: [String] {
    if alsoSetAside.isEmpty { return [] }
    return ["For the same reason there is no room for:"]
      + Self.lines(alsoSetAside[...], first: Self.mostAtEnds, last: 0)
  }

  private var remedies: [String] {
    if suggestions.isEmpty { return [] }
    let told = suggestions.prefix(Self.mostRemedies)
    return [told.count == 1 ? "Do this:" : "Try one of these:"]
      + told.enumerated().map { "  \($1)\(hidesCause($0) ? Self.warning : "")" }
  }

  /// Whether a remedy would leave something behind that a person has forgotten.
  private func hidesCause(_ place: Int) -> Bool {
    if case .removeOne = suggestions[0] { place > 0 } else { false }
  }

  private static let warning = ", which only hides the cause"

  /// By how much the members contradict each other. Where a view happens to end says nothing about that.
  private var amount: String {
    let least = GeometryText.distinct(Double(leastMiss))
    return missedBy > leastMiss + 0.001 ? "\(least) at least" : least
  }

  /// Where the margins and the guides of views are of which the members speak.
  private var insets: [String] {
    Array(LayoutDemand.insets(of: members).prefix(Self.mostAtEnds))
  }

  private static let mostAtEnds = 20
  private static let mostRemedies = 3

  /// A line for each of the first and the last parts, and one for those in between.
  private static func lines(
    _ parts: some RandomAccessCollection<LayoutDemand>, first: Int, last: Int
  ) -> [String] {
    let leftOut = parts.count - first - last
    if leftOut <= 1 { return parts.map { "  \($0)" } }
    return parts.prefix(first).map { "  \($0)" } + ["  and \(leftOut) more"]
      + parts.suffix(last).map { "  \($0)" }
  }
}
