/// The solver's record of one constraint, with the fields that it reads most often.
///
/// Its constant is kept in ``Solver/constants``, what is rarely asked for in ``Solver/origins``, and how many
/// of its unknowns are open in ``Solver/openTerms``: what is worked through constraint by constraint should
/// be small and stand close together.
struct ConstraintRecord: BitwiseCopyable {
  var firstTerm: Int32 = 0
  var termCount: Int32 = 0

  var under = Level.free
  var over = Level.free

  /// The slot at which the constraint is tight, or −1.
  var slot: Int32 = -1

  /// The slot that is propagated through the constraint's terms, or −1.
  var rowSlot: Int32 = -1

  /// The side on which the constraint counts. While its terms equal its constant, any side may do.
  var side = Side.active

  var state = RowState.kept
  private var marks: Marks

  init(seniority: Seniority) {
    switch seniority {
    case .oldest: marks = .oldest
    case .ordinary: marks = []
    case .youngest: marks = .youngest
    }
  }
}

/// The origin of a constraint.
struct ConstraintOrigin: BitwiseCopyable {
  /// Counts activations, from a number that the constraint's ``Seniority`` gives.
  var age: Int64

  /// Counts the constraints that have had the number.
  var generation: UInt32 = 0
}

// MARK: - State

extension ConstraintRecord {
  private struct Marks: OptionSet, BitwiseCopyable {
    let rawValue: UInt8

    static let oldest = Marks(rawValue: 1)
    static let leaving = Marks(rawValue: 2)
    static let locations = Marks(rawValue: 4)
    static let inProof = Marks(rawValue: 8)
    static let checked = Marks(rawValue: 16)
    static let unassigned = Marks(rawValue: 32)
    static let youngest = Marks(rawValue: 64)
    static let hidden = Marks(rawValue: 128)
  }

  @inline(__always)
  private mutating func set(_ mark: Marks, _ isSet: Bool) {
    if isSet { marks.insert(mark) } else { marks.remove(mark) }
  }

  var seniority: Seniority {
    marks.contains(.oldest) ? .oldest : marks.contains(.youngest) ? .youngest : .ordinary
  }

  /// Whether it follows from something else, as the size of a content does, instead of being written by a person.
  private var isImplicit: Bool { !marks.isDisjoint(with: [.oldest, .youngest]) }

  /// Whether the caller has removed it since the last solve.
  var isLeaving: Bool {
    get { marks.contains(.leaving) }
    set { set(.leaving, newValue) }
  }

  /// Whether a location stands among the unknowns, so that slack is unwanted.
  var speaksOfLocations: Bool {
    get { marks.contains(.locations) }
    set { set(.locations, newValue) }
  }

  /// Whether the constraint belongs to the proof that another one cannot hold.
  var isInProof: Bool {
    get { marks.contains(.inProof) }
    set { set(.inProof, newValue) }
  }

  /// Whether it waits to be looked at by the next solve.
  var isChecked: Bool {
    get { marks.contains(.checked) }
    set { set(.checked, newValue) }
  }

  /// Whether it is tight, but has no slot while the working set is rebuilt.
  var isUnassigned: Bool {
    get { marks.contains(.unassigned) }
    set { set(.unassigned, newValue) }
  }

  /// Whether the solver has added it for itself, so that no caller refers to it.
  var isHidden: Bool {
    get { marks.contains(.hidden) }
    set { set(.hidden, newValue) }
  }
}

// MARK: - Demand

extension ConstraintRecord {
  var terms: Range<Int> { Range(uncheckedBounds: (Int(firstTerm), Int(firstTerm &+ termCount))) }

  var isRequired: Bool { under == .required || over == .required }

  /// The level on which it counts where equal priorities leave a choice.
  var tieLevel: Level { isImplicit ? .tiedImplicit : isTwoSided ? .free : .tiedInequality }

  /// Whether missing the constant costs something a person wrote, on either side.
  var isTwoSided: Bool { under > 0 && over > 0 }

  var penalties: Penalties { Penalties(under: Priority(level: under), over: Priority(level: over)) }

  @inline(__always)
  mutating func set(_ penalties: Penalties) {
    under = Level(cost: penalties.costUnder)
    over = Level(cost: penalties.costOver)
    guard speaksOfLocations else { return }
    if under == .free { under = .tightInequality }
    if over == .free { over = .tightInequality }
  }
}
