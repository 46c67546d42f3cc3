import Ashlar

/// A value as JSON, which can stand inside a script element of a page.
enum ScriptValue {
  case number(Double)
  case text(String)
  case list([ScriptValue])
  case fields([(name: String, value: ScriptValue)])
  case nothing

  static func number(_ number: Int) -> ScriptValue { .number(Double(number)) }

  /// The position of something in a list; -1 for nil.
  static func place(_ place: Int?) -> ScriptValue { .number(place ?? -1) }

  /// A rectangle as four numbers.
  static func numbers(of rectangle: CGRect) -> [ScriptValue] {
    [
      .number(rectangle.origin.x), .number(rectangle.origin.y), .number(rectangle.size.width),
      .number(rectangle.size.height),
    ]
  }

  /// The value behind a text.
  func write(to text: inout String) {
    switch self {
    case .number(let number) where number.isFinite: text += GeometryText.number(number)
    case .number(let number): Self.write("\(number)", to: &text)
    case .text(let words): Self.write(words, to: &text)
    case .nothing: text += "null"
    case .list(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    case .fields(let fields):
      text += "{"
      for (index, field) in fields.enumerated() {
        text += "\(index > 0 ? "," : "")\"\(field.name)\":"
        field.value.write(to: &text)
      }
      text += "}"
    }
  }

  /// A text in quotes. A `<` is escaped, so that nothing ends the script element; what controls terminals, documents or
  /// the direction of text is replaced.
  private static func write(_ words: String, to text: inout String) {
    text += "\""
    if words.utf8.allSatisfy(isPlain) {
      text += words
    } else {
      for scalar in words.unicodeScalars { write(scalar, to: &text) }
    }
    text += "\""
  }

  private static func write(_ scalar: Unicode.Scalar, to text: inout String) {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "<": text += "\\u003c"
    default: text.unicodeScalars.append(OneLine.isText(scalar) ? scalar : "\u{FFFD}")
    }
  }

  /// Whether a byte is a sign of ASCII that stands for itself.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "<"): false
    default: (0x20...0x7E).contains(byte)
    }
  }
}
