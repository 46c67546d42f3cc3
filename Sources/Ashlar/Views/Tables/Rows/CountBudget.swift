/// The remainder of a limit after counting.
///
/// Data sources may answer with any number. One that cannot be is a fault, and counts as none. Tables count by it, and
/// so do the collections of `AshlarUIKit`.
package struct CountBudget {
  private let most: Int
  private var left: Int

  private init(most: Int) {
    self.most = most
    left = most
  }

  /// As many sections as a table or a collection can have: a million.
  ///
  /// Each takes a hundred bytes and more, and is asked how many rows it has.
  package static var sections: CountBudget { CountBudget(most: 1_000_000) }

  /// As many rows or items as all sections can have together: ten million.
  ///
  /// Each takes 16 bytes and more, seen or not, which is 160 MB for so many. A person who looks at ten rows a second
  /// comes to their end after eleven days.
  package static var rows: CountBudget { CountBudget(most: 10_000_000) }

  /// Counts the rows or items of a data source.
  ///
  /// - Parameters:
  ///   - given: The number from the data source.
  ///   - things: What they are, for reports: `table's rows`.
  ///   - refuse: Called with what is wrong with a count that cannot be.
  /// - Returns: The count: the number that the data source returns, or 0.
  package mutating func count(
    _ given: Int, of things: String, _ refuse: (LayoutFault.Reason) -> Void
  ) -> Int {
    if (0...left).contains(given) {
      left -= given
      return given
    }
    refuse(
      given < 0 ? .negativeCount(given, of: things) : .excessiveCount(given, of: things, most: most)
    )
    return 0
  }
}
