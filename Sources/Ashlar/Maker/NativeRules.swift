/// What sentences of the native maker mean.
enum NativeRules: SentenceRules {
  static func comparison(
    of attribute: LayoutConstraint.Attribute, with target: SentenceTarget,
    in sentence: ConstraintSentence, of item: LayoutBox, by maker: ConstraintMaker
  ) -> Comparison? {
    let clause = NativeClause(
      attribute: attribute, item: item, maker: maker, location: sentence.location)
    guard let relation = sentence.relation(of: clause) else { return nil }
    return sentence.comparison(of: clause, relation, with: target)
  }

  static func constraint(
    _ item: LayoutBox, _ attribute: LayoutConstraint.Attribute, _ comparison: Comparison,
    _ location: CodeLocation
  ) -> LayoutConstraint {
    let made: LayoutConstraint
    if let distance = comparison.distance {
      made = LayoutConstraint(
        LayoutDimension(item.node, attribute), comparison.relation, distance,
        comparison.multiplier, comparison.constant, location)
    } else {
      made = LayoutConstraint(
        item: item, attribute: attribute, relatedBy: comparison.relation,
        toItem: comparison.second, attribute: comparison.attribute,
        multiplier: comparison.multiplier, constant: comparison.constant,
        fileID: location.fileID, line: location.line)
    }
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
    let similar = existing.indices.filter { existing[$0].isAbout(new) }
    let same = similar.last { existing[$0].hasSameNumbers(as: new) }
    return (same ?? similar.last).map { existing.remove(at: $0) }
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

/// An attribute of a sentence, of an item whose maker hears what it cannot be compared with.
private struct NativeClause {
  let attribute: LayoutConstraint.Attribute
  let item: LayoutBox
  let maker: ConstraintMaker
  let location: CodeLocation

  func fault<Nothing>(_ reason: LayoutFault.Reason) -> Nothing? {
    maker.report(reason, at: location)
    return nil
  }

  func noCounterpart(_ target: String) -> Comparison? {
    fault(.noCounterpart(of: item.reportName, attribute: "\(attribute)", target: target))
  }
}

extension ConstraintSentence {
  /// How an attribute compares; nil and a fault where it cannot.
  fileprivate func relation(of clause: NativeClause) -> LayoutConstraint.Relation? {
    guard isInside else { return relation }
    return clause.attribute.insideRelation
      ?? clause.fault(
        .noInnerSide(of: clause.item.reportName, attribute: "\(clause.attribute)"))
  }

  fileprivate func comparison(
    of clause: NativeClause, _ relation: LayoutConstraint.Relation, with target: SentenceTarget
  ) -> Comparison? {
    let attribute = clause.attribute
    switch target {
    case .superview:
      return isNumberAlone && attribute.isSize
        ? compare(clause, relation, number: 0) : compareWithSuperview(clause, relation)
    case .box(let box): return compare(clause, relation, box, attribute)
    case .node(let node, let other): return compare(clause, relation, node, other)
    case .attributes(let target): return compare(clause, relation, target)
    case .constant(.size(let size)):
      guard attribute.isSize else { return clause.noCounterpart("a size") }
      let number = attribute == .width ? size.width : size.height
      return compare(clause, relation, number: number)
    case .constant(.number(let number)): return compare(clause, relation, number: number)
    case .constant(let inset): return compareWithSuperview(clause, relation, inset)
    case .distance(let dimension): return compare(clause, relation, dimension)
    case .bound(let bound, let number, let isFirst):
      if relation == .equal, !isInside { return compare(clause, bound, number: number) }
      return isFirst
        ? clause.fault(.boundOfRange(of: clause.item.reportName, attribute: "\(attribute)")) : nil
    case .ratio(let ratio):
      let ratio = GeometryText.exact(Double(ratio))
      return clause.fault(.illegalRatio(of: clause.item.reportName, ratio: ratio))
    case .list, .missing:
      return clause.fault(.noTarget(of: clause.item.reportName, attribute: "\(attribute)"))
    }
  }
}

// MARK: - What stands on the right

extension ConstraintSentence {
  private func compare(
    _ clause: NativeClause, _ relation: LayoutConstraint.Relation, _ second: LayoutBox?,
    _ other: LayoutConstraint.Attribute
  ) -> Comparison {
    let constant = constant(of: clause.attribute, DirectedNumber(0), times: 1)
    return Comparison(relation, second, other, times: multiplier, plus: constant)
  }

  private func compare(
    _ clause: NativeClause, _ relation: LayoutConstraint.Relation, _ node: BoxNode,
    _ other: LayoutConstraint.Attribute
  ) -> Comparison {
    let other = other == .notAnAttribute ? clause.attribute : other
    if let box = node.box { return compare(clause, relation, box, other) }
    var comparison = compare(clause, relation, nil, other)
    comparison.gone = node
    return comparison
  }

  /// One named attribute is the partner of every attribute; of several, each has its counterpart.
  private func compare(
    _ clause: NativeClause, _ relation: LayoutConstraint.Relation, _ target: ItemAttributes
  ) -> Comparison? {
    if target.attributes.count == 1 {
      return compare(clause, relation, target.item, target.attributes[0])
    }
    guard let partner = target.attributes.counterpart(of: clause.attribute) else {
      return clause.noCounterpart(target.item.reportName)
    }
    return compare(clause, relation, target.item, partner)
  }

  private func compare(
    _ clause: NativeClause, _ relation: LayoutConstraint.Relation, _ distance: LayoutDimension
  ) -> Comparison? {
    guard clause.attribute.isSize else { return clause.noCounterpart("a distance") }
    // A distance is an extent of nothing: insets say nothing of it.
    let constant = constant(of: .notAnAttribute, DirectedNumber(0), times: 1)
    var comparison = Comparison(
      relation, nil, .notAnAttribute, times: multiplier, plus: constant)
    comparison.distance = distance
    return comparison
  }

  /// The same attribute of the superview, moved inwards by an inset if there is one.
  private func compareWithSuperview(
    _ clause: NativeClause, _ relation: LayoutConstraint.Relation, _ inset: Displacement = .none
  ) -> Comparison? {
    let attribute = clause.attribute
    guard let superview = clause.item.container else {
      return clause.fault(
        .noSuperview(of: clause.item.reportName, attribute: "\(attribute)"))
    }
    var comparison = compare(clause, relation, superview, attribute)
    if case .none = inset { return comparison }
    comparison.base = DirectedNumber { inset.amount(for: attribute, $0) }
    comparison.move(to: constant(of: attribute, comparison.base, times: 1))
    return comparison
  }

  /// An extent is the number itself; a place is the superview's same place and the number.
  private func compare(
    _ clause: NativeClause, _ relation: LayoutConstraint.Relation, number: CGFloat
  ) -> Comparison? {
    let attribute = clause.attribute
    let superview = attribute.isSize ? nil : clause.item.container
    if superview == nil, !attribute.isSize {
      return clause.fault(
        .noSuperview(of: clause.item.reportName, attribute: "\(attribute)"))
    }
    let base = DirectedNumber(number)
    let constant = constant(of: attribute, base, times: multiplier)
    var comparison = Comparison(
      relation, superview, superview == nil ? .notAnAttribute : attribute, times: 1,
      plus: constant)
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

extension Comparison {
  fileprivate init(
    _ relation: LayoutConstraint.Relation, _ second: LayoutBox?,
    _ attribute: LayoutConstraint.Attribute, times multiplier: CGFloat,
    plus constant: DirectedNumber
  ) {
    self.init(relation, second, attribute, times: multiplier, plus: constant.leftToRight)
    move(to: constant)
  }

  fileprivate mutating func move(to number: DirectedNumber) {
    constant = number.leftToRight
    directed = number.dependsOnDirection ? number : nil
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
