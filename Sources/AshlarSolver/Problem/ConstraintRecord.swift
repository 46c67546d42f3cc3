/// What the solver keeps for one constraint. Its constant is kept in ``Solver/constants``.
struct ConstraintRecord: BitwiseCopyable {
  /// Counts activations. What the solver's user calls implicit is older than everything else.
  var age: Int64

  var firstTerm: Int32 = 0
  var termCount: Int32 = 0

  var under = Level.free
  var over = Level.free

  var generation: UInt32

  /// The slot at which the constraint is tight, or −1.
  var slot: Int32 = -1

  /// The slot that is propagated through the constraint's terms, or −1.
  var rowSlot: Int32 = -1

  /// The side on which the constraint counts. While its terms equal its constant, any side may do.
  var side = Side.even

  var state = RowState.kept
  var isImplicit: Bool

  /// Whether somebody has removed it since the last solve.
  var isLeaving = false

  /// Whether a location stands among the unknowns, so that slack is unwanted.
  var speaksOfLocations = false

  /// Whether the constraint belongs to the proof that another one cannot hold.
  var isInProof = false

  /// Whether it waits to be looked at by the next solve.
  var isChecked = false

  /// Whether it is tight, but has no slot while the working set is rebuilt.
  var isHomeless = false

  /// The number of its unknowns that the working set has not determined yet.
  var openTerms: Int32 = 0
}

extension ConstraintRecord {
  var terms: Range<Int> { Int(firstTerm)..<Int(firstTerm + termCount) }

  var isRequired: Bool { under == .required || over == .required }

  /// The level on which it counts where equal priorities leave a choice.
  var tieLevel: Level {
    isImplicit ? .tiedImplicit : isTwoSided ? .free : .tiedInequality
  }

  /// Whether missing the constant costs something a person wrote, on either side.
  var isTwoSided: Bool { under > 0 && over > 0 }

  var penalties: Penalties {
    Penalties(under: Priority(level: under), over: Priority(level: over))
  }

  @inline(__always)
  mutating func set(_ penalties: Penalties) {
    under = Level(penalties.under)
    over = Level(penalties.over)
    guard speaksOfLocations else { return }
    if under == .free { under = .tightInequality }
    if over == .free { over = .tightInequality }
  }
}
