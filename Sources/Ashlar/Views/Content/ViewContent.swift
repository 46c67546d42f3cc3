/// The content of a view, as far as layout depends on it: its size and its baselines.
///
/// A content depends on no class of view. A view has one as its part, asks it, and hands itself over each time, so
/// that the content reaches the texts, the pixels and the width that are known of the view.
package protocol ViewContent: AnyObject {
  /// The size of the content, in points; ``View/noIntrinsicMetric`` on an axis without one.
  func size(in view: View) -> CGSize

  /// The size that the view finds best for itself, in points.
  ///
  /// - Parameters:
  ///   - room: The available room, in points.
  ///   - view: The view that shows the content.
  func bestSize(in view: View, for room: CGSize) -> CGSize

  /// The part of the view on each side that constraints do not refer to, in points.
  var alignmentInsets: EdgeInsets { get }

  /// The distances of the first baseline from the top, and of the last one from the bottom, in points.
  func baselines(in view: View) -> (first: CGFloat, last: CGFloat)

  /// The font that standard spaces above and below the baselines depend on; nil without text.
  func baselineFont(in view: View) -> BaselineFont?

  /// The default hugging and compression resistance of the content.
  var priorities: ContentPriorities { get }

  /// Whether the text is in the middle of a view that is higher than its content.
  var centresText: Bool { get }

  /// Whether another height may have other baselines.
  var baselinesFollowHeight: Bool { get }

  /// All of what is written in the view; nil without a text.
  var shownLetters: String? { get }

  /// The rectangles of the lines of the text, as laid out.
  func lines(in view: View) -> [ShownText.Line]
}

extension ViewContent {
  package func bestSize(in view: View, for room: CGSize) -> CGSize { size(in: view) }

  package var alignmentInsets: EdgeInsets { .zero }

  package func baselines(in view: View) -> (first: CGFloat, last: CGFloat) { (0, 0) }

  package func baselineFont(in view: View) -> BaselineFont? { nil }

  package var priorities: ContentPriorities { ContentPriorities() }

  package var centresText: Bool { false }

  package var baselinesFollowHeight: Bool { false }

  package var shownLetters: String? { nil }

  package func lines(in view: View) -> [ShownText.Line] { [] }
}
