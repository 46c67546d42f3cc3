/// A possible change that ends a conflict, with its drawbacks.
struct Remedy: Hashable {
  let suggestion: LayoutConflict.Suggestion

  /// The drawback of the remedy, in words: `then title is 0 wide`. Empty without one.
  let cost: String

  /// Whether nothing is worse afterwards.
  var mends: Bool { cost.isEmpty }
}
