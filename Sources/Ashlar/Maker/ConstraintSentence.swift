/// One sentence of a maker: which attributes, how related to what, and how adjusted.
///
/// It is a plain value, and the same for the native maker, SnapKit's and Masonry's. What it means, their
/// ``SentenceRules`` say.
package struct ConstraintSentence {
  package var attributes: AttributeList
  package var relation = LayoutConstraint.Relation.equal
  /// What it compares with, until its constraints are made.
  package var target = SentenceTarget.superview
  /// Where it was written.
  package var location: CodeLocation
  /// The name of its constraints in reports.
  package var label: String?
  /// What moves attributes along their axes.
  package var offset = Displacement.none
  /// What moves attributes inwards.
  package var inset = Displacement.none
  /// What moves some attributes and leaves the others as they are, of which the last counts: Masonry's sizes and points.
  package var partial: [Displacement] = []
  package var multiplier: CGFloat = 1
  package var priority = LayoutPriority.required
  /// Whether nobody has written a relation yet.
  package var isImplied = true
  /// Whether something has been said that makes no sense, so that nothing is made of it.
  package var isRefused = false
  /// Whether its constraints have been made, or some of them.
  package var isMade = false
  /// Whether it is about several attributes even if there is but one.
  package var isComposite = false
  /// How many targets it has, where they were given as a list.
  package var listCount: Int?
  /// Whether what moves attributes was said after the targets, so that it counts more than numbers among them.
  package var overridesTargets = false
  /// Whether somebody activates its constraints later.
  var isInactive = false
  /// Whether each attribute keeps to its side of the target, and ``relation`` does not count.
  var isInside = false
  /// Whether it may take over a constraint that compares with something else.
  var isReplacing = false
  /// Whether the numbers that the constraints were made with count no more, because others have been set.
  var ignoresBases = false
  /// Whether it has been multiplied.
  var isScaled = false

  package init(_ attributes: AttributeList, _ location: CodeLocation) {
    self.attributes = attributes
    self.location = location
  }
}

extension ConstraintSentence {
  /// Gives it its relation. What a target that is one thing speaks of it does not keep.
  mutating func relate(_ relation: LayoutConstraint.Relation, _ target: SentenceTarget) {
    self.relation = relation
    self.target = target.unkept
    isImplied = false
  }
}

// MARK: - Numbers

extension ConstraintSentence {
  /// Forgets every number that makes up the constants.
  mutating func forgetNumbers() {
    ignoresBases = true
    offset = .none
    inset = .none
  }

  /// The constant of an attribute, in points: the base times a factor, the offset, and the inset.
  func constant(
    of attribute: LayoutConstraint.Attribute, _ base: DirectedNumber, times factor: CGFloat
  ) -> DirectedNumber {
    let base = ignoresBases ? DirectedNumber(0) : base
    let moved = offset.amount(for: attribute, .leftToRight)
    if !base.dependsOnDirection, !inset.dependsOnDirection {
      let inwards = inset.amount(for: attribute, .leftToRight)
      return DirectedNumber(base.leftToRight * factor + moved + inwards)
    }
    return DirectedNumber { direction in
      base[direction] * factor + moved + inset.amount(for: attribute, direction)
    }
  }

  /// The name of one of several constraints: `label`, `label[0]`, `label[1]`.
  func label(_ number: Int, of count: Int) -> String? {
    label.map { count == 1 ? $0 : "\($0)[\(number)]" }
  }
}

// MARK: - Clauses

// A clause is one attribute with one target, attribute by attribute: one constraint is made of each.
extension ConstraintSentence {
  /// How many clauses there are.
  var clauseCount: Int { attributes.count * target.count }

  /// The attribute of a clause.
  func attribute(of clause: Int) -> LayoutConstraint.Attribute {
    let count = target.count
    return attributes[count > 1 ? clause / count : clause]
  }

  /// The target of a clause.
  func target(of clause: Int) -> SentenceTarget {
    let count = target.count
    return count > 1 ? target[clause % count] : target[0]
  }
}

/// What a clause of a sentence comes to: one attribute and what it compares with.
package struct Comparison {
  package var relation: LayoutConstraint.Relation
  package var second: LayoutBox?
  package var attribute = LayoutConstraint.Attribute.notAnAttribute
  package var multiplier: CGFloat
  package var constant: CGFloat
  /// The constant where people read from right to left, if it may be another one there.
  var directed: DirectedNumber?
  /// What is on the right, if it is gone.
  var gone: BoxNode?
  /// The distance on the right, if that is what the first attribute compares with.
  var distance: LayoutDimension?
  /// What is added before the offset: the number that was the target, or an inset that was.
  var base = DirectedNumber(0)
  /// Whether the multiplier belongs to the base, because there is no second attribute, or none that a
  /// person wrote.
  var scalesBase = false

  package init(
    _ relation: LayoutConstraint.Relation, _ second: LayoutBox?,
    _ attribute: LayoutConstraint.Attribute, times multiplier: CGFloat, plus constant: CGFloat
  ) {
    self.relation = relation
    self.second = second
    self.attribute = attribute
    self.multiplier = multiplier
    self.constant = constant
  }
}
