import Ashlar
import AshlarUIKit
import Testing

/// Expects a view or guide to stand somewhere, in points, in the space of what contains it.
///
/// A thousandth of a point is close enough: it is far below a pixel and far above rounding.
func expectFrame(
  of item: LayoutBox, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let frame = (item as? UIView)?.frame ?? (item as? UILayoutGuide)?.layoutFrame ?? .null
  let misses = [
    frame.origin.x - x, frame.origin.y - y, frame.size.width - width, frame.size.height - height,
  ]
  if misses.allSatisfy({ $0.magnitude <= 0.001 }) { return }
  Issue.record(
    "\(item.reportName) is at \(frame), expected (\(x), \(y), \(width), \(height))",
    sourceLocation: sourceLocation)
}

extension UIView {
  /// Makes a root that stays silent about faults: tests read them.
  convenience init(root width: CGFloat, _ height: CGFloat) {
    self.init(frame: CGRect(x: 0, y: 0, width: width, height: height))
    name = "root"
    diagnostics.handler = .silent
  }

  /// Makes a view inside another one.
  convenience init(_ name: String, in superview: UIView) {
    self.init(name: name)
    superview.addSubview(self)
  }

  /// Makes a root of 300 by 200 points with two views in it, `a` and `b`.
  static func rootWithTwo() -> (container: UIView, a: UIView, b: UIView) {
    let root = UIView(root: 300, 200)
    return (root, UIView("a", in: root), UIView("b", in: root))
  }

  /// What was wrong with the sentences of the tree, in words.
  var faultTexts: [String] { diagnostics.faults.map { "\($0.reason)" } }
}
