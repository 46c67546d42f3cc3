/// A measurer that takes its widths and heights from font files.
///
/// It measures every family of a ``Font`` with the same file, and bold weights with the bold one, if there is one. A
/// character that the file lacks is as wide as its glyph for missing ones. Ideographs, kana, Hangul and emoji that it
/// lacks are as wide as the font is large.
public struct OpenTypeTextMeasurer: CharacterMeasuring {
  private let regular: OpenTypeFont
  private let bold: OpenTypeFont?

  /// Makes a measurer from a font and, optionally, another one for bold weights.
  public init(regular: OpenTypeFont, bold: OpenTypeFont? = nil) {
    self.regular = regular
    self.bold = bold
  }

  private func file(for font: Font) -> OpenTypeFont {
    font.weight.isBold ? bold ?? regular : regular
  }

  public func metrics(of font: Font) -> FontMetrics { file(for: font).metrics(size: font.size) }

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
