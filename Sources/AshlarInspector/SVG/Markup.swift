/// Text with the escapes of XML and HTML.
package enum Markup {
  /// The text for the inside of an element or of a quoted attribute.
  ///
  /// Line breaks stay. What documents cannot hold, and what turns the direction of text, is replaced.
  package static func escaped(_ text: String) -> String {
    if text.utf8.allSatisfy(isPlain) { return text }
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n": result += "\n"
      default: result.unicodeScalars.append(OneLine.isText(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return result
  }

  /// Whether a byte is a sign of ASCII that stands for itself.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"): false
    case UInt8(ascii: "\""), UInt8(ascii: "'"): false
    case 0x20...0x7E, UInt8(ascii: "\n"): true
    default: false
    }
  }
}
