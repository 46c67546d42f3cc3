/// Writes pixels as a PNG file.
///
/// Source: W3C, "Portable Network Graphics (PNG) Specification (Third Edition)".
enum PNGFile {
  /// The file of a canvas: header, one chunk of compressed rows, end.
  static func bytes(of canvas: PixelCanvas) -> [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    // Eight bits for each of three colours; compression, filter and interlacing of the only kinds there are.
    let header =
      bigEndian(UInt32(canvas.width)) + bigEndian(UInt32(canvas.height)) + [8, 2, 0, 0, 0]
    add("IHDR", header, to: &file)
    add("IDAT", compressed(canvas), to: &file)
    add("IEND", [], to: &file)
    return file
  }

  /// The rows, each after a zero for "no filter", as a zlib stream.
  private static func compressed(_ canvas: PixelCanvas) -> [UInt8] {
    let row = 3 * canvas.width
    var rows: [UInt8] = []
    rows.reserveCapacity((row + 1) * canvas.height)
    for start in stride(from: 0, to: row * canvas.height, by: row) {
      rows.append(0)
      rows.append(contentsOf: canvas.bytes[start..<start + row])
    }
    return Deflate.zlibStream(of: rows, rowLength: row + 1)
  }

  private static func add(_ kind: String, _ data: [UInt8], to file: inout [UInt8]) {
    let body = Array(kind.utf8) + data
    file += bigEndian(UInt32(data.count))
    file += body
    file += bigEndian(Checksum.crc32(of: body))
  }

  static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(number >> $0 & 255) }
  }
}

/// The checksums of PNG and zlib.
enum Checksum {
  /// The cyclic redundancy check of PNG chunks.
  ///
  /// Source: ISO 3309; PNG Specification, annex D.
  static func crc32(of bytes: [UInt8]) -> UInt32 {
    var remainder: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      remainder = table[Int((remainder ^ UInt32(byte)) & 255)] ^ remainder >> 8
    }
    return ~remainder
  }

  private static let table: [UInt32] = (0..<256).map { number in
    (0..<8).reduce(UInt32(number)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1
    }
  }

  /// The checksum at the end of a zlib stream.
  ///
  /// Source: RFC 1950, section 8.
  static func adler32(of bytes: [UInt8]) -> UInt32 {
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return high << 16 | low
  }
}
