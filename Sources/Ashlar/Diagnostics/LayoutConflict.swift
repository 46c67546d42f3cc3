/// Required constraints that cannot hold together.
///
/// The layout goes on without the youngest constraint of the set; all others hold. That constraint counts again as
/// soon as what contradicts it has changed.
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

  /// Changes that would each end the conflict, the likeliest first.
  ///
  /// The engine has tried each suggestion on a copy of the required constraints: it ends the conflict and causes no
  /// other one. What comes of it is judged on a copy of the layout: suggestions that make something worse come last
  /// (``costs``). Constraints that determine the same twice and masks that were left on come first, then required content
  /// sizes, then equations beside a maximum, which are usually wishes. Then come numbers of equations that are odd among
  /// their like, each with the number that ends the conflict, and spacings of stack views. Last comes the youngest
  /// constraint that the program wrote, with a lower priority or as an inequality; if it wrote none and no spacing helps,
  /// the youngest of a stack view.
  public let suggestions: [Suggestion]

  /// What is worse after each of the ``suggestions``, in words: `then title is 0 wide`. Empty for those that mend.
  public let costs: [String]

  /// Other constraints that were set aside for the same cause, the oldest first: they count again with the same change,
  /// or the same lines made them and what they contradict, as in the rows of a list.
  public internal(set) var alsoSetAside: [LayoutDemand]

  /// The constraint that does not count: the youngest, and so the last of ``members``.
  ///
  /// What held before goes on to hold, and what came last gives way. Age counts from when a constraint became active,
  /// or required if that was later. It stays active, and counts again as soon as it can hold.
  public var setAside: LayoutDemand { members[members.count - 1] }
}

// MARK: - Words

extension LayoutConflict: CustomStringConvertible {
  /// The constraint that was set aside and its miss, the constraints, margins and guides that contradict it, and
  /// suggestions, a line each.
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
  private func hidesCause(_ place: Int) -> Bool {
    place > 0 && suggestions[0].removesSecond
  }

  private func cost(_ place: Int) -> String {
    costs[place].isEmpty ? "" : ", but \(costs[place])"
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
