/// A content of one size, whatever room there is, such as a switch has. On an axis on which it asks for nothing, the view
/// is as large as it is made.
package final class FixedContent: ViewContent {
  /// The size of the part that constraints speak of, in points.
  package private(set) var size: CGSize

  /// What is around that part, in points.
  private let outside: EdgeInsets

  package let priorities: ContentPriorities

  /// Takes the size of the whole, and what of it constraints do not speak of.
  private init(_ whole: CGSize, _ priorities: ContentPriorities, outside: EdgeInsets = .zero) {
    size = CGSize(
      width: whole.width < 0 ? whole.width : whole.width - outside.left - outside.right,
      height: whole.height < 0 ? whole.height : whole.height - outside.top - outside.bottom)
    self.outside = outside
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
      width: size.width < 0 ? view.bounds.width : size.width + outside.left + outside.right,
      height: size.height < 0 ? view.bounds.height : size.height + outside.top + outside.bottom)
  }
}

extension FixedContent {
  /// A switch: 51 × 31 points.
  package static func toggle(outside: EdgeInsets = .zero) -> FixedContent {
    FixedContent(toggleSize, .firm, outside: outside)
  }

  /// The size of a switch, in points.
  package static var toggleSize: CGSize { CGSize(width: 51, height: 31) }

  /// A wheel of medium size.
  package static func wheel() -> FixedContent {
    FixedContent(ActivityIndicator.Style.medium.size, .firm)
  }

  /// A knob on a line: 31 points high.
  package static func slider(outside: EdgeInsets = .zero) -> FixedContent {
    FixedContent(
      CGSize(width: View.noIntrinsicMetric, height: 31), ContentPriorities(), outside: outside)
  }

  /// A bar: 4 points high.
  package static func bar() -> FixedContent {
    var priorities = ContentPriorities()
    priorities.hugging[.vertical] = .defaultHigh
    return FixedContent(CGSize(width: View.noIntrinsicMetric, height: 4), priorities)
  }
}
