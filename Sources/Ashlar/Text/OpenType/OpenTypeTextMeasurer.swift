/// A measurer that takes its widths and heights from font files.
///
/// Whatever family a ``Font`` asks for, the file is measured; for bold weights the bold one, if there is one.
/// Characters that the file does not have are as wide as its glyph for missing ones; ideographs, kana,
/// Hangul and emoji are as wide as the font is large then.
public struct OpenTypeTextMeasurer: CharacterMeasuring {
  private let regular: OpenTypeFont
  private let bold: OpenTypeFont?

  /// Makes a measurer of a font, and perhaps another one for bold weights.
  public init(regular: OpenTypeFont, bold: OpenTypeFont? = nil) {
    self.regular = regular
    self.bold = bold
  }

  private func file(for font: Font) -> OpenTypeFont {
    font.weight.isBold ? bold ?? regular : regular
  }

  public func metrics(of font: Font) -> FontMetrics {
    file(for: font).metrics(size: font.size)
  }

  public func advance(of character: Character, in font: Font) -> CGFloat {
    let file = file(for: font)
    if character == "\t" { return 4 * advance(of: " ", in: font) }
    if CharacterWidth.isPicture(character) { return font.size }
    var units = 0
    for scalar in character.unicodeScalars where !CharacterWidth.isZero(scalar) {
      let glyph = file.glyph(for: scalar)
      if glyph == nil, CharacterWidth.isWide(scalar.value) { return font.size }
      units += file.advance(ofGlyph: glyph ?? 0)
    }
    return CGFloat(units) * font.size / CGFloat(file.unitsPerEm)
  }
}
