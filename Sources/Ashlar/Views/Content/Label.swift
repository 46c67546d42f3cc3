/// A text on one line or several.
///
/// ```swift
/// let title = Label(text: "Auto Layout without a screen")
/// title.numberOfLines = 0
/// ```
///
/// Its content has the size of the text. On several lines the height follows the width that layout finds for
/// the label, unless ``preferredMaxLayoutWidth`` says how wide lines are.
///
/// Source: Apple, `UILabel`.
open class Label: View {
  /// The text; nil and an empty text take no room. Setting it takes ``styledText`` away.
  open var text: String? {
    didSet {
      let isOther = text != oldValue || pieces != nil
      pieces = nil
      if isOther { invalidateIntrinsicContentSize() }
    }
  }

  /// The pieces of the text, if they are not all set in the same way. Setting them sets ``text``.
  public var styledText: StyledText? {
    get { pieces }
    set {
      text = newValue?.text
      pieces = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// What the text is set in; the system font at 17 points at first. Setting it sets all pieces of the text in it.
  open var font = Font.system(17) {
    didSet {
      let isOther = font != oldValue || pieces != nil
      pieces = pieces?.withoutFonts()
      if isOther { invalidateIntrinsicContentSize() }
    }
  }

  private var pieces: StyledText?

  /// How many lines the text may have at most; 0 for as many as it takes, 1 at first.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { noteLineChange() } }
  }

  /// Where lines end, and what becomes of a text that has no room; it ends with an ellipsis at first.
  public var lineBreakMode = LineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// How wide the lines of a text of several lines are at most, in points.
  ///
  /// At 0, as it is at first, they are as wide as the label, and layout takes a second round to find the
  /// height. What is not finite, or less than 0, counts as 0.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { noteLineChange() } }
  }

  /// Makes a label of size zero with a text, and perhaps a name for reports.
  public convenience init(text: String?, font: Font = .system(17), name: String? = nil) {
    self.init(name: name)
    self.text = text
    self.font = font
  }

  // MARK: What it asks for

  open override var intrinsicContentSize: CGSize {
    if let width = fixedWidth { return textSize(.atMost(width)) }
    let natural = textSize(.unlimited)
    guard let width = flexible?.width else { return natural }
    return CGSize(width: natural.width, height: textSize(.atMost(width)).height)
  }

  override func contentHeight(atWidth width: CGFloat) -> CGFloat? {
    if type(of: self) == Label.self, fixedWidth == nil, !isCollapsed,
      let width = FlexibleContent.usable(width),
      let height = ruler.knownSize(.atMost(width))?.height, height.isComputable, height >= 0
    {
      return height
    }
    return super.contentHeight(atWidth: width)
  }

  /// Where the text goes in a rectangle, in points, in the coordinate space of the label: at its upper left corner, on
  /// lines no wider than the rectangle is, and no higher than that.
  ///
  /// The size that a subclass returns is that of its content. One with room around its text asks for a smaller
  /// rectangle, and gives the room to what comes back. Where lines may be as wide as they like, layout asks for a
  /// rectangle of 16,777,216 points.
  ///
  /// Source: Apple, `UILabel.textRect(forBounds:limitedToNumberOfLines:)`.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle.
  ///   - numberOfLines: How many lines there may be at most; 0 for as many as the text takes.
  /// - Complexity: O(*n*) for *n* characters; the answer is kept.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    guard let run = run(limitedTo: numberOfLines) else {
      return CGRect(origin: bounds.origin, size: .zero)
    }
    var size = ruler.extent(of: run, WidthProposal(limit: bounds.size.width)).size
    size.height = max(0, min(size.height, bounds.size.height))
    return CGRect(origin: bounds.origin, size: size)
  }

  /// Does nothing, and nobody calls it: nothing is drawn here.
  ///
  /// It is there for subclasses that put room around their text on UIKit, where they move it by this method.
  ///
  /// Source: Apple, `UILabel.drawText(in:)`.
  open func drawText(in rect: CGRect) {}

  open override var firstBaselineOffsetFromTop: CGFloat {
    hasText ? shownExtent.firstBaseline : 0
  }

  open override var lastBaselineOffsetFromBottom: CGFloat {
    hasText ? shownExtent.lastBaseline : 0
  }

  open override var baselineFont: BaselineFont? { ruler.baselineFont(of: font) }

  /// The size of the text, in points, on lines no wider than a size; at a width of 0, as wide as they like.
  ///
  /// The height that there is makes no difference.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(WidthProposal(limit: size.width > 0 ? size.width : .infinity))
  }

  override var plainKind: View.Type { Label.self }

  override var centresText: Bool { true }

  override var baselinesFollowHeight: Bool { type(of: self) != Label.self || pieces != nil }
}

// MARK: - What is seen

extension Label {
  /// The lines as they are seen at the label's present width, with an ellipsis for what has no room.
  public var displayedLines: [String] {
    guard let run else { return [] }
    return ruler.lines(of: run, .atMost(bounds.width)).map { String($0.text) }
  }

  private var hasText: Bool { !(text?.isEmpty ?? true) }

  /// The text as it is measured, if there is any.
  private var run: TextRun? { run(limitedTo: numberOfLines) }

  private func run(limitedTo lineLimit: Int) -> TextRun? {
    guard let text, !text.isEmpty else { return nil }
    if let pieces {
      return TextRun(pieces, font: font, lineLimit: lineLimit, lineBreakMode: lineBreakMode)
    }
    return TextRun(text, font: font, lineLimit: lineLimit, lineBreakMode: lineBreakMode)
  }

  /// How large the content is on lines of a width. Subclasses may know better.
  private func textSize(_ width: WidthProposal) -> CGSize {
    // Of a label that is of no subclass nobody can know better, and its lines need no limit.
    if type(of: self) == Label.self { return ownTextSize(width) }
    let unlimited: CGFloat = 16_777_216
    let bounds = CGRect(x: 0, y: 0, width: min(width.limit, unlimited), height: unlimited)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  private func ownTextSize(_ width: WidthProposal) -> CGSize {
    if let size = ruler.knownSize(width) { return size }
    guard let run else { return .zero }
    let size = ruler.extent(of: run, width).size
    flexible?.ownText = flexible?.knownText
    return size
  }

  /// What the text takes up at the width that is known; of one in one font, what a line of it does.
  private var shownExtent: TextExtent {
    guard pieces != nil, let run else { return ruler.lineExtent(of: font) }
    return ruler.extent(of: run, WidthProposal(limit: fixedWidth ?? flexible?.width ?? .infinity))
  }

  /// The width of lines that somebody has set.
  private var fixedWidth: CGFloat? {
    let width = preferredMaxLayoutWidth
    return numberOfLines != 1 && width > 0 && width.isFinite ? width : nil
  }

  private func noteLineChange() {
    let isFlexible = numberOfLines != 1 && fixedWidth == nil
    if !isFlexible {
      flexible = nil
    } else if flexible == nil {
      flexible = FlexibleContent()
      noteContentWidth()
    }
    invalidateIntrinsicContentSize()
  }
}
