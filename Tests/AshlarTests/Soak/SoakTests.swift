import Ashlar
import Foundation
import Testing

/// Trees that change at random are laid out as trees that are built at once.
///
/// `ASHLAR_MUTATIONS=1000000 swift test -c release --filter "random changes"` makes a million changes.
@Suite struct `After random changes` {
  private static let count =
    ProcessInfo.processInfo.environment["ASHLAR_MUTATIONS"].flatMap { Int($0) } ?? 4_000

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `a tree has the frames of a new one`(_ seed: UInt64) {
    let world = SoakWorld(seed: seed)
    for step in 1...Self.count / 4 {
      world.change()
      if step % 3 == 0 { world.tree.root.layoutIfNeeded() }
      guard step % 100 == 0 else { continue }
      let found = world.tree.frames()
      let expected = SoakTree(world.description).frames()
      #expect(found.count == expected.count)
      let wrong = expected.keys.sorted().filter { !isSame(found[$0], expected[$0]) }
      #expect(wrong.isEmpty, "seed \(seed), step \(step)")
      if !wrong.isEmpty { return }
    }
  }

  /// Whether two frames are the same but for rounding: sums of a hundred numbers below a million.
  private func isSame(_ one: CGRect?, _ other: CGRect?) -> Bool {
    guard let one, let other else { return false }
    return [
      one.minX - other.minX, one.minY - other.minY, one.width - other.width,
      one.height - other.height,
    ].allSatisfy { $0.magnitude <= 1e-6 * max(1, other.size.width.magnitude, other.minX.magnitude) }
  }
}
