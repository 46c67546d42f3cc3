/// Names of anybody's making as they may be shown: on one line, and without what is no text.
enum OneLine {
  /// The text with a mark for every line break, and for everything that controls terminals, the direction
  /// of text or documents.
  static func text(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map(shown)))
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
