/// A text, as it is measured.
struct TextQuestion: Hashable {
  let run: TextRun
  let displayScale: CGFloat?

  /// Texts that differ in nothing but the rest of how they are set are few.
  func hash(into hasher: inout Hasher) {
    if let styledText = run.styledText {
      hasher.combine(styledText)
    } else {
      hasher.combine(run.text)
    }
    hasher.combine(run.font.size)
  }
}

/// What is known about one text, for each width that has been asked about.
final class TextAnswers {
  let question: TextQuestion

  /// When it was asked. What is known from other times does not count.
  let era: Era

  private var natural: TextMetrics?

  // The places of the answers by the limit, and the answers: looked up in this way, none has to be copied to know its size.
  private var places: [CGFloat: Int] = [:]
  private var answers: [TextMetrics] = []

  /// A time in which a cache collects answers. Each is an object of its own.
  final class Era {}

  init(_ question: TextQuestion, _ era: Era) {
    self.question = question
    self.era = era
  }

  var isEmpty: Bool { natural == nil && answers.isEmpty }

  /// Reads something of what is known about a width, if anything is. What takes less takes the same without limit.
  ///
  /// What is known is not copied for it.
  func read<Answer>(_ width: WidthProposal, _ body: (TextMetrics) -> Answer) -> Answer? {
    let limit = width.limit
    guard limit < .infinity else { return natural.map(body) }
    if let natural, natural.size.width <= limit { return body(natural) }
    return places[limit].map { body(answers[$0]) }
  }

  /// What has been answered about a width.
  subscript(width: WidthProposal) -> TextMetrics? {
    width.limit < .infinity ? places[width.limit].map { answers[$0] } : natural
  }

  /// Keeps an answer about a width of which there was none.
  func keep(_ answer: TextMetrics, _ width: WidthProposal) {
    guard width.limit < .infinity else {
      natural = answer
      return
    }
    places[width.limit] = answers.count
    answers.append(answer)
  }
}
