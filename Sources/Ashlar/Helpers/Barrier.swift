/// A line beyond the same edge of several items, at the outermost of their edges.
package struct Barrier {
  private let edge: ItemEdge
  private let items: [LayoutBox]
  private let margin: CGFloat

  package init(_ edge: ItemEdge, of items: [LayoutBox], margin: CGFloat) {
    self.edge = edge
    self.items = items
    self.margin = margin
  }

  /// Makes a guide the line.
  package func place(_ guide: LayoutGuide, in container: View, at location: CodeLocation) {
    var constraints = HelperConstraints(at: location)
    constraints.relate(guide, edge.extent, to: nil)
    for item in items {
      constraints.relate(
        guide, edge.attribute, edge.isFar ? .greaterThanOrEqual : .lessThanOrEqual, to: item,
        edge.attribute, plus: edge.isFar ? margin : -margin)
    }
    constraints.relate(
      guide, edge.attribute, to: container, edge.opposite.attribute, priority: Self.pull)
    _ = constraints.activate()
  }

  /// The priority with which the line moves to the other side: lower than any priority of a program.
  private static let pull = LayoutPriority(1)
}
