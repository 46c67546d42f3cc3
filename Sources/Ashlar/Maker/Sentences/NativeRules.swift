/// The rules of the native maker.
enum NativeRules: SentenceRules {
  static func complete(
    _ draft: inout ConstraintDraft, with target: SentenceTarget, in sentence: ConstraintSentence,
    among all: inout WrittenSentences, for item: LayoutBox
  ) throws(LayoutFault) -> Bool {
    draft.terms.marks.insert(.isOfMaker)
    if sentence.isInside {
      draft.terms.marks.relation = try all.insideRelation(of: draft.firstAttribute, sentence, item)
    }
    return try all.compare(&draft, with: target, in: sentence, item)
  }

  static var objectMaker: (any ConstraintObjectMaking.Type)? { nil }

  static func label(_ label: String, of clause: Int, in sentence: ConstraintSentence) -> String {
    self.label(label, clause, of: sentence.clauseCount)
  }

  /// The name of one of several constraints: `label`, `label[0]`, `label[1]`.
  static func label(_ label: String, _ number: Int, of count: Int) -> String {
    count == 1 ? label : "\(label)[\(number)]"
  }

  static func report(
    _ error: LayoutConstraintError, _ constraint: LayoutConstraint, _ item: LayoutBox
  ) -> Bool {
    constraint.report(error)
    return true
  }

  /// Of several, the one whose multiplier and priority are the same, and of several such the youngest. Each is found once.
  static func existing(
    like new: LayoutConstraint, among existing: inout [LayoutConstraint]
  ) -> LayoutConstraint? {
    var match: Int?
    for index in existing.indices.reversed() where existing[index].isAbout(new) {
      let isSame = existing[index].hasSameNumbers(as: new)
      if match == nil || isSame { match = index }
      if isSame { break }
    }
    return match.map { existing.remove(at: $0) }
  }

  static func update(_ existing: LayoutConstraint, to new: LayoutConstraint) {
    existing.sourceLocation = new.sourceLocation
    existing.multiplier = new.multiplier
    existing.setConstant(new.storedConstant, as: new.wording)
    existing.priority = new.priority
    if let label = new.identifier { existing.identifier = label }
  }
}

// MARK: - Targets of attributes

extension WrittenSentences {
  /// - Returns: Whether there is something to compare with.
  fileprivate mutating func compare(
    _ draft: inout ConstraintDraft, with target: SentenceTarget, in sentence: ConstraintSentence,
    _ item: LayoutBox
  ) throws(LayoutFault) -> Bool {
    let attribute = draft.firstAttribute
    switch target {
    case .item(let number, let attributes):
      try compare(&draft, with: number, attributes, sentence, item)
    case .superview:
      if sentence.isNumberAlone, attribute.isSize {
        try compare(&draft, withNumber: 0, sentence, item)
      } else {
        try compareWithSuperview(&draft, sentence, item)
      }
    case .constant(let constant) where constant.kind == .size:
      guard attribute.isSize else { throw noCounterpart(attribute, "a size", sentence, item) }
      let number = constant.amount(for: attribute, .leftToRight)
      try compare(&draft, withNumber: number, sentence, item)
    case .constant(let constant):
      if let number = constant.number {
        try compare(&draft, withNumber: number, sentence, item)
      } else {
        try compareWithSuperview(&draft, sentence, item, constant)
      }
    case .distance(let distance): try compare(&draft, withDistance: distance, sentence, item)
    case .bound(let bound, let number, let isFirst):
      guard draft.terms.relation == .equal, !sentence.isInside else {
        if !isFirst { return false }
        throw fault(.boundOfRange(of: item.reportName, attribute: "\(attribute)"), sentence)
      }
      draft.terms.marks.relation = bound
      try compare(&draft, withNumber: number, sentence, item)
    case .ratio(let ratio):
      let ratio = GeometryText.exact(Double(ratio))
      throw fault(.illegalRatio(of: item.reportName, ratio: ratio), sentence)
    case .gone: throw fault(.goneTarget(of: item.reportName, attribute: "\(attribute)"), sentence)
    case .missing: throw fault(.noTarget(of: item.reportName, attribute: "\(attribute)"), sentence)
    }
    return true
  }

