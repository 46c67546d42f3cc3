/// Reads numbers and choices from bytes. Past the end everything is zero.
package struct ByteReader {
  private let bytes: [UInt8]
  private var next = 0

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }
}

// MARK: - Reading

extension ByteReader {
  package var isAtEnd: Bool { next >= bytes.count }

  package mutating func byte() -> UInt8 {
    if isAtEnd { return 0 }
    next += 1
    return bytes[next - 1]
  }

  /// A number from 0 up to, and not including, `count`.
  package mutating func index(below count: Int) -> Int {
    Int(byte()) % count
  }

  package mutating func element<Element>(of elements: [Element]) -> Element {
    elements[index(below: elements.count)]
  }

  /// A number of any kind: not finite, tiny, huge, or what the bytes say.
  package mutating func wildNumber() -> Double {
    let special: [Double] = [
      .nan, .infinity, -.infinity, 0, -0.0, .leastNonzeroMagnitude, 1e300, -1e300, 1e9, 1e-9, 1e12,
      1e-300, 1,
    ]
    let choice = index(below: special.count + 8)
    if choice < special.count { return special[choice] }
    var bits: UInt64 = 0
    for _ in 0..<8 { bits = bits << 8 | UInt64(byte()) }
    return Double(bitPattern: bits)
  }
}
