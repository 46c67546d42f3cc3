/// Scans a visual format byte by byte.
///
/// All characters of the language are ASCII, and reading stops at the first byte that is not one of them. Whatever
/// lies before ``position`` is therefore one byte, one character and one column each, however odd the rest of the
/// format may be.
struct VisualFormatScanner {
  let bytes: [UInt8]

  /// How many bytes have been read.
  var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }
}

// MARK: - Single bytes

extension VisualFormatScanner {
  var isAtEnd: Bool { position == bytes.count }

  private var next: UInt8? { byte(at: position) }

  private func byte(at position: Int) -> UInt8? { position < bytes.count ? bytes[position] : nil }

  func isNext(_ character: Unicode.Scalar) -> Bool { next == UInt8(ascii: character) }

  /// Reads a character, if it is the next one.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard isNext(character) else { return false }
    position += 1
    return true
  }

  private mutating func skip(while isWanted: (UInt8) -> Bool) {
    while let next, isWanted(next) { position += 1 }
  }

  private func text(from start: Int) -> String {
    String(decoding: bytes[start..<position], as: UTF8.self)
  }
}

// MARK: - Names

extension VisualFormatScanner {
  /// Reads a name as C has them, if there is one.
  mutating func name() -> String? {
    guard let next, next.isLetter else { return nil }
    let start = position
    skip { $0.isLetter || $0.isDigit }
    return text(from: start)
  }
}

// MARK: - Numbers

extension VisualFormatScanner {
  /// Reads a number as C's `strtod` does, if there is one. A sign is a minus, and has to be allowed.
  mutating func number(allowingSign: Bool) -> Double? {
    let start = position
    if allowingSign { _ = take("-") }
    if !takeHexadecimal() {
      guard takeDigits(\.isDigit) else {
        position = start
        return nil
      }
      takeExponent("e", "E")
    }
    return Double(text(from: start))
  }

  /// Only digits make it hexadecimal: of `0x`, the zero alone is a number.
  private mutating func takeHexadecimal() -> Bool {
    let start = position
    guard take("0"), take("x") || take("X"), takeDigits(\.isHexadecimalDigit) else {
      position = start
      return false
    }
    takeExponent("p", "P")
    return true
  }

  /// Reads digits with at most one point among them, at least one digit or nothing.
  private mutating func takeDigits(_ isDigit: (UInt8) -> Bool) -> Bool {
    let start = position
    skip(while: isDigit)
    var count = position - start
    if take(".") {
      let point = position
      skip(while: isDigit)
      count += position - point
    }
    if count == 0 { position = start }
    return count > 0
  }

  /// Reads an exponent, if there is a whole one: of `2e`, the 2 alone is a number.
  private mutating func takeExponent(_ lower: Unicode.Scalar, _ upper: Unicode.Scalar) {
    let start = position
    guard take(lower) || take(upper) else { return }
    if !take("-") { _ = take("+") }
    let digits = position
    skip(while: \.isDigit)
    if position == digits { position = start }
  }
}

extension UInt8 {
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  var isHexadecimalDigit: Bool {
    isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20)
  }

  /// Whether it may begin a name.
  var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) || self == UInt8(ascii: "_")
  }
}
