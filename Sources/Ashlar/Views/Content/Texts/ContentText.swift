/// The text of a view: its characters, its font, and its pieces if they differ.
package struct ContentText {
  package private(set) var letters: String?
  package private(set) var font: Font

  /// The pieces of the text, if they are not all set in the same way.
  package private(set) var pieces: StyledText?

  package init(_ letters: String? = nil, font: Font) {
    self.letters = letters
    self.font = font
  }

  package var isEmpty: Bool { letters?.isEmpty ?? true }

  /// Takes letters in one font.
  ///
  /// - Returns: Whether the text was another one.
  package mutating func take(_ letters: String?) -> Bool {
    let isOther = self.letters != letters || pieces != nil
    self.letters = letters
    pieces = nil
    return isOther
  }

  /// Takes pieces; nil takes the text away.
  package mutating func take(_ pieces: StyledText?) {
    letters = pieces?.text
    self.pieces = pieces
  }

  /// Sets everything in a font.
  ///
  /// - Returns: Whether it was set in another way.
  package mutating func take(_ font: Font) -> Bool {
    let isOther = self.font != font || pieces != nil
    self.font = font
    pieces = pieces?.withoutFonts()
    return isOther
  }

  /// The text as it is measured, with at most some lines.
  func run(_ lineLimit: Int, _ lineBreakMode: LineBreakMode, in font: Font) -> TextRun {
    if let pieces {
      return TextRun(pieces, font: font, lineLimit: lineLimit, lineBreakMode: lineBreakMode)
    }
    return TextRun(letters ?? "", font: font, lineLimit: lineLimit, lineBreakMode: lineBreakMode)
  }
}
