/// A text on one line or several.
///
/// ```swift
/// let title = Label(text: "Auto Layout without a screen")
/// title.numberOfLines = 0
/// ```
///
/// Its content has the size of the text. On several lines the height follows the width that the layout finds for the
/// label, unless ``preferredMaxLayoutWidth`` sets the width of lines.
///
/// Source: Apple, `UILabel`.
open class Label: View, TextPlacing {
  final let labelContent: LabelContent

  /// The text; nil and an empty text take no room. Setting it clears ``styledText``.
  open var text: String? {
    get { labelContent.letters }
    set { labelContent.take(newValue, in: self) }
  }

  /// The pieces of the text, if they are not all set in the same way. Setting them sets ``text``.
  public var styledText: StyledText? {
    get { labelContent.pieces }
    set {
      text = newValue?.text
      labelContent.take(newValue, in: self)
    }
  }

  /// The font of the text; the system font at 17 points by default. Setting it sets all pieces of the text in it.
  open var font: Font {
    get { labelContent.font }
    set { labelContent.take(newValue, in: self) }
  }

  /// The greatest number of lines; 0 for any number, 1 by default.
  open var numberOfLines: Int {
    get { labelContent.lineLimit }
    set { labelContent.takeLineLimit(newValue, in: self) }
  }

  /// Where lines end, and how a text without room is truncated; by default with an ellipsis.
  public var lineBreakMode: LineBreakMode {
    get { labelContent.lineBreakMode }
    set { labelContent.take(newValue, in: self) }
  }

  /// The greatest width of the lines of a text of several lines, in points.
  ///
  /// At 0, the default, they are as wide as the label, and the layout needs a second round for the height. A number
  /// that is not finite, or below 0, counts as 0.
  open var preferredMaxLayoutWidth: CGFloat {
    get { labelContent.lineWidth }
    set { labelContent.takeLineWidth(newValue, in: self) }
  }

  /// The horizontal alignment of the lines; natural by default.
  ///
  /// Source: Apple, `UILabel.textAlignment`.
  public var textAlignment: TextAlignment {
    get { labelContent.alignment }
    set { labelContent.alignment = newValue }
  }

  /// Makes a label with a frame, in points, in the coordinate space of its future superview.
  public override init(frame: CGRect) {
    let content = LabelContent()
    labelContent = content
    super.init(frame: frame)
    show(content, isOfPlainKind: type(of: self) == Label.self)
  }

  /// Makes a label of size zero with a text and an optional name for reports.
  public convenience init(text: String?, font: Font = .system(17), name: String? = nil) {
    self.init(name: name)
    if isOfPlainKind {
      labelContent.begin(text, font)
    } else {
      // A subclass may override the setters.
      self.text = text
      self.font = font
    }
  }

  /// Returns the rectangle of the text inside a rectangle: at its upper left corner, and no larger.
  ///
  /// Both rectangles are in points, in the coordinate space of the label. The size of the result is the content size
  /// of the label. A subclass with padding passes a smaller rectangle to this method and adds the padding to the
  /// result. If lines may have any width, the layout passes a rectangle 16,777,216 points wide.
  ///
  /// Source: Apple, `UILabel.textRect(forBounds:limitedToNumberOfLines:)`.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle.
  ///   - numberOfLines: The greatest number of lines; 0 for any number.
  /// - Complexity: O(*n*) for *n* characters; the result is cached.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect { labelContent.textRect(in: self, bounds, limitedTo: numberOfLines) }

  /// Draws the text in a rectangle, in points, in the coordinate space of the label.
  ///
  /// ``ShownText`` calls it with the bounds of the label. A subclass with padding passes a smaller rectangle to this
  /// method. A layout does not call it.
  ///
  /// Source: Apple, `UILabel.drawText(in:)`.
  open func drawText(in rect: CGRect) { labelContent.draw(in: rect) }

  /// The visible lines at the label's present width, with an ellipsis for the text without room.
  public var displayedLines: [String] { labelContent.displayedLines(in: self) }
}
