public import Ashlar

/// A point of a rectangle, with an offset from it.
///
/// Source: Apple, `NSCollectionLayoutAnchor`.
public final class NSCollectionLayoutAnchor: CollectionLayoutPart, NSCopying {
  /// The edges that meet at the point: two for a corner, one for the middle of an edge, none for the middle.
  public let edges: NSDirectionalRectEdge

  /// The offset from the point: in points, or in fractions of the size of the anchored view.
  public let offset: CGPoint

  /// Whether the offset is in fractions of the size of the anchored view.
  public let isFractionalOffset: Bool

  init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    self.edges = edges
    self.offset = offset
    isFractionalOffset = isFractional
  }

  /// Makes a point at edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isFractional: false)
  }

  /// Makes a point at edges, with an offset in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }

  /// Makes a point at edges, with an offset in fractions of the size of the anchored view.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  /// Whether the offset is in points.
  public var isAbsoluteOffset: Bool { !isFractionalOffset }

  /// A copy of the anchor.
  public func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutAnchor(edges, offset, isFractional: isFractionalOffset)
  }

  override var parts: [AnyHashable] { [edges, offset, isFractionalOffset] }
}

extension NSCollectionLayoutAnchor {
  /// The point of a rectangle that the edges name.
  func point(of rectangle: CGRect) -> CGPoint {
    CGPoint(
      x: place(edges.end(along: FlowAxis(isVertical: false)), rectangle.minX, rectangle.maxX),
      y: place(edges.end(along: FlowAxis(isVertical: true)), rectangle.minY, rectangle.maxY))
  }

  /// The offset in points for something of a size.
  func offset(for size: CGSize) -> CGPoint {
    let (x, y) = (offset.x.isComputable ? offset.x : 0, offset.y.isComputable ? offset.y : 0)
    return isFractionalOffset
      ? CGPoint(x: x * size.width, y: y * size.height) : CGPoint(x: x, y: y)
  }

  private func place(_ end: AxisEnd, _ near: CGFloat, _ far: CGFloat) -> CGFloat {
    switch end {
    case .near: near
    case .middle: (near + far) / 2
    case .far: far
    }
  }
}
