/// The solver's record of one unknown, and of the slot of the working set with the same number.
///
/// Its value is kept in ``Solver/values``, so that reading many of them touches little memory.
struct UnknownRecord: BitwiseCopyable {
  // The slot.
  var tight: Row
  var row: Row
  var order: Int32
  var firstEta: Int32 = -1
  var firstEtaFrom: Int32 = -1
  var firstMultiplier: Int32 = -1

  // The bound.
  var boundSlot: Int32
  var boundSide = Side.active
  var boundState = RowState.kept

  private var marks: Marks

  init(_ kind: Unknown.Kind, number: Int, order: Int32) {
    marks = kind == .size ? [.open, .fresh, .size] : [.open, .fresh]
    self.order = order
    tight = .bound(of: number)
    row = .bound(of: number)
    boundSlot = Int32(number)
  }
}

// MARK: - State

extension UnknownRecord {
  /// Becomes the record of an unknown that no solve has seen. It stays vacant, or noted as moved.
  mutating func becomeNew(number: Int, order: Int32) {
    let (isVacant, isTouched) = (isVacant, isTouched)
    self = UnknownRecord(kind, number: number, order: order)
    self.isVacant = isVacant
    self.isTouched = isTouched
    isOpen = !isVacant
  }

  private struct Marks: OptionSet, BitwiseCopyable {
    let rawValue: UInt16

    static let vacant = Marks(rawValue: 1)
    static let fresh = Marks(rawValue: 2)
    static let open = Marks(rawValue: 4)
    static let touched = Marks(rawValue: 8)
    static let candidate = Marks(rawValue: 16)
    static let degenerate = Marks(rawValue: 32)
    static let queuedAsDegenerate = Marks(rawValue: 64)
    static let checked = Marks(rawValue: 128)
    static let passed = Marks(rawValue: 256)
    static let size = Marks(rawValue: 512)
  }

  @inline(__always)
  private mutating func set(_ mark: Marks, _ isSet: Bool) {
    if isSet { marks.insert(mark) } else { marks.remove(mark) }
  }

  var kind: Unknown.Kind { marks.contains(.size) ? .size : .location }

  var isVacant: Bool {
    get { marks.contains(.vacant) }
    set { set(.vacant, newValue) }
  }

  /// Whether no solve has seen it, so that nothing depends on it.
  var isFresh: Bool {
    get { marks.contains(.fresh) }
    set { set(.fresh, newValue) }
  }

  /// Whether no tight row has been found for it yet.
  var isOpen: Bool {
    get { marks.contains(.open) }
    set { set(.open, newValue) }
  }

  var isTouched: Bool {
    get { marks.contains(.touched) }
    set { set(.touched, newValue) }
  }

  var isCandidate: Bool {
    get { marks.contains(.candidate) }
    set { set(.candidate, newValue) }
  }

  var isDegenerate: Bool {
    get { marks.contains(.degenerate) }
    set { set(.degenerate, newValue) }
  }

  var isQueuedAsDegenerate: Bool {
    get { marks.contains(.queuedAsDegenerate) }
    set { set(.queuedAsDegenerate, newValue) }
  }

  /// Whether its bound waits to be looked at.
  var isChecked: Bool {
    get { marks.contains(.checked) }
    set { set(.checked, newValue) }
  }

  /// Whether the line search under way has gone past the point where it is zero.
  var isPassed: Bool {
    get { marks.contains(.passed) }
    set { set(.passed, newValue) }
  }
}

/// The state of a row with respect to the optimum.
enum RowState: UInt8 {
  /// It takes part: its requirement holds, its preference has a cost.
  case kept

  /// It is required and does not hold yet. Until it is processed it has no effect.
  case pending

  /// It is required and being made to hold.
  case entering

  /// It is required, contradicts older ones, and has no effect.
  case setAside

  /// The caller has removed it, but the working set still uses it.
  case removed

  /// The record is not in use.
  case vacant
}

extension RowState {
  /// Whether the row influences the optimum.
  var counts: Bool { self == .kept || self == .entering }
}
