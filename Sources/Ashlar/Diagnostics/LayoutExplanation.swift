/// The reasons for the value of an attribute of a view or guide.
///
/// ```swift
/// print(title.explain(.width))
/// // title is 236 wide because its left edge stays 12 after avatar (Feed.swift:41) and its right edge
/// // stays 16 inside card (Feed.swift:43). …
/// ```
///
/// It describes the last layout. It is a value: it outlives the views, and can be sent to another task.
public struct LayoutExplanation: Hashable, Sendable {
  /// The name of the view or guide in reports.
  public let item: String

  /// Distinguishes the item from others of its tree, whatever they are called; −1 for one that no constraint needs.
  package let key: Int32

  /// The attribute that is explained.
  public let attribute: LayoutAttribute

  /// The value in points, before rounding to pixels: an extent of the alignment rectangle, or a place of it in
  /// the space of the view that contains the item.
  public let value: CGFloat

  /// Whether the value is determined.
  public let standing: Standing

  /// The demands that determine the value: first those on the item, then those on which these depend, and so on.
  ///
  /// Factors times constants, plus ``offset``, add up to the value, apart from rounding and from constants that have
  /// changed since the layout (``isOutdated``). To move the value, change one of these constants, or remove one of
  /// the constraints, unless one of ``repeats`` or a redundant inequality takes its place. A missed demand elsewhere
  /// may decide which causes hold, without being one of them.
  public let causes: [Cause]

  /// The number of further causes, if the call limited them.
  public let leftOut: Int

  /// The distance between the attribute and the edge whose value is explained, in points: a margin, or the distance
  /// of a baseline from its edge.
  public let offset: CGFloat

  /// Required constraints on the attribute that the causes already satisfy, without slack: equations, and
  /// inequalities at their bounds, the oldest first.
  ///
  /// As long as they exist, no cause can be changed alone to make the value larger.
  public let repeats: [LayoutDemand]

  /// The missed demands on the item that would move it if they held, the oldest first.
  public let misses: [Miss]

  /// Whether the tree has changed since the layout that is explained.
  public let isOutdated: Bool

  /// Whether the value is determined.
  public enum Standing: Hashable, Sendable {
    /// The causes determine the value.
    case determined

    /// Nothing determines the value. The range is in points, and nil if it is not known for the attribute alone.
    case ambiguous(ClosedRange<CGFloat>?)

    /// No constraint in the layout mentions the item, so it keeps its frame.
    case kept

    /// The last layout did not finish, or there has been none.
    case unsolved
  }

  /// A demand that helps to determine a value.
  public struct Cause: Hashable, Sendable {
    /// The demand, which holds.
    public let demand: LayoutDemand

    /// The change of the value for each point that the demand's constant grows. No unit.
    public let factor: CGFloat

    /// The part of the value that the demand adds, in points.
    public let contribution: CGFloat

    /// Below this a factor is what rounding has left of one that cancels.
    static let leastFactor = 1e-9
  }

  /// A demand that is missed and would move the item.
  public struct Miss: Hashable, Sendable {
    /// The demand that is missed.
    public let demand: LayoutDemand

    /// The distance by which it is missed, in points.
    public let amount: CGFloat

    /// The priority of the demand; required if it has been set aside.
    public let priority: LayoutPriority

    /// The demands to which it gave way, in order of creation: at most the youngest hundred.
    ///
    /// They hold, and would be missed if this demand held. If there are none, they are other misses that pull the
    /// other way with the same priority or a higher one.
    public let givenUpTo: [LayoutDemand]
  }
}

// MARK: - Words

extension LayoutExplanation: CustomStringConvertible {
  /// The explanation in words, one paragraph for each part.
  public var description: String {
    ([reason] + [chain, echo, losses, remedy].compactMap(\.self)).joined(separator: "\n")
  }

  /// The number and what refers to the item itself.
  private var reason: String {
    let end = isOutdated ? " (Something has changed since; this is the last layout.)" : ""
    switch standing {
    case .kept: return "\(statement): no constraint places it, so it keeps its frame.\(end)"
    case .unsolved: return "\(statement). No layout has come to an end yet.\(end)"
    case .ambiguous(let range):
      let between = range.map { ": it may be \(Self.text($0))" } ?? ""
      return "\(statement), but nothing determines that\(between).\(end)"
    case .determined: break
    }
    let own = causes.filter { speaks($0) }
    if own.count == 1, let source = own[0].demand.source, own[0].demand.says(attribute, value) {
      return "\(statement) (\(source)).\(end)"
    }
    let reasons = (own.isEmpty ? Array(causes.prefix(1)) : own).map {
      DemandPhrase(demand: $0.demand, subject: (key, item)).clause
    }
    return reasons.isEmpty
      ? "\(statement).\(end)" : "\(statement) because \(reasons.enumeration("and")).\(end)"
  }

  private var statement: String {
    let number = GeometryText.number(Double(value))
    switch attribute {
    case .width: return "\(item) is \(number) wide"
    case .height: return "\(item) is \(number) high"
    default: return "\(item)'s \(attribute.words) is at \(number)"
    }
  }

