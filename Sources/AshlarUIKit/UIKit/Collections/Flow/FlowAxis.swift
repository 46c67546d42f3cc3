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
    isVertical ? (insets.left, insets.right) : (insets.top, insets.bottom)
  }

  func size(along: CGFloat, across: CGFloat) -> CGSize {
    isVertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  func frame(along: CGFloat, across: CGFloat, size: CGSize) -> CGRect {
    CGRect(
      origin: isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across), size: size)
  }

  /// The range of a rectangle along the axis.
  func range(of rect: CGRect) -> (from: CGFloat, to: CGFloat) {
    isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
  }
}
