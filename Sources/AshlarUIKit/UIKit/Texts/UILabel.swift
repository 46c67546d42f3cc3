public import Ashlar

/// A text on one or several lines.
///
/// Where there is no display, its size is rounded up to the pixels of `UIScreen.main`.
///
/// Source: Apple, `UILabel`.
open class UILabel: UIView, TextPlacing {
  final let label = LabelContent()

  override func installParts() {
    show(label, isOfPlainKind: type(of: self) == UILabel.self)
    roundContentToPixels()
  }

  /// The text; nil and an empty text take no room. Setting it clears ``attributedText``.
  open var text: String? {
    get { label.letters }
    set { label.take(newValue, in: self) }
  }

  /// The font of the text; the system font at 17 points by default, and again when it is set to nil. Setting it sets
  /// all of the text in it.
  open var font: UIFont! {
    get { label.font }
    set { label.take(newValue ?? .system(17), in: self) }
  }

  override func adjustFont(to category: UIContentSizeCategory) {
    guard adjustsFont, label.pieces == nil else { return }
    if let adjusted = label.font.adjusted(to: category) { font = adjusted }
  }

  /// The greatest number of lines; 0 for any number, 1 by default.
  open var numberOfLines: Int {
    get { label.lineLimit }
    set { label.takeLineLimit(newValue, in: self) }
  }

  /// Where lines end, and how a text without room is truncated; by default with an ellipsis.
  open var lineBreakMode: NSLineBreakMode {
    get { label.lineBreakMode }
    set { label.take(newValue, in: self) }
  }

  /// The greatest width of the lines of a text of several lines, in points.
  ///
  /// At 0, the default, they are as wide as the label. A number that is not finite, or below 0, counts as 0.
  open var preferredMaxLayoutWidth: CGFloat {
    get { label.lineWidth }
    set { label.takeLineWidth(newValue, in: self) }
  }

  /// The text with its attributes. Fonts, kerns and line heights have an effect; text without a font uses the
  /// label's.
  ///
  /// Setting it sets ``text``, and ``font``, ``textAlignment`` and ``lineBreakMode`` to those at the beginning of the
  /// text.
  open var attributedText: NSAttributedString? {
    get { .shown(text, label.pieces, kept: looks.attributedText, font: label.font) }
    set {
      if let font: UIFont = newValue?.first(.font) { self.font = font }
      if let style: NSParagraphStyle = newValue?.first(.paragraphStyle) {
        textAlignment = style.alignment
        lineBreakMode = style.lineBreakMode
      }
      let pieces = newValue.map { StyledText($0) }
      text = pieces?.text
      label.take(pieces, in: self)
      appearance.attributedText = newValue.map { NSAttributedString(attributedString: $0) }
    }
  }

  /// The colour of the text. No layout depends on it; a page is drawn with it.
  open var textColor: UIColor! {
    get { looks.textColor ?? .label }
    set { appearance.textColor = newValue }
  }

  /// The colour of the text while ``isHighlighted``. Kept, and without effect.
  open var highlightedTextColor: UIColor? {
    get { looks.highlightedTextColor }
    set { appearance.highlightedTextColor = newValue }
  }

  /// The horizontal alignment of the lines. It has no effect on frames; `ShownText` follows it.
  open var textAlignment: NSTextAlignment {
    get { label.alignment }
    set { label.alignment = newValue }
  }

  /// Whether the label is enabled. Kept, and without effect.
  open var isEnabled: Bool {
    get { looks.isEnabled }
    set { appearance.isEnabled = newValue }
  }

  /// Whether the text is shown in ``highlightedTextColor``. Kept, and without effect.
  open var isHighlighted: Bool {
    get { looks.isHighlighted }
    set { appearance.isHighlighted = newValue }
  }

  /// Returns the rectangle of the text inside a rectangle: at its upper left corner, and no larger.
  ///
  /// Both rectangles are in points, in the coordinate space of the label. The size of the result is the content size
  /// of the label. A subclass with padding passes a smaller rectangle to this method and adds the padding to the
  /// result.
  ///
  /// Source: Apple, `UILabel.textRect(forBounds:limitedToNumberOfLines:)`.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle, in points.
  ///   - numberOfLines: The greatest number of lines; 0 for any number.
  /// - Complexity: O(*n*) for *n* characters; the result is cached.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect { label.textRect(in: self, bounds, limitedTo: numberOfLines) }

  /// Draws the text in a rectangle, in points, in the coordinate space of the label.
  ///
  /// `ShownText` calls it with the bounds of the label. A layout does not call it.
  open func drawText(in rect: CGRect) { label.draw(in: rect) }
}

extension UILabel {
  /// The visible lines at the label's present width, with an ellipsis for the text without room.
  public var displayedLines: [String] { label.displayedLines(in: self) }

  /// Whether letters shrink to fit the width. Without effect on frames; a check takes it into account.
  public var adjustsFontSizeToFitWidth: Bool {
    get { looks.adjustsFontSizeToFitWidth }
    set {
      appearance.adjustsFontSizeToFitWidth = newValue
      noteScale()
    }
  }

  /// The least factor by which letters shrink. Without effect on frames; a check takes it into account.
  public var minimumScaleFactor: CGFloat {
    get { looks.minimumScaleFactor }
    set {
      appearance.minimumScaleFactor = newValue
      noteScale()
    }
  }

  private func noteScale() { label.leastScale = adjustsFontSizeToFitWidth ? minimumScaleFactor : 1 }

  /// The strategy for breaking lines. Kept, and without effect.
  public var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { looks.lineBreakStrategy }
    set { appearance.lineBreakStrategy = newValue }
  }

  /// The vertical position of shrunken letters in their line. Kept, and without effect.
  public var baselineAdjustment: UIBaselineAdjustment {
    get { looks.baselineAdjustment }
    set { appearance.baselineAdjustment = newValue }
  }
}

/// The vertical position of shrunken letters in their line. Without effect.
public enum UIBaselineAdjustment: Int, Hashable, Sendable {
  /// As on UIKit.
  case alignBaselines, alignCenters, none
}