  /// One named attribute is the partner of every attribute; of several, each has its counterpart.
  private mutating func compare(
    _ draft: inout ConstraintDraft, with number: Int32, _ attributes: AttributeList,
    _ sentence: ConstraintSentence, _ item: LayoutBox
  ) throws(LayoutFault) {
    let attribute = draft.firstAttribute
    let count = attributes.count
    let partner =
      count == 0 ? attribute : count == 1 ? attributes[0] : attributes.counterpart(of: attribute)
    guard let partner else {
      throw noCounterpart(attribute, node(number).reportName, sentence, item)
    }
    draft.second = number
    draft.secondAttribute = partner
    draft.terms.directedConstant = sentence.displacement(of: attribute)
  }

  /// A distance is an extent without an item: insets do not apply to it.
  private mutating func compare(
    _ draft: inout ConstraintDraft, withDistance distance: Int32, _ sentence: ConstraintSentence,
    _ item: LayoutBox
  ) throws(LayoutFault) {
    let attribute = draft.firstAttribute
    guard attribute.isSize else { throw noCounterpart(attribute, "a distance", sentence, item) }
    draft.distance = distance
    draft.terms.directedConstant = sentence.displacement(of: .notAnAttribute)
  }

  /// The same attribute of the superview, moved inwards by an inset if there is one.
  private mutating func compareWithSuperview(
    _ draft: inout ConstraintDraft, _ sentence: ConstraintSentence, _ item: LayoutBox,
    _ inset: Displacement = .none
  ) throws(LayoutFault) {
    let attribute = draft.firstAttribute
    guard let superview = item.node.container else { throw noSuperview(attribute, sentence, item) }
    draft.second = number(of: superview)
    draft.secondAttribute = attribute
    if !inset.isNone { draft.base = DirectedNumber { inset.amount(for: attribute, $0) } }
    draft.terms.directedConstant = sentence.constant(of: attribute, draft.base, times: 1)
  }

  /// An extent is the number itself; a place is the superview's same place and the number.
  private mutating func compare(
    _ draft: inout ConstraintDraft, withNumber number: CGFloat, _ sentence: ConstraintSentence,
    _ item: LayoutBox
  ) throws(LayoutFault) {
    let attribute = draft.firstAttribute
    if !attribute.isSize {
      guard let superview = item.node.container else {
        throw noSuperview(attribute, sentence, item)
      }
      draft.second = self.number(of: superview)
      draft.secondAttribute = attribute
    }
    draft.terms.multiplier = 1
    draft.base = DirectedNumber(number)
    draft.scalesBase = true
    draft.terms.directedConstant = sentence.constant(
      of: attribute, draft.base, times: sentence.multiplier)
  }
}

extension ConstraintSentence {
  /// Whether a sentence without a relation gives an extent in points, and nothing that would need a
  /// superview to refer to.
  fileprivate var isNumberAlone: Bool { isImplied && !isScaled && inset.isNone && !offset.isNone }
}

// MARK: - Faults

extension WrittenSentences {
  private func fault(_ reason: LayoutFault.Reason, _ sentence: ConstraintSentence) -> LayoutFault {
    LayoutFault(reason: reason, location: location(of: sentence))
  }

  private func noCounterpart(
    _ attribute: LayoutConstraint.Attribute, _ target: String, _ sentence: ConstraintSentence,
    _ item: LayoutBox
  ) -> LayoutFault {
    fault(.noCounterpart(of: item.reportName, attribute: "\(attribute)", target: target), sentence)
  }

  private func noSuperview(
    _ attribute: LayoutConstraint.Attribute, _ sentence: ConstraintSentence, _ item: LayoutBox
  ) -> LayoutFault { fault(.noSuperview(of: item.reportName, attribute: "\(attribute)"), sentence) }

  /// The relation of an attribute to something that it is to stay inside of.
  fileprivate func insideRelation(
    of attribute: LayoutConstraint.Attribute, _ sentence: ConstraintSentence,
    _ item: LayoutBox
  ) throws(LayoutFault) -> LayoutConstraint.Relation {
    if let relation = attribute.insideRelation { return relation }
    throw fault(.noInnerSide(of: item.reportName, attribute: "\(attribute)"), sentence)
  }
}

extension LayoutAttribute {
  /// The relation of an attribute to the same attribute of something that it is to stay inside of.
  fileprivate var insideRelation: LayoutConstraint.Relation? {
    if withoutMargins.isNear { return .greaterThanOrEqual }
    return withoutMargins.isFar || isSize ? .lessThanOrEqual : nil
  }
}
