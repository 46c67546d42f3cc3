/// The flags of a constraint, its relation, its pending changes and the wording of its number.
struct ConstraintMarks: OptionSet, BitwiseCopyable {
  private(set) var rawValue: UInt32

  /// The three of ``News``, one of which stands for other terms.
  static let news = ConstraintMarks(rawValue: 7)
  static let termsChanged = ConstraintMarks(rawValue: 4)
  static let isHeldByCommonAncestor = ConstraintMarks(rawValue: 8)
  // Who made it: a maker for one item, an arrangement of several, or neither of them if neither is set.
  static let isOfMaker = ConstraintMarks(rawValue: 16)
  static let isArranged = ConstraintMarks(rawValue: 32)

  /// It does not count, or its constant is 0, because a view is collapsed.
  static let isIdle = ConstraintMarks(rawValue: 64)
  static let isClosed = ConstraintMarks(rawValue: 128)

  /// It was made of a sentence of which another constraint was made before it.
  static let continuesSentence = ConstraintMarks(rawValue: 256)

  private static let relations: UInt32 = 3 << 9
  private static let wordings: UInt32 = 15 << 11

  /// The constraint is a pending change of the engine.
  static let isWaiting = ConstraintMarks(rawValue: 1 << 15)

  /// It refers to distances between anchors, which stand beside.
  static let hasDistances = ConstraintMarks(rawValue: 1 << 16)

  static let shouldBeArchived = ConstraintMarks(rawValue: 1 << 17)

  private static let marginSides: UInt32 = 3 << 18

  /// A stack made it, or its name is that of a stack's constraint.
  static let isOfStack = ConstraintMarks(rawValue: 1 << 20)

  private static let stackRoles: UInt32 = 15 << 21

  /// The system of a log made it, so that no remedy changes it.
  static let isOfSystem = ConstraintMarks(rawValue: 1 << 25)
}

extension ConstraintMarks {
  init(_ relation: LayoutRelation) {
    rawValue = 0
    self.relation = relation
  }

  var relation: LayoutRelation {
    get {
      switch (rawValue & Self.relations) >> 9 {
      case 0: .equal
      case 1: .lessThanOrEqual
      default: .greaterThanOrEqual
      }
    }
    set {
      let number: UInt32 =
        switch newValue {
        case .equal: 0
        case .lessThanOrEqual: 1
        case .greaterThanOrEqual: 2
        }
      rawValue = rawValue & ~Self.relations | number << 9
    }
  }

  /// The name of the number in the code.
  var wording: NumberWording {
    get {
      let number = UInt8(truncatingIfNeeded: (rawValue & Self.wordings) >> 11)
      return NumberWording(rawValue: number) ?? .constant
    }
    set { rawValue = rawValue & ~Self.wordings | UInt32(newValue.rawValue) << 11 }
  }

  /// Whose margin the constant is, and follows.
  var marginSide: MarginSide {
    get {
      MarginSide(rawValue: UInt8(truncatingIfNeeded: (rawValue & Self.marginSides) >> 18)) ?? .none
    }
    set { rawValue = rawValue & ~Self.marginSides | UInt32(newValue.rawValue) << 18 }
  }

  /// The role for which a stack made it; nil if none did.
  var stackRole: StackRole? {
    get { StackRole(rawValue: UInt8(truncatingIfNeeded: (rawValue & Self.stackRoles) >> 21)) }
    set { rawValue = rawValue & ~Self.stackRoles | UInt32(newValue?.rawValue ?? 0) << 21 }
  }

  /// The pending changes of the engine.
  var change: News {
    get { News(rawValue: UInt8(truncatingIfNeeded: rawValue & 7)) }
    set { rawValue = rawValue & ~7 | UInt32(newValue.rawValue) }
  }

  mutating func set(_ mark: ConstraintMarks, _ isSet: Bool) {
    if isSet { insert(mark) } else { remove(mark) }
  }
}

extension ConstraintMarks {
  /// The pending changes of an active constraint.
  struct News: OptionSet {
    let rawValue: UInt8

    /// The constant, or what views that are collapsed leave of it, and whether they let the constraint count.
    static let numbers = News(rawValue: 1)
    static let priority = News(rawValue: 2)

    /// The multiplier, or the direction in which people read.
    static let terms = News(rawValue: 4)
  }

  /// The item whose margin is the constant of a constraint.
  enum MarginSide: UInt8 {
    case none
    case first
    case second
  }
}
