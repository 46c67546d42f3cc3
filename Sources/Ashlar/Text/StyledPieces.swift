/// The pieces of a styled text, by where they are in it.
struct StyledPieces {
  private let text: String
  private let font: Font
  private let pieces: [StyledText.Piece]

  /// Where each piece ends.
  private let ends: [String.Index]

  /// Takes a text that has pieces.
  init?(_ run: TextRun) {
    guard let pieces = run.styledText?.pieces, !pieces.isEmpty else { return nil }
    let text = run.text
    self.text = text
    font = run.font
    self.pieces = pieces
    var length = 0
    ends = pieces.map { piece in
      length += piece.text.utf8.count
      return text.utf8.index(text.startIndex, offsetBy: length, limitedBy: text.endIndex)
        ?? text.endIndex
    }
  }

  /// The number of the piece that a character is in; of the last one at the end of the text.
  private func number(at index: String.Index) -> Int {
    var low = 0
    var high = ends.count - 1
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] > index { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func font(of piece: StyledText.Piece) -> Font { piece.font ?? font }
}

// MARK: - Measuring

extension StyledPieces {
  /// How far the character at a place moves the pen, in points.
  func advance(at index: String.Index, _ measure: (Font) -> CGFloat) -> CGFloat {
    let piece = pieces[number(at: index)]
    let advance = measure(font(of: piece))
    return piece.kern.isComputable ? max(0, advance) + piece.kern : advance
  }

  /// What lines take up that begin at some places, in points.
  ///
  /// Each line is as high as the fonts in it make it, on whole pixels if there are any, and as its paragraph wants it.
  /// What that adds, or takes away, is above the letters.
  func metrics(
    of lines: [TextLine], from starts: [String.Index], to end: String.Index,
    displayScale: CGFloat?, isTruncated: Bool, _ metrics: (Font) -> FontMetrics
  ) -> TextMetrics {
    var height: CGFloat = 0
    var firstBaseline: CGFloat = 0
    var lastBaseline: CGFloat = 0
    var style = ParagraphStyle()
    for (line, start) in starts.enumerated() {
      let next = line + 1 < starts.count ? starts[line + 1] : end
      if beginsParagraph(start) { style = pieces[number(at: start)].paragraphStyle }
      let font = tallest(from: start, to: next, metrics)
      let below = onPixels(font.lineHeight, displayScale) - font.ascender(displayScale)
      let full = onPixels(style.height(ofLine: font.lineHeight), displayScale)
      if line == 0 { firstBaseline = full - below }
      lastBaseline = below
      height += full
      if line + 1 < starts.count { height += style.gap(isAtEnd: beginsParagraph(next)) }
    }
    return TextMetrics(
      size: CGSize(
        width: onPixels(lines.reduce(0) { max($0, $1.width) }, displayScale),
        height: onPixels(height, displayScale)),
      firstBaseline: firstBaseline, lastBaseline: lastBaseline, lines: lines,
      isTruncated: isTruncated)
  }

  private func beginsParagraph(_ index: String.Index) -> Bool {
    index == text.startIndex || BreakClass(text[text.index(before: index)]) == .mandatory
  }

  /// The numbers of a font that reaches as far up and down as each of those between two places.
  private func tallest(
    from start: String.Index, to end: String.Index, _ metrics: (Font) -> FontMetrics
  ) -> FontMetrics {
    var number = number(at: start)
    var tallest = metrics(font(of: pieces[number]))
    while ends[number] < end, number + 1 < pieces.count {
      number += 1
      if pieces[number].text.isEmpty { continue }
      let other = metrics(font(of: pieces[number]))
      tallest.ascender = max(tallest.ascender, other.ascender)
      tallest.descender = min(tallest.descender, other.descender)
      tallest.leading = max(tallest.leading, other.leading)
    }
    return tallest
  }
}
