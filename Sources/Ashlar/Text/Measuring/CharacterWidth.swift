/// The width of a character in fonts with two widths, such as those of terminals.
enum CharacterWidth {
  case zero
  case narrow
  case wide

  init(_ character: Character) {
    if character.isASCII {
      self = Self.isControl(character.unicodeScalars.first!.value) ? .zero : .narrow
      return
    }
    self = Self.isPicture(character) ? .wide : Self.widest(character.unicodeScalars)
  }

  private static func widest(_ scalars: String.UnicodeScalarView) -> CharacterWidth {
    var width = CharacterWidth.zero
    for scalar in scalars {
      if isWide(scalar.value) { return .wide }
      if !isZero(scalar) { width = .narrow }
    }
    return width
  }
}

// MARK: - Characters

extension CharacterWidth {
  /// Whether a character is an emoji, however many scalars it takes.
  static func isPicture(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, first.value >= 0x80 || scalars.count > 1 else { return false }
    if first.properties.isEmojiPresentation { return true }
    return first.properties.isEmoji
      && scalars.dropFirst().contains { $0.value == 0xFE0F || $0.value == 0x20E3 }
  }
}

// MARK: - Scalars

extension CharacterWidth {
  /// Whether a scalar is as wide as it is high.
  ///
  /// Source: Unicode Standard Annex 11, the larger blocks of classes W and F.
  static func isWide(_ scalar: UInt32) -> Bool {
    if scalar < 0x1100 { return false }
    return wideBlocks.contains { $0.contains(scalar) }
  }

  /// Whether a scalar takes no room: it belongs to another one, or controls something.
  static func isZero(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x300 { return isControl(scalar.value) || scalar.value == 0xAD }
    if (0x1160...0x11FF).contains(scalar.value) { return true }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
      return true
    default:
      return false
    }
  }

  private static func isControl(_ scalar: UInt32) -> Bool {
    scalar < 0x20 || (0x7F...0x9F).contains(scalar)
  }

  private static let wideBlocks: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F1E6...0x1F1FF, 0x20000...0x3FFFD,
  ]
}
