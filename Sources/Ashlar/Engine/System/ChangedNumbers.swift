/// The constraints of the solver that are new or changed since conflicts were last reported. They are noted while
/// there are conflicts.
struct ChangedNumbers {
  private var areNoted = false
  private var tokens: Set<Int32> = []

  mutating func note(_ token: Int32) {
    if areNoted { tokens.insert(token) }
  }

  func contain(_ token: Int32) -> Bool { tokens.contains(token) }

  /// Removes the notes.
  mutating func begin(areNoted: Bool) {
    self.areNoted = areNoted
    if !tokens.isEmpty { tokens.removeAll() }
  }
}
