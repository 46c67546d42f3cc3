/// The characters of a text, with the properties of each that lines depend on.
struct TextCharacters {
  private let text: String

  /// The bytes of the text, if each is a character that looks the same wherever it stands.
  private var bytes: [UInt8] = []

  /// The characters of the text; where there are ``bytes``, what is known of each byte that is among them.
  private var elements: [Element] = []

  private struct Element {
    let kind: BreakClass
    let advance: CGFloat

    /// Where the character begins, in bytes of UTF-8.
    let offset: Int
  }

  /// Measures the characters of a text.
  ///
  /// - Parameters:
  ///   - isUniform: Whether a character is as wide everywhere in the text.
  ///   - measure: Finds the width of a character at a place in the text.
  init(_ text: String, isUniform: Bool, _ measure: (Character, String.Index) -> CGFloat) {
    var text = text
    text.makeContiguousUTF8()
    self.text = text
    let bytes = Array(text.utf8)
    if !Self.areCharacters(bytes) {
      appendCharacters(measure)
    } else if isUniform, bytes.count >= Self.lengthOfRepetition {
      take(bytes, measure)
    } else {
      append(bytes, measure)
    }
  }

  /// The number of characters from which on it pays to remember how wide one is.
  private static let lengthOfRepetition = 16

  /// Whether every byte is a character. Only of CR and LF there is one of two.
  private static func areCharacters(_ bytes: [UInt8]) -> Bool {
    var previous: UInt8 = 0
    for byte in bytes {
      if byte >= 0x80 || byte == 0x0A && previous == 0x0D { return false }
      previous = byte
    }
    return true
  }

  private mutating func append(
    _ bytes: [UInt8], _ measure: (Character, String.Index) -> CGFloat
  ) {
    elements.reserveCapacity(bytes.count)
    var index = text.startIndex
    for (offset, byte) in bytes.enumerated() {
      let advance = measure(Character(Unicode.Scalar(byte)), index)
      append(BreakClass(ascii: byte), advance, offset)
      index = text.utf8.index(after: index)
    }
  }

  /// Asks once about each character.
  private mutating func take(
    _ bytes: [UInt8], _ measure: (Character, String.Index) -> CGFloat
  ) {
    let unknown = Element(kind: .transparent, advance: -1, offset: 0)
    elements = [Element](repeating: unknown, count: 0x80)
    for byte in bytes where elements[Int(byte)].advance < 0 {
      let advance = measure(Character(Unicode.Scalar(byte)), text.startIndex)
      elements[Int(byte)] = Element(
        kind: BreakClass(ascii: byte), advance: Self.forwards(advance), offset: 0)
    }
    self.bytes = bytes
  }

  private mutating func appendCharacters(_ measure: (Character, String.Index) -> CGFloat) {
    elements.reserveCapacity(text.utf8.count)
    var offset = 0
    for index in text.indices {
      let character = text[index]
      append(BreakClass(character), measure(character, index), offset)
      offset += character.utf8.count
    }
  }

  private mutating func append(_ kind: BreakClass, _ advance: CGFloat, _ offset: Int) {
    elements.append(Element(kind: kind, advance: Self.forwards(advance), offset: offset))
  }

  /// The advance: zero if it is unknown or negative.
  static func forwards(_ advance: CGFloat) -> CGFloat {
    advance.isFinite && advance > 0 ? advance : 0
  }
}

extension TextCharacters {
  var count: Int { bytes.isEmpty ? elements.count : bytes.count }

  func kind(_ position: Int) -> BreakClass { elements[element(position)].kind }

  /// The advance of a character, in points.
  func advance(_ position: Int) -> CGFloat { elements[element(position)].advance }

  private func element(_ position: Int) -> Int { bytes.isEmpty ? position : Int(bytes[position]) }

  /// Where a character begins in the text, or where the text ends.
  func index(_ position: Int) -> String.Index {
    guard position < count else { return text.endIndex }
    let offset = bytes.isEmpty ? elements[position].offset : position
    return text.utf8.index(text.startIndex, offsetBy: offset)
  }

  subscript(range: Range<Int>) -> Substring {
    text[index(range.lowerBound)..<index(range.upperBound)]
  }
}
