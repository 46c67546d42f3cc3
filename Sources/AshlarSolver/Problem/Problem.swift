import AshlarStorage

/// The unknowns, the constraints and their terms, with their pending changes.
///
/// The problem does not refer to the parts that solve it. What each of them keeps for one unknown or one constraint
/// stands in the record of that, side by side, since they are looked at together.
@usableFromInline
struct Problem: ~Copyable {
  /// The memory of what was reserved before anything was added.
  var slab = Slab(size: 0)

  // The unknowns.
  var unknowns = FlatArray<UnknownRecord>()
  @usableFromInline var values = FlatArray<Double>()
  @usableFromInline var generations = FlatArray<UInt32>()

  /// For each unknown how many had been made before it: the order in which ties are broken.
  var serials = FlatArray<UInt32>()

  /// How many unknowns come and go together: one, or the four of a rectangle.
  var span = 1

  // The first numbers of unknowns that came together.
  var vacantUnknowns = FlatArray<Int32>()
  var leavingUnknowns = FlatArray<Int32>()

  /// The number of unknowns.
  var unknownCount = 0

  // The constraints.
  var constraints = FlatArray<ConstraintRecord>()
  var constants = FlatArray<Double>()
  var origins = FlatArray<ConstraintOrigin>()

  /// For each constraint the number of its unknowns that the working set has not determined yet.
  var openTerms = FlatArray<Int32>()
  var terms = TermTable()
  var vacantConstraints = FlatArray<Int32>()

  /// The number of constraints.
  var constraintCount = 0

  // What changed since the last solve.
  @usableFromInline var changes = Changes()
  var changeLog = ChangeLog()

  /// Whether the values are the optimum of the constraints as they are now.
  var isSettled = true

  /// Counts the changes to the working set and to the sides of rows. A ``PropagationPlan`` holds for one state.
  var stamp: UInt64 = 1

  /// Counts the changes to the working set alone. The price of a row holds for one state.
  var basis: UInt64 = 1

  var counters = Counters()

  // What terms are added up in.
  var collected = FlatArray<Coefficient>()
  var coefficients = SparseVector()

  /// Distinguishes the handles of this solver from those of other live solvers.
  @usableFromInline let owner: UInt

  private let fixedPlace = FixedPlace()

  init(owner: UInt) { self.owner = owner }
}

/// Counters that only grow, the source of order and identity.
struct Counters {
  var serial: UInt32 = 0

  /// The serial of the last unknown that the last solve saw.
  var solvedSerial: UInt32 = 0

  var order: Int32 = 0
  var age: Int64 = 0
}
