/// Names in the notation of snapshots: plain, or in quotes with escapes, so that each stays on one line.
enum QuotedName {
  /// The name, in quotes if it has anything but letters, digits and `_ - . #` in it.
  static func quoted(_ name: String) -> String {
    if !name.isEmpty, name.allSatisfy(isPlain) { return name }
    let inside = name.unicodeScalars.map(escaped).joined()
    return "\"\(inside)\""
  }

  /// Takes a name off the beginning of a text; nil if there is none, or if its quotes do not end.
  static func read(from text: inout Substring) -> String? {
    guard text.first == "\"" else {
      let name = text.prefix(while: isPlain)
      text = text.dropFirst(name.count)
      return name.isEmpty ? nil : String(name)
    }
    var scalars = text.unicodeScalars.dropFirst()
    var name = String.UnicodeScalarView()
    while let scalar = scalars.popFirst() {
      if scalar == "\"" {
        text = Substring(scalars)
        return String(name)
      }
      guard scalar == "\\" else {
        name.append(scalar)
        continue
      }
      guard let meant = readEscape(&scalars) else { return nil }
      name.append(meant)
    }
    return nil
  }

  private static func readEscape(_ scalars: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    switch scalars.popFirst() {
    case "n": return "\n"
    case "\"": return "\""
    case "\\": return "\\"
    case "u":
      guard scalars.popFirst() == "{", let end = scalars.firstIndex(of: "}") else { return nil }
      let digits = String(scalars[..<end])
      scalars = scalars[scalars.index(after: end)...]
      return UInt32(digits, radix: 16).flatMap { Unicode.Scalar($0) }
    default: return nil
    }
  }

  private static func isPlain(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "_-.#".contains(character)
  }

  /// Quotes, backslashes and what controls terminals or the direction of text is escaped.
  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    default: EscapedText.escape(of: scalar) ?? String(scalar)
    }
  }
}
