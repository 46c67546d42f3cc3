// MARK: - Parts

extension ConstraintMaker {
  /// Makes the constraints of a sentence, one for each attribute and target.
  ///
  /// Those whose numbers make no sense say so, and are faults when they are activated.
  func makeParts(of sentence: ConstraintSentence, _ item: LayoutBox) {
    if sentence.attributes.isEmpty { note(.noAttribute(of: item.reportName), sentence) }
    for attribute in sentence.attributes {
      makeParts(of: sentence, attribute, to: sentence.target ?? .superview, item)
    }
  }

  private func makeParts(
    of sentence: ConstraintSentence, _ attribute: LayoutConstraint.Attribute,
    to target: ConstraintTargetValue.Kind, _ item: LayoutBox
  ) {
    switch target {
    case .list(let targets):
      for target in targets { makeParts(of: sentence, attribute, to: target, item) }
    case .range(let lower, let upper):
      makeParts(of: sentence, attribute, between: lower, and: upper, item)
    default:
      guard let relation = relation(of: sentence, attribute, item) else { return }
      makePart(of: sentence, attribute, relation, to: target, item)
    }
  }

  private func makeParts(
    of sentence: ConstraintSentence, _ attribute: LayoutConstraint.Attribute,
    between lower: CGFloat?, and upper: CGFloat?, _ item: LayoutBox
  ) {
    guard sentence.relation == .equal, !sentence.isInside else {
      return note(.boundOfRange(of: item.reportName, attribute: "\(attribute)"), sentence)
    }
    if let lower {
      makePart(of: sentence, attribute, .greaterThanOrEqual, to: .number(lower), item)
    }
    if let upper {
      makePart(of: sentence, attribute, .lessThanOrEqual, to: .number(upper), item)
    }
  }

  /// How an attribute of a sentence compares; nil and a fault where it cannot.
  private func relation(
    of sentence: ConstraintSentence, _ attribute: LayoutConstraint.Attribute, _ item: LayoutBox
  ) -> LayoutConstraint.Relation? {
    guard sentence.isInside else { return sentence.relation }
    if let relation = attribute.insideRelation { return relation }
    note(.noInnerSide(of: item.reportName, attribute: "\(attribute)"), sentence)
    return nil
  }

  private func makePart(
    of sentence: ConstraintSentence, _ attribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation, to target: ConstraintTargetValue.Kind, _ item: LayoutBox
  ) {
    guard let goal = goal(of: sentence, attribute, target, item) else { return }
    let constraint = constraint(of: sentence, attribute, relation, goal, item)
    parts.append(
      SentencePart(.passRetained(constraint), base: goal.base, scalesBase: goal.scalesBase))
  }

  private func constraint(
    of sentence: ConstraintSentence, _ attribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation, _ goal: Goal, _ item: LayoutBox
  ) -> LayoutConstraint {
    let factor = goal.scalesBase ? sentence.multiplier : 1
    let moved = goal.distance == nil ? attribute : .notAnAttribute
    let constant = sentence.constant(of: moved, goal.base, times: factor)
    let multiplier = goal.scalesBase ? 1 : sentence.multiplier
    let location = location(of: sentence)
    let constraint: LayoutConstraint
    if let distance = goal.distance {
      constraint = LayoutConstraint(
        LayoutDimension(item.node, attribute), relation, distance, multiplier,
        constant.leftToRight, location)
    } else {
      constraint = LayoutConstraint(
        item: item, attribute: attribute, relatedBy: relation, toItem: goal.second,
        attribute: goal.attribute, multiplier: multiplier, constant: constant.leftToRight,
        fileID: location.fileID, line: location.line)
    }
    constraint.markAsMade()
    constraint.adjust(constant, multiplier, sentence.priority)
    return constraint
  }
}