  /// Whether a cause refers to the item itself.
  private func speaks(_ cause: Cause) -> Bool {
    [cause.demand.first, cause.demand.second].contains { $0?.key == key && $0?.item == item }
  }

  /// What the first reasons depend on.
  private var chain: String? {
    guard standing == .determined else { return nil }
    let others = causes.filter { !speaks($0) }
    let told = others.prefix(Self.most)
    let places = LayoutDemand.insets(
      of: (causes.filter { speaks($0) } + told).map(\.demand))
    guard !others.isEmpty || leftOut > 0 || !places.isEmpty, causes.contains(where: speaks) else {
      return nil
    }
    let clauses = told.map { DemandPhrase(demand: $0.demand).clause } + places
    let rest = others.count - told.count + leftOut
    let more = rest > 0 ? ["and \(rest) more"] : []
    return "In turn, \((clauses + more).joined(separator: "; "))."
  }

  /// Constraints that repeat it, or allow no larger value.
  private var echo: String? {
    let equations = repeats.filter { $0.relation == .equal }
    let told = equations.isEmpty ? repeats : equations
    if told.isEmpty { return nil }
    let names = told.prefix(Self.most).map(\.description).enumeration("and")
    let isOne = told.count == 1
    return equations.isEmpty
      ? "\(names) \(isOne ? "allows" : "allow") no more: to make it more, change \(isOne ? "it" : "them") first."
      : "\(names) \(isOne ? "says" : "say") the same: one of them has to go before another can be changed."
  }

  private var losses: String? {
    let told = misses.filter { $0.demand.origin != .stack || $0.demand.stack != nil }
    if told.isEmpty { return nil }
    let lines = told.prefix(Self.most).map { miss in
      let rank = miss.priority == .required ? "required" : "priority \(miss.priority)"
      let amount = GeometryText.distinct(Double(miss.amount))
      let winner = miss.winner.map { " It gave way to \($0)." } ?? ""
      return "\(miss.demand) wanted otherwise (\(rank)) and is missed by \(amount).\(winner)"
    }
    return lines.joined(separator: "\n")
  }

  /// Which numbers in the code would move the value.
  private var remedy: String? {
    guard standing == .determined, repeats.isEmpty else { return nil }
    let levers = levers
    if levers.isEmpty { return nil }
    // One more takes no more room than to say so.
    let told = levers.count + leftOut == Self.most + 1 ? levers[...] : levers.prefix(Self.most)
    let parts = told.map { lever in
      "\(lever.words) by \(GeometryText.number(Double(lever.step)))"
    }
    let rest = levers.count - parts.count + leftOut
    let more = rest > 1 ? ", or one of \(rest) more" : rest == 1 ? ", or one more" : ""
    return "To make it 1 more, change \(parts.enumeration("or"))\(more)."
  }

  /// The greatest number of causes or losses in a sentence.
  private static let most = 8

  private static func text(_ range: ClosedRange<CGFloat>) -> String {
    let ends = (range.lowerBound, range.upperBound)
    switch (ends.0.isFinite, ends.1.isFinite) {
    case (true, true):
      return "anything from \(GeometryText.number(Double(ends.0))) to "
        + GeometryText.number(Double(ends.1))
    case (true, false): return "anything from \(GeometryText.number(Double(ends.0))) up"
    case (false, true): return "anything up to \(GeometryText.number(Double(ends.1)))"
    case (false, false): return "anything"
    }
  }
}

extension LayoutExplanation.Miss {
  /// What it was given up to first of all: a bound or a content that cannot give way, before equations, which only hold
  /// things where they are; of equations one that could give way itself; then what refers to the same item, what matters
  /// most, and what is youngest. That no size is negative is the reason only where there is no other.
  fileprivate var winner: LayoutDemand? {
    let ranked = givenUpTo.enumerated().map { index, winner in
      (
        winner,
        [
          winner.origin == .notNegative ? 0 : 1, winner.isBound ? 1 : 0,
          winner.isBound || winner.priority == .required ? 0 : 1, isAbout(winner) ? 1 : 0,
          Double(winner.priority.rawValue), Double(index),
        ]
      )
    }
    return ranked.max { $0.1.lexicographicallyPrecedes($1.1) }?.0
  }

  private func isAbout(_ other: LayoutDemand) -> Bool {
    demand.first != nil && other.first?.key == demand.first?.key
  }
}

extension LayoutDemand {
  /// Whether it keeps something from one side only.
  fileprivate var isBound: Bool { relation != .equal || origin == .contentSize }

  /// Whether it only determines a number, so that the only reason is its origin.
  fileprivate func says(_ attribute: LayoutAttribute, _ value: CGFloat) -> Bool {
    let others: [Origin] = [.notNegative, .collapsed, .nothing, .exercise]
    return !others.contains(origin) && first?.attribute == attribute && second == nil
      && relation == .equal && (constant - value).magnitude < 0.001
  }
}
