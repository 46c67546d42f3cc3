/// A simple compression of rows of pixels, which repeats the previous pixel or the row above.
///
/// Pictures of layouts are mostly paper and straight lines, of which little else is left.
///
/// Source: RFC 1951, with the fixed Huffman codes of section 3.2.6; RFC 1950 for what is around it.
struct Deflate {
  private var bytes: [UInt8] = [0x78, 0x01]
  private var bits: UInt32 = 0
  private var bitCount: UInt32 = 0

  /// Compresses bytes that come in rows of a length.
  static func zlibStream(of data: [UInt8], rowLength: Int) -> [UInt8] {
    var deflate = Deflate()
    // The last block, and of the kind with fixed codes.
    deflate.add(1, 1)
    deflate.add(1, 2)
    deflate.compress(data, [3, rowLength].filter { (1...32_768).contains($0) })
    deflate.addSymbol(256)
    if deflate.bitCount > 0 { deflate.add(0, 8 - deflate.bitCount) }
    return deflate.bytes + PNGFile.bigEndian(Checksum.adler32(of: data))
  }

  private mutating func compress(_ data: [UInt8], _ distances: [Int]) {
    var place = 0
    while place < data.count {
      var (best, distance) = (0, 0)
      for candidate in distances where candidate <= place {
        let length = Self.matchLength(data, place, candidate)
        if length > best { (best, distance) = (length, candidate) }
      }
      if best >= 3 {
        addMatch(best, distance)
        place += best
      } else {
        addSymbol(Int(data[place]))
        place += 1
      }
    }
  }

  /// How many bytes from a place on are the same as those a distance before, at most 258.
  private static func matchLength(_ data: [UInt8], _ place: Int, _ distance: Int) -> Int {
    let end = min(data.count, place + 258)
    var next = place
    while next < end, data[next] == data[next - distance] { next += 1 }
    return next - place
  }
}

// MARK: - Codes

extension Deflate {
  /// Adds bits, the lowest first.
  private mutating func add(_ value: UInt32, _ count: UInt32) {
    bits |= value << bitCount
    bitCount += count
    while bitCount >= 8 {
      bytes.append(UInt8(bits & 255))
      bits >>= 8
      bitCount -= 8
    }
  }

  /// Adds the code of a byte, of the end (256) or of a kind of length, the highest bit first.
  private mutating func addSymbol(_ symbol: Int) {
    let (code, count): (Int, Int) =
      switch symbol {
      case ..<144: (0x30 + symbol, 8)
      case ..<256: (0x190 + symbol - 144, 9)
      case ..<280: (symbol - 256, 7)
      default: (0xC0 + symbol - 280, 8)
      }
    for bit in (0..<count).reversed() { add(UInt32(code >> bit & 1), 1) }
  }

  private mutating func addMatch(_ length: Int, _ distance: Int) {
    let kind = Self.lengths.lastIndex { $0.start <= length }!
    addSymbol(257 + kind)
    add(UInt32(length - Self.lengths[kind].start), Self.lengths[kind].extra)
    let far = Self.distances.lastIndex { $0.start <= distance }!
    for bit in (0..<5).reversed() { add(UInt32(far >> bit & 1), 1) }
    add(UInt32(distance - Self.distances[far].start), Self.distances[far].extra)
  }

  /// The least length of each kind, and how many bits tell the length within it.
  private static let lengths = kinds(28, from: 3, step: 4) + [(258, 0)]

  /// The least distance of each kind, and how many bits tell the distance within it.
  private static let distances = kinds(30, from: 1, step: 2)

  /// Kinds that take one number each at first, and twice as many as before after each step.
  private static func kinds(
    _ count: Int, from start: Int, step: Int
  ) -> [(start: Int, extra: UInt32)] {
    var next = start
    return (0..<count).map { kind in
      let extra = max(0, kind / step - 1)
      defer { next += 1 << extra }
      return (next, UInt32(extra))
    }
  }
}
