/// Random numbers that are the same in every run: the SplitMix64 sequence.
///
/// Source: G. L. Steele, D. Lea and C. H. Flood, "Fast splittable pseudorandom number generators",
/// OOPSLA 2014.
package struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}

// MARK: - Choosing

extension SplitMix {
  /// A number from 0 up to, and not including, `count`.
  package mutating func below(_ count: Int) -> Int {
    Int(next() % UInt64(count))
  }

  package mutating func chance(_ percent: Int) -> Bool {
    below(100) < percent
  }

  package mutating func byte() -> UInt8 {
    UInt8(below(256))
  }

  package mutating func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in byte() }
  }

  package mutating func element<Element>(of elements: [Element]) -> Element {
    elements[below(elements.count)]
  }
}
