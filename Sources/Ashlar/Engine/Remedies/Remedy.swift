/// A possible change that ends a conflict, with its drawbacks.
struct Remedy: Hashable {
  let suggestion: LayoutConflict.Suggestion

  /// What is worse afterwards, in words: `then title is 0 wide`. Empty if nothing is.
  let cost: String

  /// Whether nothing is worse afterwards.
  var mends: Bool { cost.isEmpty }
}
