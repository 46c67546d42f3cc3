import AshlarStorage

/// The changes of the problem since the last solve.
@usableFromInline
struct Changes: ~Copyable {
  /// The unknowns with new numbers that the last solve, or the one under way, was the first to see.
  @usableFromInline var newUnknowns = 0..<0

  /// Unknowns with numbers that are not new which no solve has seen, and those whose tight row is gone.
  var opened = FlatArray<Int32>()

  /// Where the numbers of constraints begin that no solve has seen.
  var firstNewConstraint = 0

  /// Constraints with numbers before that which no solve has seen.
  var added = FlatArray<Int32>()

  /// Constraints that the caller removed.
  var removed = FlatArray<Int32>()

  /// Slots whose constant changed.
  var slots = FlatArray<Int32>()

  /// Rows whose residual or penalties changed, or may have.
  var rows = FlatArray<Row>()

  /// Tolerated constraints whose proofs rest on what has changed.
  var disturbed = FlatArray<Int32>()

  /// Unknowns that are not new and moved, with the values they had before the solve.
  @usableFromInline var touched = FlatArray<Touched>()

  /// Whether the unknowns that moved are marked as touched.
  var isMarked = false

  @usableFromInline
  struct Touched: BitwiseCopyable {
    @usableFromInline var unknown: Int32
    @usableFromInline var old: Double
  }
}
