import Ashlar

/// The reason for an edge or an extent of a view: the relevant demands, in a clause.
struct SideReason {
  let explanation: LayoutExplanation

  /// 1 if the number is too large, -1 if it is too small. No unit.
  private let excess: CGFloat

  /// The greatest number of demands that a clause names.
  private static let most = 2

  init(_ attribute: LayoutAttribute, of box: LayoutBox, isTooLarge: Bool) {
    explanation = box.explain(attribute, causes: 8)
    excess = isTooLarge ? 1 : -1
  }

  /// The demands that refer to the view itself, in the order of the explanation.
  var own: [LayoutExplanation.Cause] {
    explanation.causes.filter {
      $0.demand.mentions(explanation.key) && $0.demand.origin != .notNegative
    }
  }

  /// The amount by which a demand makes the number too large or too small, in points.
  private func weight(_ cause: LayoutExplanation.Cause) -> CGFloat { excess * cause.contribution }

  /// The demands that a clause names: those that do most of it.
  private var told: [LayoutDemand] {
    guard explanation.standing == .determined else { return [] }
    let ranked = own.enumerated().sorted { (weight($1.1), $0.0) < (weight($0.1), $1.0) }
    return ranked.prefix(Self.most).sorted { $0.0 < $1.0 }.map(\.1.demand)
  }

  /// The demand that does most of it, of those that the program wrote.
  var chief: LayoutDemand? {
    guard explanation.standing == .determined else { return nil }
    let written = own.filter { $0.demand.origin == .constraint }
    return (written.isEmpty ? own : written).max { weight($0) < weight($1) }?.demand
  }

  /// The demand that ties the view to another one.
  func tie(to other: SideReason) -> LayoutDemand? {
    own.first { $0.demand.mentions(other.explanation.key) }?.demand
  }

  /// The marks shared by everything with the same cause, the likeliest first.
  var marks: [String] {
    if isFree { return [Self.mark(ofFree: explanation.item)] }
    guard let chief else { return [] }
    return [Self.mark(chief)] + (chief.location.map { [Self.mark(ofLine: $0)] } ?? [])
  }

  static func mark(_ demand: LayoutDemand) -> String {
    demand.origin == .autoresizingMask
      ? mark(ofMask: demand.first?.item ?? "") : demand.description
  }

  static func mark(ofMask item: String) -> String { "mask \(item)" }

  static func mark(ofLine location: CodeLocation) -> String { "line \(location)" }

  static func mark(ofFree item: String) -> String { "free \(item)" }
}

// MARK: - Words

extension SideReason {
  /// Whether nothing determines the number.
  var isFree: Bool {
    if case .ambiguous = explanation.standing { true } else { false }
  }

  /// The reason, as the end of a sentence: `, because title.left == avatar.right + 16 (Card.swift:14)`; empty if there is
  /// nothing to say.
  var clause: String {
    if isFree {
      return ", and nothing determines \(explanation.item).\(explanation.attribute)"
    }
    return Self.clause(told)
  }

  static func clause(_ demands: [LayoutDemand]) -> String {
    demands.isEmpty
      ? "" : ", because \(demands.map(\.description).joined(separator: " and "))"
  }

  /// The reason why two boxes do not have the expected relative position: the lines that place the relevant edges, as the end
  /// of a sentence; empty if no constraint is the reason.
  static func clause(
    why first: LayoutBox, _ placement: LayoutPlacement, _ second: LayoutBox
  ) -> String {
    let edges: (LayoutAttribute, LayoutAttribute)
    switch placement {
    case .leftOf: edges = (.right, .left)
    case .before: edges = (.trailing, .leading)
    case .above: edges = (.bottom, .top)
    case .aligned(let attribute): edges = (attribute, attribute)
    case .inside, .apart: return ""
    }
    let one = SideReason(edges.0, of: first, isTooLarge: true).chief
    let other = SideReason(edges.1, of: second, isTooLarge: false).chief
    return clause((one == other ? [one] : [one, other]).compactMap(\.self))
  }

  /// The constraints of the program that would have changed the number, and lost.
  var losers: [LayoutExplanation.Miss] {
    Array(explanation.misses.filter { $0.demand.origin == .constraint }.prefix(Self.most))
  }
}

extension LayoutDemand {
  fileprivate func mentions(_ key: Int32) -> Bool { first?.key == key || second?.key == key }
}

extension LayoutExplanation.Miss {
  /// The advice to raise its priority.
  var advice: String {
    "raise the priority of \(demand), which is \(priority): it is missed by \(amount.text)"
  }
}
