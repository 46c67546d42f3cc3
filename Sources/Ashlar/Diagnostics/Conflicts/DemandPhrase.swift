/// A demand as a phrase: `its left edge stays 12 after avatar (Feed.swift:41)`.
struct DemandPhrase {
  let demand: LayoutDemand

  /// The item that the sentence is about, which is "it"; nil to name every item.
  var subject: (key: Int32, item: String)?

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
    let number = demand.constant.text
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
    guard one.attribute.isEdge, other.attribute.isEdge else {
      return level(one, other, constant, relation)
    }
    let isFar = one.attribute.isFar
    let distance = isFar ? -constant : constant
    let least = isFar ? relation.turned : relation
    let subject = possessive(one)
    if one.attribute == other.attribute, other.isContainer {
      if constant == 0, relation == .equal { return "\(subject) is that of \(other.item)" }
      return distance < 0
        ? "\(subject) stays \(bound(least.turned))\((-distance).text) outside \(other.item)"
        : "\(subject) stays \(bound(least))\(distance.text) inside \(other.item)"
    }
    if isFar != other.attribute.isFar, !one.isContainer, !other.isContainer {
      if constant == 0, relation == .equal { return "\(subject) follows \(other.item)" }
      return distance < 0
        ? "\(subject) overlaps \(other.item) by \(bound(least.turned))\((-distance).text)"
        : "\(subject) stays \(bound(least))\(distance.text) "
          + "\(isFar ? "before" : "after") \(other.item)"
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
    "\(possessive(one)) is \(bound(demand.relation))\(demand.multiplier.text) times "
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

  private func rest(_ constant: CGFloat) -> String {
    constant == 0 ? "" : constant < 0 ? " less \((-constant).text)" : " plus \(constant.text)"
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
  var isAtEdge: Bool { withoutMargins.isEdge }

  /// Whether it is an edge of the item itself.
  var isEdge: Bool { (isNear || isFar) && !isBaseline }
}
