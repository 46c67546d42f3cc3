/// A text on one line or several. Its height follows the width of its view in the layout, unless a width of lines is
/// set.
package final class LabelContent: ViewContent {
  private var text = ContentText(font: .system(17))

  // Private, as the compiler need not have an access checked where it sees all of them.
  private var lines = Lines()

  private struct Lines {
    var limit = 1
    var breakMode = LineBreakMode.byTruncatingTail
    var width: CGFloat = 0
  }

  /// The least scale of the letters of a line that has no room. No unit; 1 for letters that keep their size.
  package var leastScale: CGFloat = 1

  package var alignment = TextAlignment.natural

  /// The rectangle into which a label has been asked to draw, in points, while it is looked for.
  private var drawnRectangle: CGRect?

  package init() {}

  package var letters: String? { text.letters }
  package var font: Font { text.font }

  /// The greatest number of lines of the text; 0 for as many as it takes.
  package var lineLimit: Int { lines.limit }

  /// Where lines end, and how a text without room is truncated.
  package var lineBreakMode: LineBreakMode { lines.breakMode }

  /// The greatest width of lines, in points; 0 where they are as wide as the view.
  package var lineWidth: CGFloat { lines.width }

  package var pieces: StyledText? { text.pieces }
}

// MARK: - Changing

extension LabelContent {
  package func take(_ letters: String?, in view: View) {
    if text.take(letters) { view.invalidateIntrinsicContentSize() }
  }

  package func take(_ pieces: StyledText?, in view: View) {
    text.take(pieces)
    view.invalidateIntrinsicContentSize()
  }

  package func take(_ font: Font, in view: View) {
    if text.take(font) { view.invalidateIntrinsicContentSize() }
  }

  package func takeLineLimit(_ limit: Int, in view: View) {
    guard limit != lineLimit else { return }
    lines.limit = limit
    noteLines(in: view)
  }

  package func take(_ mode: LineBreakMode, in view: View) {
    guard mode != lineBreakMode else { return }
    lines.breakMode = mode
    view.invalidateIntrinsicContentSize()
  }

  package func takeLineWidth(_ width: CGFloat, in view: View) {
    guard width != lineWidth else { return }
    lines.width = width
    noteLines(in: view)
  }

  private func noteLines(in view: View) {
    let isFlexible = lineLimit != 1 && fixedWidth == nil
    if !isFlexible {
      view.flexible = nil
    } else if view.flexible == nil {
      view.flexible = FlexibleContent()
      view.noteContentWidth()
    }
    view.invalidateIntrinsicContentSize()
  }
}

// MARK: - Size

extension LabelContent {
  package func size(in view: View) -> CGSize {
    if let width = fixedWidth { return size(in: view, .atMost(width)) }
    let natural = size(in: view, .unlimited)
    guard let width = view.flexible?.width else { return natural }
    return CGSize(width: natural.width, height: size(in: view, .atMost(width)).height)
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
    guard let run = run(limitedTo: lineLimit) else { return .zero }
    let size = view.ruler.extent(of: run, width).size
    view.flexible?.ownText = view.flexible?.knownText
    return size
  }

  /// The extent of the text at the known width; for a text in one font, that of a line.
  private func shownExtent(in view: View) -> TextExtent {
    guard pieces != nil, let run = run(limitedTo: lineLimit) else {
      return view.ruler.lineExtent(of: font)
    }
    let width = fixedWidth ?? view.flexible?.width ?? .infinity
    return view.ruler.extent(of: run, WidthProposal(limit: width))
  }

  private func run(limitedTo lineLimit: Int) -> TextRun? {
    text.isEmpty ? nil : text.run(lineLimit, lineBreakMode, in: font)
  }
}

// MARK: - Positions of lines

extension LabelContent {
  /// The rectangle of the text at the upper left corner of another one, no larger than that, in points.
  package func textRect(in view: View, _ bounds: CGRect, limitedTo lineLimit: Int) -> CGRect {
    guard let run = run(limitedTo: lineLimit) else {
      return CGRect(origin: bounds.origin, size: .zero)
    }
    var size = view.ruler.extent(of: run, WidthProposal(limit: bounds.size.width)).size
    size.height = max(0, min(size.height, bounds.size.height))
    return CGRect(origin: bounds.origin, size: size)
  }

  package var shownLetters: String? { text.isEmpty ? nil : letters }

  package func lines(in view: View) -> [ShownText.Line] {
    guard let run = run(limitedTo: lineLimit), let rectangle = drawnRectangle(in: view) else {
      return []
    }
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
    guard let run = run(limitedTo: lineLimit) else { return [] }
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
