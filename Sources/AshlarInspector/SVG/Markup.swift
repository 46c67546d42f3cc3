/// Text as XML and HTML write it, whatever is in it.
enum Markup {
  /// The text for the inside of an element or of a quoted attribute.
  ///
  /// Line breaks stay. What documents cannot hold, and what turns the direction of text, is replaced.
  static func escaped(_ text: String) -> String {
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
}
