/// The reason why bytes are not a font that can measure texts.
public enum OpenTypeError: Error, Hashable, Sendable {
  /// The bytes do not begin as an OpenType or TrueType font does, or the collection has no such font.
  case notAFont

  /// A table, or the directory of the tables, ends too early.
  case truncated(table: String)

  /// A required table is missing.
  case missingTable(String)

  /// The font has no map from Unicode characters in one of the formats 4, 6 and 12.
  case noUnicodeMap

  /// A number in a table is invalid.
  case illegalValue(table: String, field: String)
}

extension OpenTypeError: CustomStringConvertible {
  /// The problem of the font, as a sentence.
  public var description: String {
    switch self {
    case .notAFont: "The bytes are not an OpenType or TrueType font."
    case .truncated(let table): "The font ends in the middle of its table '\(table)'."
    case .missingTable(let table): "The font has no table '\(table)'."
    case .noUnicodeMap: "The font has no map from Unicode characters in format 4, 6 or 12."
    case .illegalValue(let table, let field):
      "The number '\(field)' in the font's table '\(table)' makes no sense."
    }
  }
}
