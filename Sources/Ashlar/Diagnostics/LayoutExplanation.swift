/// Why an attribute of a view or guide has the value it has.
///
/// ```swift
/// print(title.explain(.width))
/// // title is 236 wide because its left edge stays 12 after avatar (Feed.swift:41) and its right edge
/// // stays 16 inside card (Feed.swift:43). …
/// ```
///
/// It speaks of the last layout. As a value it lasts longer than the views, and may be handed to another
/// task.
public struct LayoutExplanation: Hashable, Sendable {
  /// What reports call the view or guide.
  public let item: String

  /// Tells the item from others of its tree, whatever they are called; −1 for one that no constraint needs.
  package let key: Int32

  /// What is explained of it.
  public let attribute: LayoutAttribute

  /// The value in points, before rounding to pixels: an extent of the alignment rectangle, or a place of it in
  /// the space of the view that contains the item.
  public let value: CGFloat

  /// What kind of an answer it is.
  public let standing: Standing

  /// What determines the value: what speaks of the item first, then what that depends on, and so on.
  ///
  /// Factors times constants, and ``offset``, add up to the value but for rounding, and for constants that have changed
  /// since the layout (``isOutdated``). To move the value, move one of these constants, or remove one of the constraints,
  /// if no ``repeats`` and no inequality that holds without being needed take its place. What matters that is missed
  /// elsewhere may decide which causes hold, without being among them.
  public let causes: [Cause]

  /// How many more causes there are, if only some were asked for.
  public let leftOut: Int

  /// What lies between the attribute and what is determined, such as a margin or the distance of a
  /// baseline from its edge, in points.
  public let offset: CGFloat

  /// What speaks of the attribute and would have a hold on it if that were not taken already: required equations that
  /// hold because of the causes, the oldest first. As long as they are there, the causes cannot be changed alone.
  public let repeats: [LayoutDemand]

  /// What speaks of the item and would move it if it had its way, the oldest first.
  public let misses: [Miss]

  /// Whether something has changed since the layout that is explained.
  public let isOutdated: Bool

  /// What kind of an answer it is.
  public enum Standing: Hashable, Sendable {
    /// The causes determine the value.
    case determined

    /// Nothing determines the value; the range in points, as far as it is known for the attribute alone.
    case ambiguous(ClosedRange<CGFloat>?)

    /// No constraint that counts in a layout speaks of the item, so that it keeps the frame it was given.
    case kept

    /// The last layout did not come to an end, or there has been none.
    case unsolved
  }

  /// A part of what determines a value.
  public struct Cause: Hashable, Sendable {
    /// What holds.
    public let demand: LayoutDemand

    /// How far the value moves for each point that the demand's constant is moved. No unit.
    public let factor: CGFloat

    /// What the demand adds to the value, in points.
    public let contribution: CGFloat
  }

  /// Something that wanted it otherwise.
  public struct Miss: Hashable, Sendable {
    /// What did not get its way.
    public let demand: LayoutDemand

    /// By how many points it is missed.
    public let amount: CGFloat

    /// What missing it costs; required if it has been set aside.
    public let priority: LayoutPriority

    /// What it was given up to, in order of creation; of very many, the youngest hundred.
    ///
    /// That is what holds and would be missed if the demand had its way; where there is nothing like that, other
    /// misses that pull the other way and matter as much or more.
    public let givenUpTo: [LayoutDemand]
  }
}

// MARK: - Words

extension LayoutExplanation: CustomStringConvertible {
  /// The explanation as a person would give it, a paragraph for each part.
  public var description: String {
    ([reason] + [chain, echo, losses, remedy].compactMap(\.self)).joined(separator: "\n")
  }

  /// The number and what speaks of the item itself.
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
      DemandPhrase($0.demand, about: key, item).clause
    }
    return reasons.isEmpty
      ? "\(statement).\(end)" : "\(statement) because \(Self.list(reasons)).\(end)"
  }

  private var statement: String {
    let number = GeometryText.number(Double(value))
    switch attribute {
    case .width: return "\(item) is \(number) wide"
    case .height: return "\(item) is \(number) high"
    default: return "\(item)'s \(attribute.words) is at \(number)"
    }
  }

  /// Whether a cause speaks of the item itself.
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
    let clauses = told.map { DemandPhrase($0.demand).clause } + places
    let rest = others.count - told.count + leftOut
    let more = rest > 0 ? ["and \(rest) more"] : []
    return "In turn, \((clauses + more).joined(separator: "; "))."
  }

  /// What says the same once more.
  private var echo: String? {
    if repeats.isEmpty { return nil }
    let names = repeats.prefix(Self.most).map { "\($0)" }
    let verb = repeats.count == 1 ? "says" : "say"
    return
      "\(Self.list(names)) \(verb) the same: one of them has to go before another can be changed."
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
    return "To make it 1 more, change \(Self.list(parts, "or"))\(more)."
  }

  /// How many causes or losses a sentence tells.
  private static let most = 8

  private static func list(_ parts: [String], _ word: String = "and") -> String {
    guard parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " \(word) " + parts[parts.count - 1]
  }

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
  /// things where they are; then what speaks of the same item, what matters most, and what is youngest.
  fileprivate var winner: LayoutDemand? {
    let ranked = givenUpTo.enumerated().map { index, winner in
      (
        winner,
        [
          winner.isBound ? 1 : 0, isAbout(winner) ? 1 : 0, Double(winner.priority.rawValue),
          Double(index),
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

  /// Whether it says nothing but what a number is, so that there is no reason to give but who says so.
  fileprivate func says(_ attribute: LayoutAttribute, _ value: CGFloat) -> Bool {
    let others: [Origin] = [.notNegative, .collapsed, .nothing, .exercise]
    return !others.contains(origin) && first?.attribute == attribute && second == nil
      && relation == .equal && (constant - value).magnitude < 0.001
  }
}
