/// Parses an entry of Apple's log: the class, the address, the annotations and the relation.
///
/// - Complexity: O(*n*) for *n* bytes.
///
/// Source: descriptions of `NSLayoutConstraint` from iOS 6 to 26 and macOS, of SnapKit 0.40 to 5 and of Masonry, as logs in
/// public issues show them.
struct LogEntryReader {
  var scanner: VisualFormatScanner
  let names: LogNames
  var entry = LogEntry()

  private init(_ bytes: [UInt8]) {
    scanner = VisualFormatScanner(bytes)
    names = LogNames(in: bytes)
    entry.bar = names.bar
  }

  /// The reason why an entry cannot be parsed.
  struct Problem: Error {
    /// What should stand behind the bytes that could be read.
    let expected: String
    let position: Int
  }

  /// The entry in a text.
  static func entry(in bytes: [UInt8]) throws(Problem) -> LogEntry {
    var reader = LogEntryReader(bytes)
    try reader.readClass()
    reader.readLabels()
    if reader.isAtFormat {
      try reader.readFormat()
    } else {
      try reader.readEquation()
    }
    try reader.readEnd()
    return reader.entry
  }

  func expected(_ text: String) -> Problem { Problem(expected: text, position: scanner.position) }
}

// MARK: - In front of the relation

extension LogEntryReader {
  private mutating func readClass() throws(Problem) {
    let name = scanner.text { $0 != UInt8(ascii: ":") }
    guard scanner.take(":") else { throw expected("a class and an address") }
    if name.hasSuffix("AutoresizingMaskLayoutConstraint") { entry.kind = .mask([]) }
    if name.hasSuffix("ContentSizeLayoutConstraint") { entry.kind = .content }
    entry.isMade = name.hasPrefix("SnapKit.") || name.hasPrefix("MAS")
    entry.identity = scanner.text { !" @>".utf8.contains($0) }
    if scanner.take("@") { readLocation() }
    _ = scanner.take(">")
  }

  /// Reads `Card.swift#12`.
  private mutating func readLocation() {
    let start = scanner.position
    let file = scanner.text { $0 != UInt8(ascii: "#") }
    if scanner.take("#"), let line = UInt32(scanner.text(while: \.isDigit)) {
      entry.location = CodeLocation(fileID: file, line: line)
    } else {
      scanner.position = start
      _ = scanner.text { $0 != UInt8(ascii: " ") }
    }
  }

  /// Reads what is flexible of a mask, and the identifier, in any order.
  private mutating func readLabels() {
    var flexible: [AutoresizingMask] = []
    while true {
      scanner.skipSpaces()
      if scanner.take(text: "h=") {
        flexible += flexibility(.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin)
      } else if scanner.take(text: "v=") {
        flexible += flexibility(.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin)
      } else if !takeIdentifier() {
        break
      }
    }
    if case .mask = entry.kind { entry.kind = .mask(AutoresizingMask(flexible)) }
  }

  /// Reads `--&`.
  private mutating func flexibility(_ parts: AutoresizingMask...) -> [AutoresizingMask] {
    let signs = scanner.text { $0 != UInt8(ascii: " ") }
    return signs.count == parts.count
      ? zip(parts, signs).filter { $1 == "&" }.map { part, _ in part } : []
  }

  private mutating func takeIdentifier() -> Bool {
    let start = scanner.position
    _ = scanner.take(text: "identifier:")
    if scanner.take("'"), let text = scanner.text(before: "' ") {
      entry.identifier = text
      scanner.position += 1
      return true
    }
    scanner.position = start
    return false
  }
}

// MARK: - Equations

extension LogEntryReader {
  private mutating func readEquation() throws(Problem) {
    entry.first = try side()
    scanner.skipSpaces()
    guard let relation = scanner.relation() else { throw expected("==, <= or >=") }
    entry.relation = relation
    try readRightSide()
  }

  /// Reads `0.5*UIView:0x1.width + 3`, `UIView:0x1.width * 0.5 + 3`, `- 5`, `NSSpace(8)` or `-title.width`.
  private mutating func readRightSide() throws(Problem) {
    scanner.skipSpaces()
    var factor = 1.0
    if names.item(at: scanner.position, in: scanner.bytes) == nil {
      if let number = scanner.signedNumber() {
        scanner.skipSpaces()
        guard scanner.take("*") else {
          entry.constant = CGFloat(number)
          return
        }
        factor = number
      } else if scanner.take("-") {
        factor = -1
      }
    }
    entry.second = try side()
    scanner.skipSpaces()
    if scanner.take("*") {
      guard let number = scanner.signedNumber() else { throw expected("a number") }
      factor *= number
    }
    entry.multiplier = CGFloat(factor)
    if let constant = scanner.signedNumber() { entry.constant = CGFloat(constant) }
  }

  private mutating func side() throws(Problem) -> LogEntry.Side {
    let item = try item(isInFormat: false)
    guard scanner.take("."), let (attribute, end) = scanner.attribute(at: scanner.position) else {
      throw expected("an attribute, such as .width")
    }
    scanner.position = end
    return LogEntry.Side(item: item, attribute: attribute)
  }
}

// MARK: - Behind the relation

extension LogEntryReader {
  /// Reads priorities and the rest behind them, which adds nothing.
  private mutating func readEnd() throws(Problem) {
    while true {
      scanner.skipSpaces()
      if scanner.take(text: "priority:") || scanner.take("@") || scanner.take("^")
        || scanner.take(text: "CompressionResistance:")
      {
        entry.priority = try priority()
      } else if scanner.take(text: "Hug:") {
        entry.hugging = try priority()
      } else if !takeIdentifier() {
        break
      }
    }
    let ends = ["(", ">", ",", "\"", "Marker"]
    guard scanner.isAtEnd || ends.contains(where: scanner.isNext(text:)) else {
      throw expected("the end of the constraint")
    }
  }

  mutating func priority() throws(Problem) -> LayoutPriority {
    let start = scanner.position
    guard let number = scanner.signedNumber() else { throw expected("a priority") }
    let priority = LayoutPriority(Float(number))
    guard priority.isLegal else {
      scanner.position = start
      throw expected("a priority above 0 and at most 1000")
    }
    return priority
  }
}
