/// What is known of texts and fonts: what has been asked lately, and what before that. The latter goes when the former
/// is full.
struct TextMemory: ~Copyable {
  private var recent = Generation()
  private var earlier = Generation()
  private var era = TextAnswers.Era()

  /// The text that was asked about last: it is nearly always asked about again at once, for another width.
  private(set) var last: TextAnswers?

  /// What one line takes up in the fonts that have been asked about lately. Texts of a screen have few.
  private var lines: [LineAnswer] = []

  private struct LineAnswer {
    let font: Font
    let displayScale: CGFloat?
    let extent: TextExtent
  }

  private static let mostLines = 32

  /// The least number of answers that are kept, unless their texts have more than a number of bytes.
  private static let mostAnswers = 32_768
  private static let mostBytes = 16_000_000
}

// MARK: - Texts

extension TextMemory {
  /// The answers of a period by their texts.
  private struct Generation: ~Copyable {
    /// Texts of the same letters, pieces and size differ in the rest of how they are set. Those are few.
    private var answers: [Key: [TextAnswers]] = [:]
    private var count = 0
    private var length = 0

    private struct Key: Hashable {
      let letters: String
      let size: CGFloat
      let pieces: StyledText?

      init(_ run: TextRun) { (letters, size, pieces) = (run.text, run.font.size, run.styledText) }

      func hash(into hasher: inout Hasher) {
        if let pieces { hasher.combine(pieces) } else { hasher.combine(letters) }
        hasher.combine(size)
      }
    }

    var isEmpty: Bool { answers.isEmpty }

    var isFull: Bool { count >= TextMemory.mostAnswers || length >= TextMemory.mostBytes }

    func find(_ question: TextQuestion) -> TextAnswers? {
      guard let known = answers[Key(question.run)] else { return nil }
      for answers in known where answers.isAbout(question) { return answers }
      return nil
    }

    mutating func insert(_ new: TextAnswers) {
      answers[Key(new.question.run), default: []].append(new)
    }

    mutating func count(_ question: TextQuestion) {
      count += 1
      length += question.run.text.utf8.count
    }
  }

  /// Whether anything is known from before this period.
  var hasEarlier: Bool { !earlier.isEmpty }

  /// Whether answers are of the present period.
  func isPresent(_ answers: TextAnswers) -> Bool { answers.era === era }

  /// What has been asked lately about a text; nil if nothing has.
  func known(_ question: TextQuestion) -> TextAnswers? {
    if let last, last.isAbout(question) { return last }
    return recent.find(question)
  }

  /// The same, which may be nothing yet. It is ``last`` from then on.
  ///
  /// - Parameter known: What was ``last`` when the same text was asked about before, if that was kept.
  mutating func answers(
    to question: TextQuestion, _ known: TextAnswers? = nil
  ) -> TextAnswers {
    if let known, isPresent(known), known.isAbout(question) {
      last = known
      return known
    }
    let answers = self.known(question) ?? TextAnswers(question, era)
    last = answers
    return answers
  }

  /// What was answered about a text before this period.
  func earlierAnswer(to question: TextQuestion, _ width: WidthProposal) -> TextMetrics? {
    earlier.find(question)?[width]
  }

  /// Keeps an answer about a width of which there was none.
  mutating func keep(_ answer: TextMetrics, _ width: WidthProposal, _ question: TextQuestion) {
    if recent.isFull {
      earlier = Generation()
      swap(&earlier, &recent)
      era = TextAnswers.Era()
      last = nil
    }
    let answers = answers(to: question)
    if answers.isEmpty { recent.insert(answers) }
    answers.keep(answer, width)
    recent.count(question)
  }
}

// MARK: - Lines

extension TextMemory {
  /// What one line of a text takes up, if it has been asked lately; nil otherwise.
  func lineExtent(of font: Font, _ displayScale: CGFloat?) -> TextExtent? {
    for index in lines.indices
    where lines[index].font == font && lines[index].displayScale == displayScale {
      return lines[index].extent
    }
    return nil
  }

  /// Keeps what one line takes up in a font that has not been asked about lately.
  mutating func keep(_ extent: TextExtent, ofLineIn font: Font, _ displayScale: CGFloat?) {
    if lines.count == Self.mostLines { lines = [] }
    lines.append(LineAnswer(font: font, displayScale: displayScale, extent: extent))
  }
}
