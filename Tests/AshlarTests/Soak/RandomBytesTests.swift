import TestTools
import Testing

/// What `swift run -c release Fuzz all 60` tries for a long time, for a moment.
struct `Random bytes` {
  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `do no harm to parsers`(seed: UInt64) {
    expectNoFailure(FormatFuzz.self, seed)
    expectNoFailure(FontFuzz.self, seed)
    expectNoFailure(TextFuzz.self, seed)
    expectNoFailure(SnapshotFuzz.self, seed)
  }

  private func expectNoFailure(_ subject: any FuzzSubject.Type, _ seed: UInt64) {
    var mutator = Mutator(seed: seed, fresh: subject.freshBytes)
    for _ in 0..<60 {
      let bytes = mutator.nextBytes()
      #expect(subject.failure(of: bytes) == nil, "\(subject.name): \(bytes)")
    }
  }

  @Test func `make layouts that are as those of new trees`() {
    var mutator = Mutator(seed: 1, fresh: MakerFuzz.freshBytes)
    var comparisons = 0
    var meddlingCount = 0
    for _ in 0..<120 {
      let bytes = mutator.nextBytes()
      let world = MakerWorld(bytes)
      world.live()
      #expect(world.failure == nil, "\(bytes)")
      comparisons += world.comparisons
      meddlingCount += world.meddlingCount
    }
    // Three of four worlds have numbers that can be compared, and most of them more than one layout without a
    // contradiction.
    #expect(comparisons > 120)
    // Schedulers, and those who hear of problems, change something there and then.
    #expect(meddlingCount > 24)
  }
}
