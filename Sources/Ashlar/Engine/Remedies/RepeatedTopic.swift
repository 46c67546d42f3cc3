/// The attribute that a constraint determines or bounds. Two constraints with the same topic repeat each other.
struct RepeatedTopic {
  let first: Side
  private let second: Side?
  private let relation: LayoutRelation
  private let multiplier: CGFloat

  /// Whether the second side is in the first one, which it does not place.
  private let isOuter: Bool

  /// An attribute of an item, independent of its name in a direction of reading.
  struct Side: Hashable {
    let item: ObjectIdentifier
    let attribute: LayoutAttribute
  }

  /// Whether it relates two attributes of one item.
  private let isRatio: Bool

  /// Nil for constraints of stacks, and without an item.
  init?(of constraint: LayoutConstraint) {
    guard !constraint.isFromStack, let node = constraint.firstNode else { return nil }
    let direction = node.host?.view?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
    first = Side(
      item: ObjectIdentifier(node), attribute: constraint.firstAttribute.absolute(direction))
    second = constraint.secondNode.map {
      Side(item: ObjectIdentifier($0), attribute: constraint.secondAttribute.absolute(direction))
    }
    relation = constraint.relation
    multiplier = constraint.multiplier
    isRatio = constraint.secondNode === node
    isOuter = constraint.secondNode.map { $0.host?.container === node.host } ?? false
  }
}

extension RepeatedTopic {
  var isEquation: Bool { relation == .equal }

  /// Whether it is an equation that places its first item.
  var isPlace: Bool { isEquation && first.attribute.isLocation && !isOuter }

  /// Whether another equation places the same item along the same axis.
  func placesLike(_ other: RepeatedTopic) -> Bool {
    first.item == other.first.item && first.attribute.axis == other.first.attribute.axis
  }

  /// Whether one of two constraints on the same side was as a rule to replace the other.
  ///
  /// Equations are, whatever they compare with, but for a container that is tied to several views inside it. Bounds are if
  /// they compare with the same.
  func repeats(_ other: RepeatedTopic) -> Bool {
    guard first == other.first, relation == other.relation, isRatio == other.isRatio else {
      return false
    }
    if second == other.second { return isEquation || multiplier == other.multiplier }
    return isEquation && !(isOuter && other.isOuter)
  }
}
