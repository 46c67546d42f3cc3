/// The constraints that one call makes, in their order.
struct HelperConstraints {
  let location: CodeLocation
  private var constraints: [LayoutConstraint] = []

  init(at location: CodeLocation) { self.location = location }
}

extension HelperConstraints {
  /// Compares an edge or an extent of an item with that of another one, and moves it, in points.
  mutating func relate(
    _ item: LayoutBox, _ attribute: LayoutAttribute, _ relation: LayoutRelation = .equal,
    to other: LayoutBox?, _ partner: LayoutAttribute = .notAnAttribute, times factor: CGFloat = 1,
    plus constant: CGFloat = 0, priority: LayoutPriority = .required
  ) {
    let constraint = item.anchor(attribute)?
      .relate(relation, other?.anchor(partner), factor, constant, location)
    add(constraint, priority)
  }

  /// Makes a distance a multiple of another one, or of an extent, and some points more.
  mutating func measure(
    _ distance: LayoutDimension?, equalTo other: LayoutDimension?, times factor: CGFloat = 1,
    plus constant: CGFloat = 0
  ) { add(distance?.relate(.equal, other, factor, constant, location), .required) }

  /// Divides what is left over before and after something: a share of 0 leaves all of it to the end, 1 to the start.
  ///
  /// A share beyond those counts as the nearer of them; one that is no number is a fault.
  mutating func divide(
    _ before: LayoutDimension?, _ after: LayoutDimension?, by share: CGFloat
  ) {
    if share >= 1 { return measure(after, equalTo: nil) }
    measure(before, equalTo: after, times: share <= 0 ? 0 : share / (1 - share))
  }

  private mutating func add(_ constraint: LayoutConstraint?, _ priority: LayoutPriority) {
    guard let constraint else { return }
    constraint.prioritize(priority)
    constraint.markAsArranged()
    constraints.append(constraint)
  }

  /// Activates what was made. Views that it places keep their frames no longer.
  ///
  /// - Returns: Those that could be activated, in order.
  func activate(for items: [LayoutBox] = []) -> [LayoutConstraint] {
    for case let view as View in items { view.translatesAutoresizingMaskIntoConstraints = false }
    LayoutConstraint.activate(constraints)
    return constraints.filter(\.isActive)
  }
}

extension LayoutBox {
  /// The distance from an edge to one of another item, in points.
  func distance(from edge: ItemEdge, to other: LayoutBox, _ far: ItemEdge) -> LayoutDimension? {
    guard let first = anchor(edge.attribute), let second = other.anchor(far.attribute) else {
      return nil
    }
    return LayoutDimension(from: first, to: second)
  }
}
