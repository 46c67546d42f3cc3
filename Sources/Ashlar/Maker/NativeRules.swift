/// What sentences of the native maker mean.
enum NativeRules: SentenceRules {
  static func comparison(
    of attribute: LayoutConstraint.Attribute, with target: SentenceTarget,
    in sentence: ConstraintSentence, of item: LayoutBox
  ) -> Comparison? {
    guard let relation = sentence.relation(of: attribute, item) else { return nil }
    return sentence.comparison(attribute, relation, with: target, item)
  }

  static func constraint(
    _ item: LayoutBox, _ attribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation, _ second: LayoutBox?, _ comparison: Comparison,
    _ location: CodeLocation
  ) -> LayoutConstraint {
    let made = LayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: second,
      attribute: comparison.attribute, multiplier: comparison.multiplier,
      constant: comparison.constant, fileID: location.fileID, line: location.line)
    made.markAsMade()
    return made
  }

  static func hasMade(_ constraint: LayoutConstraint) -> Bool { constraint.isMade }

  static func label(of clause: Int, in sentence: ConstraintSentence) -> String? {
    sentence.label(clause, of: sentence.clauseCount)
  }

  static func report(
    _ error: LayoutConstraintError, _ constraint: LayoutConstraint,
    _ sentence: ConstraintSentence, _ item: LayoutBox
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

  static func adds(_ new: LayoutConstraint) -> Bool { true }

  static func update(_ existing: LayoutConstraint, to new: LayoutConstraint) {
    existing.sourceLocation = new.sourceLocation
    existing.multiplier = new.multiplier
    existing.setConstant(new.storedConstant)
    existing.priority = new.priority
    if let label = new.identifier { existing.identifier = label }
  }

  static func isStale(
    _ constraint: LayoutConstraint, _ sentence: ConstraintSentence, _ item: LayoutBox
  ) -> Bool { false }
}

// MARK: - What an attribute compares with

extension ConstraintSentence {
  /// How an attribute compares; nil and a fault where it cannot.
  fileprivate func relation(
    of attribute: LayoutConstraint.Attribute, _ item: LayoutBox
  ) -> LayoutConstraint.Relation? {
    guard isInside else { return relation }
    return attribute.insideRelation
      ?? fault(.noInnerSide(of: item.reportName, attribute: "\(attribute)"), item)
  }

  fileprivate func comparison(
    _ attribute: LayoutConstraint.Attribute, _ relation: LayoutConstraint.Relation,
    with target: SentenceTarget, _ item: LayoutBox
  ) -> Comparison? {
    switch target {
    case .superview:
      return isNumberAlone && attribute.isSize
        ? compare(attribute, relation, number: 0, item)
        : compareWithSuperview(attribute, relation, item)
    case .box(let box): return compare(attribute, relation, .box(box), attribute)
    case .node(let node, let other): return compare(attribute, relation, node, other)
    case .attributes(let target): return compare(attribute, relation, target, item)
    case .constant(.size(let size)):
      guard attribute.isSize else { return noCounterpart(attribute, "a size", item) }
      let number = attribute == .width ? size.width : size.height
      return compare(attribute, relation, number: number, item)
    case .constant(.number(let number)):
      return compare(attribute, relation, number: number, item)
    case .constant(let inset): return compareWithSuperview(attribute, relation, item, inset)
    case .distance(let dimension): return compare(attribute, relation, dimension, item)
    case .bound(let bound, let number, let isFirst):
      if relation == .equal, !isInside { return compare(attribute, bound, number: number, item) }
      return isFirst
        ? fault(.boundOfRange(of: item.reportName, attribute: "\(attribute)"), item) : nil
    case .ratio(let ratio):
      let ratio = GeometryText.exact(Double(ratio))
      return fault(.illegalRatio(of: item.reportName, ratio: ratio), item)
    case .list, .missing:
      return fault(.noTarget(of: item.reportName, attribute: "\(attribute)"), item)
    }
  }

  private func fault<Nothing>(_ reason: LayoutFault.Reason, _ item: LayoutBox) -> Nothing? {
    item.report(LayoutFault(reason: reason, location: location))
    return nil
  }

  private func noCounterpart(
    _ attribute: LayoutConstraint.Attribute, _ target: String, _ item: LayoutBox
  ) -> Comparison? {
    fault(
      .noCounterpart(of: item.reportName, attribute: "\(attribute)", target: target), item)
  }
}

