/// A question that is asked less and less often while the answer is nothing, and each time again after another one.
///
/// In a list most rows are like those before: where a question has helped it helps again, and where it was in vain it mostly
/// stays so.
struct Backoff {
  /// How many questions in a row were in vain.
  private var failures = 0

  /// How many of the next questions are left out.
  private var skips = 0

  /// Whether to ask now.
  mutating func isDue() -> Bool {
    if skips == 0 { return true }
    skips -= 1
    return false
  }

  /// Notes what came of a question.
  mutating func note(isUseful: Bool) {
    failures = isUseful ? 0 : min(failures + 1, Self.patience + Self.most)
    skips = max(0, failures - Self.patience)
  }

  /// How many questions in a row may be in vain before one is left out, and how many are left out between two at most.
  private static var patience: Int { 32 }
  private static var most: Int { 15 }
}
