/// One sentence of a maker: its attributes, relation, target and adjustments.
///
/// It is a plain value, and the same for the native maker, SnapKit's and Masonry's. Their ``SentenceRules`` determine
/// its meaning. What few sentences have stands beside it in the maker: see `SentenceParticulars`.
package struct ConstraintSentence: BitwiseCopyable {
  package var attributes: AttributeList
  package var multiplier: CGFloat = 1
  /// The displacement of attributes along their axes.
  package var offset = WrittenDisplacement.none
  /// The displacement of attributes inwards.
  package var inset = WrittenDisplacement.none
  /// The target, if there is exactly one.
  package var target = SentenceTarget.superview
  package var relation = LayoutConstraint.Relation.equal
  /// The number of targets.
  package var targetCount: Int32 = 1
  package var priority = LayoutPriority.required
  /// The line where it was written; 0 where that is not known.
  var line: UInt32 = 0
  /// The number of what few sentences have, or −1.
  var particulars: Int32 = -1
  /// The index of its first draft among those of the maker, in the order of clauses.
  var firstDraft: Int32 = 0
  /// Of how many clauses something has been made, or nothing can be.
  var draftCount: Int32 = 0
  /// Whether the sentence has no relation yet.
  package var isImplied = true
  /// Whether the sentence is invalid, so that it makes no constraint.
  package var isRefused = false
  /// Whether it is about several attributes even if there is but one.
  package var isComposite = false
  /// Whether its targets were given as a list.
  package var hasList = false
  /// Whether the displacement came after the targets, so that it takes precedence over numbers among them.
  package var overridesTargets = false
  /// Whether extents or centres are moved alone: see `SentenceParticulars`.
  package var hasMeasures = false
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

  /// The properties that a sentence has set for its constraints.
  struct Statements: OptionSet {
    let rawValue: UInt8

    static let constant = Statements(rawValue: 1)
    static let multiplier = Statements(rawValue: 2)
    static let priority = Statements(rawValue: 4)
  }
}

extension ConstraintSentence {
  package init(_ attributes: AttributeList) { self.init(attributes: attributes) }

  /// A sentence that stands for constraints, one of each attribute, which agree apart from that.
  package init(of constraints: [LayoutConstraint]) {
    self.init(attributes: AttributeList())
    for constraint in constraints { attributes.append(constraint.firstAttribute) }
    guard let terms = constraints.first?.terms else { return }
    line = terms.line
    relate(terms.relation, .missing, targetCount: 1)
    multiplier = CGFloat(terms.multiplier)
    priority = terms.priority
    offset = .number(CGFloat(terms.constant))
  }
}

// MARK: - Clauses

// A clause is one attribute with one target, attribute by attribute: one constraint is made of each.
extension ConstraintSentence {
  /// Whether its constraints have been made, or some of them.
  package var isMade: Bool { draftCount > 0 }

  /// The number of clauses.
  var clauseCount: Int { attributes.count * Int(targetCount) }

  /// The number of them that make constraints: none if the sentence is invalid.
  var clausesInUse: Int {
    // Otherwise the sentence is copied for it: `Benchmarks life list` shows it.
    @inline(__always) get { isRefused ? 0 : clauseCount }
  }

  /// The places among the drafts of the maker of what has been made of it.
  var drafts: Range<Int> { Int(firstDraft)..<Int(firstDraft + draftCount) }

  /// The attribute of a clause.
  func attribute(of clause: Int) -> LayoutConstraint.Attribute {
    attributes[targetCount > 1 ? clause / Int(targetCount) : clause]
  }
}

// MARK: - Statements

extension ConstraintSentence {
  /// Takes the numbers of what the sentence was before.
  mutating func takeNumbers(of old: ConstraintSentence) {
    (multiplier, isScaled, priority) = (old.multiplier, old.isScaled, old.priority)
    (offset, inset, ignoresBases) = (old.offset, old.inset, old.ignoresBases)
  }

  /// Moves the attributes by a number of points, and by nothing else.
  mutating func move(by number: CGFloat) {
    (offset, inset, hasMeasures) = (.number(number), .none, false)
    overridesTargets = hasList
  }

  mutating func relate(
    _ relation: LayoutConstraint.Relation, _ target: SentenceTarget, targetCount: Int
  ) {
    self.relation = relation
    self.target = target
    self.targetCount = Int32(targetCount)
    hasList = false
    isImplied = false
  }
}
