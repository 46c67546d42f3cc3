import Ashlar

/// The direction in which a flow layout scrolls. Lines follow each other along it, and the items of a line stand
/// across it.
struct FlowAxis {
  let isVertical: Bool

  func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

  /// The room at the edges where lines begin and end to follow each other.
  func along(_ insets: UIEdgeInsets) -> (before: CGFloat, after: CGFloat) {
    isVertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
  }

  /// The room at both ends of each line.
  func across(_ insets: UIEdgeInsets) -> (before: CGFloat, after: CGFloat) {
    crossing.along(insets)
  }

  func size(along: CGFloat, across: CGFloat) -> CGSize {
    isVertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  func frame(along: CGFloat, across: CGFloat, size: CGSize) -> CGRect {
    CGRect(origin: point(along: along, across: across), size: size)
  }

  /// The range of a rectangle along the axis.
  func range(of rect: CGRect) -> (from: CGFloat, to: CGFloat) {
    isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
  }

  /// Where a header or a footer begins that stays in sight: a header up to a limit at its end, a footer down to one at
  /// its beginning.
  func pinnedStart(
    of frame: CGRect, isHeader: Bool, seen: (from: CGFloat, to: CGFloat), limit: CGFloat
  ) -> CGFloat {
    let own = range(of: frame)
    let length = own.to - own.from
    return isHeader
      ? max(own.from, min(seen.from, limit - length))
      : min(own.from, max(seen.to - length, limit))
  }
}

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
  func without(_ insets: NSDirectionalEdgeInsets) -> CGSize {
    CGSize(
      width: width - insets.leading - insets.trailing, height: height - insets.top - insets.bottom)
  }

  /// The size without insets across an axis, and whole along it.
  func without(_ insets: NSDirectionalEdgeInsets, across axis: FlowAxis) -> CGSize {
    let inner = without(insets)
    return axis.size(along: axis.along(self), across: axis.across(inner))
  }

  /// The size without insets. Where they are larger than the size, it is how much they are larger.
  func inside(_ insets: NSDirectionalEdgeInsets) -> CGSize {
    let inner = without(insets)
    return CGSize(width: inner.width.magnitude, height: inner.height.magnitude)
  }
}

extension CGRect {
  /// Whether the rectangles have more than an edge in common.
  func touches(_ other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }
}
