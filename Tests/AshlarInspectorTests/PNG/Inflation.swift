/// Reads PNG chunks and zlib streams with fixed codes, straight from RFC 1950 and RFC 1951.
enum Inflation {
  struct Problem: Error {}

  static func chunks(of file: [UInt8]) throws -> [(kind: String, data: [UInt8])] {
    guard file.starts(with: [137, 80, 78, 71, 13, 10, 26, 10]) else { throw Problem() }
    var chunks: [(String, [UInt8])] = []
    var place = 8
    while place < file.count {
      let count = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let kind = String(decoding: file[place + 4..<place + 8], as: UTF8.self)
      chunks.append((kind, Array(file[place + 8..<place + 8 + count])))
      place += count + 12
    }
    return chunks
  }

  static func data(of stream: [UInt8]) throws -> [UInt8] {
    guard stream.count > 6, stream[0] == 0x78, (Int(stream[0]) << 8 | Int(stream[1])) % 31 == 0
    else { throw Problem() }
    var bits = Bits(bytes: Array(stream[2..<stream.count - 4]))
    guard bits.number(1) == 1, bits.number(2) == 1 else { throw Problem() }
    var data: [UInt8] = []
    while true {
      let symbol = bits.symbol()
      if symbol == 256 { break }
      if symbol < 256 {
        data.append(UInt8(symbol))
        continue
      }
      let length = bits.length(symbol)
      let distance = bits.distance()
      guard distance <= data.count else { throw Problem() }
      for _ in 0..<length { data.append(data[data.count - distance]) }
    }
    var (low, high) = (1, 0)
    for byte in data {
      low = (low + Int(byte)) % 65_521
      high = (high + low) % 65_521
    }
    let sum = stream.suffix(4).reduce(0) { $0 << 8 | Int($1) }
    guard sum == high << 16 | low else { throw Problem() }
    return data
  }

  private struct Bits {
    let bytes: [UInt8]
    var place = 0

    mutating func bit() -> Int {
      defer { place += 1 }
      return place / 8 < bytes.count ? Int(bytes[place / 8]) >> (place % 8) & 1 : 0
    }

    /// A number, lowest bit first.
    mutating func number(_ count: Int) -> Int {
      (0..<count).reduce(0) { $0 | bit() << $1 }
    }

    /// A code, highest bit first.
    mutating func code(_ count: Int, after start: Int = 0) -> Int {
      (0..<count).reduce(start) { code, _ in code << 1 | bit() }
    }

    mutating func symbol() -> Int {
      let seven = code(7)
      if seven <= 0b0010111 { return 256 + seven }
      let eight = code(1, after: seven)
      if (0b00110000...0b10111111).contains(eight) { return eight - 0b00110000 }
      if (0b11000000...0b11000111).contains(eight) { return 280 + eight - 0b11000000 }
      return 144 + code(1, after: eight) - 0b110010000
    }

    // The tables of RFC 1951, section 3.2.5.
    mutating func length(_ symbol: Int) -> Int {
      let starts = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115,
        131, 163, 195, 227, 258,
      ]
      let extra = [
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
      ]
      return starts[symbol - 257] + number(extra[symbol - 257])
    }

    mutating func distance() -> Int {
      let starts = [
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537,
        2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577,
      ]
      let code = code(5)
      return starts[code] + number(code < 4 ? 0 : code / 2 - 1)
    }
  }
}
