/// The nesting depth of a tree's passes, and the count of their repetitions.
struct PassNesting {
  /// The number of times layout may begin again before it counts as endless.
  static let mostRounds = 100

  /// The round from which on the tree has a ``watch``: late, since it costs something, and early enough for all that repeats
  /// to be seen several times.
  static let firstWatchedRound = 90

  /// The watch that determines why layout begins again, in the last rounds before it counts as endless.
  var watch: LoopWatch?

  /// Whether the engine is asking views for their demands.
  var isSolving = false

  /// The number of rounds that the outermost pass and those inside it have added to their first ones.
  var rounds = 0

  private var depth = 0

  /// Whether a pass is going on.
  var isRunning: Bool { depth > 0 }

  private var deepPasses = 0

  /// Deeper than this, and more often than this in the depths, a nested layout is left to those that
  /// are going on. Recursion without end is that deep; a layout that nests on purpose is not.
  private static let deepest = 32
  private static let mostDeepPasses = 1_000

  /// Enters a pass.
  ///
  /// - Returns: False if those going on have to do its work.
  mutating func begin() -> Bool {
    guard !isSolving, rounds < Self.mostRounds, depth < Self.deepest else { return false }
    if depth > 3 {
      guard deepPasses < Self.mostDeepPasses else { return false }
      deepPasses += 1
    }
    depth += 1
    return true
  }

  /// Leaves a pass.
  mutating func end() {
    depth -= 1
    if depth > 0 { return }
    rounds = 0
    deepPasses = 0
  }
}
