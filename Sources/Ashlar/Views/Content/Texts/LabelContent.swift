/// A text on one line or several. On several its height follows the width of its view in the layout, unless a width of
/// lines is set.
package final class LabelContent: FlexibleContent, ViewContent {
  private var text: ContentText
  private var givenLineWidth: CGFloat = 0

  /// The least scale of the letters of a line that has no room. No unit; 1 for letters that keep their size.
  package var leastScale: CGFloat = 1

  package var alignment = TextAlignment.natural

  /// The rectangle into which a label has been asked to draw, in points, while it is looked for.
  private var drawnRectangle: CGRect?

  package init() {
    text = Self.text(nil, .system(17))
    super.init()
  }

  /// A text on one line.
  private static func text(_ letters: String?, _ font: Font) -> ContentText {
    var text = ContentText(letters, font: font)
    text.take(lineLimit: 1)
    text.take(.byTruncatingTail)
    return text
  }

  package var letters: String? { text.letters }
  package var font: Font { text.font }

  /// The greatest number of lines of the text; 0 for as many as it takes.
  package var lineLimit: Int { text.run.lineLimit }

  /// Where lines end, and how a text without room is truncated.
  package var lineBreakMode: LineBreakMode { text.run.lineBreakMode }

  /// The greatest width of lines, in points; 0 where they are as wide as the view.
  package var lineWidth: CGFloat { givenLineWidth }

  package var pieces: StyledText? { text.pieces }
}

// MARK: - Changing

extension LabelContent {
  /// Takes the text of a new view.
  func begin(_ letters: String?, _ font: Font) { text = Self.text(letters, font) }

  package func take(_ letters: String?, in view: View) {
    var other = text
    if other.take(letters) { take(other, in: view) }
  }

  package func take(_ pieces: StyledText?, in view: View) {
    var other = text
    other.take(pieces)
    take(other, in: view)
  }

  package func take(_ font: Font, in view: View) {
    var other = text
    if other.take(font) { take(other, in: view) }
  }

  package func takeLineLimit(_ limit: Int, in view: View) {
    guard limit != lineLimit else { return }
    text.take(lineLimit: limit)
    noteLines(in: view)
  }

  package func take(_ mode: LineBreakMode, in view: View) {
    guard mode != lineBreakMode else { return }
    text.take(mode)
    view.invalidateIntrinsicContentSize()
  }

  // The text is replaced as a whole, as the compiler need not have an access checked in which nothing else happens.
  private func take(_ other: ContentText, in view: View) {
    text = other
    view.invalidateIntrinsicContentSize()
  }

  package func takeLineWidth(_ width: CGFloat, in view: View) {
    guard width != lineWidth else { return }
    givenLineWidth = width
    noteLines(in: view)
  }

  private func noteLines(in view: View) {
    let isFlexible = lineLimit != 1 && fixedWidth == nil
    if !isFlexible {
      view.flexible = nil
    } else if view.flexible == nil {
      forgetWidth()
      view.flexible = self
      view.noteContentWidth()
    }
    view.invalidateIntrinsicContentSize()
  }
}

// MARK: - Size

extension LabelContent {
  package func size(in view: View) -> CGSize {
    size(at: view.flexible?.width) { size(in: view, $0) } ?? .zero
  }

  /// The size at a known width, if there is one; nil if the size of the text is unknown.
  private func size(
    at width: CGFloat?, _ textSize: (WidthProposal) -> CGSize?
  ) -> CGSize? {
    if let fixedWidth { return textSize(.atMost(fixedWidth)) }
    guard let natural = textSize(.unlimited) else { return nil }
    guard let width else { return natural }
    return textSize(.atMost(width)).map { CGSize(width: natural.width, height: $0.height) }
  }

  /// The size of the text and its baselines, as far as all of it follows from what has been measured in a tree; nil
  /// otherwise, for numbers with which no layout can compute, and for a text of several pieces.
  ///
  /// It calls nothing that a program can override.
  func knownExtent(
    in view: View, of tree: LayoutTree
  ) -> (size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat)? {
    let pixels = view.contentPixels(in: tree.environment)
    guard pieces == nil, let texts = tree.texts, let run,
      let line = texts.knownLineExtent(of: font, pixels), line.isComputable,
      let answers = texts.known(of: run, pixels),
      let size = size(at: view.flexible?.width, { tree.knownSize(of: answers, $0, pixels) }),
      size.isComputable
    else { return nil }
    if let flexible = view.flexible { (flexible.knownText, flexible.ownText) = (answers, answers) }
    return (size, line.firstBaseline, line.lastBaseline)
  }

