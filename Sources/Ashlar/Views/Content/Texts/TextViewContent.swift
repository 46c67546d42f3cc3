/// A text with insets. While it scrolls, it has no size; otherwise its height follows its width.
package final class TextViewContent: ViewContent {
  package var text = ContentText("", font: .system(12))

  /// Whether the text may be larger than the view.
  package private(set) var scrolls = true

  /// The room around the text, in points.
  package private(set) var insets = EdgeInsets(top: 8, left: 0, bottom: 8, right: 0)

  /// The room at both ends of each line, in points.
  package private(set) var linePadding: CGFloat = 5

  package var alignment = TextAlignment.natural

  package init() {}
}

// MARK: - Changing

extension TextViewContent {
  package func takeScrolling(_ scrolls: Bool, in view: View) {
    guard scrolls != self.scrolls else { return }
    self.scrolls = scrolls
    view.flexible = scrolls ? nil : FlexibleContent()
    view.noteContentWidth()
    view.invalidateIntrinsicContentSize()
  }

  package func takeInsets(_ insets: EdgeInsets, in view: View) {
    guard insets != self.insets, !view.refuses(insets, for: "textContainerInset") else { return }
    self.insets = insets
    view.invalidateIntrinsicContentSize()
  }

  package func takeLinePadding(_ padding: CGFloat, in view: View) {
    guard padding != linePadding, !view.refuses(padding, for: "lineFragmentPadding") else { return }
    linePadding = padding
    view.invalidateIntrinsicContentSize()
  }
}

// MARK: - Texts

extension TextViewContent {
  package var shownLetters: String? { text.isEmpty ? nil : text.letters }

  package func lines(in view: View) -> [ShownText.Line] {
    let rectangle = CGRect(
      x: insets.left + linePadding, y: insets.top,
      width: max(0, view.bounds.width - roomBesideLines), height: 0)
    let room = TextRoom(rectangle: rectangle, alignment: alignment, isCentred: false)
    return view.ruler.lines(of: run, in: room)
  }
}

// MARK: - Size

extension TextViewContent {
  package func size(in view: View) -> CGSize {
    if scrolls { return CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric) }
    let natural = size(in: view, within: .infinity)
    guard let width = view.flexible?.width else { return natural }
    return CGSize(width: natural.width, height: size(in: view, within: width).height)
  }

  /// On lines that leave the view no wider than the room; at a width of 0, as wide as they like. The height makes no
  /// difference.
  package func bestSize(in view: View, for room: CGSize) -> CGSize {
    size(in: view, within: room.width > 0 ? room.width : .infinity)
  }

  package func baselines(in view: View) -> (first: CGFloat, last: CGFloat) {
    let width = view.flexible?.width ?? view.bounds.width
    let shown =
      isInOneFont ? view.ruler.lineExtent(of: text.font) : extent(in: view, within: width)
    return (insets.top + shown.firstBaseline, insets.bottom + shown.lastBaseline)
  }

  package func baselineFont(in view: View) -> BaselineFont? {
    view.ruler.baselineFont(of: text.font)
  }

  package var baselinesFollowHeight: Bool { text.pieces != nil }

  private var isInOneFont: Bool { text.pieces == nil || text.isEmpty }

  /// The width of the room at both sides of each line, in points.
  private var roomBesideLines: CGFloat { insets.left + insets.right + 2 * linePadding }

  /// The size of the text and what is around it, in points. An empty text is as high as a line.
  private func size(in view: View, within width: CGFloat) -> CGSize {
    let size = extent(in: view, within: width).size
    let least = isInOneFont ? view.ruler.lineExtent(of: text.font).size.height : 0
    return CGSize(
      width: size.width + roomBesideLines,
      height: max(size.height, least) + insets.top + insets.bottom)
  }

  /// The extent of the text on lines that leave the view no wider than a width.
  private func extent(in view: View, within width: CGFloat) -> TextExtent {
    view.ruler.extent(
      of: run, WidthProposal(limit: width > 0 ? width - roomBesideLines : .infinity))
  }

  /// The text on as many lines as it takes.
  private var run: TextRun { text.run(0, .byWordWrapping, in: text.font) }
}
