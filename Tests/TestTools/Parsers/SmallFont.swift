/// A font made by hand, of three glyphs: one for missing characters, A and B.
///
/// An em has 1000 units; the glyphs are 500, 600 and 700 wide. It reaches 800 up and 200 down, and 90
/// more are between two lines.
package struct SmallFont {
  package var unitsPerEm: Int
  package var numberOfMetrics: Int
  package var glyphs: Int
  package var map: [UInt8]
  package var leftOut: String

  package init(
    unitsPerEm: Int = 1000, numberOfMetrics: Int = 3, glyphs: Int = 3,
    map: [UInt8] = SmallFont.segments, leftOut: String = ""
  ) {
    self.unitsPerEm = unitsPerEm
    self.numberOfMetrics = numberOfMetrics
    self.glyphs = glyphs
    self.map = map
    self.leftOut = leftOut
  }

  /// Format 4: A and B, whose glyphs follow from the characters, and the segment that ends each map.
  package static let segments: [UInt8] =
    words([
      0, 1, 3, 1, 0, 12, 4, 32, 0, 4, 4, 1, 0, 66, 0xFFFF, 0, 65, 0xFFFF, 0x1_0000 - 64, 1, 0, 0,
    ])

  /// Format 12: the same.
  package static let groups: [UInt8] =
    words([0, 1, 3, 10, 0, 12, 12, 0, 0, 28, 0, 0, 0, 1, 0, 65, 0, 66, 0, 1])

  /// Format 6: the same.
  package static let trimmed: [UInt8] = words([0, 1, 0, 3, 0, 12, 6, 14, 0, 65, 2, 1, 2])

  package static func words(_ words: [Int]) -> [UInt8] {
    words.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
  }

  package var bytes: [UInt8] {
    var head = [UInt8](repeating: 0, count: 54)
    head.replaceSubrange(18..<20, with: Self.words([unitsPerEm]))
    var header = [UInt8](repeating: 0, count: 36)
    header.replaceSubrange(4..<10, with: Self.words([800, 0x1_0000 - 200, 90]))
    header.replaceSubrange(34..<36, with: Self.words([numberOfMetrics]))
    let tables: [(String, [UInt8])] = [
      ("cmap", map), ("head", head), ("hhea", header),
      ("maxp", Self.words([1, 0, glyphs])),
      ("hmtx", Self.words([500, 0, 600, 0, 700, 0])),
    ].filter { $0.0 != leftOut }
    return Self.file(tables)
  }

  private static func file(_ tables: [(String, [UInt8])]) -> [UInt8] {
    var file = words([1, 0, tables.count, 0, 0, 0])
    var offset = 12 + 16 * tables.count
    for (name, table) in tables {
      file += Array(name.utf8) + words([0, 0, 0, offset, 0, table.count])
      offset += table.count
    }
    return file + tables.flatMap(\.1)
  }
}
