/// A text and the settings with which it is measured.
struct TextQuestion {
  let run: TextRun
  let displayScale: CGFloat?
}

/// The cached sizes of one text, by width.
final class TextAnswers {
  let question: TextQuestion

  /// Whether the text may differ in style from place to place.
  let isStyled: Bool

  /// When it was asked. What is known from other times does not count.
  let era: Era

  private var natural: TextMetrics?

  /// What is known within limits.
  private var limited = LimitedAnswers()

  /// A period in which a cache collects answers. Each period is a separate object.
  final class Era {}

  init(_ question: TextQuestion, _ era: Era) {
    self.question = question
    isStyled = question.run.styledText != nil
    self.era = era
  }

  /// Whether a text is the one, measured in the same way.
  func isAbout(_ other: TextQuestion) -> Bool {
    question.displayScale == other.displayScale && question.run == other.run
  }

  var isEmpty: Bool { natural == nil && limited.isEmpty }

  /// Reads something of what is known about a width, if anything is. What takes less takes the same without limit.
  ///
  /// What is known is not copied for it.
  func read<Answer>(_ width: WidthProposal, _ body: (TextMetrics) -> Answer) -> Answer? {
    let limit = width.limit
    guard limit < .infinity else { return natural.map(body) }
    if let natural, natural.size.width <= limit { return body(natural) }
    return limited.read(limit, body)
  }

  /// What has been answered about a width.
  subscript(width: WidthProposal) -> TextMetrics? {
    width.limit < .infinity ? limited.read(width.limit) { $0 } : natural
  }

  /// Keeps an answer about a width of which there was none.
  func keep(_ answer: TextMetrics, _ width: WidthProposal) {
    guard width.limit < .infinity else {
      natural = answer
      return
    }
    limited.keep(answer, width.limit)
  }
}

/// The cached sizes of one text within limits of its width.
private struct LimitedAnswers {
  /// The limits in order, each with the place of its answer.
  private var limits: [(limit: CGFloat, place: Int)] = []

  /// The answers in the order in which they came: none is moved or copied to determine its size.
  private var answers: [TextMetrics] = []

  var isEmpty: Bool { answers.isEmpty }

  func read<Answer>(_ limit: CGFloat, _ body: (TextMetrics) -> Answer) -> Answer? {
    let rank = rank(of: limit)
    guard rank < limits.count, limits[rank].limit == limit else { return nil }
    return body(answers[limits[rank].place])
  }

  mutating func keep(_ answer: TextMetrics, _ limit: CGFloat) {
    limits.insert((limit, answers.count), at: rank(of: limit))
    answers.append(answer)
  }

  /// The number of limits less than one.
  private func rank(of limit: CGFloat) -> Int {
    var (low, high) = (0, limits.count)
    while low < high {
      let middle = (low + high) / 2
      if limits[middle].limit < limit { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
