/// Decides when to look for something that may not be there: half as often each time while it is not found, and each time
/// again once it is.
///
/// In a list most rows are like those before, so a look that has been in vain for many of them is so for the next one, too.
struct Backoff {
  /// How many looks in a row were in vain.
  private var failures = 0

  /// How many of the next looks are left out.
  private var skips = 0

  /// How many looks in a row may be in vain before one is left out, and how many are left out between two at most.
  private let patience: Int
  private let most: Int

  init(patience: Int = 32, most: Int = 15) {
    self.patience = patience
    self.most = most
  }

  /// Whether to look now.
  mutating func isDue() -> Bool {
    if skips == 0 { return true }
    skips -= 1
    return false
  }

  /// Notes whether a look has found something.
  mutating func note(hasFound: Bool) {
    failures = hasFound ? 0 : failures + 1
    skips = failures > patience ? min(1 << min(failures - patience - 1, 30), most) : 0
  }
}
