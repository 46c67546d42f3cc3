/// A part of a font file, with reads that end at its bounds.
struct OpenTypeBytes: Sendable {
  private let bytes: [UInt8]
  private let range: Range<Int>

  /// What errors call the part.
  let name: String

  var count: Int { range.count }

  /// The part from an offset on, of a length or up to the end.
  func part(at offset: Int, length: Int? = nil, name: String) throws(OpenTypeError) -> OpenTypeBytes
  {
    guard offset >= 0, offset <= count else { throw .truncated(table: name) }
    let length = length ?? count - offset
    guard length >= 0, length <= count - offset else { throw .truncated(table: name) }
    let start = range.lowerBound + offset
    return OpenTypeBytes(bytes: bytes, range: start..<start + length, name: name)
  }

  func unsigned16(_ offset: Int) throws(OpenTypeError) -> Int {
    guard offset >= 0, offset <= count - 2 else { throw .truncated(table: name) }
    let start = range.lowerBound + offset
    return Int(bytes[start]) << 8 | Int(bytes[start + 1])
  }

  func signed16(_ offset: Int) throws(OpenTypeError) -> Int {
    Int(Int16(truncatingIfNeeded: try unsigned16(offset)))
  }

  func unsigned32(_ offset: Int) throws(OpenTypeError) -> Int {
    try unsigned16(offset) << 16 | unsigned16(offset + 2)
  }

  /// Four letters, such as the name of a table.
  func tag(_ offset: Int) throws(OpenTypeError) -> String {
    let value = try unsigned32(offset)
    return String(
      decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }, as: UTF8.self)
  }
}

extension OpenTypeBytes {
  init(_ bytes: [UInt8], name: String) {
    self.init(bytes: bytes, range: 0..<bytes.count, name: name)
  }
}
