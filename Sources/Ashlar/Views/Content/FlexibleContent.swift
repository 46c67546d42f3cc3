/// Content whose height depends on its width, such as a text on several lines.
///
/// Layout is then done in two rounds: the first finds widths, from the width of the content without limit; the second
/// uses the height of the content at the width found.
package class FlexibleContent {
  /// The width that the last layout gave the content, in points; nil if that was none, and before the first.
  final var width: CGFloat?

  /// The count of the view's changes when the engine got that width, if it had got all earlier ones.
  final var widthChange: UInt32?

  /// The measurements of the content, if it is a text.
  final var knownText: TextAnswers?

  /// The measurements of the content's text, until the content becomes invalid: until then nothing needs to be
  /// compared.
  final var ownText: TextAnswers?

  /// The function that returns the size, if there is one.
  final let measure: ((WidthProposal) -> CGSize)?

  /// The result of the function without limit, as long as it is valid.
  final var natural: CGSize?

  init(measure: ((WidthProposal) -> CGSize)? = nil) { self.measure = measure }

  /// Forgets the width and what has been measured at it.
  final func forgetWidth() {
    (width, widthChange) = (nil, nil)
    (knownText, ownText) = (nil, nil)
  }

  /// The width for which content is asked for a height; nil where there is none, but for what rounding left.
  static func usable(_ width: CGFloat) -> CGFloat? { width > LineFiller.tolerance ? width : nil }

  /// The width without limit, and the height that goes with the width of the last layout; the given size without such
  /// a function.
  final func size(orGiven given: CGSize) -> CGSize {
    guard let measure else { return given }
    let natural = natural ?? measure(.unlimited)
    self.natural = natural
    guard let width else { return natural }
    return CGSize(width: natural.width, height: measure(.atMost(width)).height)
  }
}
