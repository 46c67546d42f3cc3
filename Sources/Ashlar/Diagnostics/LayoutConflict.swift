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

  /// Whether the left side of the constraint that was set aside is greater than its right side.
  public let isExceeded: Bool

  /// The constraint that does not count: the youngest, and so the last of ``members``.
  ///
  /// What held before goes on to hold, and what came last gives way. Age counts from when a constraint became active,
  /// or required if that was later. It stays active, and counts again as soon as it can hold.
  public var setAside: LayoutDemand { members[members.count - 1] }
}

// MARK: - Words

extension LayoutConflict: CustomStringConvertible {
  /// The set, one constraint a line, with where its margins and guides are, by how much it contradicts itself, and what
  /// may be done about it.
  ///
  /// Of a set of more than forty the oldest twenty and the youngest twenty are written, and of the suggestions the
  /// first ten.
  public var description: String {
    let lines = Self.lines(members, first: Self.mostAtEnds, last: Self.mostAtEnds)
    let remedies = Self.lines(suggestions, first: Self.mostRemedies, last: 0)
    return """
      These constraints cannot all hold:
      \(([lines] + insets.map { "  \($0)" }).joined(separator: "\n"))
      The last one was set aside; it is missed by \(amount).
      """ + (remedies.isEmpty ? "" : "\nTry one of these:\n\(remedies)")
  }

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
  private static let mostRemedies = 10

  /// A line for each of the first and the last parts, and one for those in between.
  private static func lines(
    _ parts: [some CustomStringConvertible], first: Int, last: Int
  ) -> String {
    let leftOut = parts.count - first - last
    if leftOut <= 1 { return parts.map { "  \($0)" }.joined(separator: "\n") }
    let lines = parts.prefix(first).map { "  \($0)" } + ["  and \(leftOut) more"]
    return (lines + parts.suffix(last).map { "  \($0)" }).joined(separator: "\n")
  }
}
