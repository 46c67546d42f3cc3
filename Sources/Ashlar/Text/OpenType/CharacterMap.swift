/// The glyph of a font for each Unicode character.
struct CharacterMap: Sendable {
  /// Characters that follow each other, in order.
  private var ranges: [Span] = []

  /// Glyphs of spans whose glyphs do not follow each other.
  private var listed: [UInt16] = []

  private struct Span {
    let first: Int
    let last: Int

    /// The glyph of the first character, or the place of it in the list.
    let glyph: Int
    let isListed: Bool
  }

  /// Reads the best of the maps that a font has.
  init(_ table: OpenTypeBytes) throws(OpenTypeError) {
    guard let map = try Self.bestMap(in: table) else { throw .noUnicodeMap }
    switch try map.unsigned16(0) {
    case 4: try readSegments(map)
    case 6: try readTrimmed(map)
    default: try readGroups(map)
    }
  }

  /// The glyph for a character; 0 where there is none.
  ///
  /// - Complexity: O(log *n*) for *n* spans.
  func glyph(for scalar: Int) -> Int {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].last < scalar { low = middle + 1 } else { high = middle }
    }
    guard low < ranges.count, ranges[low].first <= scalar else { return 0 }
    let place = ranges[low].glyph + scalar - ranges[low].first
    return ranges[low].isListed ? Int(listed[place]) : place
  }
}

// MARK: - Choosing

extension CharacterMap {
  /// The map of all of Unicode, or else one of its basic plane.
  private static func bestMap(in table: OpenTypeBytes) throws(OpenTypeError) -> OpenTypeBytes? {
    var best: (rank: Int, map: OpenTypeBytes)?
    for index in 0..<(try table.unsigned16(2)) {
      let record = 4 + 8 * index
      let platform = try table.unsigned16(record)
      let encoding = try table.unsigned16(record + 2)
      guard platform == 0 && encoding != 5 || platform == 3 && (encoding == 1 || encoding == 10)
      else { continue }
      let map = try table.part(at: table.unsigned32(record + 4), name: "cmap")
      guard let rank = [6: 1, 4: 2, 12: 3][try map.unsigned16(0)] else { continue }
      if rank > best?.rank ?? 0 { best = (rank, map) }
    }
    return best?.map
  }
}

// MARK: - Formats

extension CharacterMap {
  /// Format 4: segments, whose glyphs follow each other or are listed.
  private mutating func readSegments(_ map: OpenTypeBytes) throws(OpenTypeError) {
    let count = try map.unsigned16(6) / 2
    for index in 0..<count {
      let last = try map.unsigned16(14 + 2 * index)
      let first = try map.unsigned16(16 + 2 * (count + index))
      let delta = try map.unsigned16(16 + 2 * (2 * count + index))
      let place = 16 + 2 * (3 * count + index)
      let offset = try map.unsigned16(place)
      guard first <= last, first > ranges.last?.last ?? -1 else {
        throw .illegalValue(table: "cmap", field: "startCode")
      }
      let start = listed.count
      for character in first...last {
        if offset == 0 || offset == 0xFFFF {
          listed.append(UInt16(truncatingIfNeeded: character + delta))
        } else {
          let glyph = try map.unsigned16(place + offset + 2 * (character - first))
          listed.append(glyph == 0 ? 0 : UInt16(truncatingIfNeeded: glyph + delta))
        }
      }
      ranges.append(Span(first: first, last: last, glyph: start, isListed: true))
    }
  }

  /// Format 6: one list.
  private mutating func readTrimmed(_ map: OpenTypeBytes) throws(OpenTypeError) {
    let first = try map.unsigned16(6)
    let count = try map.unsigned16(8)
    for index in 0..<count { listed.append(UInt16(try map.unsigned16(10 + 2 * index))) }
    guard count > 0 else { return }
    ranges.append(Span(first: first, last: first + count - 1, glyph: 0, isListed: true))
  }

  /// Format 12: groups, whose glyphs follow each other.
  private mutating func readGroups(_ map: OpenTypeBytes) throws(OpenTypeError) {
    let count = try map.unsigned32(12)
    guard count <= (map.count - 16) / 12 else { throw .truncated(table: "cmap") }
    for index in 0..<count {
      let first = try map.unsigned32(16 + 12 * index)
      let last = try map.unsigned32(20 + 12 * index)
      let glyph = try map.unsigned32(24 + 12 * index)
      guard first <= last, last <= 0x10_FFFF, first > ranges.last?.last ?? -1 else {
        throw .illegalValue(table: "cmap", field: "startCharCode")
      }
      ranges.append(Span(first: first, last: last, glyph: glyph, isListed: false))
    }
  }
}
