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
    if scalar == "\u{200D}" { return nil }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .format:
      return "\\u{\(String(scalar.value, radix: 16))}"
    default: return nil
    }
  }
}
