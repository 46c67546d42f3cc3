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
/// Changes are collected, and ``solve()`` applies them at once, with work in proportion to what the changes reach and
/// not to the size of the system. The same calls in the same order give the same values, bit for bit.
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
  @usableFromInline var problem: Problem

  var workingSet = WorkingSet()
  var pricing = Pricing()
  @usableFromInline var optimiser = Optimiser()

  var explaining = Explaining()

  /// Makes a solver without unknowns and constraints.
  public init() {
    let object = Identity()
    identity = object
    problem = Problem(owner: UInt(bitPattern: ObjectIdentifier(object)))
  }

  private let identity: Identity

  private final class Identity: Sendable {}
}

extension Solver {
  /// How many exchanges a solve may take; nil for as many as its size allows. Tests set it.
  package var workLimit: Int? {
    get { optimiser.workLimit }
    set { optimiser.workLimit = newValue }
  }

  /// How many coefficients and entries of lists a solve may look at; nil for as many as its size allows. Tests set it.
  package var visitLimit: Int? {
    get { optimiser.visitLimit }
    set { optimiser.visitLimit = newValue }
  }

  /// By how much required constraints may contradict each other, in the units of their constants, and still count as
  /// holding together: multipliers that are written with six digits do. Zero at first.
  package var conflictTolerance: Double {
    get { optimiser.contradictions.conflictTolerance }
    set { optimiser.contradictions.conflictTolerance = newValue }
  }

  /// Counts of the solver's work since its creation.
  public var work: Work { workingSet.work }

  /// The number of unknowns.
  public var unknownCount: Int { problem.unknownCount }

  /// The number of constraints.
  public var constraintCount: Int { problem.constraintCount }
}
