import AshlarStorage

/// Solves systems of linear constraints with priorities, and keeps them solved while they change.
///
/// A constraint compares a sum of multiples of unknowns with a constant:
///
///     a₁·x₁ + a₂·x₂ + … + aₖ·xₖ   (=, ≤ or ≥)   b        @ priority
///
/// - *Required* constraints hold. They are taken in the order of their age; one that contradicts
///   older ones is set aside, and ``conflicts`` names the minimal set it fails with.
/// - *Optional* constraints are satisfied in the strict order of their priorities. Among those of
///   one priority the sum of the absolute errors is least. Where that leaves a choice, inequalities
///   are satisfied first, then implicit constraints, then the others.
/// - What is left undetermined goes to zero: sizes first, then the slack of inequalities on
///   locations, then locations.
///
/// ```swift
/// var solver = Solver()
/// let left = solver.addUnknown(.location), width = solver.addUnknown(.size)
/// try solver.add([Term(1, left)], .equal, 16)
/// try solver.add([Term(1, left), Term(1, width)], .lessThanOrEqual, 300)
/// try solver.add([Term(1, width)], .equal, 400, priority: Priority(750))
/// solver.solve()
/// solver.value(of: width)   // 284
/// ```
///
/// Changes are collected, and ``solve()`` works them in at once, with work that depends on what the
/// changes reach and not on the size of the system. The same calls in the same order give the same
/// values, bit for bit.
///
/// A layout is determined by as many *tight* constraints as there are unknowns. The solver keeps
/// exactly that, a *working set*, and moves from one working set to a better one: the simplex method
/// in its active-set form, with piecewise linear and lexicographic costs.
///
/// Source: R. Fourer, "A simplex algorithm for piecewise-linear programming", Mathematical
/// Programming 33, 1985; R. H. Bartels, A. R. Conn and J. W. Sinclair, "Minimization techniques for
/// piecewise differentiable functions", SIAM J. Numer. Anal. 15(2), 1978; for the problem itself,
/// G. J. Badros, A. Borning and P. J. Stuckey, "The Cassowary linear arithmetic constraint solving
/// algorithm", ACM TOCHI 8(4), 2001.
public struct Solver: ~Copyable {
  /// The memory of what was reserved before anything was added.
  var slab = Slab(size: 0)

  /// The memory of what exchanges work with, as long as few rows are concerned.
  var workspace = Slab(size: 0)

  // The problem.
  var unknowns = FlatArray<UnknownRecord>()
  @usableFromInline var values = FlatArray<Double>()
  @usableFromInline var generations = FlatArray<UInt32>()

  /// For each unknown how many had been made before it: the order in which ties are broken.
  var serials = FlatArray<UInt32>()
  var constraints = FlatArray<ConstraintRecord>()
  var constants = FlatArray<Double>()
  var origins = FlatArray<ConstraintOrigin>()

  /// For each constraint the number of its unknowns that the working set has not determined yet.
  var openTerms = FlatArray<Int32>()
  var terms = TermTable()

  /// How many unknowns come and go together: one, or the four of a rectangle.
  var span = 1

  // The first numbers of unknowns that came together.
  var vacantUnknowns = FlatArray<Int32>()
  var leavingUnknowns = FlatArray<Int32>()
  var vacantConstraints = FlatArray<Int32>()
  var counters = Counters()

  // The working set, beyond what stands in the records of the unknowns.
  var corrections = Corrections()
  var correctionLimit = 64
  var pivotsAtRebuild = -1
  var multipliers = Multipliers()
  var reach = Reach()
  var path = ShiftPath()

  /// The slots that depend on the one last aimed from, each after those reached through it.
  var route = FlatArray<Int32>()
  var course = Course()

  /// Counts the changes to the working set and to the sides of rows. A ``Course`` holds for one state.
  var stamp: UInt64 = 1

  /// Counts the changes to the working set alone. The price of a row holds for one state.
  var basis: UInt64 = 1
  var changeLog = ChangeLog()
  var orderChange = OrderChange()

  /// The row whose price stands in `factors`, and the state of the working set for which it does.
  var pricedRow: Row?
  var pricedBasis: UInt64 = 0

  // What changed since the last solve.
  @usableFromInline var changes = Changes()

  // What is being worked on.
  var collected = FlatArray<Coefficient>()
  var coefficients = SparseVector()
  var gradient = SparseVector()
  var factors = SparseVector()
  var loads = SparseVector()
  var direction = DenseVector()
  var walk = Walk()
  var peel = Peel()
  var agenda = Agenda()
  var budget = 0

  /// How many exchanges a solve may take; nil for as many as its size allows. Tests set it.
  package var workLimit: Int?
  @usableFromInline var setAside = SetAsideTable()

  /// Whether the order of unknowns has decided where something went that nothing else determines.
  package internal(set) var dependsOnOrder = false

  /// By how much required constraints may contradict each other, in the units of their constants, and still count as
  /// holding together: multipliers that are written with six digits do. Zero at first.
  package var conflictTolerance = 0.0

  /// The required rows that contradict older ones by no more than that. Their constants have been moved by it.
  var tolerated = SetAsideTable()

  /// Whether the values are the optimum of the constraints as they are now.
  var isSettled = true

  /// Whether a solve has come to a value that is no number.
  var isOutOfRange = false

  /// What answers name in place of tight rows.
  var grounds = Grounds()

  /// What depends on the slots that answers have had to do with since the last solve.
  var dependents = Reach()

  /// The constraint that keeps an unknown where exercising its ambiguity has put it, or −1.
  var exercise = -1

  /// How many unknowns there are.
  public internal(set) var unknownCount = 0

  /// How many constraints there are.
  public internal(set) var constraintCount = 0

  /// What the solver has done since it was made.
  public internal(set) var work = Work()

  /// Makes a solver without unknowns and constraints.
  public init() {
    let object = Identity()
    identity = object
    owner = UInt(bitPattern: ObjectIdentifier(object))
  }

  private let identity: AnyIdentity

  /// Tells the handles of this solver from those of others that are alive.
  @usableFromInline let owner: UInt

  private final class Identity: Sendable {}

  /// A value with a field of any type stays where it is, and is passed by its address. Without one the compiler copies
  /// all three kilobytes of a solver when it is made, and again for calls that only read it.
  #if hasFeature(Embedded)
    private typealias AnyIdentity = Identity
  #else
    private typealias AnyIdentity = any Sendable
  #endif
}

/// Numbers that only grow, from which order and identity are taken.
struct Counters {
  var serial: UInt32 = 0

  /// The serial of the last unknown that the last solve saw.
  var solvedSerial: UInt32 = 0

  var order: Int32 = 0
  var age: Int64 = 0
}
