/// The constraints that one call makes to arrange items, in their order.
struct ArrangedConstraints {
  let location: CodeLocation
  private var constraints: [LayoutConstraint] = []

  init(at location: CodeLocation) { self.location = location }

  /// Compares an attribute of an item with that of another one, or with a number alone, and moves it, in points.
  mutating func relate(
    _ item: LayoutBox, _ attribute: LayoutAttribute, _ relation: LayoutRelation = .equal,
    to other: LayoutBox?, _ partner: LayoutAttribute = .notAnAttribute, times factor: CGFloat = 1,
    plus constant: CGFloat = 0, priority: LayoutPriority = .required
  ) {
    let constraint = LayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: partner,
      multiplier: factor, constant: constant, fileID: location.fileID, line: location.line)
    add(constraint, priority)
  }

  mutating func add(_ constraint: LayoutConstraint, _ priority: LayoutPriority) {
    constraint.prioritize(priority)
    constraint.markAsArranged()
    constraints.append(constraint)
  }

  /// Activates what was made, for views that keep their frames no longer: those among some items, or that constraints begin
  /// with.
  ///
  /// - Returns: Those that could be activated, in order.
  func activate(for items: [LayoutBox]? = nil) -> [LayoutConstraint] {
    for case let view as View in items ?? constraints.compactMap(\.firstItem) {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    LayoutConstraint.activate(constraints)
    return constraints.filter(\.isActive)
  }
}
