/// The position of a row in a table: the section and the row in it, both from 0.
///
/// Source: Apple, `IndexPath.init(row:section:)`.
public struct RowPath: Hashable, Sendable, Codable {
  /// The section, from 0.
  public var section: Int

  /// The row in the section, from 0.
  public var row: Int

  /// Makes a path; the section is the first one by default.
  public init(row: Int, section: Int = 0) {
    self.row = row
    self.section = section
  }
}

extension RowPath: Comparable {
  /// Whether the first row is above the other: by section, then by row.
  public static func < (one: RowPath, other: RowPath) -> Bool {
    (one.section, one.row) < (other.section, other.row)
  }
}

extension RowPath: CustomStringConvertible {
  /// The row and its section: `row 2 of section 0`.
  public var description: String { "row \(row) of section \(section)" }
}
