import Ashlar

/// Names of views in printable form: on one line, without control characters.
enum OneLine {
  /// The text with escapes for line breaks and for what controls terminals or the direction of text, and with marks for
  /// what documents cannot hold.
  static func text(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    let shown = EscapedText.text(text).unicodeScalars.map { isText($0) ? $0 : "\u{FFFD}" }
    return String(String.UnicodeScalarView(shown))
  }

  /// The text with an ellipsis in place of what is too much of it, before its last letters.
  static func shortened(_ text: String, to limit: Int) -> String {
    if text.utf8.count <= limit || text.count <= limit { return text }
    let end = limit / 4
    return "\(text.prefix(limit - end - 1))…\(text.suffix(end))"
  }

  /// Whether a scalar may stand in a document as it is.
  static func isText(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value >= 0x20, scalar.value < 0x7F || scalar == "\u{200D}" { return true }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .surrogate:
      return false
    default: return true
    }
  }
}
