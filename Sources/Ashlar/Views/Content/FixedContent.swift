/// A content of fixed size, such as that of a switch. Along an axis without a size, the view has no intrinsic extent.
package final class FixedContent: ViewContent {
  /// The size of the part that constraints refer to, in points.
  package private(set) var size: CGSize

  package let alignmentInsets: EdgeInsets

  package let priorities: ContentPriorities

  /// Takes the size of the whole, and what of it constraints do not refer to.
  private init(_ whole: CGSize, _ priorities: ContentPriorities, _ outside: EdgeInsets = .zero) {
    size = CGSize(
      width: whole.width < 0 ? whole.width : whole.width - outside.left - outside.right,
      height: whole.height < 0 ? whole.height : whole.height - outside.top - outside.bottom)
    alignmentInsets = outside
    self.priorities = priorities
  }

  package func take(_ size: CGSize, in view: View) {
    guard size != self.size else { return }
    self.size = size
    view.invalidateIntrinsicContentSize()
  }

  package func size(in view: View) -> CGSize { size }

  package func bestSize(in view: View, for room: CGSize) -> CGSize {
    let outside = alignmentInsets
    return CGSize(
      width: size.width < 0 ? view.bounds.width : size.width + outside.left + outside.right,
      height: size.height < 0 ? view.bounds.height : size.height + outside.top + outside.bottom)
  }
}

extension FixedContent {
  /// A switch: 51 × 31 points, of which 2 at the right are outside.
  ///
  /// Source: recorded by Interface Builder, 29 of 29 switches that are tied at the right.
  package static func toggle() -> FixedContent {
    FixedContent(toggleSize, .firm, EdgeInsets(top: 0, left: 0, bottom: 0, right: 2))
  }

  /// The size of a switch, in points.
  package static var toggleSize: CGSize { CGSize(width: 51, height: 31) }

  /// A wheel of medium size.
  package static func wheel() -> FixedContent {
    FixedContent(ActivityIndicator.Style.medium.size, .firm)
  }

  /// A knob on a line: 31 points high, of which 1 at the bottom is outside, and 2 at the left and at the right.
  ///
  /// Source: recorded by Interface Builder, 19 of 21 at the left, 34 of 36 at the right, 6 of 9 at the bottom.
  package static func slider() -> FixedContent {
    FixedContent(
      CGSize(width: View.noIntrinsicMetric, height: 31), ContentPriorities(),
      EdgeInsets(top: 0, left: 2, bottom: 1, right: 2))
  }

  /// A bar: 4 points high.
  package static func bar() -> FixedContent {
    var priorities = ContentPriorities()
    priorities.hugging[.vertical] = .defaultHigh
    return FixedContent(CGSize(width: View.noIntrinsicMetric, height: 4), priorities)
  }
}
