/// The measurer of trees that have none of their own: the same numbers on every machine.
///
/// Letters are as wide as those of the Core 14 fonts of PostScript. Heights are those of labels on
/// Apple's platforms, exactly; all families have them. Widths are usually within 6 % of the system font's
/// there, at worst about 10 %, and a question mark by itself 13 %. Tests that must not depend on
/// that use ``GridTextMeasurer``.
///
/// - Ideographs, kana, Hangul and emoji are as wide as the font is large.
/// - Marks and control characters have no width, and letters with marks that of the letter.
/// - A tab is as wide as four spaces. A soft hyphen has no width, also where a line is broken at it.
/// - Letters of other scripts are as wide as a digit.
/// - There is no kerning.
public struct Core14TextMeasurer: CharacterMeasuring, Hashable {
  /// Makes the measurer.
  public init() {}

  public func advance(of character: Character, in font: Font) -> CGFloat {
    let widths = Core14Widths.of(font)
    if let ascii = character.asciiValue {
      return CGFloat(widths.ascii(ascii)) * font.size / 1000
    }
    if CharacterWidth.isPicture(character) { return font.size }
    var units = 0
    for scalar in character.unicodeScalars {
      if CharacterWidth.isWide(scalar.value) { return font.size }
      if !CharacterWidth.isZero(scalar) { units += widths.units(of: scalar.value) }
    }
    return CGFloat(units) * font.size / 1000
  }
}

// MARK: - Looking up

extension Core14Widths {
  static func of(_ font: Font) -> Core14Widths {
    switch font.family {
    case .sans: font.weight.isBold ? .sansBold : .sans
    case .serif: font.weight.isBold ? .serifBold : .serif
    case .mono: .mono
    }
  }

  /// The width of an ASCII character, in thousandths of the size.
  func ascii(_ value: UInt8) -> Int {
    switch value {
    case 0x20..<0x7F: latin.isEmpty ? digit : Int(latin[Int(value) - 0x20])
    case 0x09: 4 * ascii(0x20)
    default: 0
    }
  }

  /// The width of a scalar that is not wide and not a mark, in thousandths of the size.
  func units(of scalar: UInt32) -> Int {
    if latin.isEmpty { return digit }
    switch scalar {
    case 0x20..<0x7F: return Int(latin[Int(scalar) - 0x20])
    case 0xA0..<0x100: return Int(latin[Int(scalar) - 0xA0 + 95])
    default: break
    }
    if let index = Self.punctuation.firstIndex(of: scalar) { return Int(marks[index]) }
    guard (0x100..<0x180).contains(scalar) else { return digit }
    return ascii(Self.extendedBases[Int(scalar) - 0x100])
  }
}
