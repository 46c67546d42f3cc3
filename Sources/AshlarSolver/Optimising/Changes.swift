/// What happened to the problem since the last solve.
@usableFromInline
struct Changes: ~Copyable {
  /// Unknowns that have never been through a solve, and those whose tight row is gone.
  var opened = FlatArray<Int32>()

  /// Constraints that have never been through a solve.
  var added = FlatArray<Int32>()

  /// Constraints that somebody removed.
  var removed = FlatArray<Int32>()

  /// Slots whose constant changed.
  var slots = FlatArray<Int32>()

  /// Rows whose residual or penalties changed, or may have.
  var rows = FlatArray<Row>()

  /// Unknowns that moved, with the values they had before the solve.
  @usableFromInline var touched = FlatArray<Touched>()

  /// Whether the unknowns that moved are marked as touched.
  var isMarked = false

  @usableFromInline
  struct Touched: BitwiseCopyable {
    @usableFromInline var unknown: Int32
    @usableFromInline var old: Double
  }
}
