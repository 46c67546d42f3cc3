import Ashlar

// Compositional layouts count from the leading edge: where people read from right to left, all is mirrored in the end.
extension FlowAxis {
  /// The other axis.
  var crossing: FlowAxis { FlowAxis(isVertical: !isVertical) }

  func along(_ insets: NSDirectionalEdgeInsets) -> (before: CGFloat, after: CGFloat) {
    isVertical ? (insets.top, insets.bottom) : (insets.leading, insets.trailing)
  }

  func along(_ point: CGPoint) -> CGFloat { isVertical ? point.y : point.x }

  func point(along: CGFloat, across: CGFloat) -> CGPoint {
    isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
  }
}

extension CGSize {
  /// The size without insets across an axis, and whole along it.
  func without(_ insets: NSDirectionalEdgeInsets, across axis: FlowAxis) -> CGSize {
    axis.isVertical
      ? CGSize(width: width - insets.leading - insets.trailing, height: height)
      : CGSize(width: width, height: height - insets.top - insets.bottom)
  }

  /// The size without insets. Where they are larger than the size, it is how much they are larger.
  func inside(_ insets: NSDirectionalEdgeInsets) -> CGSize {
    CGSize(
      width: (width - insets.leading - insets.trailing).magnitude,
      height: (height - insets.top - insets.bottom).magnitude)
  }
}

extension CGRect {
  /// Whether the rectangles have more than an edge in common.
  func touches(_ other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }
}
