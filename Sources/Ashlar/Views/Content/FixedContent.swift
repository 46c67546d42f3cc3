/// A content of one size, whatever room there is, such as a switch has. On an axis on which it asks for nothing, the view
/// is as large as it is made.
package final class FixedContent: ViewContent {
  /// The size, in points.
  package private(set) var size: CGSize

  package let priorities: ContentPriorities

  private init(_ size: CGSize, _ priorities: ContentPriorities) {
    self.size = size
    self.priorities = priorities
  }

  package func take(_ size: CGSize, in view: View) {
    guard size != self.size else { return }
    self.size = size
    view.invalidateIntrinsicContentSize()
  }

  package func size(in view: View) -> CGSize { size }

  package func bestSize(in view: View, for room: CGSize) -> CGSize {
    CGSize(
      width: size.width < 0 ? view.bounds.width : size.width,
      height: size.height < 0 ? view.bounds.height : size.height)
  }
}

extension FixedContent {
  /// A switch: 51 × 31 points.
  package static func toggle() -> FixedContent {
    FixedContent(CGSize(width: 51, height: 31), .firm)
  }

  /// A wheel of medium size.
  package static func wheel() -> FixedContent {
    FixedContent(ActivityIndicator.Style.medium.size, .firm)
  }

  /// A knob on a line: 31 points high.
  package static func slider() -> FixedContent {
    FixedContent(CGSize(width: View.noIntrinsicMetric, height: 31), ContentPriorities())
  }

  /// A bar: 4 points high.
  package static func bar() -> FixedContent {
    var priorities = ContentPriorities()
    priorities.hugging[.vertical] = .defaultHigh
    return FixedContent(CGSize(width: View.noIntrinsicMetric, height: 4), priorities)
  }
}
