/// The pieces of a log about constraints, in their order.
///
/// - Complexity: O(*n*) for *n* bytes.
struct LogPieces {
  private let text: LogText
  private(set) var pieces: [LogPiece] = []

  init(of text: LogText) {
    self.text = text
    let marks = marks
    var line = 1
    var counted = 0
    for (number, mark) in marks.enumerated() {
      line += text.bytes[counted..<mark.start].count { $0 == UInt8(ascii: "\n") }
      counted = mark.start
      let next = number + 1 < marks.count ? marks[number + 1].start : text.bytes.count
      let bytes = mark.kind == .entry ? entry(in: mark.start..<next) : []
      pieces.append(LogPiece(kind: mark.kind, line: line, bytes: bytes))
    }
  }
}

/// A piece of a log about constraints.
struct LogPiece {
  let kind: Kind

  /// The first line of it in the log, counted from 1.
  let line: Int

  /// The text of a constraint, from its class to its end; empty for everything else.
  let bytes: [UInt8]

  enum Kind {
    /// The sentence at the start of a conflict.
    case heading

    /// A constraint.
    case entry

    /// The sentence before the constraint that the platform breaks.
    case breaking

    /// The replacement of a text that may be private.
    case hidden

    /// A sentence after a conflict, of which only the beginning matters.
    case ending
  }
}

// MARK: - Starts of pieces

extension LogPieces {
  private struct Mark {
    let kind: LogPiece.Kind
    let start: Int
  }

  private static let heading = words("Unable to simultaneously satisfy constraints")
  private static let breaking = words("Will attempt to recover by breaking constraint")
  private static let breakpoint = words("Make a symbolic breakpoint")
  private static let visualizing = words("Set the NSUserDefault")

  private static func words(_ sentence: String) -> [String] {
    sentence.split(separator: " ").map(String.init)
  }

  private var marks: [Mark] {
    var marks: [Mark] = []
    for place in text.bytes.indices {
      switch text.bytes[place] {
      case UInt8(ascii: "U"): add(.heading, Self.heading, place, to: &marks)
      case UInt8(ascii: "W"): add(.breaking, Self.breaking, place, to: &marks)
      case UInt8(ascii: "M"): add(.ending, Self.breakpoint, place, to: &marks)
      case UInt8(ascii: "S"): add(.ending, Self.visualizing, place, to: &marks)
      case UInt8(ascii: "<"): add(.hidden, ["<private>"], place, to: &marks)
      case UInt8(ascii: "C"):
        if let start = startOfEntry(at: place) { marks.append(Mark(kind: .entry, start: start)) }
      default: break
      }
    }
    return marks
  }

  private func add(_ kind: LogPiece.Kind, _ words: [String], _ place: Int, to marks: inout [Mark]) {
    if text.end(of: words, at: place) != nil { marks.append(Mark(kind: kind, start: place)) }
  }

  /// Where the class begins whose name ends with `Constraint:` from a place on; nil if none does.
  ///
  /// In front of it stands `<`, or an address follows: some programs take the brackets away.
  private func startOfEntry(at place: Int) -> Int? {
    guard let end = text.end(of: ["Constraint:"], at: place) else { return nil }
    var start = place
    while start > 0, text.bytes[start - 1].isInClassName { start -= 1 }
    let isAddressed = text.bytes[end...].starts(with: "0x".utf8)
    var before = start
    while before > 0, text.bytes[before - 1] == UInt8(ascii: " ") { before -= 1 }
    let isBracketed = before > 0 && text.bytes[before - 1] == UInt8(ascii: "<")
    return isAddressed || isBracketed ? start : nil
  }
}

// MARK: - Ends of entries

extension LogPieces {
  private func entry(in range: Range<Int>) -> [UInt8] {
    let bytes = text.bytes[range]
    let end = end(ofBracketed: bytes) ?? end(ofQuoted: bytes) ?? end(ofLines: bytes)
    return Array(bytes[..<end])
  }

  /// The end of a text that ends with `>`, before a quote, a comma, a parenthesis or a new line.
  private func end(ofBracketed bytes: ArraySlice<UInt8>) -> Int? {
    bytes.indices.first { place in
      guard bytes[place] == UInt8(ascii: ">") else { return false }
      let rest = bytes[(place + 1)...].drop { $0 == UInt8(ascii: " ") || $0 == 0x09 }.first
      return rest.map { "\",)\n".utf8.contains($0) } ?? true
    }
  }

  /// The end of a text without brackets, before a quote at the end of a line or before a comma.
  private func end(ofQuoted bytes: ArraySlice<UInt8>) -> Int? {
    bytes.indices.first { place in
      guard bytes[place] == UInt8(ascii: "\"") else { return false }
      return place + 1 == bytes.endIndex || ",\n".utf8.contains(bytes[place + 1])
    }
  }

  /// The end of what is left of a text, before a line without letters.
  private func end(ofLines bytes: ArraySlice<UInt8>) -> Int {
    var isEmpty = false
    for (place, byte) in zip(bytes.indices, bytes) {
      if byte == UInt8(ascii: "\n") {
        if isEmpty { return place }
        isEmpty = true
      } else if !byte.isSpaceOfLog, byte != UInt8(ascii: ")") {
        isEmpty = false
      }
    }
    return bytes.endIndex
  }
}
