import Foundation
import TestTools
import Testing

/// Trees that change at random are laid out as trees that are built at once.
///
/// `ASHLAR_MUTATIONS=1000000 swift test -c release --filter "random changes"` makes a million changes.
struct `After random changes` {
  private static let count =
    ProcessInfo.processInfo.environment["ASHLAR_MUTATIONS"].flatMap { Int($0) } ?? 4_000

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `a tree has the frames of a new one`(_ seed: UInt64) {
    let world = SoakWorld(seed: seed)
    for _ in 1...Self.count / 5 {
      let complaint = world.step()
      #expect(complaint == nil, "seed \(seed)")
      if complaint != nil { return }
    }
  }

  /// Nothing determines where every fourth view is, and it is where it is in a new tree all the same.
  @Test(arguments: 6...9 as ClosedRange<UInt64>)
  func `a tree with free places has the frames of a new one`(_ seed: UInt64) {
    let world = SoakWorld(
      seed: seed, kinds: [.plain, .label, .scroll, .guide], leavesFree: true)
    for _ in 1...Self.count / 5 {
      let complaint = world.step()
      #expect(complaint == nil, "seed \(seed)")
      if complaint != nil { return }
    }
  }

  @Test func `a small tree has frames than which there are no better ones`() {
    let world = SoakWorld(smallFrom: 5)
    for _ in 1...Self.count / 5 {
      let complaint = world.step()
      #expect(complaint == nil)
      if complaint != nil { return }
    }
    // Two axes every twenty steps; what has many wishes is not looked at.
    #expect(world.oracleComparisons > Self.count / 5 / 20 / 8)
    // One every hundred steps, unless something contradicts.
    #expect(world.fittingComparisons > 0)
  }
}
