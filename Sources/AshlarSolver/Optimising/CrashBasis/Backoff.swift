/// Decides when to look for something that may not be there: less and less often while it is not found, and each time again
/// once it is.
///
/// In a list most rows are like those before, so a look that has been in vain for many of them is so for the next one, too.
struct Backoff {
  /// How many looks in a row were in vain.
  private var failures = 0

  /// How many of the next looks are left out.
  private var skips = 0

  /// Whether to look now.
  mutating func isDue() -> Bool {
    if skips == 0 { return true }
    skips -= 1
    return false
  }

  /// Notes whether a look has found something.
  mutating func note(hasFound: Bool) {
    failures = hasFound ? 0 : min(failures + 1, Self.patience + Self.most)
    skips = max(0, failures - Self.patience)
  }

  /// How many looks in a row may be in vain before one is left out, and how many are left out between two at most.
  private static var patience: Int { 32 }
  private static var most: Int { 15 }
}
