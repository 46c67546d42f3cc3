/// What the solver keeps for one unknown, and for the slot of the working set with the same number.
struct UnknownRecord: BitwiseCopyable {
  // The unknown.
  var value = 0.0
  var firstTerm: Int32 = -1
  var kind: Unknown.Kind
  var generation: UInt32

  /// Counts the unknowns ever made: the order in which ties are broken.
  var serial: UInt32

  // Its rest.
  var restSlot: Int32
  var restSide = Side.even
  var restState = RowState.kept

  // The slot.
  var tight: Row
  var row: Row
  var pivot = 1.0
  var order: Int32
  var firstCorrection: Int32 = -1
  var firstCorrected: Int32 = -1
  var firstMultiplier: Int32 = -1

  // What is going on with it.
  var isVacant = false

  /// Whether no solve has seen it, so that nothing depends on it.
  var isFresh = true
  var isOpen = false
  var isTouched = false
  var isSuspect = false
  var isFree = false
  var isQueuedAsFree = false
  var isChecked = false

  /// Whether the walk under way has gone past the point where it is zero.
  var isPassed = false
}

/// How a row takes part in the optimum.
enum RowState: UInt8 {
  /// It counts: what it requires holds, what it prefers costs.
  case kept

  /// It is required and does not hold yet. Until its turn comes it counts for nothing.
  case pending

  /// It is required, and it is being made to hold right now.
  case entering

  /// It is required, contradicts older ones, and counts for nothing.
  case setAside

  /// Nobody wants it any more, but the working set still leans on it.
  case removed

  /// The record is not in use.
  case vacant
}

extension RowState {
  /// Whether the row has a say in where the optimum is.
  var counts: Bool { self == .kept || self == .entering }
}
