// What logs have beside the visual formats in them.

// MARK: - Texts

extension VisualFormatScanner {
  mutating func skipSpaces() {
    while position < bytes.count, bytes[position].isSpaceOfLog { position += 1 }
  }

  func isNext(text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  /// Reads a text, if it is the next one.
  mutating func take(text: String) -> Bool {
    guard isNext(text: text) else { return false }
    position += text.utf8.count
    return true
  }

  func text(from start: Int, to end: Int) -> String {
    String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Reads bytes as long as they are wanted.
  mutating func text(while isWanted: (UInt8) -> Bool) -> String {
    let start = position
    while position < bytes.count, isWanted(bytes[position]) { position += 1 }
    return text(from: start, to: position)
  }

  /// Reads what stands before a text, if that follows.
  mutating func text(before end: String) -> String? {
    let found = bytes[position...].indices.first { bytes[$0...].starts(with: end.utf8) }
    guard let found else { return nil }
    defer { position = found }
    return text(from: position, to: found)
  }
}

// MARK: - Relations and numbers

extension VisualFormatScanner {
  mutating func relation() -> LayoutRelation? {
    for relation in [LayoutRelation.equal, .lessThanOrEqual, .greaterThanOrEqual]
    where take(text: relation.description) {
      return relation
    }
    return nil
  }

  /// Reads `8`, `- 8`, `+ 8`, `NSSpace(8)` or `-NSLayoutAnchorConstraintSpace(8)`, if it is finite.
  mutating func signedNumber() -> Double? {
    let start = position
    skipSpaces()
    let isNegative = take("-")
    if !isNegative { _ = take("+") }
    skipSpaces()
    guard let number = number(allowingSign: true) ?? standardSpace(), number.isFinite else {
      position = start
      return nil
    }
    return isNegative ? 0 - number : number
  }

  private mutating func standardSpace() -> Double? {
    guard let name = name(), name.hasSuffix("Space"), take("(") else { return nil }
    guard let number = number(allowingSign: true), take(")") else { return nil }
    return number
  }
}

// MARK: - Attributes

extension VisualFormatScanner {
  private static let attributes: [String: LayoutAttribute] = {
    var attributes: [String: LayoutAttribute] = [
      "baseline": .lastBaseline, "minX": .left, "midX": .centerX, "maxX": .right, "minY": .top,
      "midY": .centerY, "maxY": .bottom,
    ]
    for attribute in LayoutAttribute.allCases where attribute != .notAnAttribute {
      attributes[attribute.description] = attribute
    }
    return attributes
  }()

  /// The attribute whose name stands at a place, and where the name ends; nil if none does.
  func attribute(at place: Int) -> (attribute: LayoutAttribute, end: Int)? {
    let letters = bytes[place...].prefix { $0.isLetter }
    let end = letters.endIndex
    // Longer than the longest name of an attribute, it is none.
    guard letters.count <= 20, end == bytes.count || " >)*+-/^@,".utf8.contains(bytes[end]),
      let attribute = Self.attributes[String(decoding: letters, as: UTF8.self)]
    else { return nil }
    return (attribute, end)
  }
}

// MARK: - Boxes

extension VisualFormatScanner {
  /// The colon in front of the address of the next box; nil if it has none.
  func addressMark() -> Int? {
    for place in position..<bytes.count {
      switch bytes[place] {
      case UInt8(ascii: ":"):
        if isAddress(at: place + 1) { return place }
      case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "'"), UInt8(ascii: "\""): return nil
      case UInt8(ascii: "="): return nil
      default: break
      }
    }
    return nil
  }

  private func isAddress(at place: Int) -> Bool {
    place + 2 < bytes.count && bytes[place...].starts(with: "0x".utf8)
      && bytes[place + 2].isHexadecimalDigit
  }

  /// Where the name of a box ends: in front of a bracket or a parenthesis, or of an attribute.
  func endOfName(isInFormat: Bool) -> Int? {
    for place in position..<bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "]"), UInt8(ascii: "("): return isInFormat ? place : nil
      case UInt8(ascii: "="): return nil
      case UInt8(ascii: "."):
        if !isInFormat, attribute(at: place + 1) != nil { return place }
      default: break
      }
    }
    return nil
  }

  /// Where the quote is that ends the text of a box: the first one behind which the entry goes on.
  func endOfShownText(isInFormat: Bool) -> Int? {
    (position..<bytes.count).first { place in
      guard bytes[place] == UInt8(ascii: "'"), place + 1 < bytes.count else { return false }
      let next = bytes[place + 1]
      if isInFormat { return next == UInt8(ascii: "]") || next == UInt8(ascii: "(") }
      return next == UInt8(ascii: ".") && attribute(at: place + 2) != nil
    }
  }
}
