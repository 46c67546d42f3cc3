/// Names of views as they may be shown: on one line, and without what is no text.
enum OneLine {
  /// The text with a mark for every line break, and for everything that controls terminals, the direction
  /// of text or documents.
  static func text(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map(shown)))
  }

  /// The text with an ellipsis in place of what is too much of it, before its last letters.
  static func shortened(_ text: String, to limit: Int) -> String {
    if text.utf8.count <= limit || text.count <= limit { return text }
    let end = limit / 4
    return "\(text.prefix(limit - end - 1))…\(text.suffix(end))"
  }

  private static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar == "\n" { return "⏎" }
    return isText(scalar) ? scalar : "\u{FFFD}"
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
