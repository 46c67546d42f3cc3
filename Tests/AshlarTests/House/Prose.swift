import Foundation

/// What a file says to its readers: the comments of a source, or the paragraphs of a page.
struct Prose {
  /// The lines, without the marks of comments and without code.
  let lines: [Substring]

  /// The comments of a source, or those alone that begin with a mark, such as `///`.
  init(commentsOf code: String, marked mark: String = "//") {
    lines = code.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Self.comment($0, mark) }
  }

  /// The names of a source that are sentences, as those of tests are.
  init(namesIn code: String) {
    lines = code.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let parts = line.split(separator: "`", omittingEmptySubsequences: false)
      return parts.count > 1 ? parts[1] : ""
    }
  }

  /// The paragraphs of a page in Markdown.
  init(page: String) {
    var isCode = false
    lines = page.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.hasPrefix("```") { isCode.toggle() }
      return isCode ? "" : line
    }
  }

  /// The comment of a line, which begins the line; empty if there is none.
  private static func comment(_ line: Substring, _ mark: String) -> Substring {
    let trimmed = line.drop { $0 == " " }
    guard trimmed.hasPrefix(mark) else { return "" }
    return trimmed.drop { $0 == "/" || $0 == ":" }
  }
}

// MARK: - Words

extension Prose {
  /// Words that do not say who acts. The caller, the engine, a subclass, a person do.
  static let vagueWords: Set<String> = [
    "somebody", "someone", "nobody", "anybody", "anyone", "whoever", "everybody",
  ]

  /// The lines that have a vague word, or begin with one who "has" something done, with their numbers.
  var vagueLines: [String] {
    lines.enumerated().compactMap { number, line in
      let words = line.lowercased().split { !$0.isLetter }
      return words.contains { Self.vagueWords.contains(String($0)) } || line.hasPrefix(" Has ")
        ? "\(number + 1): \(line)" : nil
    }
  }
}

// MARK: - Sentences

extension Prose {
  /// The sentences of more than so many words.
  func sentences(longerThan most: Int) -> [String] {
    paragraphs.flatMap(Self.sentences).filter { $0.split(separator: " ").count > most }
  }

  /// Lines that belong together. A table, a list or a heading is no paragraph.
  private var paragraphs: [String] {
    var found: [String] = []
    var current: [Substring] = []
    for line in lines + [""] {
      let text = line.drop { $0 == " " }
      if text.isEmpty || line.hasPrefix("    ") || "-|#>0123456789".contains(text.first ?? "-") {
        found.append(current.joined(separator: " "))
        current = text.first == "-" ? [text.dropFirst()] : []
      } else {
        current.append(text)
      }
    }
    return found.filter { !$0.isEmpty }
  }

  private static func sentences(of paragraph: String) -> [String] {
    var found: [String] = []
    var current: [Substring] = []
    for word in paragraph.split(separator: " ") {
      current.append(word)
      if ".?!:;".contains(word.last ?? " ") {
        found.append(current.joined(separator: " "))
        current = []
      }
    }
    return found + [current.joined(separator: " ")]
  }
}
