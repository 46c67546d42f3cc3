/// The class of a character in the algorithm that breaks lines.
enum BreakClass {
  /// Ends the line.
  case mandatory

  /// A line may end after it, and it takes no room there.
  case space

  /// No line ends before or after it.
  case glue

  /// A line may end after it, unless a digit follows.
  case hyphen

  /// A line may end after it.
  case dash

  /// A line may end on either side.
  case emDash

  /// A line may end on either side, unless punctuation stands there.
  case ideograph

  /// No line ends before it.
  case closing

  /// No line ends after it.
  case opening

  case digit
  case other

  /// It is as if it were not there.
  case transparent
}

// MARK: - Classifying

extension BreakClass {
  init(_ character: Character) {
    if let ascii = character.asciiValue {
      self.init(ascii: ascii)
      return
    }
    guard let scalar = character.unicodeScalars.first else {
      self = .transparent
      return
    }
    if let known = Self.known(scalar.value) {
      self = known
    } else if scalar.value < 0x2000 {
      self = CharacterWidth(character) == .wide ? .ideograph : .other
    } else {
      self = Self.beyondLatin(character, scalar)
    }
  }

  /// The class of an ASCII character.
  init(ascii: UInt8) {
    self = ascii >= 0x41 ? Self.letter(ascii) : Self.known(UInt32(ascii)) ?? .other
  }

  /// The class of an ASCII character from A on.
  private static func letter(_ ascii: UInt8) -> BreakClass {
    switch ascii {
    case 0x5B, 0x7B: .opening
    case 0x5D, 0x7D: .closing
    case 0x7F: .transparent
    default: .other
    }
  }

  /// The class of a character that is named one by one.
  private static func known(_ scalar: UInt32) -> BreakClass? {
    switch scalar {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: .mandatory
    case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x200B, 0x205F, 0x3000: .space
    case 0xA0, 0x2007, 0x202F, 0x2060, 0xFEFF: .glue
    case 0x2D: .hyphen
    case 0xAD, 0x2010, 0x2012, 0x2013: .dash
    case 0x2014: .emDash
    case 0x30...0x39: .digit
    case 0x28, 0x5B, 0x7B, 0xAB, 0x2018, 0x201C, 0x2039: .opening
    case 0x29, 0x5D, 0x7D, 0x21, 0x25, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0xBB: .closing
    case 0x2019, 0x201D, 0x203A, 0x2026, 0x2030: .closing
    case 0x00...0x1F, 0x7F...0x9F, 0x200C...0x200F, 0x202A...0x202E, 0x2061...0x206F: .transparent
    default: nil
    }
  }

  private static func beyondLatin(_ character: Character, _ scalar: Unicode.Scalar) -> BreakClass {
    if openingMarks.contains(scalar.value) { return .opening }
    if closingMarks.contains(scalar.value) { return .closing }
    return CharacterWidth(character) == .wide ? .ideograph : .other
  }

  /// What no line ends with in Chinese and Japanese.
  private static let openingMarks: Set<UInt32> = [
    0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301D, 0xFF08, 0xFF3B, 0xFF5B,
    0xFF5F, 0xFF62,
  ]

  /// What no line begins with in Chinese and Japanese: punctuation, small kana, signs of length.
  private static let closingMarks: Set<UInt32> = [
    0x3001, 0x3002, 0x3005, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019, 0x301F,
    0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x309D, 0x309E,
    0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30F5, 0x30F6,
    0x30FB, 0x30FC, 0x30FD, 0x30FE, 0xFF01, 0xFF05, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F,
    0xFF3D, 0xFF5D, 0xFF60, 0xFF61, 0xFF63, 0xFF64,
  ]
}

// MARK: - Breaking

extension BreakClass {
  /// Whether a line may end between two characters of which neither is transparent.
  static func allowsBreak(after first: BreakClass, before second: BreakClass) -> Bool {
    switch (first, second) {
    case (_, .glue), (.glue, _): false
    case (.space, _): true
    case (.opening, _), (_, .closing): false
    case (.emDash, _), (_, .emDash): true
    case (_, .hyphen), (_, .dash): false
    case (.hyphen, .digit): false
    case (.hyphen, _), (.dash, _): true
    case (.ideograph, _), (_, .ideograph): true
    default: false
    }
  }
}
