/// The text of an entry, joined to one line after a console or a mail has broken it.
enum LogEntryText {
  /// The entry that a text describes. Lines that were wrapped in the middle of a word are tried in one piece, too.
  static func entry(in bytes: [UInt8]) throws(LogEntryReader.Problem) -> LogEntry {
    do {
      return try LogEntryReader.entry(in: line(of: bytes))
    } catch {
      guard bytes.contains(UInt8(ascii: "\n")),
        let entry = try? LogEntryReader.entry(in: line(of: bytes, between: []))
      else { throw error }
      return entry
    }
  }

  /// The text on one line, with something in place of each line break, and one space for several.
  static func line(of bytes: [UInt8], between: [UInt8] = [UInt8(ascii: " ")]) -> [UInt8] {
    var line: [UInt8] = []
    for (number, piece) in bytes.split(separator: UInt8(ascii: "\n")).enumerated() {
      if number > 0 { line += between }
      for byte in number > 0 ? withoutPrefix(piece) : piece {
        let isSpace = byte.isSpaceOfLog
        if isSpace, line.last == UInt8(ascii: " ") { continue }
        line.append(isSpace ? UInt8(ascii: " ") : byte)
      }
    }
    while line.last == UInt8(ascii: " ") { line.removeLast() }
    return line
  }

  /// A line without what a console writes in front of it: `[  +30 ms]`, or the `>` of a mail.
  private static func withoutPrefix(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let text = line.drop { $0.isSpaceOfLog || $0 == UInt8(ascii: ">") }
    guard text.first == UInt8(ascii: "["), let end = text.firstIndex(of: UInt8(ascii: "]")),
      text[..<end].dropFirst().allSatisfy({ " +ms0123456789".utf8.contains($0) })
    else { return text }
    return text[(end + 1)...].drop(while: \.isSpaceOfLog)
  }
}
