/// A word of a text that is longer than a line, so that a line ends inside it.
struct BrokenWord {
  let word: String

  /// Finds the first; nil if no line ends inside a word.
  ///
  /// - Parameters:
  ///   - text: The whole text.
  ///   - lines: The lines of the text that are seen.
  init?(_ text: String, lines: [String]) {
    var rest = text[...]
    for line in lines.dropLast() {
      let seen = Self.trimmed(line[...])
      rest = rest.drop(while: \.isWhitespace)
      guard !seen.isEmpty, rest.hasPrefix(seen) else { return nil }
      rest = rest.dropFirst(seen.count)
      let head = String(seen.reversed().prefix(while: Self.isInWord).reversed())
      let tail = rest.prefix(while: Self.isInWord)
      if !head.isEmpty, !tail.isEmpty {
        word = head + tail
        return
      }
    }
    return nil
  }

  private static func trimmed(_ line: Substring) -> Substring {
    var line = line.drop(while: \.isWhitespace)
    while line.last?.isWhitespace ?? false { line.removeLast() }
    return line
  }

  /// Whether a character is one of a word between spaces: a letter or digit of a script that has spaces, as those
  /// before Thai have.
  private static func isInWord(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first, scalar.value < 0x0E00 else { return false }
    return character.isLetter || character.isNumber
  }
}
