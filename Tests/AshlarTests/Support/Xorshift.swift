/// Numbers that look random, the same for the same seed.
struct Xorshift {
  private var state: UInt64

  init(seed: UInt64) { state = 0x9E37_79B9_7F4A_7C15 &* (seed + 1) }

  mutating func next(_ count: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(count))
  }
}
