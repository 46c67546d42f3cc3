/// What sentences of the native maker mean.
enum NativeRules: SentenceRules {
  static func constraint(
    of attribute: LayoutConstraint.Attribute, with target: SentenceTarget,
    in sentence: ConstraintSentence, of item: LayoutBox
  ) -> MadeConstraint? {
    sentence.constraint(of: attribute, with: target, item)
  }

  static func hasMade(_ constraint: LayoutConstraint) -> Bool { constraint.isMade }

  static func label(of clause: Int, in sentence: ConstraintSentence) -> String? {
    sentence.label(clause, of: sentence.clauseCount)
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
  fileprivate func constraint(
    of attribute: LayoutConstraint.Attribute, with target: SentenceTarget, _ item: LayoutBox
  ) -> MadeConstraint? {
    guard let relation = relation(of: attribute, item) else { return nil }
    switch target {
    case .superview:
      return isNumberAlone && attribute.isSize
        ? compare(attribute, relation, number: 0, item)
        : compareWithSuperview(attribute, relation, item)
    case .box(let box): return compare(attribute, relation, box, attribute, item)
    case .node(let node, let other): return compare(attribute, relation, node, other, item)
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

  /// How an attribute compares; nil and a fault where it cannot.
  private func relation(
    of attribute: LayoutConstraint.Attribute, _ item: LayoutBox
  ) -> LayoutConstraint.Relation? {
    guard isInside else { return relation }
    return attribute.insideRelation
      ?? fault(.noInnerSide(of: item.reportName, attribute: "\(attribute)"), item)
  }

  /// Whether a sentence without a relation gives an extent in points, and nothing that would need a
  /// superview to refer to.
  private var isNumberAlone: Bool {
    guard isImplied, !isScaled, case .none = inset else { return false }
    if case .none = offset { return false }
    return true
  }
}

// MARK: - What stands on the right

extension ConstraintSentence {
  private func make(
    _ item: LayoutBox, _ attribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation, _ second: LayoutBox?,
    _ other: LayoutConstraint.Attribute, _ multiplier: CGFloat, _ constant: DirectedNumber
  ) -> LayoutConstraint {
    let made = LayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
      multiplier: multiplier, constant: constant.leftToRight, fileID: location.fileID,
      line: location.line)
    return finished(made, constant)
  }

  /// A new constraint with its constant for each direction, which updates know as one of a maker.
  private func finished(
    _ made: LayoutConstraint, _ constant: DirectedNumber
  ) -> LayoutConstraint {
    if constant.dependsOnDirection { made.move(to: constant) }
    made.markAsMade()
    return made
  }

  private func compare(
    _ attribute: LayoutConstraint.Attribute, _ relation: LayoutConstraint.Relation,
    _ box: LayoutBox?, _ other: LayoutConstraint.Attribute, _ item: LayoutBox
  ) -> MadeConstraint {
    let constant = constant(of: attribute, DirectedNumber(0), times: 1)
    return MadeConstraint(make(item, attribute, relation, box, other, multiplier, constant))
  }

  private func compare(
    _ attribute: LayoutConstraint.Attribute, _ relation: LayoutConstraint.Relation,
    _ node: BoxNode, _ other: LayoutConstraint.Attribute, _ item: LayoutBox
  ) -> MadeConstraint {
    let other = other == .notAnAttribute ? attribute : other
    let box = node.box
    let made = compare(attribute, relation, box, other, item)
    if box == nil { made.constraint.compare(withGone: node, other) }
    return made
  }

  /// One named attribute is the partner of every attribute; of several, each has its counterpart.
  private func compare(
    _ attribute: LayoutConstraint.Attribute, _ relation: LayoutConstraint.Relation,
    _ target: ItemAttributes, _ item: LayoutBox
  ) -> MadeConstraint? {
    let partner =
      target.attributes.count == 1
      ? target.attributes[0] : target.attributes.counterpart(of: attribute)
    guard let partner else { return noCounterpart(attribute, target.item.reportName, item) }
    return compare(attribute, relation, target.item, partner, item)
  }

  /// A distance is an extent of nothing: insets say nothing of it.
  private func compare(
    _ attribute: LayoutConstraint.Attribute, _ relation: LayoutConstraint.Relation,
    _ distance: LayoutDimension, _ item: LayoutBox
  ) -> MadeConstraint? {
    guard attribute.isSize else { return noCounterpart(attribute, "a distance", item) }
    let constant = constant(of: .notAnAttribute, DirectedNumber(0), times: 1)
    let made = LayoutConstraint(
      LayoutDimension(item.node, attribute), relation, distance, multiplier,
      constant.leftToRight, location)
    return MadeConstraint(finished(made, constant))
  }

  /// The same attribute of the superview, moved inwards by an inset if there is one.
  private func compareWithSuperview(
    _ attribute: LayoutConstraint.Attribute, _ relation: LayoutConstraint.Relation,
    _ item: LayoutBox, _ inset: Displacement = .none
  ) -> MadeConstraint? {
    guard let superview = item.container else { return noSuperview(attribute, item) }
    if case .none = inset { return compare(attribute, relation, superview, attribute, item) }
    let base = DirectedNumber { inset.amount(for: attribute, $0) }
    let constant = constant(of: attribute, base, times: 1)
    return MadeConstraint(
      make(item, attribute, relation, superview, attribute, multiplier, constant), base: base)
  }

  /// An extent is the number itself; a place is the superview's same place and the number.
  private func compare(
    _ attribute: LayoutConstraint.Attribute, _ relation: LayoutConstraint.Relation,
    number: CGFloat, _ item: LayoutBox
  ) -> MadeConstraint? {
    let superview = attribute.isSize ? nil : item.container
    if superview == nil, !attribute.isSize { return noSuperview(attribute, item) }
    let other = superview == nil ? .notAnAttribute : attribute
    let base = DirectedNumber(number)
    let constant = constant(of: attribute, base, times: multiplier)
    return MadeConstraint(
      make(item, attribute, relation, superview, other, 1, constant), base: base, scalesBase: true)
  }
}

// MARK: - Faults

extension ConstraintSentence {
  private func fault<Nothing>(_ reason: LayoutFault.Reason, _ item: LayoutBox) -> Nothing? {
    item.report(LayoutFault(reason: reason, location: location))
    return nil
  }

  private func noCounterpart(
    _ attribute: LayoutConstraint.Attribute, _ target: String, _ item: LayoutBox
  ) -> MadeConstraint? {
    fault(.noCounterpart(of: item.reportName, attribute: "\(attribute)", target: target), item)
  }

  private func noSuperview(
    _ attribute: LayoutConstraint.Attribute, _ item: LayoutBox
  ) -> MadeConstraint? {
    fault(.noSuperview(of: item.reportName, attribute: "\(attribute)"), item)
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
