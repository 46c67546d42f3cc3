import AshlarSolver

/// Random numbers that a seed repeats: the SplitMix64 sequence.
///
/// Source: G. L. Steele, D. Lea and C. H. Flood, "Fast splittable pseudorandom number generators",
/// OOPSLA 2014.
struct RepeatableGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(bitPattern: Int64(seed))
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}

extension RepeatableGenerator {
  mutating func integer(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// Nearly always that of what a person writes.
  mutating func seniority() -> Seniority {
    chance(80) ? .ordinary : chance(50) ? .oldest : .youngest
  }

  mutating func chance(_ percent: Int) -> Bool {
    integer(1...100) <= percent
  }

  mutating func element<Choices: RandomAccessCollection>(of choices: Choices) -> Choices.Element {
    choices.randomElement(using: &self)!
  }
}
