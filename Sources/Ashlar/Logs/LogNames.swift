/// The views behind the names in an entry: `(active, names: title:0x3, '|':UIView:0x1 )`.
struct LogNames {
  private var named: [(name: [UInt8], item: LoggedItem)] = []

  /// What the `|` stands for.
  private(set) var bar: LoggedItem?

  /// Where the names begin, or the end of the entry.
  let start: Int

  init(in bytes: [UInt8]) {
    let mark = Self.marks.compactMap { Self.lastPlace(of: $0, in: bytes) }.max()
    start = mark ?? bytes.count
    guard let mark, let colon = bytes[mark...].firstIndex(of: UInt8(ascii: ":")) else { return }
    read(bytes[(colon + 1)...])
    if let key = bar?.key, let same = named.first(where: { $0.item.key == key }) {
      bar?.name = same.item.name
    }
    named.sort { $0.name.count > $1.name.count }
  }

  /// The item whose name stands at a place, and where the name ends; nil if none does.
  func item(at place: Int, in bytes: [UInt8]) -> (item: LoggedItem, end: Int)? {
    let rest = bytes[place...]
    for (name, item) in named where rest.starts(with: name) {
      let end = place + name.count
      if end < bytes.count, ".](".utf8.contains(bytes[end]) { return (item, end) }
    }
    return nil
  }
}

// MARK: - Reading

extension LogNames {
  private static let marks = ["(active, names:", "(inactive, names:", "(names:", "(Names:"].map {
    Array($0.utf8)
  }

  private static func lastPlace(of mark: [UInt8], in bytes: [UInt8]) -> Int? {
    bytes.indices.last { bytes[$0] == mark[0] && bytes[$0...].starts(with: mark) }
  }

  private mutating func read(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    while let colon = Self.address(in: rest) {
      let head = rest[..<colon].drop { $0 == UInt8(ascii: ",") || $0.isSpaceOfLog }
      rest = rest[(colon + 1)...]
      let digits = rest.dropFirst(2).prefix(while: \.isHexadecimalDigit)
      rest = rest[digits.endIndex...]
      add(head, address: "0x" + String(decoding: digits, as: UTF8.self), text: Self.text(&rest))
    }
  }

  private static func address(in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.indices.first {
      bytes[$0] == UInt8(ascii: ":") && bytes[($0 + 1)...].starts(with: "0x".utf8)
    }
  }

  /// The text that a view shows, in quotes behind its address; empty without one.
  private static func text(_ rest: inout ArraySlice<UInt8>) -> String {
    guard rest.first == UInt8(ascii: "'") else { return "" }
    let inside = rest.dropFirst()
    let end = inside.indices.first { place in
      inside[place] == UInt8(ascii: "'")
        && (place + 1 == inside.endIndex || ", )".utf8.contains(inside[place + 1]))
    }
    guard let end else { return "" }
    rest = rest[(end + 1)...]
    return String(decoding: inside[..<end], as: UTF8.self)
  }

  private mutating func add(_ head: ArraySlice<UInt8>, address: String, text: String) {
    let barMark = Array("'|':".utf8)
    if head.starts(with: barMark) {
      let type = String(decoding: head.dropFirst(barMark.count), as: UTF8.self)
      bar = LoggedItem(key: address, type: type, text: text)
    } else if !head.isEmpty {
      let name = String(decoding: head, as: UTF8.self)
      named.append((Array(head), LoggedItem(key: address, name: name, text: text)))
    }
  }
}
