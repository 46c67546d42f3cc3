/// Makes byte strings up: new ones, and old ones with something changed.
///
/// The random numbers are the SplitMix64 sequence.
///
/// Source: G. L. Steele, D. Lea and C. H. Flood, "Fast splittable pseudorandom number generators",
/// OOPSLA 2014.
struct Mutator: RandomNumberGenerator {
  private var state: UInt64
  private var pool: [[UInt8]] = []

  /// How many bytes it has made.
  private(set) var byteCount = 0

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}

// MARK: - Making

extension Mutator {
  mutating func nextBytes() -> [UInt8] {
    let bytes = pool.count < 32 || chance(30) ? fresh() : mutated()
    if pool.count < 256 { pool.append(bytes) } else { pool[number(below: 256)] = bytes }
    byteCount += bytes.count
    return bytes
  }

  private mutating func fresh() -> [UInt8] {
    // Some unknowns to begin with: without them nothing can happen.
    var bytes = [byte()]
    for _ in 0...number(below: bytes[0] % 8 == 6 ? 20 : 4) { bytes += [0, byte()] }
    for _ in 0..<number(below: bytes[0] % 8 == 6 ? 1_500 : 400) { bytes.append(byte()) }
    return bytes
  }

  private mutating func byte() -> UInt8 {
    UInt8(number(below: 256))
  }

  private mutating func mutated() -> [UInt8] {
    var bytes = pool[number(below: pool.count)]
    for _ in 0...number(below: 4) { mutate(&bytes) }
    return bytes
  }

  private mutating func mutate(_ bytes: inout [UInt8]) {
    let place = number(below: bytes.count + 1)
    switch number(below: 4) {
    case 0: bytes.insert(byte(), at: place)
    case 1: if place < bytes.count { bytes.remove(at: place) }
    case 2: if place < bytes.count { bytes[place] = byte() }
    default: bytes = Array(bytes[..<place] + pool[number(below: pool.count)].suffix(60))
    }
  }

  private mutating func number(below count: Int) -> Int {
    Int.random(in: 0..<count, using: &self)
  }

  private mutating func chance(_ percent: Int) -> Bool {
    number(below: 100) < percent
  }
}

// MARK: - Shrinking

extension Mutator {
  /// Leaves bytes out as long as what remains still fails.
  static func shrink(_ bytes: [UInt8], while fails: ([UInt8]) -> Bool) -> [UInt8] {
    var least = bytes
    var piece = max(1, least.count / 2)
    while piece > 0 {
      var start = 0
      while start < least.count {
        var shorter = least
        shorter.removeSubrange(start..<min(start + piece, least.count))
        if fails(shorter) { least = shorter } else { start += piece }
      }
      piece /= 2
    }
    return least
  }
}
