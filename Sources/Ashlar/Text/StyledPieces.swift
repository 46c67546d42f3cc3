/// The pieces of a styled text, by their offsets in it.
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
  /// The advance of the character at a place, in points.
  func advance(at index: String.Index, _ measure: (Font) -> CGFloat) -> CGFloat {
    let piece = pieces[number(at: index)]
    let advance = piece.room.map(\.usableWidth) ?? measure(font(of: piece))
    return piece.kern.isComputable ? max(0, advance) + piece.kern : advance
  }

  /// What the lines of a filler take up, in points.
  ///
  /// The height of each line follows from the fonts of its visible characters, and from its paragraph. What that
  /// adds, or takes away, is above the letters. The whole is on pixels if there are any.
  func metrics(
    of lines: [TextLine], by filler: LineFiller, displayScale: CGFloat?,
    _ metrics: (Font) -> FontMetrics, noteBaseline: (CGFloat) -> Void = { _ in }
  ) -> TextMetrics {
    let starts = filler.starts.map { filler.characters.index($0) }
    var height: CGFloat = 0
    var firstBaseline: CGFloat = 0
    var lastBaseline: CGFloat = 0
    var style = ParagraphStyle()
    for (line, start) in starts.enumerated() {
      if beginsParagraph(start) { style = pieces[number(at: start)].paragraphStyle }
      let font = tallest(in: filler.places(onLine: line), filler.characters, metrics)
      let below = font.descent(displayScale)
      let full = style.height(ofLine: font.lineHeight)
      if line == 0 { firstBaseline = onPixels(full, displayScale) - below }
      noteBaseline(line == 0 ? firstBaseline : height + full - below)
      lastBaseline = below
      height += full
      if line + 1 < starts.count {
        height += style.gap(isAtEnd: beginsParagraph(starts[line + 1]))
        height += font.distanceOfLines - font.lineHeight
      }
    }
    return TextMetrics(
      size: CGSize(
        width: onPixels(lines.reduce(0) { max($0, $1.width) }, displayScale),
        height: onPixels(height, displayScale)),
      firstBaseline: firstBaseline, lastBaseline: lastBaseline, lines: lines,
      isTruncated: filler.isTruncated)
  }

  /// What the lines of a filler consist of. Nothing of it is found out to measure them.
  func styledLines(
    of lines: [TextLine], by filler: LineFiller, displayScale: CGFloat?,
    _ metrics: (Font) -> FontMetrics
  ) -> [StyledLine] {
    var baselines: [CGFloat] = []
    _ = self.metrics(of: lines, by: filler, displayScale: displayScale, metrics) {
      baselines.append($0)
    }
    return baselines.enumerated().map { line, baseline in
      StyledLine(baseline: baseline, runs: runs(of: lines[line].text, line, by: filler))
    }
  }

  /// The parts of a line that are set in one way each.
  private func runs(of text: Substring, _ line: Int, by filler: LineFiller) -> [TextLine.Run] {
    filler.parts(of: text, onLine: line).flatMap { part in
      part.map { runs(of: $0, filler.characters) } ?? [
        TextLine.Run(
          text: String(Truncation.ellipsis), font: font, width: filler.ellipsisWidth)
      ]
    }
  }

  private func runs(of part: Range<Int>, _ characters: TextCharacters) -> [TextLine.Run] {
    var runs: [TextLine.Run] = []
    var last = -1
    for position in part {
      let number = number(at: characters.index(position))
      if number != last {
        let piece = pieces[number]
        runs.append(
          TextLine.Run(
            text: "", font: font(of: piece), width: 0,
            kern: piece.kern.isComputable ? piece.kern : 0, room: piece.room,
            color: piece.color))
        last = number
      }
      runs[runs.count - 1].text += characters[position..<position + 1]
      runs[runs.count - 1].width += characters.advance(position)
    }
    return runs
  }

  /// Whether a paragraph begins at a place. Characters that end nothing but a line do not end one.
  ///
  /// Source: Apple, String Programming Guide, "Words, Paragraphs, and Line Breaks".
  private func beginsParagraph(_ index: String.Index) -> Bool {
    guard index > text.startIndex else { return true }
    return switch text[text.index(before: index)] {
    case "\n", "\r", "\r\n", "\u{2029}": true
    default: false
    }
  }

  /// The numbers of a font that reaches as far up and down as each of those at some places, which are not none.
  private func tallest(
    in places: [Range<Int>], _ characters: TextCharacters, _ metrics: (Font) -> FontMetrics
  ) -> FontMetrics {
    let fonts = places.map {
      tallest(
        from: characters.index($0.lowerBound), to: characters.index($0.upperBound), metrics)
    }
    return fonts.dropFirst().reduce(fonts[0]) { $0.reaching($1) }
  }

  private func tallest(
    from start: String.Index, to end: String.Index, _ metrics: (Font) -> FontMetrics
  ) -> FontMetrics {
    var number = number(at: start)
    var tallest = self.metrics(of: number, metrics)
    while ends[number] < end, number + 1 < pieces.count {
      number += 1
      if pieces[number].text.isEmpty { continue }
      tallest = tallest.reaching(self.metrics(of: number, metrics))
    }
    return tallest
  }

  /// The numbers of a piece's font, which reaches as far as what stands in its place.
  private func metrics(of number: Int, _ metrics: (Font) -> FontMetrics) -> FontMetrics {
    var numbers = metrics(font(of: pieces[number]))
    guard let room = pieces[number].room else { return numbers }
    let height = numbers.lineHeight
    if room.above.isComputable { numbers.ascender = max(numbers.ascender, room.above) }
    if room.below.isComputable { numbers.descender = min(numbers.descender, -room.below) }
    // Lines with a distance from their style are further apart by the additional height of the picture.
    if let distance = numbers.lineDistance {
      numbers.lineDistance = distance + numbers.lineHeight - height
    }
    return numbers
  }
}

extension StyledText.Room {
  /// The width, in points, as texts are measured by it.
  fileprivate var usableWidth: CGFloat { width.isComputable ? max(0, width) : 0 }
}

extension FontMetrics {
  /// The numbers of a font that reaches as far up and down as this one and another.
  fileprivate func reaching(_ other: FontMetrics) -> FontMetrics {
    var metrics = self
    metrics.ascender = max(ascender, other.ascender)
    metrics.descender = min(descender, other.descender)
    metrics.leading = max(leading, other.leading)
    if lineDistance != nil || other.lineDistance != nil {
      metrics.lineDistance = max(distanceOfLines, other.distanceOfLines)
    }
    return metrics
  }
}
