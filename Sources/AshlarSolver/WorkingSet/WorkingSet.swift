import AshlarStorage

/// The rows that determine the values: as many as there are unknowns, all of them tight.
///
/// Which row is tight at a slot, and through which row the slot is propagated, stands in the records of
/// the unknowns. Here is what goes beyond one slot: the factors of the matrix of tight rows, and the
/// vectors in which systems with that matrix are solved.
///
/// It uses the ``Problem`` and no costs: the parts above decide which row leaves.
struct WorkingSet: ~Copyable {
  /// The memory of what exchanges work with, as long as few rows are concerned.
  var workspace = Slab(size: 0)

  // The factorisation, beyond the base rows.
  var etas = EtaFile()
  var etaLimit = 64
  var pivotsAtRebuild = -1
  var orderChange = OrderChange()
  var path = ShiftPath()

  /// The slots whose etas have been met while one list is added to another.
  var met = MarkSet()

  // The vectors of the systems that are solved.
  var reach = Reach()

  /// A sum of rows. It may still hold the last one: what adds up another one clears it first.
  var gradient = SparseVector()

  var factors = SparseVector()
  var loads = SparseVector()
  var direction = DenseVector()

  /// The slots that depend on the one last aimed from, each after those reached through it.
  var route = FlatArray<Int32>()

  /// The row whose price stands in `factors`, and the state of the working set for which it does.
  var pricedRow: Row?
  var pricedBasis: UInt64 = 0

  /// Whether a solve has come to a value that is no number.
  var isOutOfRange = false

  /// What has been done since the solver was made.
  var work = Work()

  /// How much the solve under way may still do.
  var budget = Budget()

  /// How many coefficients and entries of lists have been looked at without being counted yet, beside those that
  /// the search for what depends on something counts.
  var visits = 0

  private let fixedPlace = FixedPlace()
}
