/// A line inside a container, at a share of the container's extent plus a distance from one of its edges.
package struct Guideline {
  private let edge: ItemEdge
  private let fraction: CGFloat
  private let offset: CGFloat

  package init(_ edge: ItemEdge, fraction: CGFloat, offset: CGFloat) {
    self.edge = edge
    self.fraction = fraction
    self.offset = offset
  }

  /// Makes a guide the line.
  package func place(_ guide: LayoutGuide, in container: View, at location: CodeLocation) {
    var constraints = HelperConstraints(at: location)
    constraints.relate(guide, edge.extent, to: nil)
    let inwards =
      edge.isFar
      ? guide.distance(from: edge, to: container, edge)
      : container.distance(from: edge, to: guide, edge)
    constraints.measure(
      inwards, equalTo: container.anchor(of: edge.extent), times: fraction, plus: offset)
    _ = constraints.activate()
  }
}
