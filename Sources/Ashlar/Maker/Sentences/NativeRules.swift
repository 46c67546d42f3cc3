/// The rules of the native maker.
enum NativeRules: SentenceRules {
  static func complete(
    _ draft: inout ConstraintDraft, with target: SentenceTarget,
    among all: inout WrittenSentences, for item: LayoutBox
  ) throws(LayoutFault) -> Bool {
    draft.terms.marks.insert(.isOfMaker)
    if all.sentences[draft.index].isInside {
      draft.terms.marks.relation = try all.insideRelation(of: draft, item)
    }
    return try all.compare(&draft, with: target, item)
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
    _ draft: inout ConstraintDraft, with target: SentenceTarget, _ item: LayoutBox
  ) throws(LayoutFault) -> Bool {
    let attribute = draft.firstAttribute
    switch target {
    case .item(let number, let attributes):
      try compare(&draft, with: number, attributes, item)
    case .superview:
      if sentences[draft.index].isNumberAlone, attribute.isSize {
        try compare(&draft, withNumber: 0, item)
      } else {
        try compareWithSuperview(&draft, item)
      }
    case .number(let number): try compare(&draft, withNumber: number, item)
    case .constant(let number) where constant(number).kind == .size:
      guard attribute.isSize else { throw noCounterpart(draft, "a size", item) }
      try compare(&draft, withNumber: constant(number).amount(for: attribute, .leftToRight), item)
    case .constant(let number):
      let inset = constant(number)
      draft.base = DirectedNumber { inset.amount(for: attribute, $0) }
      try compareWithSuperview(&draft, item)
    case .distance(let distance): try compare(&draft, withDistance: distance, item)
    case .bound(let bound, let number, let isFirst):
      guard draft.terms.relation == .equal, !sentences[draft.index].isInside else {
        if !isFirst { return false }
        throw fault(.boundOfRange(of: item.reportName, attribute: "\(attribute)"), draft)
      }
      draft.terms.marks.relation = bound
      try compare(&draft, withNumber: number, item)
    case .ratio(let ratio):
      let ratio = GeometryText.exact(Double(ratio))
      throw fault(.illegalRatio(of: item.reportName, ratio: ratio), draft)
    case .gone: throw fault(.goneTarget(of: item.reportName, attribute: "\(attribute)"), draft)
    case .missing: throw fault(.noTarget(of: item.reportName, attribute: "\(attribute)"), draft)
    }
    return true
  }

  /// One named attribute is the partner of every attribute; of several, each has its counterpart.
  private mutating func compare(
    _ draft: inout ConstraintDraft, with number: Int32, _ attributes: AttributeList,
    _ item: LayoutBox
  ) throws(LayoutFault) {
    let attribute = draft.firstAttribute
    let count = attributes.count
    let partner =
      count == 0 ? attribute : count == 1 ? attributes[0] : attributes.counterpart(of: attribute)
    guard let partner else {
      throw noCounterpart(draft, node(number).reportName, item)
    }
    draft.second = number
    draft.secondAttribute = partner
    setConstant(of: &draft)
  }

  /// A distance is an extent without an item: insets do not apply to it.
  private mutating func compare(
    _ draft: inout ConstraintDraft, withDistance distance: Int32, _ item: LayoutBox
  ) throws(LayoutFault) {
    guard draft.firstAttribute.isSize else { throw noCounterpart(draft, "a distance", item) }
    draft.distance = distance
    setConstant(of: &draft)
  }

  /// The same attribute of the superview.
  private mutating func compareWithSuperview(
    _ draft: inout ConstraintDraft, _ item: LayoutBox
  ) throws(LayoutFault) {
    let attribute = draft.firstAttribute
    guard let superview = item.node.container else { throw noSuperview(draft, item) }
    draft.second = number(of: superview)
    draft.secondAttribute = attribute
    setConstant(of: &draft)
  }

  /// An extent is the number itself; a place is the superview's same place and the number.
  private mutating func compare(
    _ draft: inout ConstraintDraft, withNumber number: CGFloat, _ item: LayoutBox
  ) throws(LayoutFault) {
    let attribute = draft.firstAttribute
    if !attribute.isSize {
      guard let superview = item.node.container else { throw noSuperview(draft, item) }
      draft.second = self.number(of: superview)
      draft.secondAttribute = attribute
    }
    draft.terms.multiplier = 1
    draft.base = DirectedNumber(number)
    draft.scalesBase = true
    setConstant(of: &draft, times: sentences[draft.index].multiplier)
  }
}

extension ConstraintSentence {
  /// Whether a sentence without a relation gives an extent in points, and nothing that would need a
  /// superview to refer to.
  fileprivate var isNumberAlone: Bool { isImplied && !isScaled && inset.isNone && !offset.isNone }
}

// MARK: - Faults

extension WrittenSentences {
  private func fault(_ reason: LayoutFault.Reason, _ draft: ConstraintDraft) -> LayoutFault {
    LayoutFault(reason: reason, location: location(of: sentences[draft.index]))
  }

  private func noCounterpart(
    _ draft: ConstraintDraft, _ target: String, _ item: LayoutBox
  ) -> LayoutFault {
    let attribute = "\(draft.firstAttribute)"
    return fault(.noCounterpart(of: item.reportName, attribute: attribute, target: target), draft)
  }

  private func noSuperview(_ draft: ConstraintDraft, _ item: LayoutBox) -> LayoutFault {
    fault(.noSuperview(of: item.reportName, attribute: "\(draft.firstAttribute)"), draft)
  }

  /// The relation of an attribute to something that it is to stay inside of.
  fileprivate func insideRelation(
    of draft: ConstraintDraft, _ item: LayoutBox
  ) throws(LayoutFault) -> LayoutConstraint.Relation {
    if let relation = draft.firstAttribute.insideRelation { return relation }
    throw fault(.noInnerSide(of: item.reportName, attribute: "\(draft.firstAttribute)"), draft)
  }
}

extension LayoutAttribute {
  /// The relation of an attribute to the same attribute of something that it is to stay inside of.
  fileprivate var insideRelation: LayoutConstraint.Relation? {
    if withoutMargins.isNear { return .greaterThanOrEqual }
    return withoutMargins.isFar || isSize ? .lessThanOrEqual : nil
  }
}
