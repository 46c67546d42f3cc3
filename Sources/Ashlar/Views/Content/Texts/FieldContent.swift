/// An editable line of text, or its placeholder while it is empty.
package final class FieldContent: ViewContent {
  /// The text, whose font is that of the placeholder, too.
  package var text = ContentText(font: .system(17))

  package var placeholder = ContentText(font: .system(17))

  /// Whether the field has a rounded border, which has room above and below the line, and is at least 34 points high.
  package var isRounded = false

  package var alignment = TextAlignment.natural

  package init() {}

  package func size(in view: View) -> CGSize {
    CGSize(
      width: view.ruler.extent(of: shown, .unlimited).size.width,
      height: height(ofLine: view.ruler.lineExtent(of: text.font)))
  }

  package func baselines(in view: View) -> (first: CGFloat, last: CGFloat) {
    let line = view.ruler.lineExtent(of: text.font)
    let above = (height(ofLine: line) - line.size.height) / 2
    return (above + line.firstBaseline, above + line.lastBaseline)
  }

  package func baselineFont(in view: View) -> BaselineFont? {
    view.ruler.baselineFont(of: text.font)
  }

  package var centresText: Bool { true }

  package var shownLetters: String? { shown.text.isEmpty ? nil : shown.text }

  package func lines(in view: View) -> [ShownText.Line] {
    let bounds = view.bounds
    let rectangle =
      (view as? any FieldTextPlacing)?.rectangle(ofPlaceholder: text.isEmpty, in: bounds) ?? bounds
    return view.ruler.lines(of: shown, in: TextRoom(rectangle: rectangle, alignment: alignment))
  }

  /// The height of the content, in points, whatever the text is.
  private func height(ofLine line: TextExtent) -> CGFloat {
    let line = PixelGrid.ceil(line.size.height, scale: 1)
    return isRounded ? max(34, line + 8) : line + 1
  }

  /// The text, or the placeholder while there is none.
  private var shown: TextRun {
    (text.isEmpty ? placeholder : text).run(1, .byClipping, in: text.font)
  }
}

/// A view whose subclasses determine the rectangle of a field's text.
package protocol FieldTextPlacing: View {
  /// The rectangle of the text, or of the placeholder, in a rectangle, in points.
  func rectangle(ofPlaceholder isPlaceholder: Bool, in bounds: CGRect) -> CGRect
}
