/// The system font at a size, with the advance widths of its characters.
struct SystemFace {
  private let size: CGFloat

  /// By how much the weight makes characters wider.
  private let factor: CGFloat

  /// What is behind each character, in points.
  private let tracking: CGFloat

  /// Whether all digits are as wide as a zero.
  private let hasEqualDigits: Bool

  init(_ font: Font) {
    let change = SystemFontWidths.change(of: font.weight)
    size = font.size
    factor = change.factor
    tracking = size * (SystemFontWidths.tracking(at: size) + change.tracking)
    hasEqualDigits = font.family == .monospacedDigitSystem
  }
}

extension SystemFace {
  /// The advance of a character, in points.
  func advance(of character: Character) -> CGFloat {
    if let ascii = character.asciiValue { return advance(ascii: ascii) }
    if CharacterWidth.isPicture(character) { return size }
    var advance: CGFloat = 0
    for scalar in character.unicodeScalars {
      if CharacterWidth.isWide(scalar.value) { return size }
      if !CharacterWidth.isZero(scalar) { advance += set(SystemFontWidths.advance(of: scalar)) }
    }
    return advance
  }

  private func advance(ascii value: UInt8) -> CGFloat {
    switch value {
    case 0x30...0x39 where hasEqualDigits: set(SystemFontWidths.ascii[0x30])
    case 0x20..<0x7F: set(SystemFontWidths.ascii[Int(value)])
    case 0x09: 4 * advance(ascii: 0x20)
    default: 0
    }
  }

  /// The advance in points of a character whose advance is a part of the size.
  private func set(_ em: CGFloat) -> CGFloat { size * em * factor + tracking }
}
