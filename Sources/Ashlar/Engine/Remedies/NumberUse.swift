/// The use of a constraint's number: a distance inwards or between items, or an extent.
struct NumberUse {
  let kind: Kind

  /// The number in points: inwards from the edge of a container, apart from a neighbour.
  let number: CGFloat

  /// The increase of the number for each point by which the constraint's constant increases. No unit.
  let sign: CGFloat

  /// The edge of a view that it keeps away from the container; nil for everything else.
  let edge: Edge?

  enum Kind: Hashable {
    case inset(LayoutAxis)
    case gap(LayoutAxis)
    case extent(LayoutAxis)
    case other(LayoutAttribute, LayoutAttribute)
  }

  struct Edge: Hashable {
    let view: ObjectIdentifier
    let container: ObjectIdentifier
    let axis: LayoutAxis
    let isFar: Bool

    var opposite: Edge { Edge(view: view, container: container, axis: axis, isFar: !isFar) }
  }
}

extension NumberUse {
  /// Nil for a constraint on no item, or on distances between anchors.
  init?(of constraint: LayoutConstraint) {
    guard let first = constraint.firstNode, let axis = constraint.firstAttribute.axis else {
      return nil
    }
    let (one, other) = (constraint.firstAttribute.place, constraint.secondAttribute.place)
    let constant = constraint.constant
    guard let second = constraint.secondNode, other != .notAnAttribute else {
      self.init(kind: .extent(axis), number: constant, sign: 1, edge: nil)
      return
    }
    let isInner = first.host?.container === second.host
    let isOuter = second.host?.container === first.host
    let sign: CGFloat = one.isFar != isOuter ? -1 : 1
    if one == other, one.isNear || one.isFar, isInner || isOuter,
      let view = isInner ? first.host : second.host,
      let container = isInner ? second.host : first.host
    {
      let edge = Edge(
        view: ObjectIdentifier(view), container: ObjectIdentifier(container), axis: axis,
        isFar: one.isFar)
      self.init(kind: .inset(axis), number: sign * constant, sign: sign, edge: edge)
    } else if one.isNear && other.isFar || one.isFar && other.isNear {
      self.init(kind: .gap(axis), number: sign * constant, sign: sign, edge: nil)
    } else {
      self.init(kind: .other(one, other), number: constant, sign: 1, edge: nil)
    }
  }

  /// The number after an increase of the constraint's constant, in points.
  func number(movedBy step: CGFloat) -> CGFloat { number + sign * step }
}
