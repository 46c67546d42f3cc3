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
  private var byLimit: [CGFloat: TextMetrics] = [:]

  /// A time in which a cache collects answers. Each is an object of its own.
  final class Era {}

  init(_ question: TextQuestion, _ era: Era) {
    self.question = question
    self.era = era
  }

  var isEmpty: Bool { natural == nil && byLimit.isEmpty }

  subscript(width: WidthProposal) -> TextMetrics? {
    get { width.limit < .infinity ? byLimit[width.limit] : natural }
    set {
      if width.limit < .infinity { byLimit[width.limit] = newValue } else { natural = newValue }
    }
  }
}
