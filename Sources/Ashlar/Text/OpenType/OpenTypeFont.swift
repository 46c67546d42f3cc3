/// The metrics of a font file that measuring needs: widths, and the characters that have them.
///
/// ```swift
/// let font = try OpenTypeFont(bytes: Array(Data(contentsOf: file)))
/// root.textMeasurer = OpenTypeTextMeasurer(regular: font)
/// ```
///
/// It reads TrueType (`.ttf`), OpenType (`.otf`) and collections (`.ttc`), of their tables `head`, `hhea`, `maxp`,
/// `hmtx`, `cmap` and, if present, `OS/2`. It ignores outlines, ligatures and kerning.
///
/// Source: Microsoft and ISO/IEC 14496-22, *Open Font Format*.
public struct OpenTypeFont: Sendable {
  /// The number of font units per em.
  public let unitsPerEm: Int

  /// The number of glyphs.
  let glyphCount: Int

  private let vertical: FontMetrics
  private let advances: [UInt16]
  private let map: CharacterMap

  /// Reads a font.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - index: The index of a font in a collection; other files have only font 0.
  /// - Throws: ``OpenTypeError`` for bytes that are not a font, or a damaged one.
  /// - Complexity: O(*n*) for *n* bytes.
  public init(bytes: [UInt8], index: Int = 0) throws(OpenTypeError) {
    let tables = try OpenTypeTables(OpenTypeBytes(bytes, name: "directory"), index: index)
    unitsPerEm = try tables.table("head").unsigned16(18)
    guard (16...16_384).contains(unitsPerEm) else {
      throw .illegalValue(table: "head", field: "unitsPerEm")
    }
    glyphCount = try tables.table("maxp").unsigned16(4)
    guard glyphCount > 0 else { throw .illegalValue(table: "maxp", field: "numGlyphs") }
    advances = try Self.advances(in: tables, of: glyphCount)
    map = try CharacterMap(try tables.table("cmap"))
    vertical = try Self.metrics(in: tables)
  }
}

// MARK: - Reading

extension OpenTypeFont {
  private static func advances(
    in tables: OpenTypeTables, of glyphCount: Int
  ) throws(OpenTypeError) -> [UInt16] {
    let count = try tables.table("hhea").unsigned16(34)
    guard count > 0, count <= glyphCount else {
      throw .illegalValue(table: "hhea", field: "numberOfHMetrics")
    }
    let table = try tables.table("hmtx")
    guard table.count >= 4 * count + 2 * (glyphCount - count) else {
      throw .truncated(table: "hmtx")
    }
    var advances: [UInt16] = []
    for glyph in 0..<count { advances.append(UInt16(try table.unsigned16(4 * glyph))) }
    return advances
  }

  /// The vertical numbers, in units of the font.
  private static func metrics(in tables: OpenTypeTables) throws(OpenTypeError) -> FontMetrics {
    let header = try tables.table("hhea")
    var metrics = FontMetrics(
      ascender: CGFloat(try header.signed16(4)), descender: CGFloat(try header.signed16(6)),
      leading: CGFloat(try header.signed16(8)))
    guard metrics.lineHeight > 0 else { throw .illegalValue(table: "hhea", field: "ascender") }
    guard let style = try tables.tableIfPresent("OS/2"), try style.unsigned16(0) >= 2 else {
      return metrics
    }
    metrics.xHeight = CGFloat(try style.signed16(86))
    metrics.capHeight = CGFloat(try style.signed16(88))
    return metrics
  }
}

// MARK: - Asking

extension OpenTypeFont {
  /// The vertical metrics of the font at a size, in points.
  public func metrics(size: CGFloat) -> FontMetrics {
    let unit = size / CGFloat(unitsPerEm)
    return FontMetrics(
      ascender: vertical.ascender * unit, descender: vertical.descender * unit,
      leading: vertical.leading * unit, capHeight: vertical.capHeight * unit,
      xHeight: vertical.xHeight * unit)
  }

  /// The number of the glyph for a character; nil where the font has none.
  public func glyph(for scalar: Unicode.Scalar) -> Int? {
    let glyph = map.glyph(for: Int(scalar.value))
    return glyph > 0 && glyph < glyphCount ? glyph : nil
  }

  /// The advance width of a glyph, in font units.
  ///
  /// A glyph that does not exist is as wide as the one for missing characters.
  public func advance(ofGlyph glyph: Int) -> Int {
    let known = (0..<glyphCount).contains(glyph) ? glyph : 0
    return Int(advances[min(known, advances.count - 1)])
  }
}

/// The directory of the tables of a font.
private struct OpenTypeTables {
  private let file: OpenTypeBytes
  private let start: Int
  private let count: Int

  init(_ file: OpenTypeBytes, index: Int) throws(OpenTypeError) {
    self.file = file
    guard file.count >= 4 else { throw .notAFont }
    if try file.tag(0) == "ttcf" {
      guard index >= 0, index < (try file.unsigned32(8)) else { throw .notAFont }
      start = try file.unsigned32(12 + 4 * index)
    } else {
      guard index == 0 else { throw .notAFont }
      start = 0
    }
    let version = try file.unsigned32(start)
    // Version 1.0, "OTTO" and "true".
    guard [0x0001_0000, 0x4F54_544F, 0x7472_7565].contains(version) else { throw .notAFont }
    count = try file.unsigned16(start + 4)
  }

  func tableIfPresent(_ name: String) throws(OpenTypeError) -> OpenTypeBytes? {
    for index in 0..<count {
      let record = start + 12 + 16 * index
      guard try file.tag(record) == name else { continue }
      return try file.part(
        at: file.unsigned32(record + 8), length: file.unsigned32(record + 12), name: name)
    }
    return nil
  }

  func table(_ name: String) throws(OpenTypeError) -> OpenTypeBytes {
    guard let table = try tableIfPresent(name) else { throw .missingTable(name) }
    return table
  }
}
