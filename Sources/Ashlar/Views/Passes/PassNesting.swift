/// How deep in each other the passes of a tree are, and how often they had to begin again.
struct PassNesting {
  /// How often layout may begin again before that counts as endless.
  static let mostRounds = 100

  /// The round from which on the tree has a ``watch``: late, since it costs something, and early enough for all that repeats
  /// to be seen several times.
  static let firstWatchedRound = 90

  /// What finds out why layout begins again, in the last rounds before that counts as endless.
  var watch: LoopWatch?

  /// Whether the engine is asking views what they want.
  var isSolving = false

  /// How many rounds the outermost pass and those inside it have added to their first ones.
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
