/// Makes byte strings up: new ones, and old ones with something changed.
package struct Mutator {
  private var random: SplitMix
  private var pool: [[UInt8]] = []
  private let fresh: (inout SplitMix) -> [UInt8]

  /// How many bytes it has made.
  package private(set) var byteCount = 0

  /// Begins with nothing; what is new, a closure makes up.
  package init(seed: UInt64, fresh: @escaping (inout SplitMix) -> [UInt8]) {
    random = SplitMix(seed: seed)
    self.fresh = fresh
  }
}

// MARK: - Making

extension Mutator {
  private static let poolSize = 256

  package mutating func nextBytes() -> [UInt8] {
    let bytes = pool.count < 32 || random.chance(30) ? fresh(&random) : mutated()
    if pool.count < Self.poolSize {
      pool.append(bytes)
    } else {
      pool[random.below(Self.poolSize)] = bytes
    }
    byteCount += bytes.count
    return bytes
  }

  private mutating func mutated() -> [UInt8] {
    var bytes = random.element(of: pool)
    for _ in 0...random.below(4) { mutate(&bytes) }
    return bytes
  }

  private mutating func mutate(_ bytes: inout [UInt8]) {
    let place = random.below(bytes.count + 1)
    switch random.below(4) {
    case 0: bytes.insert(random.byte(), at: place)
    case 1: if place < bytes.count { bytes.remove(at: place) }
    case 2: if place < bytes.count { bytes[place] = random.byte() }
    default: bytes = Array(bytes[..<place] + random.element(of: pool).suffix(60))
    }
  }
}

// MARK: - Shrinking

extension Mutator {
  /// Leaves bytes out as long as what remains still fails.
  package static func shrink(_ bytes: [UInt8], while fails: ([UInt8]) -> Bool) -> [UInt8] {
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
