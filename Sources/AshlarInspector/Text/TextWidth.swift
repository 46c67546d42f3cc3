/// The width of a text in columns of a terminal.
enum TextWidth {
  /// The columns of a text: two for wide characters, one for all others.
  static func columns(of text: String) -> Int { text.reduce(0) { $0 + columns(of: $1) } }

  /// Two for East Asian wide characters and for emoji, one for all others.
  ///
  /// Source: Unicode Standard Annex 11, the larger blocks of classes W and F.
  static func columns(of character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if scalar.properties.isEmojiPresentation { return 2 }
    return wide.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
    0xFFE0...0xFFE6, 0x20000...0x3FFFD,
  ]

  /// The longest beginning of a text that fits, with an ellipsis if something is left out.
  static func truncated(_ text: String, to limit: Int) -> String {
    if columns(of: text) <= limit { return text }
    guard limit > 0 else { return "" }
    var result = ""
    var used = 1
    for character in text {
      used += columns(of: character)
      if used > limit { break }
      result.append(character)
    }
    return result + "…"
  }
}
