/// What a view shows, as far as layout knows it: how large it is, and where its text stands.
///
/// A content knows no class of view. A view has one as its part, asks it, and hands itself over each time, so that the
/// content reaches the texts, the pixels and the width that are known of the view.
package protocol ViewContent: AnyObject {
  /// The size that the content asks for, in points; ``View/noIntrinsicMetric`` on an axis on which it asks for nothing.
  func size(in view: View) -> CGSize

  /// The size that the view finds best for itself, in points.
  ///
  /// - Parameters:
  ///   - room: The room that there is, in points.
  ///   - view: The view that shows the content.
  func bestSize(in view: View, for room: CGSize) -> CGSize

  /// The part of the view on each side that constraints do not speak of, in points.
  var alignmentInsets: EdgeInsets { get }

  /// The distances of the first baseline from the top, and of the last one from the bottom, in points.
  func baselines(in view: View) -> (first: CGFloat, last: CGFloat)

  /// The font that standard spaces above and below the baselines go by; nil without text.
  func baselineFont(in view: View) -> BaselineFont?

  /// How much the content resists being stretched and squeezed in a view that says nothing else.
  var priorities: ContentPriorities { get }

  /// Whether the text is in the middle of a view that is higher than its content.
  var centresText: Bool { get }

  /// Whether another height may have other baselines.
  var baselinesFollowHeight: Bool { get }

  /// What is written in the view; nil without a text.
  var shownText: ShownText? { get }
}

/// What is written in a view, as a drawing shows it.
package struct ShownText {
  package let letters: String
  package let font: Font

  /// How many lines there are at most; 0 for as many as there is room for.
  package let lineLimit: Int

  package let isCentred: Bool

  init?(_ letters: String?, _ font: Font, lineLimit: Int = 1, isCentred: Bool = false) {
    guard let letters, !letters.isEmpty else { return nil }
    self.letters = letters
    self.font = font
    self.lineLimit = lineLimit
    self.isCentred = isCentred
  }
}

extension ViewContent {
  package func bestSize(in view: View, for room: CGSize) -> CGSize { size(in: view) }

  package var alignmentInsets: EdgeInsets { .zero }

  package func baselines(in view: View) -> (first: CGFloat, last: CGFloat) { (0, 0) }

  package func baselineFont(in view: View) -> BaselineFont? { nil }

  package var priorities: ContentPriorities { ContentPriorities() }

  package var centresText: Bool { false }

  package var baselinesFollowHeight: Bool { false }

  package var shownText: ShownText? { nil }
}
