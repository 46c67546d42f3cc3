internal import AshlarStorage

// MARK: - What few have

extension LayoutConstraint {
  /// What few constraints have, so that the others take no room for it.
  final class Particulars {
    var identifier: String?
    var error: LayoutConstraintError?
    var distances: AnchorDistances?

    /// The constant where people read from right to left, if it is another one there.
    var constantFromRight: CGFloat?

    /// Whose margin the constant is, and follows.
    var marginSide = MarginSide.none

    var shouldBeArchived = false
  }

  /// The particulars, made if there are none.
  private func makeParticulars() -> Particulars {
    if let particulars { return particulars }
    let made = Particulars()
    particulars = made
    return made
  }

  /// A name for reports. Names that start with `NS` or `UI` are Apple's.
  public var identifier: String? {
    get { particulars?.identifier }
    set { if newValue != nil || particulars != nil { makeParticulars().identifier = newValue } }
  }

  /// Whether the constraint is to be archived with the view that holds it; false by default. Kept, and without
  /// effect, as nothing is archived here.
  ///
  /// Source: Apple, `NSLayoutConstraint.shouldBeArchived`.
  public var shouldBeArchived: Bool {
    get { particulars?.shouldBeArchived ?? false }
    set { if newValue || particulars != nil { makeParticulars().shouldBeArchived = newValue } }
  }

  /// Why the constraint makes no sense, if it does not. Such a constraint is never active.
  public internal(set) var error: LayoutConstraintError? {
    get { particulars?.error }
    set { if newValue != nil || particulars != nil { makeParticulars().error = newValue } }
  }

  /// Whether a stack view made it, by its identifier.
  var isFromStack: Bool { particulars?.identifier?.hasPrefix("UISV-") ?? false }

  /// Where the constraint comes from: its place in the code, or a stack view.
  package var sourceText: String { isFromStack ? "a stack view" : sourceLocation.description }

  /// The sides of a constraint that speaks of a distance between anchors.
  var distances: AnchorDistances? {
    get { particulars?.distances }
    set { if newValue != nil || particulars != nil { makeParticulars().distances = newValue } }
  }

  /// Whose margin the constant is, and follows.
  var marginSide: MarginSide {
    get { particulars?.marginSide ?? .none }
    set { if newValue != .none || particulars != nil { makeParticulars().marginSide = newValue } }
  }

  /// Which of the items has the margin that a constraint's constant is.
  enum MarginSide: UInt8 {
    case none
    case first
    case second
  }

  var storedConstant: DirectedNumber {
    get {
      var constant = DirectedNumber(constantFromLeft)
      if let right = particulars?.constantFromRight { constant.rightToLeft = right }
      return constant
    }
    set {
      constantFromLeft = newValue.leftToRight
      let right = newValue.dependsOnDirection ? newValue.rightToLeft : nil
      if right != nil || particulars != nil { makeParticulars().constantFromRight = right }
    }
  }
}

// MARK: - Marks

extension LayoutConstraint {
  /// What is true or not of a constraint, its relation, its news, and how its number is called.
  struct Marks: OptionSet {
    private(set) var rawValue: UInt16

    /// The three of ``News``.
    static let news = Marks(rawValue: 7)
    static let isHeldByCommonAncestor = Marks(rawValue: 8)
    // Who made it: a maker for one item, an arrangement of several, or neither of them if neither is set.
    static let isOfMaker = Marks(rawValue: 16)
    static let isArranged = Marks(rawValue: 32)

    /// It does not count, or its constant is 0, because a view is collapsed.
    static let isIdle = Marks(rawValue: 64)
    static let isClosed = Marks(rawValue: 128)

    /// It was made of a sentence of which another constraint was made before it.
    static let continuesSentence = Marks(rawValue: 256)

    private static let relations: UInt16 = 3 << 9
    private static let wordings: UInt16 = 15 << 11
  }

  /// What a person calls the number in the code.
  var wording: NumberWording {
    get { marks.wording }
    set { marks.wording = newValue }
  }

  /// What a collapsed view makes of a constraint.
  enum Collapsing {
    case none

    /// It does not count.
    case idle

    /// Its constant is 0.
    case closed
  }

  /// What collapsed views make of the constraint.
  var collapsing: Collapsing {
    get { marks.contains(.isIdle) ? .idle : marks.contains(.isClosed) ? .closed : .none }
    set {
      guard collapsing != newValue else { return }
      marks.remove([.isIdle, .isClosed])
      if newValue == .idle { marks.insert(.isIdle) }
      if newValue == .closed { marks.insert(.isClosed) }
      note(.numbers)
    }
  }

  /// What the engine is about to hear of.
  var news: News {
    get { News(rawValue: UInt8(truncatingIfNeeded: marks.intersection(.news).rawValue)) }
    set { marks = marks.subtracting(.news).union(Marks(rawValue: UInt16(newValue.rawValue))) }
  }

  /// Whether the holder is the lowest view that contains the items, and not one above that.
  var isHeldByCommonAncestor: Bool {
    get { marks.contains(.isHeldByCommonAncestor) }
    set { mark(.isHeldByCommonAncestor, newValue) }
  }

  /// Whether a maker made it for its first item, or an arrangement for that and others.
  var isMade: Bool { !marks.isDisjoint(with: [.isOfMaker, .isArranged]) }

  /// Whether it was made to arrange several items, among which its first item is.
  var isArranged: Bool { marks.contains(.isArranged) }

  /// Notes that a maker made it.
  func markAsMade() { marks.insert(.isOfMaker) }

  /// Notes that an arrangement made it.
  func markAsArranged() { marks.insert(.isArranged) }

  private func mark(_ mark: Marks, _ isSet: Bool) {
    if isSet { marks.insert(mark) } else { marks.remove(mark) }
  }

  /// The view that holds the constraint.
  var holder: View? { holderReference.object?.view }

  /// Tells the constraint from others of its tree; see ``LayoutDemand/serial``.
  package var serial: Int64 { activation }
}

extension LayoutConstraint.Marks {
  init(_ relation: LayoutRelation) {
    let number: UInt16 =
      switch relation {
      case .equal: 0
      case .lessThanOrEqual: 1
      case .greaterThanOrEqual: 2
      }
    rawValue = number << 9
  }

  fileprivate(set) var wording: NumberWording {
    get { NumberWording(rawValue: UInt8((rawValue & Self.wordings) >> 11)) ?? .constant }
    set { rawValue = rawValue & ~Self.wordings | UInt16(newValue.rawValue) << 11 }
  }

  var relation: LayoutRelation {
    switch (rawValue & Self.relations) >> 9 {
    case 0: .equal
    case 1: .lessThanOrEqual
    default: .greaterThanOrEqual
    }
  }
}

// MARK: - Places

extension LayoutConstraint {
  /// The constraint's place in a list, or −1.
  subscript(place: ConstraintPlace) -> Int32 {
    get {
      switch place {
      case .inHolder: placeInHolder
      case .inQueue: placeInQueue
      case .concerning(let node):
        node == firstNode.map(ObjectIdentifier.init)
          ? placeAmongFirst
          : node == secondNode.map(ObjectIdentifier.init)
            ? placeAmongSecond : distances?[node] ?? -1
      }
    }
    set {
      switch place {
      case .inHolder: placeInHolder = newValue
      case .inQueue: placeInQueue = newValue
      case .concerning(let node):
        if node == firstNode.map(ObjectIdentifier.init) {
          placeAmongFirst = newValue
        } else if node == secondNode.map(ObjectIdentifier.init) {
          placeAmongSecond = newValue
        } else {
          distances?[node] = newValue
        }
      }
    }
  }
}
