/// A type that measures texts.
///
/// A tree has one, ``LayoutItem/textMeasurer``. Its answers must depend on nothing but the arguments, because they
/// are cached.
public protocol TextMeasuring: Sendable {
  /// Returns the vertical metrics of a font, in points.
  ///
  /// Heights and baselines that come out of them and are not finite are a ``LayoutFault`` of the view that asks.
  func metrics(of font: Font) -> FontMetrics

  /// Returns the metrics of a text on lines no wider than a width.
  ///
  /// - Parameters:
  ///   - run: The text and how it is set.
  ///   - width: How wide lines may be.
  ///   - displayScale: How many pixels a point has; nil if nothing is rounded.
  /// - Returns: Numbers in points. Numbers that are not finite are a ``LayoutFault`` of the view that asks.
  func measure(_ run: TextRun, width: WidthProposal, displayScale: CGFloat?) -> TextMetrics
}

extension TextMeasuring {
  /// The metrics of the system font, for measurers without their own.
  public func metrics(of font: Font) -> FontMetrics { font.metrics }

  /// Returns the size of a text on lines no wider than a width, in points.
  ///
  /// - Parameters:
  ///   - text: The text to measure.
  ///   - font: The font of the text.
  ///   - width: The greatest width of lines, in points. A number that is not finite is no limit.
  ///   - displayScale: The number of pixels per point, for a size rounded up to pixels; nil for no rounding.
  public func boundingSize(
    of text: String, font: Font, width: CGFloat = .infinity, displayScale: CGFloat? = nil
  ) -> CGSize {
    measure(
      TextRun(text, font: font), width: WidthProposal(limit: width), displayScale: displayScale
    ).size
  }
}

/// A measurer that scales the letters of another one.
package protocol RescalingMeasurer: TextMeasuring {
  var measurer: any TextMeasuring { get }

  /// The text that the other one measures.
  func scaled(_ run: TextRun) -> TextRun
}

/// A measurer that gives each character a width of its own.
///
/// A conforming type measures only characters. The package breaks lines and truncates texts for it:
///
/// - A line ends at LF, CR, CR LF, NEL, LS, PS, VT and FF. At the end of a text, one of these adds no line, unless
///   the text contains nothing else.
/// - A line may break after spaces, tabs and zero-width spaces, hyphens and dashes, and on either side of an
///   ideograph, a kana, a Hangul syllable, an emoji or an em dash.
/// - It never breaks beside a no-break space or a word joiner, before closing punctuation and small kana, or after
///   opening punctuation. A hyphen before a digit counts as a sign.
/// - A word that is wider than a line is broken between characters, never inside one.
/// - Spaces at a line break take no room.
/// - A ``StyledText`` is measured piece by piece: a line is as high as the fonts of its visible pieces. An ellipsis
///   has the width that it has in the font of the run.
///
/// Source: Unicode Standard Annex 14, of which this is a small part.
public protocol CharacterMeasuring: TextMeasuring {
  /// Returns the advance width of a character, in points. A number that is negative or not finite counts as 0.
  func advance(of character: Character, in font: Font) -> CGFloat
}

extension CharacterMeasuring {
  public func measure(
    _ run: TextRun, width: WidthProposal, displayScale: CGFloat?
  ) -> TextMetrics {
    if let pieces = StyledPieces(run) {
      var filler = filler(of: run, pieces, width)
      let lines = filler.fill()
      return pieces.metrics(of: lines, by: filler, displayScale: displayScale) { metrics(of: $0) }
    }
    var filler = LineFiller(run, limit: width.limit) { character, _ in
      advance(of: character, in: run.font)
    }
    let lines = filler.fill()
    return TextMetrics(
      lines, of: metrics(of: run.font), displayScale: displayScale,
      isTruncated: filler.isTruncated)
  }

  /// What the lines of a text of several pieces consist of; nil for a text in one font.
  func styledLines(
    of run: TextRun, width: WidthProposal, displayScale: CGFloat?
  ) -> [StyledLine]? {
    guard let pieces = StyledPieces(run) else { return nil }
    var filler = filler(of: run, pieces, width)
    let lines = filler.fill()
    return pieces.styledLines(of: lines, by: filler, displayScale: displayScale) {
      metrics(of: $0)
    }
  }

  private func filler(
    of run: TextRun, _ pieces: StyledPieces, _ width: WidthProposal
  ) -> LineFiller {
    LineFiller(run, limit: width.limit) { character, index in
      guard let index else { return advance(of: character, in: run.font) }
      return pieces.advance(at: index) { advance(of: character, in: $0) }
    }
  }
}

extension TextMetrics {
  /// Puts lines below each other, as far apart as those of the font are; the whole is on pixels if there are any.
  ///
  /// Source: heights of labels of several lines, recorded by Interface Builder: that of *n* lines of the system font is
  /// ceil(*n* · line), and not *n* · ceil(line), in 43 of 44 where the two differ; with a distance of a text style it is
  /// (*n* − 1) · distance + ceil(line), in 63 of 65.
  init(
    _ lines: [TextLine], of font: FontMetrics, displayScale: CGFloat?, isTruncated: Bool
  ) {
    self.init(
      size: CGSize(
        width: onPixels(lines.reduce(0) { max($0, $1.width) }, displayScale),
        height: onPixels(font.height(ofLines: lines.count), displayScale)),
      firstBaseline: lines.isEmpty ? 0 : font.ascender(displayScale),
      lastBaseline: lines.isEmpty ? 0 : font.descent(displayScale), lines: lines,
      isTruncated: isTruncated)
  }
}

/// A length, rounded up to whole pixels if there are any.
func onPixels(_ length: CGFloat, _ displayScale: CGFloat?) -> CGFloat {
  displayScale.map { PixelGrid.ceil(length, scale: $0) } ?? length
}

extension FontMetrics {
  /// How high lines are below each other, in points.
  fileprivate func height(ofLines count: Int) -> CGFloat {
    count == 0 ? 0 : CGFloat(count - 1) * distanceOfLines + lineHeight
  }

  /// The extent of letters above the baseline, in points, rounded to pixels if there are any.
  func ascender(_ displayScale: CGFloat?) -> CGFloat {
    displayScale.map { PixelGrid.round(ascender, scale: $0) } ?? ascender
  }

  /// The extent of a line below the baseline, in points, on pixels if there are any.
  func descent(_ displayScale: CGFloat?) -> CGFloat {
    onPixels(lineHeight, displayScale) - ascender(displayScale)
  }
}
