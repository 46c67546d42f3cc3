/// The characters of a text, with what matters of each for lines.
struct TextCharacters {
  private let text: String
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
    elements.reserveCapacity(text.utf8.count)
    if !Self.hasOneByteCharacters(text) {
      appendCharacters(measure)
    } else if isUniform, text.utf8.count >= Self.lengthOfRepetition {
      appendRepeatedBytes(measure)
    } else {
      appendBytes(measure)
    }
  }

  /// The number of characters from which on it pays to remember how wide one is.
  private static let lengthOfRepetition = 16

  /// Whether every byte is a character. Only of CR and LF there is one of two.
  private static func hasOneByteCharacters(_ text: String) -> Bool {
    var previous: UInt8 = 0
    for byte in text.utf8 {
      if byte >= 0x80 || byte == 0x0A && previous == 0x0D { return false }
      previous = byte
    }
    return true
  }

  private mutating func appendBytes(_ measure: (Character, String.Index) -> CGFloat) {
    var index = text.startIndex
    for (offset, byte) in text.utf8.enumerated() {
      let advance = measure(Character(Unicode.Scalar(byte)), index)
      append(BreakClass(ascii: byte), advance, offset)
      index = text.utf8.index(after: index)
    }
  }

  /// Asks once about each character.
  private mutating func appendRepeatedBytes(_ measure: (Character, String.Index) -> CGFloat) {
    var advances = [CGFloat](repeating: -1, count: 0x80)
    for (offset, byte) in text.utf8.enumerated() {
      if advances[Int(byte)] < 0 {
        let advance = measure(Character(Unicode.Scalar(byte)), text.startIndex)
        advances[Int(byte)] = Self.forwards(advance)
      }
      append(BreakClass(ascii: byte), advances[Int(byte)], offset)
    }
  }

  private mutating func appendCharacters(_ measure: (Character, String.Index) -> CGFloat) {
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

  /// How far the pen moves: not at all if that is not known, or backwards.
  static func forwards(_ advance: CGFloat) -> CGFloat {
    advance.isFinite && advance > 0 ? advance : 0
  }
}

extension TextCharacters {
  var count: Int { elements.count }

  func kind(_ position: Int) -> BreakClass { elements[position].kind }

  /// How far a character moves the pen, in points.
  func advance(_ position: Int) -> CGFloat { elements[position].advance }

  /// Where a character begins in the text, or where the text ends.
  func index(_ position: Int) -> String.Index {
    guard position < count else { return text.endIndex }
    return text.utf8.index(text.startIndex, offsetBy: elements[position].offset)
  }

  subscript(range: Range<Int>) -> Substring {
    text[index(range.lowerBound)..<index(range.upperBound)]
  }
}