  /// On lines no wider than the room; at a width of 0, as wide as they like. The height makes no difference.
  package func bestSize(in view: View, for room: CGSize) -> CGSize {
    size(in: view, WidthProposal(limit: room.width > 0 ? room.width : .infinity))
  }

  package func baselines(in view: View) -> (first: CGFloat, last: CGFloat) {
    if text.isEmpty { return (0, 0) }
    let shown = shownExtent(in: view)
    return (shown.firstBaseline, shown.lastBaseline)
  }

  package func baselineFont(in view: View) -> BaselineFont? { view.ruler.baselineFont(of: font) }

  package var centresText: Bool { true }

  package var baselinesFollowHeight: Bool { pieces != nil }

  /// The width of lines that is set.
  private var fixedWidth: CGFloat? {
    lineLimit != 1 && lineWidth > 0 && lineWidth.isFinite ? lineWidth : nil
  }

  /// The size of the content with lines of a width. A subclass of a label may add room around its text.
  private func size(in view: View, _ width: WidthProposal) -> CGSize {
    guard !view.isOfPlainKind, let view = view as? any TextPlacing else {
      return textSize(in: view, width)
    }
    let unlimited: CGFloat = 16_777_216
    let bounds = CGRect(x: 0, y: 0, width: min(width.limit, unlimited), height: unlimited)
    return view.textRect(forBounds: bounds, limitedToNumberOfLines: lineLimit).size
  }

  private func textSize(in view: View, _ width: WidthProposal) -> CGSize {
    if let size = view.ruler.knownSize(width) { return size }
    guard let run else { return .zero }
    let size = view.ruler.extent(of: run, width).size
    view.flexible?.ownText = view.flexible?.knownText
    return size
  }

  /// The extent of the text at the known width; for a text in one font, that of a line.
  private func shownExtent(in view: View) -> TextExtent {
    guard pieces != nil, let run else {
      return view.ruler.lineExtent(of: font)
    }
    let width = fixedWidth ?? view.flexible?.width ?? .infinity
    return view.ruler.extent(of: run, WidthProposal(limit: width))
  }

  /// The text as it is measured; nil if it is empty.
  private var run: TextRun? { text.isEmpty ? nil : text.run }
}

// MARK: - Positions of lines

extension LabelContent {
  /// The rectangle of the text at the upper left corner of another one, no larger than that, in points.
  package func textRect(in view: View, _ bounds: CGRect, limitedTo lineLimit: Int) -> CGRect {
    guard var run else { return CGRect(origin: bounds.origin, size: .zero) }
    run.lineLimit = lineLimit
    var size = view.ruler.extent(of: run, WidthProposal(limit: bounds.size.width)).size
    size.height = max(0, min(size.height, bounds.size.height))
    return CGRect(origin: bounds.origin, size: size)
  }

  package var shownLetters: String? { text.isEmpty ? nil : letters }

  package func lines(in view: View) -> [ShownText.Line] {
    guard let run, let rectangle = drawnRectangle(in: view) else { return [] }
    let room = TextRoom(rectangle: rectangle, alignment: alignment, leastScale: leastScale)
    return view.ruler.lines(of: run, in: room)
  }

  /// Takes the rectangle into which a label draws its text, in points.
  package func draw(in rectangle: CGRect) { drawnRectangle = rectangle }

  /// The rectangle in which the label draws its text: its bounds, unless a subclass draws it elsewhere; nil if a
  /// subclass does not draw it.
  private func drawnRectangle(in view: View) -> CGRect? {
    guard !view.isOfPlainKind, let label = view as? any TextPlacing else { return view.bounds }
    drawnRectangle = nil
    label.drawText(in: view.bounds)
    defer { drawnRectangle = nil }
    return drawnRectangle
  }

  /// The lines as they are seen at the view's present width.
  package func displayedLines(in view: View) -> [String] {
    guard let run else { return [] }
    let width = view.bounds.width
    let shown = view.ruler.shrunk(run, to: width, leastScale: leastScale) ?? run
    return view.ruler.lines(of: shown, .atMost(width)).map { String($0.text) }
  }
}

/// A view whose subclasses determine the rectangle of its text.
package protocol TextPlacing: View {
  func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect

  func drawText(in rect: CGRect)
}
