/// A collapsed view and the effect on the constraints that mention it.
struct CollapsingView {
  private let view: View

  /// The constraints, seen from the view. Some may be there twice.
  private let sides: [ConstraintSide]

  init(_ view: View) {
    self.view = view
    let constraints = view.node.concerning.all + view.held.all.filter { $0.mentions(view) }
    sides = constraints.map { ConstraintSide(of: $0, at: view) }
  }

  var constraints: [LayoutConstraint] { sides.map(\.constraint) }

  func collapseConstraints(_ wanted: inout [ObjectIdentifier: LayoutConstraint.Collapsing]) {
    for side in sides where side.isIdleWhileCollapsed {
      wanted[ObjectIdentifier(side.constraint)] = .idle
    }
    for axis in LayoutAxis.allCases {
      for gap in gaps(isBefore: hasVisibleSibling(before: axis), axis) {
        wanted[ObjectIdentifier(gap.constraint)] = .closed
      }
    }
  }

  /// The axes along which required constraints tie both edges of the view to one view around it.
  var spreadAxes: [LayoutAxis] {
    let ties = sides.compactMap(\.edgeTiedOutside)
    return LayoutAxis.allCases.filter { axis in
      let own = ties.filter { $0.axis == axis }
      let far = own.filter { !$0.isNear }
      return own.contains { near in near.isNear && far.contains { $0.outer === near.outer } }
    }
  }

  /// Whether, going back from sibling to sibling along an axis, there is one that takes room.
  private func hasVisibleSibling(before axis: LayoutAxis) -> Bool {
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(view)]
    var waiting = [self]
    while let next = waiting.popLast() {
      for gap in next.gaps(isBefore: true, axis) {
        guard let other = gap.partner, seen.insert(ObjectIdentifier(other)).inserted else {
          continue
        }
        if !other.isCollapsed { return true }
        waiting.append(CollapsingView(other))
      }
    }
    return false
  }

  /// The constraints that put the view behind siblings along an axis, or siblings behind the view.
  private func gaps(isBefore: Bool, _ axis: LayoutAxis) -> [ConstraintSide] {
    sides.filter { $0.isGap(isBefore: isBefore, axis) }
  }
}

/// The side of a constraint at a view.
private struct ConstraintSide {
  let constraint: LayoutConstraint
  private let view: View

  private let isFirst: Bool
  private let own: LayoutAttribute
  private let others: LayoutAttribute

  init(of constraint: LayoutConstraint, at view: View) {
    self.constraint = constraint
    self.view = view
    isFirst = constraint.firstNode === view.node
    own = isFirst ? constraint.firstAttribute : constraint.secondAttribute
    others = isFirst ? constraint.secondAttribute : constraint.firstAttribute
  }

  /// Whether the view is one of two items, or the only one, and no end of a distance.
  private var isOfView: Bool { isFirst || constraint.secondNode === view.node }

  /// The other view of a constraint between two views.
  var partner: View? {
    guard isOfView, let first = constraint.firstNode?.view, let second = constraint.secondNode?.view
    else { return nil }
    return isFirst ? second : first
  }

  /// Whether the constraint determines the size of the view, or ties its far edge to a view inside it.
  var isIdleWhileCollapsed: Bool {
    if constraint.firstNode === view.node, constraint.firstAttribute.isSize { return true }
    if constraint.secondNode === view.node, constraint.secondAttribute.isSize { return true }
    guard let partner, partner.isDescendant(of: view) else { return false }
    return !own.isNear
  }

  /// The edge of the view and the view around it that the constraint ties together, if it is a required equation.
  var edgeTiedOutside: (axis: LayoutAxis, isNear: Bool, outer: View)? {
    guard constraint.relation == .equal, constraint.priority == .required, isOfView,
      let axis = constraint.firstAttribute.axis, let first = constraint.firstNode,
      let second = constraint.secondNode, own.isNear || own.isFar,
      let outer = (isFirst ? second : first).host?.view, outer !== view,
      view.isDescendant(of: outer)
    else { return nil }
    return (axis, own.isNear, outer)
  }

  /// Whether the constraint puts the view behind a sibling along an axis, or a sibling behind it.
  ///
  /// A sibling is any view that is not inside the view, nor contains it.
  func isGap(isBefore: Bool, _ axis: LayoutAxis) -> Bool {
    guard let partner, constraint.firstAttribute.axis == axis,
      !partner.isDescendant(of: view), !view.isDescendant(of: partner)
    else { return false }
    return isBefore ? own.isNear && others.isFar : own.isFar && others.isNear
  }
}
