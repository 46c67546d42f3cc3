/// Names in the notation of reports: on one line, without characters that control terminals or the direction of text.
package enum EscapedText {
  /// The text with escapes in place of such characters: `title\u{1b}`, `first\nsecond`.
  package static func text(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    return text.unicodeScalars.map { escape(of: $0) ?? String($0) }.joined()
  }

  /// What is shown in place of a character that is none to be shown.
  static func escape(of scalar: Unicode.Scalar) -> String? {
    if scalar == "\n" { return "\\n" }
    if isPartOfLetter(scalar) { return nil }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .format:
      return "\\u{\(String(scalar.value, radix: 16))}"
    default: return nil
    }
  }

  /// Whether a character without a sign of its own changes the letters beside it: the two joiners, as in Persian and in
  /// families of emoji, and the tags of flags.
  package static func isPartOfLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200C, 0x200D, 0xE0020...0xE007F: true
    default: false
    }
  }
}