// MARK: - What stands on the right

extension ConstraintSentence {
  private func compare(
    _ attribute: LayoutConstraint.Attribute, _ relation: LayoutConstraint.Relation,
    _ partner: Comparison.Partner, _ other: LayoutConstraint.Attribute
  ) -> Comparison {
    let constant = constant(of: attribute, DirectedNumber(0), times: 1)
    return Comparison(relation, partner, other, times: multiplier, plus: constant)
  }

  private func compare(
    _ attribute: LayoutConstraint.Attribute, _ relation: LayoutConstraint.Relation,
    _ node: BoxNode, _ other: LayoutConstraint.Attribute
  ) -> Comparison {
    let partner = node.box.map { Comparison.Partner.box($0) } ?? .gone(node)
    let other = other == .notAnAttribute ? attribute : other
    return compare(attribute, relation, partner, other)
  }

  /// One named attribute is the partner of every attribute; of several, each has its counterpart.
  private func compare(
    _ attribute: LayoutConstraint.Attribute, _ relation: LayoutConstraint.Relation,
    _ target: ItemAttributes, _ item: LayoutBox
  ) -> Comparison? {
    let partner =
      target.attributes.count == 1
      ? target.attributes[0] : target.attributes.counterpart(of: attribute)
    guard let partner else { return noCounterpart(attribute, target.item.reportName, item) }
    return compare(attribute, relation, .box(target.item), partner)
  }

  /// A distance is an extent of nothing: insets say nothing of it.
  private func compare(
    _ attribute: LayoutConstraint.Attribute, _ relation: LayoutConstraint.Relation,
    _ distance: LayoutDimension, _ item: LayoutBox
  ) -> Comparison? {
    guard attribute.isSize else { return noCounterpart(attribute, "a distance", item) }
    return compare(.notAnAttribute, relation, .distance(distance), .notAnAttribute)
  }

  /// The same attribute of the superview, moved inwards by an inset if there is one.
  private func compareWithSuperview(
    _ attribute: LayoutConstraint.Attribute, _ relation: LayoutConstraint.Relation,
    _ item: LayoutBox, _ inset: Displacement = .none
  ) -> Comparison? {
    guard let superview = item.container else {
      return fault(.noSuperview(of: item.reportName, attribute: "\(attribute)"), item)
    }
    if case .none = inset { return compare(attribute, relation, .box(superview), attribute) }
    let base = DirectedNumber { inset.amount(for: attribute, $0) }
    var comparison = Comparison(
      relation, .box(superview), attribute, times: multiplier,
      plus: constant(of: attribute, base, times: 1))
    comparison.base = base
    return comparison
  }

  /// An extent is the number itself; a place is the superview's same place and the number.
  private func compare(
    _ attribute: LayoutConstraint.Attribute, _ relation: LayoutConstraint.Relation,
    number: CGFloat, _ item: LayoutBox
  ) -> Comparison? {
    var partner = Comparison.Partner.nothing
    if !attribute.isSize {
      guard let superview = item.container else {
        return fault(.noSuperview(of: item.reportName, attribute: "\(attribute)"), item)
      }
      partner = .box(superview)
    }
    let base = DirectedNumber(number)
    var comparison = Comparison(
      relation, partner, attribute.isSize ? .notAnAttribute : attribute, times: 1,
      plus: constant(of: attribute, base, times: multiplier))
    comparison.base = base
    comparison.scalesBase = true
    return comparison
  }

  /// Whether a sentence without a relation gives an extent in points, and nothing that would need a
  /// superview to refer to.
  private var isNumberAlone: Bool {
    guard isImplied, !isScaled, case .none = inset else { return false }
    if case .none = offset { return false }
    return true
  }
}

extension LayoutAttribute {
  /// How an attribute compares with the same one of something that it is to stay inside of.
  fileprivate var insideRelation: LayoutConstraint.Relation? {
    switch self {
    case .left, .leftMargin, .leading, .leadingMargin, .top, .topMargin, .firstBaseline:
      .greaterThanOrEqual
    case .right, .rightMargin, .trailing, .trailingMargin, .bottom, .bottomMargin, .lastBaseline,
      .width, .height:
      .lessThanOrEqual
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins, .notAnAttribute: nil
    }
  }
}
