/// The text of a view: its characters, its font, and its pieces if they differ.
package struct ContentText {
  /// The text as it is measured, on any number of lines unless the view sets one.
  private(set) var run: TextRun

  /// Whether there is a text, which may be empty.
  private var hasLetters: Bool

  package init(_ letters: String? = nil, font: Font) {
    run = TextRun(letters ?? "", font: font)
    hasLetters = letters != nil
  }

  package var letters: String? { hasLetters ? run.text : nil }

  package var font: Font { run.font }

  /// The pieces of the text, if they are not all set in the same way.
  package var pieces: StyledText? { run.styledText }

  package var isEmpty: Bool { run.text.isEmpty }
}

// MARK: - Changing

extension ContentText {
  /// Takes letters in one font.
  ///
  /// - Returns: Whether the text was another one.
  package mutating func take(_ letters: String?) -> Bool {
    let isOther = self.letters != letters || pieces != nil
    run.text = letters ?? ""
    hasLetters = letters != nil
    return isOther
  }

  /// Takes pieces; nil takes the text away.
  package mutating func take(_ pieces: StyledText?) {
    hasLetters = pieces != nil
    run.take(pieces)
  }

  /// Sets everything in a font.
  ///
  /// - Returns: Whether it was set in another way.
  package mutating func take(_ font: Font) -> Bool {
    let isOther = run.font != font || pieces != nil
    run.font = font
    if let pieces { run.take(pieces.withoutFonts()) }
    return isOther
  }

  /// Takes the greatest number of lines.
  mutating func take(lineLimit: Int) { run.lineLimit = lineLimit }

  /// Takes where lines end.
  mutating func take(_ lineBreakMode: LineBreakMode) { run.lineBreakMode = lineBreakMode }

  /// The text as it is measured, with at most some lines.
  func run(_ lineLimit: Int, _ lineBreakMode: LineBreakMode, in font: Font) -> TextRun {
    var run = run
    run.lineLimit = lineLimit
    run.lineBreakMode = lineBreakMode
    run.font = font
    return run
  }
}
