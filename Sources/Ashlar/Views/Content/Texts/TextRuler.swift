/// The measurer of a view's texts: the text cache of its tree, at the scale of the view.
struct TextRuler {
  let view: View

  /// The extent of a text, measured if it has not been before.
  func extent(of run: TextRun, _ width: WidthProposal) -> TextExtent {
    read(run, width) { $0.extent }
  }

  /// All that is known of a text, measured if it has not been before.
  func metrics(of run: TextRun, _ width: WidthProposal) -> TextMetrics { read(run, width) { $0 } }

  /// The contents of the lines of a text of several pieces; nil for a text in one font, and where the measurer does
  /// not measure by characters.
  ///
  /// - Complexity: O(*n*) for *n* characters, each time.
  func styledLines(of run: TextRun, _ width: WidthProposal) -> [StyledLine]? {
    if run.styledText == nil { return nil }
    let tree = view.tree
    var (measurer, run) = (tree.knownTexts.measurer, run)
    if let other = measurer as? any RescalingMeasurer {
      (measurer, run) = (other.measurer, other.scaled(run))
    }
    return (measurer as? any CharacterMeasuring)?.styledLines(
      of: run, width: width, displayScale: view.contentPixels(in: tree.environment))
  }

  /// The lines of a text as they are seen, measured if they have not been before.
  func lines(of run: TextRun, _ width: WidthProposal) -> [TextLine] {
    read(run, width) { $0.lines }
  }

  /// A view that is asked at many widths remembers where the answers for its text are.
  private func read<Answer>(
    _ run: TextRun, _ width: WidthProposal, _ body: (TextMetrics) -> Answer
  ) -> Answer {
    let tree = view.tree
    let texts = tree.knownTexts
    let before = (texts.measurements, texts.hits)
    let answer = texts.read(
      run, width, view.contentPixels(in: tree.environment), knownAs: view.flexible?.knownText, body)
    if let flexible = view.flexible, flexible.knownText !== texts.last {
      flexible.knownText = texts.last
    }
    tree.work.textMeasurements += texts.measurements - before.0
    tree.work.textCacheHits += texts.hits - before.1
    return answer
  }

  /// The size of the text that the content is, if that is known of the text as it is and of the width.
  func knownSize(_ width: WidthProposal) -> CGSize? {
    guard let text = view.flexible?.ownText, let tree = view.knownTree else { return nil }
    return tree.knownSize(of: text, width, view.contentPixels(in: tree.environment))
  }

  /// The extent of one line of a text: its height, and its division by the baseline, in points.
  func lineExtent(of font: Font) -> TextExtent {
    let tree = view.tree
    return tree.knownTexts.lineExtent(of: font, view.contentPixels(in: tree.environment))
  }

  /// The font by which standard spaces between baselines go.
  func baselineFont(of font: Font) -> BaselineFont {
    let metrics = view.tree.knownTexts.measurer.metrics(of: font)
    return BaselineFont(lineHeight: metrics.lineHeight, descender: metrics.descender)
  }
}
