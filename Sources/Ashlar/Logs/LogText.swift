/// The text of a log as bytes, without the traces of copying it between programs.
///
/// Typographic quotes, dashes and signs are plain ones, spaces of all kinds are spaces, and the entities of web pages
/// are characters. Line feeds stay where they are, so that lines can be counted.
struct LogText {
  private(set) var bytes: [UInt8] = []

  init(_ text: String) {
    bytes.reserveCapacity(text.utf8.count)
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "&", let entity = Self.entities.first(where: { rest.starts(with: $0.name) }) {
        bytes.append(entity.byte)
        rest = rest.dropFirst(entity.name.count)
      } else if scalar == "\\", rest.first == "\"" {
        // The quote of a string in a string follows, as in logs that are kept as JSON.
      } else if scalar == "\r" {
        if rest.first != "\n" { bytes.append(UInt8(ascii: "\n")) }
      } else if scalar.isASCII {
        bytes.append(UInt8(scalar.value))
      } else {
        bytes += Self.plain(scalar)
      }
    }
  }
}

// MARK: - Typography

extension LogText {
  private static let entities: [(name: [Unicode.Scalar], byte: UInt8)] = [
    (Array("lt;".unicodeScalars), UInt8(ascii: "<")),
    (Array("gt;".unicodeScalars), UInt8(ascii: ">")),
    (Array("amp;".unicodeScalars), UInt8(ascii: "&")),
    (Array("quot;".unicodeScalars), UInt8(ascii: "\"")),
    (Array("#39;".unicodeScalars), UInt8(ascii: "'")),
  ]

  private static func plain(_ scalar: Unicode.Scalar) -> [UInt8] {
    switch scalar {
    case "\u{201C}", "\u{201D}", "\u{201E}": Array("\"".utf8)
    case "\u{2018}", "\u{2019}", "\u{201A}", "\u{2032}": Array("'".utf8)
    case "\u{2010}"..."\u{2013}", "\u{2212}": Array("-".utf8)
    case "\u{2014}", "\u{2015}": Array("--".utf8)
    case "\u{2026}": Array("...".utf8)
    case "\u{2264}": Array("<=".utf8)
    case "\u{2265}": Array(">=".utf8)
    case "\u{A0}", "\u{2002}"..."\u{200A}", "\u{202F}", "\u{3000}": Array(" ".utf8)
    case "\u{200B}", "\u{200E}", "\u{200F}", "\u{FEFF}": []
    default: Array(String(scalar).utf8)
    }
  }
}

// MARK: - Looking

extension LogText {
  /// The place behind words that begin at a place, however much space is between them; nil if they do not.
  func end(of words: [String], at start: Int) -> Int? {
    var place = start
    for (number, word) in words.enumerated() {
      if number > 0 {
        let gap = place
        while place < bytes.count, bytes[place].isSpaceOfLog { place += 1 }
        if place == gap { return nil }
      }
      guard bytes[place...].starts(with: word.utf8) else { return nil }
      place += word.utf8.count
    }
    return place
  }
}

extension UInt8 {
  var isSpaceOfLog: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  /// Whether it may be in the name of a class.
  var isInClassName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "$"), 128...:
      true
    default: false
    }
  }
}
