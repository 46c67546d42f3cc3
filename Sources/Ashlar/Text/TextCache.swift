/// The text measurer of a tree and the sizes that it has returned.
final class TextCache {
  let measurer: any TextMeasuring

  /// The number of requests to the measurer, and that of requests with a known answer.
  private(set) var measurements = 0
  private(set) var hits = 0

  // What has been asked lately, and what before that. The latter goes when the former is full.
  private var recent = Generation()
  private var era = TextAnswers.Era()
  private var earlier = Generation()

  /// The text that was asked about last: it is nearly always asked about again at once, for another width.
  private(set) var last: TextAnswers?

  /// The metrics of one line in the font of the last query; a label queries both of its baselines.
  private var lastLine: (font: Font, displayScale: CGFloat?, extent: TextExtent)?

  /// The least number of answers that are kept, unless their texts have more than a number of bytes.
  private static let mostAnswers = 32_768
  private static let mostBytes = 16_000_000

  init(measurer: any TextMeasuring = SystemTextMeasurer()) { self.measurer = measurer }

  private struct Generation {
    var answers: [TextQuestion: TextAnswers] = [:]
    var count = 0
    var length = 0

    var isFull: Bool { count >= TextCache.mostAnswers || length >= TextCache.mostBytes }
  }
}

// MARK: - Measuring

extension TextCache {
  /// Reads something of what a text takes up, which is measured if it has not been before.
  ///
  /// What takes no more than the room that there is takes the same without limit.
  ///
  /// - Parameters:
  ///   - known: What ``last`` was when the same text was asked about before, if that was kept.
  ///   - body: What is read. What is known is not copied for it.
  func read<Answer>(
    _ run: TextRun, _ width: WidthProposal, _ displayScale: CGFloat?,
    knownAs known: TextAnswers? = nil, _ body: (TextMetrics) -> Answer
  ) -> Answer {
    let question = TextQuestion(run: run, displayScale: displayScale)
    let answers = answers(to: question, known)
    if let answer = find(width, answers, body) {
      hits += 1
      return answer
    }
    measurements += 1
    let metrics = measurer.measure(run, width: width, displayScale: displayScale)
    keep(metrics, width, question)
    return body(metrics)
  }

  /// The size of a text about which it is known what has been asked lately; nil if that is not enough.
  func knownSize(
    of text: TextAnswers, _ width: WidthProposal, _ displayScale: CGFloat?
  ) -> CGSize? {
    guard text.era === era, text.question.displayScale == displayScale,
      let size = text.read(width, { $0.size })
    else { return nil }
    hits += 1
    return size
  }

  /// What is known of a text within a width, on whatever ground.
  private func find<Answer>(
    _ width: WidthProposal, _ answers: TextAnswers, _ body: (TextMetrics) -> Answer
  ) -> Answer? {
    if let answer = answers.read(width, body) { return answer }
    if earlier.answers.isEmpty { return nil }
    let natural = recall(.unlimited, answers)
    guard width != .unlimited else { return natural.map(body) }
    if let natural, natural.size.width <= width.limit { return body(natural) }
    return recall(width, answers).map(body)
  }

  /// What has been answered about a width. What was answered long ago counts as answered lately from now on.
  private func recall(_ width: WidthProposal, _ answers: TextAnswers) -> TextMetrics? {
    if let known = answers[width] { return known }
    guard let known = earlier.answers[answers.question]?[width] else { return nil }
    keep(known, width, answers.question)
    return known
  }

  /// What has been asked lately about a text, which may be nothing.
  private func answers(to question: TextQuestion, _ known: TextAnswers? = nil) -> TextAnswers {
    if let known, known.era === era, known.question == question {
      last = known
      return known
    }
    if let last, last.question == question { return last }
    let answers = recent.answers[question] ?? TextAnswers(question, era)
    last = answers
    return answers
  }

  private func keep(_ answer: TextMetrics, _ width: WidthProposal, _ question: TextQuestion) {
    if recent.isFull {
      earlier = recent
      recent = Generation()
      era = TextAnswers.Era()
      last = nil
    }
    let answers = answers(to: question)
    if answers.isEmpty { recent.answers[question] = answers }
    answers.keep(answer, width)
    recent.count += 1
    recent.length += question.run.text.utf8.count
  }

  /// What one line of a text takes up, and how it is divided by the baseline. The line itself is left away.
  func lineExtent(of font: Font, _ displayScale: CGFloat?) -> TextExtent {
    if let lastLine, lastLine.font == font, lastLine.displayScale == displayScale {
      return lastLine.extent
    }
    let metrics = TextMetrics(
      [TextLine(text: "", width: 0)], of: measurer.metrics(of: font), displayScale: displayScale,
      isTruncated: false)
    lastLine = (font, displayScale, metrics.extent)
    return metrics.extent
  }
}
