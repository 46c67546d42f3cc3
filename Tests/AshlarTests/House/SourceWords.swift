/// The words of a source file without comments and string literals, found in one pass.
struct SourceWords: Sendable {
  /// Those that are not looked up in anything else: that stand after no dot.
  private(set) var plain: Set<String> = []

  /// Those that are: names of members, mostly.
  private(set) var lookedUp: Set<String> = []

  /// The types that are declared at the outermost level.
  private(set) var types: Set<String> = []

  /// The types that are declared or extended there, those inside others by the name of the outermost.
  private(set) var homes: Set<String> = []

  /// The members of outermost types, what is static in types inside them, and cases.
  private(set) var members: Set<String> = []

  /// Everything that is declared, in functions too.
  private(set) var declared: Set<String> = []

  private var line = Line()

  /// What is known of the line that is being read.
  private struct Line {
    var indentation = 0
    var isStatic = false
    var isCase = false
    var last = ""

    /// Where the last word ends.
    var end = 0
  }

  init(_ code: String) {
    let bytes = Array(code.utf8)
    var index = 0
    while index < bytes.count {
      let start = index
      while index < bytes.count, Self.isInWord(bytes[index]) { index += 1 }
      if index > start {
        let isLookedUp = Self.hasDot(bytes, before: start)
        add(String(decoding: bytes[start..<index], as: UTF8.self), isLookedUp, at: start)
        line.end = index
      } else {
        if bytes[index] == UInt8(ascii: "\n") {
          line = Line()
          while index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: " ") {
            line.indentation += 1
            index += 1
          }
        }
        index += 1
      }
    }
  }

  private static func isInWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...:
      true
    default: false
    }
  }

  /// Whether there is a dot in front of a word, and not the dots of a range.
  private static func hasDot(_ bytes: [UInt8], before start: Int) -> Bool {
    let dot = UInt8(ascii: ".")
    return start > 0 && bytes[start - 1] == dot && (start < 2 || bytes[start - 2] != dot)
  }

  private mutating func add(_ word: String, _ isLookedUp: Bool, at start: Int) {
    if isLookedUp { lookedUp.insert(word) } else { plain.insert(word) }
    switch line.last {
    case "var", "let", "func": declare(word)
    case "class", "struct", "enum", "protocol", "typealias", "extension":
      if line.indentation == 0, !isLookedUp { addType(word) }
    default: break
    }
    // What follows is a pattern, and no name.
    if line.last == "case", isLookedUp || start > line.end + 1 || word == "let" {
      line.isCase = false
    }
    if line.isCase, !isLookedUp, word.first?.isLowercase ?? false {
      members.insert(word)
      declared.insert(word)
    }
    if word == "case", line.last == "" || line.last == "indirect" { line.isCase = true }
    if word == "static" { line.isStatic = true }
    line.last = word
  }

  private mutating func declare(_ word: String) {
    declared.insert(word)
    if line.indentation == 2 || line.isStatic { members.insert(word) }
  }

  private mutating func addType(_ word: String) {
    if line.last != "typealias" { homes.insert(word) }
    if line.last != "extension" { types.insert(word) }
  }
}
