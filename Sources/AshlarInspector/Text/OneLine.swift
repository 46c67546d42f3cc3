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

  /// What people see of a line of a text: a space for a tab, and nothing of what controls terminals or the direction of text.
  static func letters(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    let shown = text.unicodeScalars.compactMap { scalar -> Unicode.Scalar? in
      if isText(scalar) { return scalar }
      switch scalar.properties.generalCategory {
      case .control: return scalar == "\t" ? " " : nil
      case .format, .lineSeparator, .paragraphSeparator: return nil
      default: return "\u{FFFD}"
      }
    }
    return String(String.UnicodeScalarView(shown))
  }

  /// The name of a view or guide as documents have it: on one line, and shortened if it is very long.
  static func name(_ name: String) -> String { text(shortened(name, to: 120)) }

  /// The text with an ellipsis in place of what is too much of it, before its last letters.
  static func shortened(_ text: String, to limit: Int) -> String {
    if text.utf8.count <= limit || text.count <= limit { return text }
    let end = limit / 4
    return "\(text.prefix(limit - end - 1))…\(text.suffix(end))"
  }

  /// Whether a scalar may stand in a document as it is.
  static func isText(_ scalar: Unicode.Scalar) -> Bool {
    if (0x20..<0x7F).contains(scalar.value) || EscapedText.isPartOfLetter(scalar) { return true }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .surrogate:
      return false
    default: return true
    }
  }
}
