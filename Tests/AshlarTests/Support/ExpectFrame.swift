import Ashlar
import Testing

/// Expects a view or guide to stand somewhere, in points, in the space of what contains it.
///
/// A thousandth of a point is close enough: it is far below a pixel and far above rounding.
func expectFrame(
  of item: LayoutBox, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let frame = (item as? View)?.frame ?? (item as? LayoutGuide)?.layoutFrame ?? .null
  let expected = CGRect(x: x, y: y, width: width, height: height)
  let misses = [
    frame.origin.x - x, frame.origin.y - y, frame.size.width - width, frame.size.height - height,
  ]
  if misses.allSatisfy({ $0.magnitude <= 0.001 }) { return }
  let name = item.name ?? "\(type(of: item))"
  Issue.record(
    "\(name) is at \(text(frame)), expected \(text(expected))", sourceLocation: sourceLocation)
}

private func text(_ frame: CGRect) -> String { View(frame: frame).frameDescription }
