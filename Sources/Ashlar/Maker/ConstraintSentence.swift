/// One sentence of a maker: which attributes, how related to what, and how adjusted.
///
/// What few sentences say stands elsewhere in the maker, so that a sentence is made of plain values.
struct ConstraintSentence {
  let attributes: AttributeList

  // Where among the maker's parts are those that the sentence made.
  private var firstPart: Int32 = 0
  private var partCount: Int32 = 0

  /// By how many points each attribute moves along its axis.
  private(set) var shift: CGFloat = 0

  /// By how many points each attribute moves inwards, if it is the same on all sides.
  private(set) var evenInset: CGFloat = 0

  var multiplier: CGFloat = 1
  var priority = LayoutPriority.required
  var relation = LayoutConstraint.Relation.equal

  /// Whether nobody has written a relation yet.
  var isImplied = true

  /// Whether its constraints are made when the closure is done, and not when it is written.
  var isDue = true

  /// Whether its constraints compare with the superview that the item had when it was written.
  var followsSuperview = false

  /// Whether an offset has been given.
  private(set) var isMoved = false

  private(set) var isInsetEvenly = false
  var isScaled = false
  var isInactive = false

  /// Whether each attribute keeps to its side of the target, and ``relation`` does not count.
  var isInside = false

  /// Whether it may take over a constraint that compares with something else.
  var isReplacing = false

  /// Whether the numbers that the parts were made with count no more, because others have been set.
  var ignoresBases = false

  /// The maker, which has the sentence, so that the reference need not count.
  private let maker: Unmanaged<ConstraintMaker>

  /// The place of what only few sentences say among what the maker keeps of it, or −1.
  private var placeOfRarities: Int32 = -1

  /// A sentence whose constraints are made when the closure is done.
  init(_ attributes: AttributeList, _ location: CodeLocation, in maker: ConstraintMaker) {
    self.attributes = attributes
    self.maker = .passUnretained(maker)
    self.location = location
  }

  /// A sentence with a relation, whose constraints have been made.
  @inline(__always)
  init(
    _ attributes: AttributeList, _ relation: LayoutConstraint.Relation, followsSuperview: Bool,
    parts: Range<Int>, in maker: ConstraintMaker
  ) {
    self.attributes = attributes
    self.maker = .passUnretained(maker)
    self.relation = relation
    self.followsSuperview = followsSuperview
    firstPart = Int32(truncatingIfNeeded: parts.lowerBound)
    partCount = Int32(truncatingIfNeeded: parts.count)
    isDue = false
    isImplied = false
  }

  /// Where among the maker's parts are those that the sentence made.
  var parts: Range<Int> {
    get { Int(firstPart)..<Int(firstPart + partCount) }
    set {
      firstPart = Int32(newValue.lowerBound)
      partCount = Int32(newValue.count)
    }
  }
}

// MARK: - What few sentences say

extension ConstraintSentence {
  /// What few sentences say.
  struct Rarities {
    /// Where the sentence was written, unless its constraints say so.
    var location: CodeLocation?

    /// What the constraints that are still to be made compare with.
    var target: ConstraintTargetValue.Kind?

    var label: String?
    var offset = Offset.none
    var inset = Inset.none
  }

  private var hasRarities: Bool { placeOfRarities >= 0 }

  /// Copies of the sentence share it.
  var rarities: Rarities? {
    guard hasRarities else { return nil }
    return maker._withUnsafeGuaranteedRef { $0.rarities[Int(placeOfRarities)] }
  }

  private mutating func set(_ change: (inout Rarities) -> Void) {
    maker._withUnsafeGuaranteedRef { maker in
      if !hasRarities {
        placeOfRarities = Int32(maker.rarities.count)
        maker.rarities.append(Rarities())
      }
      change(&maker.rarities[Int(placeOfRarities)])
    }
  }

  /// Says again what it said before.
  mutating func takeBack(_ before: ConstraintSentence, _ rarities: Rarities?) {
    let place = placeOfRarities
    self = before
    placeOfRarities = place
    if hasRarities { set { $0 = rarities ?? Rarities() } }
  }

  var location: CodeLocation? {
    get { rarities?.location }
    set { set { $0.location = newValue } }
  }

  /// What the constraints that are still to be made compare with; for others it does not count.
  var target: ConstraintTargetValue.Kind? {
    get { rarities?.target }
    set { if newValue != nil || rarities?.target != nil { set { $0.target = newValue } } }
  }

  var label: String? {
    get { rarities?.label }
    set { set { $0.label = newValue } }
  }

  /// What moves each attribute along its axis, in points.
  enum Offset {
    case none
    case point(CGPoint)
    case size(CGSize)
  }

  /// What moves each attribute inwards, in points.
  enum Inset {
    case none
    case absolute(EdgeInsets)
    case directional(DirectionalEdgeInsets)
  }
}

// MARK: - Moving

extension ConstraintSentence {
  var offset: Offset { rarities?.offset ?? .none }

  var inset: Inset {
    isInsetEvenly ? .absolute(EdgeInsets(all: evenInset)) : rarities?.inset ?? .none
  }

  /// Whether the constants are nothing but what the parts were made with and an offset along the axis.
  var isPlain: Bool { !hasRarities && !isInsetEvenly && !isScaled && !ignoresBases }

  /// Whether attributes move by more than one number along the axis and one inwards.
  var isDisplaced: Bool {
    guard let rarities else { return false }
    if case .none = rarities.offset, case .none = rarities.inset { return false }
    return true
  }

  mutating func move(by number: CGFloat) {
    shift = number
    isMoved = true
    if hasRarities { set { $0.offset = .none } }
  }

  mutating func move(by offset: Offset) {
    shift = 0
    isMoved = true
    set { $0.offset = offset }
  }

  mutating func inset(by number: CGFloat) {
    evenInset = number
    isInsetEvenly = true
    if hasRarities { set { $0.inset = .none } }
  }

  mutating func inset(by inset: Inset) {
    forgetEvenInset()
    set { $0.inset = inset }
  }

  private mutating func forgetEvenInset() {
    evenInset = 0
    isInsetEvenly = false
  }

  /// Forgets every number that makes up the constants.
  mutating func forgetNumbers() {
    ignoresBases = true
    shift = 0
    isMoved = false
    forgetEvenInset()
    guard hasRarities else { return }
    set {
      $0.offset = .none
      $0.inset = .none
    }
  }
}
