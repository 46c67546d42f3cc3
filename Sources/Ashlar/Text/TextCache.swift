/// What a tree knows about its texts: who measures them, and what has been measured.
final class TextCache {
  let measurer: any TextMeasuring

  /// How often the measurer was asked, and how often an answer was known.
  private(set) var measurements = 0
  private(set) var hits = 0

  // What has been asked lately, and what before that. The latter goes when the former is full.
  private var recent = Generation()
  private var earlier = Generation()

  /// The text that was asked about last: it is nearly always asked about again at once, for another width.
  private var last: (question: Question, answers: Answers)?

  /// What one line takes up of the font that was asked about last; a label asks for both of its baselines.
  private var lastLine: (font: Font, displayScale: CGFloat?, metrics: TextMetrics)?

  /// How many answers are kept at least, unless their texts have more than so many bytes.
  private static let mostAnswers = 32_768
  private static let mostBytes = 16_000_000

  init(measurer: any TextMeasuring = Core14TextMeasurer()) {
    self.measurer = measurer
  }

  private struct Question: Hashable {
    let run: TextRun
    let displayScale: CGFloat?
  }

  /// What is known about one text, for each width that has been asked about.
  private final class Answers {
    var byWidth: [WidthProposal: TextMetrics] = [:]
  }

  private struct Generation {
    var answers: [Question: Answers] = [:]
    var count = 0
    var length = 0

    var isFull: Bool { count >= TextCache.mostAnswers || length >= TextCache.mostBytes }
  }
}

extension TextCache {
  /// What a text takes up, measured if it has not been before.
  ///
  /// What takes no more than the room that there is takes the same without limit.
  func metrics(_ run: TextRun, _ width: WidthProposal, _ displayScale: CGFloat?) -> TextMetrics {
    let question = Question(run: run, displayScale: displayScale)
    if width != .unlimited, let natural = find(.unlimited, question),
      natural.size.width <= width.limit
    {
      hits += 1
      return natural
    }
    if let known = find(width, question) {
      hits += 1
      return known
    }
    measurements += 1
    let answer = measurer.measure(run, width: width, displayScale: displayScale)
    keep(answer, width, question)
    return answer
  }

  private func find(_ width: WidthProposal, _ question: Question) -> TextMetrics? {
    if let known = recentAnswers(to: question).byWidth[width] { return known }
    guard !earlier.answers.isEmpty, let known = earlier.answers[question]?.byWidth[width] else {
      return nil
    }
    keep(known, width, question)
    return known
  }

  /// What has been asked lately about a text, which may be nothing.
  private func recentAnswers(to question: Question) -> Answers {
    if let last, last.question == question { return last.answers }
    let answers = recent.answers[question] ?? Answers()
    last = (question, answers)
    return answers
  }

  private func keep(_ answer: TextMetrics, _ width: WidthProposal, _ question: Question) {
    if recent.isFull {
      earlier = recent
      recent = Generation()
      last = nil
    }
    let answers = recentAnswers(to: question)
    if answers.byWidth.isEmpty { recent.answers[question] = answers }
    answers.byWidth[width] = answer
    recent.count += 1
    recent.length += question.run.text.utf8.count
  }

  /// What one line of a text takes up, and how it is divided by the baseline.
  func lineMetrics(of font: Font, _ displayScale: CGFloat?) -> TextMetrics {
    if let lastLine, lastLine.font == font, lastLine.displayScale == displayScale {
      return lastLine.metrics
    }
    let metrics = TextMetrics(
      [TextLine(text: "", width: 0)], of: measurer.metrics(of: font), displayScale: displayScale,
      isTruncated: false)
    lastLine = (font, displayScale, metrics)
    return metrics
  }
}
