/// What a tree knows about its texts: who measures them, and what has been measured.
final class TextCache {
  let measurer: any TextMeasuring

  /// How often the measurer was asked, and how often an answer was known.
  private(set) var measurements = 0
  private(set) var hits = 0

  // What has been asked lately, and what before that. The latter goes when the former is full.
  private var recent: [Question: TextMetrics] = [:]
  private var earlier: [Question: TextMetrics] = [:]
  private var recentLength = 0

  /// How many answers are kept at least, unless their texts have more than so many bytes.
  private static let mostAnswers = 32_768
  private static let mostBytes = 16_000_000

  init(measurer: any TextMeasuring = Core14TextMeasurer()) {
    self.measurer = measurer
  }

  private struct Question: Hashable {
    let run: TextRun
    let width: WidthProposal
    let displayScale: CGFloat?
  }
}

extension TextCache {
  /// What a text takes up, measured if it has not been before.
  ///
  /// What takes no more than the room that there is takes the same without limit.
  func metrics(_ run: TextRun, _ width: WidthProposal, _ displayScale: CGFloat?) -> TextMetrics {
    if width != .unlimited {
      let unlimited = Question(run: run, width: .unlimited, displayScale: displayScale)
      if let known = find(unlimited), known.size.width <= width.limit {
        hits += 1
        return known
      }
    }
    let question = Question(run: run, width: width, displayScale: displayScale)
    if let known = find(question) {
      hits += 1
      return known
    }
    measurements += 1
    let answer = measurer.measure(run, width: width, displayScale: displayScale)
    keep(answer, question)
    return answer
  }

  private func find(_ question: Question) -> TextMetrics? {
    if let known = recent[question] { return known }
    guard let known = earlier[question] else { return nil }
    keep(known, question)
    return known
  }

  private func keep(_ answer: TextMetrics, _ question: Question) {
    if recent.count >= Self.mostAnswers || recentLength >= Self.mostBytes {
      earlier = recent
      recent = [:]
      recentLength = 0
    }
    recent[question] = answer
    recentLength += question.run.text.utf8.count
  }
}
