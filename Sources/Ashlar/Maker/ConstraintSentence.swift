/// One sentence of a maker: which attributes, how related to what, and how adjusted.
///
/// What few sentences say stands behind a reference, so that most are quickly written and moved.
struct ConstraintSentence {
  let attributes: AttributeList
  let location: CodeLocation

  var relation = LayoutConstraint.Relation.equal

  /// What the constraints that are still to be made compare with; for others it does not count.
  var target = ConstraintTargetValue.Kind.superview

  /// Whether nobody has written a relation yet.
  var isImplied = true

  /// Whether its constraints are made when the closure is done, and not when it is written.
  var isDue = true

  /// Whether its constraints compare with the superview that the item had when it was written.
  var followsSuperview = false

  /// By how many points each attribute moves along its axis.
  private(set) var shift: CGFloat = 0

  /// What else moves the attributes, if anything does.
  private(set) var displacement: Displacement?

  /// Whether an offset has been given.
  private(set) var isMoved = false

  var multiplier: CGFloat = 1
  var isScaled = false
  var priority = LayoutPriority.required
  var label: String?
  var isInactive = false

  /// Whether each attribute keeps to its side of the target, and ``relation`` does not count.
  var isInside = false

  /// Whether it may take over a constraint that compares with something else.
  var isReplacing = false

  /// Whether the numbers that the parts were made with count no more, because others have been set.
  var ignoresBases = false

  /// Where among the maker's parts are those that the sentence made.
  var parts = 0..<0

  init(_ attributes: AttributeList, _ location: CodeLocation) {
    self.attributes = attributes
    self.location = location
  }

  /// A sentence with a relation.
  @inline(__always)
  init(
    _ attributes: AttributeList, _ location: CodeLocation, _ relation: LayoutConstraint.Relation,
    _ target: ConstraintTargetValue.Kind, isDue: Bool, followsSuperview: Bool, parts: Range<Int>
  ) {
    self.attributes = attributes
    self.location = location
    self.relation = relation
    self.target = target
    self.followsSuperview = followsSuperview
    self.parts = parts
    self.isDue = isDue
    isImplied = false
  }

  struct Part {
    var constraint: LayoutConstraint

    /// What is added before the offset: the number that was the target, or an inset that was.
    var base: DirectedNumber

    /// Whether the multiplier belongs to that number, because there is no second attribute, or none
    /// that a person wrote.
    var scalesBase: Bool
  }

  /// What moves attributes by more than one number.
  final class Displacement {
    let offset: Offset
    let inset: Inset

    init(_ offset: Offset, _ inset: Inset) {
      self.offset = offset
      self.inset = inset
    }
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
  var offset: Offset { displacement?.offset ?? .none }

  var inset: Inset { displacement?.inset ?? .none }

  mutating func move(by number: CGFloat) {
    shift = number
    isMoved = true
    if displacement != nil { displace(.none, inset) }
  }

  mutating func move(by offset: Offset) {
    shift = 0
    isMoved = true
    displace(offset, inset)
  }

  mutating func inset(by inset: Inset) {
    displace(offset, inset)
  }

  private mutating func displace(_ offset: Offset, _ inset: Inset) {
    if case .none = offset, case .none = inset {
      displacement = nil
    } else {
      displacement = Displacement(offset, inset)
    }
  }

  /// Forgets every number that makes up the constants.
  mutating func forgetNumbers() {
    ignoresBases = true
    shift = 0
    isMoved = false
    displacement = nil
  }
}

// MARK: - Numbers

extension ConstraintSentence {
  /// The constant of a part, in points: the base times the multiplier, the offset, and the inset.
  func constant(of part: Part) -> DirectedNumber {
    constant(
      of: part.constraint.firstAttribute, ignoresBases ? DirectedNumber(0) : part.base,
      times: part.scalesBase ? multiplier : 1)
  }

  func constant(
    of attribute: LayoutConstraint.Attribute, _ base: DirectedNumber, times factor: CGFloat
  ) -> DirectedNumber {
    guard displacement != nil || base.dependsOnDirection else {
      return DirectedNumber(base.leftToRight * factor + shift)
    }
    let offset = shift + offset.amount(for: attribute)
    return DirectedNumber { direction in
      base[direction] * factor + offset + inset.amount(for: attribute, direction)
    }
  }
}
