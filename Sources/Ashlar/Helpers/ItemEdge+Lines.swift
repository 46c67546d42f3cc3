// MARK: - Lines

extension ItemEdge {
  /// Makes a guide a line inside a container, at a share of the container's extent plus a distance inwards from its edge.
  package func place(
    _ guide: LayoutGuide, in container: View, fraction: CGFloat, offset: CGFloat,
    at location: CodeLocation
  ) {
    container.addLayoutGuide(guide)
    var constraints = ArrangedConstraints(at: location)
    constraints.relate(guide, extent, to: nil)
    let inwards =
      isFar
      ? guide.distance(from: self, to: container, self)
      : container.distance(from: self, to: guide, self)
    constraints.measure(
      inwards, equalTo: container.anchor(of: extent), times: fraction, plus: offset)
    _ = constraints.activate()
  }

  /// Makes a guide a line inside a container, beyond the same edge of several items, at the outermost of their edges.
  package func place(
    _ guide: LayoutGuide, in container: View, beyond items: [LayoutBox], margin: CGFloat,
    at location: CodeLocation
  ) {
    container.addLayoutGuide(guide)
    var constraints = ArrangedConstraints(at: location)
    constraints.relate(guide, extent, to: nil)
    for item in items {
      constraints.relate(
        guide, attribute, isFar ? .greaterThanOrEqual : .lessThanOrEqual, to: item, attribute,
        plus: isFar ? margin : -margin)
    }
    constraints.relate(guide, attribute, to: container, opposite.attribute, priority: Self.pull)
    _ = constraints.activate()
  }

  /// The priority with which a line moves to the other side: lower than any priority of a program.
  private static let pull = LayoutPriority(1)
}
