/// One sentence of a maker: which attributes, how related to what, and how adjusted.
///
/// It is a plain value, and the same for the native maker, SnapKit's and Masonry's. What it means, their
/// ``SentenceRules`` say.
package struct ConstraintSentence {
  package var attributes: AttributeList
  package var relation = LayoutConstraint.Relation.equal
  /// What it compares with, until its constraints are made.
  package var target = SentenceTarget.superview {
    didSet { targetCount = target.count }
  }

  /// How many targets there are.
  private(set) var targetCount = 1
  /// Where it was written.
  package var location: CodeLocation
  /// The name of its constraints in reports.
  package var label: String?
  /// What moves attributes along their axes.
  package var offset = Displacement.none
  /// What moves attributes inwards.
  package var inset = Displacement.none
  /// What moves extents alone, and centres alone, as Masonry says it.
  package var extentOffset: CGSize?
  package var centerOffset: CGPoint?
  package var multiplier: CGFloat = 1
  package var priority = LayoutPriority.required
  /// Whether the sentence has no relation yet.
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
  /// Whether the caller activates its constraints later.
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
  var clauseCount: Int { attributes.count * targetCount }

  /// The attribute of a clause.
  func attribute(of clause: Int) -> LayoutConstraint.Attribute {
    attributes[targetCount > 1 ? clause / targetCount : clause]
  }

  /// The target of a clause.
  func target(of clause: Int) -> SentenceTarget {
    if case .list(let targets) = target { targets[clause % targetCount] } else { target }
  }
}
