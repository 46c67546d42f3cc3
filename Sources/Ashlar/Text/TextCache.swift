internal import AshlarStorage

/// The text measurer of a tree and the sizes that it has returned.
final class TextCache {
  let measurer: any TextMeasuring

  /// The number of requests to the measurer, and that of requests with a known answer.
  private(set) var measurements = 0
  private(set) var hits = 0

  private let memory = Guarded(TextMemory())

  init(measurer: any TextMeasuring = SystemTextMeasurer()) { self.measurer = measurer }
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
    let answers = memory.value.answers(to: question, known)
    if let answer = find(width, answers, body) {
      hits += 1
      return answer
    }
    measurements += 1
    let metrics = measurer.measure(run, width: width, displayScale: displayScale)
    memory.value.keep(metrics, width, question)
    return body(metrics)
  }

  /// What is known of a text within a width, on whatever ground.
  private func find<Answer>(
    _ width: WidthProposal, _ answers: TextAnswers, _ body: (TextMetrics) -> Answer
  ) -> Answer? {
    if let answer = answers.read(width, body) { return answer }
    if !memory.value.hasEarlier { return nil }
    let natural = recall(.unlimited, answers)
    guard width != .unlimited else { return natural.map(body) }
    if let natural, natural.size.width <= width.limit { return body(natural) }
    return recall(width, answers).map(body)
  }

  /// What has been answered about a width. What was answered long ago counts as answered lately from now on.
  private func recall(_ width: WidthProposal, _ answers: TextAnswers) -> TextMetrics? {
    if let known = answers[width] { return known }
    guard let known = memory.value.earlierAnswer(to: answers.question, width) else { return nil }
    memory.value.keep(known, width, answers.question)
    return known
  }

  /// What one line of a text takes up, and how it is divided by the baseline. The line itself is left away.
  func lineExtent(of font: Font, _ displayScale: CGFloat?) -> TextExtent {
    if let known = knownLineExtent(of: font, displayScale) { return known }
    let metrics = TextMetrics(
      [TextLine(text: "", width: 0)], of: measurer.metrics(of: font), displayScale: displayScale,
      isTruncated: false)
    memory.value.keep(metrics.extent, ofLineIn: font, displayScale)
    return metrics.extent
  }
}

// MARK: - What is known

extension TextCache {
  /// The text that was asked about last.
  var last: TextAnswers? { memory.value.last }

  /// What has been asked lately about a text; nil if nothing has.
  func known(of run: TextRun, _ displayScale: CGFloat?) -> TextAnswers? {
    memory.value.known(TextQuestion(run: run, displayScale: displayScale))
  }

  /// The size of a text about which it is known what has been asked lately; nil if that is not enough.
  func knownSize(
    of text: TextAnswers, _ width: WidthProposal, _ displayScale: CGFloat?
  ) -> CGSize? {
    guard memory.value.isPresent(text), text.question.displayScale == displayScale,
      let size = text.read(width, { $0.size })
    else { return nil }
    hits += 1
    return size
  }

  /// What one line of a text takes up, if it has been asked lately; nil otherwise.
  func knownLineExtent(of font: Font, _ displayScale: CGFloat?) -> TextExtent? {
    memory.value.lineExtent(of: font, displayScale)
  }
}
