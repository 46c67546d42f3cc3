/// A demand as a phrase: `its left edge stays 12 after avatar (Feed.swift:41)`.
struct DemandPhrase {
  private let demand: LayoutDemand

  /// The item that the sentence is about; nil to name every item.
  private let subject: (key: Int32, item: String)?

  /// A phrase that names every item.
  init(_ demand: LayoutDemand) {
    self.demand = demand
    subject = nil
  }

  /// A phrase about an item, which is "it".
  init(_ demand: LayoutDemand, about key: Int32, _ item: String) {
    self.demand = demand
    subject = (key, item)
  }

  /// The phrase, and where the demand comes from.
  var clause: String { demand.source.map { "\(words) (\($0))" } ?? words }

  private var words: String {
    guard let first = demand.first else { return demand.text }
    if demand.origin == .nothing { return "nothing determines \(possessive(first))" }
    if demand.origin == .exercise { return "\(possessive(first)) is being tried out" }
    if demand.origin == .collapsed { return "\(name(first)) takes no room" }
    if demand.origin == .notNegative { return "\(possessive(first)) cannot be less than 0" }
    guard let second = demand.second else { return alone(first) }
    if demand.origin == .autoresizingMask { return "\(name(first)) follows \(second.item)" }
    if isSubject(second), !isSubject(first), demand.multiplier == 1 {
      return pair(second, first, -constant, demand.relation.turned)
    }
    return demand.multiplier == 1
      ? pair(first, second, constant, demand.relation) : multiple(first, second)
  }

  /// The constant as far as it counts.
  private var constant: CGFloat { demand.isClosed ? 0 : demand.constant }
}

// MARK: - Kinds of relations

extension DemandPhrase {
  /// A number alone: an extent, or a place that a view keeps.
  private func alone(_ side: LayoutDemand.Side) -> String {
    let number = number(demand.constant)
    switch side.attribute {
    case .width: return "\(name(side)) is \(bound(demand.relation))\(number) wide"
    case .height: return "\(name(side)) is \(bound(demand.relation))\(number) high"
    default: return "\(possessive(side)) is \(bound(demand.relation))at \(number)"
    }
  }

  /// Two attributes and a distance.
  private func pair(
    _ one: LayoutDemand.Side, _ other: LayoutDemand.Side, _ constant: CGFloat,
    _ relation: LayoutRelation
  ) -> String {
    guard let edge = one.attribute.edge, let target = other.attribute.edge else {
      return level(one, other, constant, relation)
    }
    let distance = edge.isFar ? -constant : constant
    let least = edge.isFar ? relation.turned : relation
    let subject = possessive(one)
    if edge == target, other.isContainer {
      if constant == 0, relation == .equal { return "\(subject) is that of \(other.item)" }
      return distance < 0
        ? "\(subject) stays \(bound(least.turned))\(number(-distance)) outside \(other.item)"
        : "\(subject) stays \(bound(least))\(number(distance)) inside \(other.item)"
    }
    if edge.isFar != target.isFar, !one.isContainer, !other.isContainer {
      if constant == 0, relation == .equal { return "\(subject) follows \(other.item)" }
      return distance < 0
        ? "\(subject) overlaps \(other.item) by \(bound(least.turned))\(number(-distance))"
        : "\(subject) stays \(bound(least))\(number(distance)) "
          + "\(edge.isFar ? "before" : "after") \(other.item)"
    }
    return level(one, other, constant, relation)
  }

  /// Two attributes of any kind that are equal but for a number.
  private func level(
    _ one: LayoutDemand.Side, _ other: LayoutDemand.Side, _ constant: CGFloat,
    _ relation: LayoutRelation
  ) -> String {
    let rest = rest(constant)
    if one.attribute == other.attribute, one.attribute.isSize {
      let adjective = one.attribute == .width ? "wide" : "high"
      return "\(name(one)) is \(bound(relation))as \(adjective) as \(other.item)\(rest)"
    }
    return "\(possessive(one)) is \(bound(relation))\(target(other, of: one))\(rest)"
  }

  private func multiple(_ one: LayoutDemand.Side, _ other: LayoutDemand.Side) -> String {
    "\(possessive(one)) is \(bound(demand.relation))\(number(demand.multiplier)) times "
      + "\(target(other, of: one))\(rest(constant))"
  }

  /// What one side is compared with, which may be something of the same item.
  private func target(_ other: LayoutDemand.Side, of one: LayoutDemand.Side) -> String {
    let isOwn = other.key == one.key && other.item == one.item
    return "\(isOwn ? "its own" : "\(other.item)'s") \(other.attribute.words)"
  }
}

// MARK: - Words

extension DemandPhrase {
  private func isSubject(_ side: LayoutDemand.Side) -> Bool {
    subject.map { $0.key == side.key && $0.item == side.item } ?? false
  }

  private func name(_ side: LayoutDemand.Side) -> String { isSubject(side) ? "it" : side.item }

  private func possessive(_ side: LayoutDemand.Side) -> String {
    "\(isSubject(side) ? "its" : "\(side.item)'s") \(side.attribute.words)"
  }

  private func number(_ number: CGFloat) -> String { GeometryText.number(Double(number)) }

  private func rest(_ constant: CGFloat) -> String {
    constant == 0 ? "" : constant < 0 ? " less \(number(-constant))" : " plus \(number(constant))"
  }

  private func bound(_ relation: LayoutRelation) -> String {
    switch relation {
    case .equal: ""
    case .lessThanOrEqual: "at most "
    case .greaterThanOrEqual: "at least "
    }
  }
}

extension LayoutAttribute {
  /// The attribute in words: `left edge`.
  var words: String {
    switch self {
    case .notAnAttribute: "number"
    case .left, .right, .top, .bottom, .leading, .trailing: "\(self) edge"
    case .width, .height: description
    case .centerX: "horizontal centre"
    case .centerY: "vertical centre"
    case .firstBaseline: "first baseline"
    case .lastBaseline: "last baseline"
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin:
      "\(withoutMargins) margin"
    case .centerXWithinMargins: "horizontal centre within its margins"
    case .centerYWithinMargins: "vertical centre within its margins"
    }
  }

  /// Whether it is an edge, or the margin inside one.
  var isAtEdge: Bool { withoutMargins.edge != nil }

  /// The edge of the item that it is.
  fileprivate var edge: PhraseEdge? {
    switch self {
    case .left: PhraseEdge(axis: .horizontal, isFar: false, isDirectional: false)
    case .leading: PhraseEdge(axis: .horizontal, isFar: false, isDirectional: true)
    case .right: PhraseEdge(axis: .horizontal, isFar: true, isDirectional: false)
    case .trailing: PhraseEdge(axis: .horizontal, isFar: true, isDirectional: true)
    case .top: PhraseEdge(axis: .vertical, isFar: false, isDirectional: false)
    case .bottom: PhraseEdge(axis: .vertical, isFar: true, isDirectional: false)
    default: nil
    }
  }
}

/// An edge of an item, near the origin or far from it.
private struct PhraseEdge: Equatable {
  let axis: LayoutAxis
  let isFar: Bool
  let isDirectional: Bool
}
