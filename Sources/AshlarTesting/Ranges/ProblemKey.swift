/// The identity of a problem across sizes: everything but its numbers, texts and reasons.
struct ProblemKey: Hashable {
  private let check: LayoutCheck
  private let views: [String]
  private let words: [Substring]

  init(_ problem: LayoutProblem) {
    check = problem.check
    views = problem.views.map { Self.unquoted($0[...]).joined() }
    let line = problem.headline.prefix { !$0.isNewline }
    words = Self.unquoted(line).flatMap { $0.split(separator: " ") }
      .filter { $0.contains(where: \.isLetter) }
  }

  /// The parts outside of quotation marks.
  private static func unquoted(_ text: Substring) -> [Substring] {
    text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element)
  }
}
