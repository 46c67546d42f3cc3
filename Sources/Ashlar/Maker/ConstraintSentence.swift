/// One sentence of a maker: which attributes, how related to what, and how adjusted.
///
/// What few sentences say stands behind a reference, so that most are quickly written and moved.
struct ConstraintSentence {
  let attributes: AttributeList
  let location: CodeLocation

  var relation = LayoutConstraint.Relation.equal
  var target = ConstraintTargetValue.Kind.superview

  /// Whether nobody has written a relation yet.
  var isImplied: Bool

  var offset = Offset.none
  var inset = Inset.none
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

  struct Part {
    var constraint: LayoutConstraint

    /// What is added before the offset: the number that was the target, or an inset that was.
    var base: DirectedNumber

    /// Whether the multiplier belongs to that number, because there is no second attribute, or none
    /// that a person wrote.
    var scalesBase: Bool
  }

  /// What moves each attribute along its axis, in points.
  enum Offset {
    case none
    case number(CGFloat)
    indirect case point(CGPoint)
    indirect case size(CGSize)
  }

  /// What moves each attribute inwards, in points.
  enum Inset {
    case none
    indirect case absolute(EdgeInsets)
    indirect case directional(DirectionalEdgeInsets)
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
    let offset = offset.amount(for: attribute)
    if case .none = inset, !base.dependsOnDirection {
      return DirectedNumber(base.leftToRight * factor + offset)
    }
    return DirectedNumber { direction in
      base[direction] * factor + offset + inset.amount(for: attribute, direction)
    }
  }
}

extension ConstraintSentence.Offset {
  func amount(for attribute: LayoutConstraint.Attribute) -> CGFloat {
    switch self {
    case .none: 0
    case .number(let number): number
    case .point(let point):
      attribute.isSize ? 0 : attribute.axis == .horizontal ? point.x : point.y
    case .size(let size):
      attribute == .width ? size.width : attribute == .height ? size.height : 0
    }
  }
}

extension ConstraintSentence.Inset {
  /// How far an attribute moves: edges inwards, centres by half the difference, and extents shrink by
  /// both sides. The attribute is that on the left of the sentence.
  func amount(
    for attribute: LayoutConstraint.Attribute, _ direction: LayoutDirection
  ) -> CGFloat {
    let insets: EdgeInsets
    switch self {
    case .none: return 0
    case .absolute(let absolute): insets = absolute
    case .directional(let directional): insets = directional.absolute(direction)
    }
    switch attribute {
    case .left, .leftMargin: return insets.left
    case .right, .rightMargin: return -insets.right
    case .leading, .leadingMargin: return insets.directional(direction).leading
    case .trailing, .trailingMargin: return -insets.directional(direction).trailing
    case .top, .topMargin, .firstBaseline: return insets.top
    case .bottom, .bottomMargin, .lastBaseline: return -insets.bottom
    case .width: return -insets.left - insets.right
    case .height: return -insets.top - insets.bottom
    case .centerX, .centerXWithinMargins: return (insets.left - insets.right) / 2
    case .centerY, .centerYWithinMargins: return (insets.top - insets.bottom) / 2
    case .notAnAttribute: return 0
    }
  }
}
