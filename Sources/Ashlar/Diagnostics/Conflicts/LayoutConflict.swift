/// Required constraints that cannot hold together.
///
/// The layout continues without the youngest constraint of the set; all others hold. That constraint takes part again
/// as soon as a change removes the contradiction.
public struct LayoutConflict: Hashable, Sendable {
  /// The constraints that contradict each other, in order of age, the one set aside last.
  ///
  /// The set is minimal: without any one of them, the others could hold.
  public let members: [LayoutDemand]

  /// The factor of each member in the contradiction, in the order of ``members``; 1 for the one set aside. No unit.
  ///
  /// The sum of each member's left side less its right side, times its factor, is a number that is not zero for any
  /// frames of the views.
  public let shares: [CGFloat]

  /// The distance by which the constraint that was set aside is missed, in points.
  public let missedBy: CGFloat

  /// The least distance by which it is missed while the other members hold, in points.
  public let leastMiss: CGFloat

  /// Whether the contradiction is certain in spite of the rounding of the members' numbers.
  ///
  /// If not, the numbers are too close for certainty: multipliers that nearly cancel, or numbers that are larger than
  /// others by eleven digits.
  public let isCertain: Bool

  /// Whether the left side of the constraint that was set aside is greater than its right side.
  public let isExceeded: Bool

  /// Changes that would each end the conflict, the likeliest first.
  ///
  /// The engine has tried each suggestion on a copy of the required constraints: it ends the conflict and causes no
  /// other one. Their effects are judged on a copy of the layout: suggestions with a drawback come last (``costs``).
  /// Repeated constraints and masks that were left on come first, then required content sizes, then equations beside
  /// a maximum, which are usually preferences. Then come numbers of equations that differ from others of their use,
  /// each with the number that ends the conflict, and spacings of stack views. Last comes the youngest constraint
  /// that the program wrote, with a lower priority or as an inequality; if it wrote none and no spacing helps, the
  /// youngest of a stack view.
  public let suggestions: [Suggestion]

  /// The drawback of each of the ``suggestions``, in words: `then title is 0 wide`. Empty for those without one.
  public let costs: [String]

  /// Other constraints that were set aside for the same cause, the oldest first: they hold again after the same change,
  /// or the same lines made them and what they contradict, as in the rows of a list.
  public internal(set) var alsoSetAside: [LayoutDemand]

  /// The constraint that was set aside: the youngest, and so the last of ``members``.
  ///
  /// Older constraints continue to hold, and the youngest gives way. The age of a constraint begins when it becomes
  /// active, or required if that is later. The constraint remains active, and holds again as soon as it can.
  public var setAside: LayoutDemand { members[members.count - 1] }
}

// MARK: - Words

extension LayoutConflict: CustomStringConvertible {
  /// The constraint that was set aside and its miss, the constraints, margins and guides that contradict it, and the
  /// suggestions, one line each.
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
    let unlike = alsoSetAside.filter { !isLike($0) }
    let like = alsoSetAside.count - unlike.count
    let list = unlike.isEmpty ? [] : ["Set aside for the same reason:"]
    let more =
      like == 0
      ? [] : ["The same line is set aside \(like == 1 ? "once" : "\(like) times") more."]
    return list + Self.lines(unlike[...], first: Self.mostAtEnds, last: 0) + more
  }

  /// Whether the line that made a demand has made the one that was set aside.
  private func isLike(_ other: LayoutDemand) -> Bool {
    other.location != nil && other.location == setAside.location
      && other.first?.attribute == setAside.first?.attribute
      && other.second?.attribute == setAside.second?.attribute
  }

  private var remedies: [String] {
    if suggestions.isEmpty { return [] }
    let told = suggestions.prefix(Self.mostRemedies)
    return [told.count == 1 ? "Do this:" : "Try one of these:"]
      + told.enumerated().map { "  \($1)\(hidesCause($0) ? Self.warning : "")\(cost($0))" }
  }

  /// Whether a remedy would leave something behind that a person has forgotten.
  private func hidesCause(_ place: Int) -> Bool { place > 0 && suggestions[0].removesSecond }

  private func cost(_ place: Int) -> String { costs[place].isEmpty ? "" : ", but \(costs[place])" }

  private static let warning = ", which only hides the cause"

  /// By how much the members contradict each other. The present end of a view is not evidence for it.
  private var amount: String {
    let least = GeometryText.distinct(Double(leastMiss))
    return missedBy > leastMiss + 0.001 ? "\(least) at least" : least
  }

  /// The places of the margins and the guides of views that the members refer to.
  private var insets: [String] { Array(LayoutDemand.insets(of: members).prefix(Self.mostAtEnds)) }

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
