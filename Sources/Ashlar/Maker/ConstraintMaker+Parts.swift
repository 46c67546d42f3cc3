// MARK: - Parts

extension ConstraintMaker {
  /// Makes the constraints of a sentence, one for each attribute and target.
  ///
  /// Those whose numbers make no sense say so, and are faults when they are activated.
  ///
  /// The sentence comes as inout so that no copy of it is made. It does not change.
  func makeParts(of sentence: inout ConstraintSentence, _ item: LayoutBox) {
    if sentence.attributes.isEmpty { note(.noAttribute(of: item.reportName), sentence) }
    for attribute in sentence.attributes {
      if case .list(let targets) = sentence.target {
        for target in targets { makeParts(of: &sentence, attribute, to: target, item) }
      } else {
        makePart(of: &sentence, attribute, to: sentence.target, item)
      }
    }
  }

  private func makeParts(
    of sentence: inout ConstraintSentence, _ attribute: LayoutConstraint.Attribute,
    to target: ConstraintTargetValue.Kind, _ item: LayoutBox
  ) {
    if case .list(let targets) = target {
      for target in targets { makeParts(of: &sentence, attribute, to: target, item) }
    } else {
      makePart(of: &sentence, attribute, to: target, item)
    }
  }

  private func makePart(
    of sentence: inout ConstraintSentence, _ attribute: LayoutConstraint.Attribute,
    to target: ConstraintTargetValue.Kind, _ item: LayoutBox
  ) {
    guard let goal = goal(of: sentence, attribute, target, item) else { return }
    let constraint = constraint(of: sentence, attribute, goal, item)
    parts.append(Part(constraint: constraint, base: goal.base, scalesBase: goal.scalesBase))
  }

  private typealias Part = ConstraintSentence.Part

  /// What one attribute is compared with.
  private struct Goal {
    var second: LayoutBox?
    var attribute = LayoutConstraint.Attribute.notAnAttribute
    var base = DirectedNumber(0)
    var scalesBase = false
    var distance: LayoutDimension?
  }

  private func constraint(
    of sentence: ConstraintSentence, _ attribute: LayoutConstraint.Attribute, _ goal: Goal,
    _ item: LayoutBox
  ) -> LayoutConstraint {
    let factor = goal.scalesBase ? sentence.multiplier : 1
    let moved = goal.distance == nil ? attribute : .notAnAttribute
    let constant = sentence.constant(of: moved, goal.base, times: factor)
    let multiplier = goal.scalesBase ? 1 : sentence.multiplier
    let constraint: LayoutConstraint
    if let distance = goal.distance {
      constraint = LayoutConstraint(
        LayoutDimension(item.node, attribute), sentence.relation, distance, multiplier,
        constant.leftToRight, sentence.location)
    } else {
      constraint = LayoutConstraint(
        item: item, attribute: attribute, relatedBy: sentence.relation, toItem: goal.second,
        attribute: goal.attribute, multiplier: multiplier, constant: constant.leftToRight,
        fileID: sentence.location.fileID, line: sentence.location.line)
    }
    constraint.isMade = true
    constraint.adjust(constant, sentence.priority)
    return constraint
  }

  private func goal(
    of sentence: ConstraintSentence, _ attribute: LayoutConstraint.Attribute,
    _ target: ConstraintTargetValue.Kind, _ item: LayoutBox
  ) -> Goal? {
    switch target {
    case .box(let box): return Goal(second: box, attribute: attribute)
    case .attributes(let target): return goal(of: sentence, attribute, target, item)
    case .distance(let dimension):
      guard attribute.isSize else { return noCounterpart(sentence, attribute, "a distance", item) }
      return Goal(distance: dimension)
    case .number(let number): return goal(of: sentence, attribute, number: number, item)
    case .size(let size):
      guard attribute.isSize else { return noCounterpart(sentence, attribute, "a size", item) }
      let number = attribute == .width ? size.width : size.height
      return goal(of: sentence, attribute, number: number, item)
    case .insets(let insets): return goal(sentence, attribute, .absolute(insets), item)
    case .directionalInsets(let insets):
      return goal(sentence, attribute, .directional(insets), item)
    case .superview:
      let isNumber = sentence.isImplied && sentence.statesNumber
      if isNumber, attribute.isSize { return Goal(scalesBase: true) }
      return superviewGoal(sentence, attribute, item)
    case .list: return nil
    case .missing:
      note(.noTarget(of: item.reportName, attribute: "\(attribute)"), sentence)
      return nil
    }
  }

  /// The same attribute of the superview.
  private func superviewGoal(
    _ sentence: ConstraintSentence, _ attribute: LayoutConstraint.Attribute, _ item: LayoutBox
  ) -> Goal? {
    guard let superview = item.container else {
      note(.noSuperview(of: item.reportName, attribute: "\(attribute)"), sentence)
      return nil
    }
    return Goal(second: superview, attribute: attribute)
  }
}

// MARK: - Targets

extension ConstraintMaker {
  /// One named attribute is the partner of every attribute; of several, each has its counterpart.
  private func goal(
    of sentence: ConstraintSentence, _ attribute: LayoutConstraint.Attribute,
    _ target: ItemAttributes, _ item: LayoutBox
  ) -> Goal? {
    if target.attributes.count == 1, let only = target.attributes.first(where: { _ in true }) {
      return Goal(second: target.item, attribute: only)
    }
    guard let partner = target.attributes.counterpart(of: attribute) else {
      return noCounterpart(sentence, attribute, target.item.reportName, item)
    }
    return Goal(second: target.item, attribute: partner)
  }

  /// An extent is the number itself; a place is the superview's same place and the number.
  private func goal(
    of sentence: ConstraintSentence, _ attribute: LayoutConstraint.Attribute, number: CGFloat,
    _ item: LayoutBox
  ) -> Goal? {
    if attribute.isSize { return Goal(base: DirectedNumber(number), scalesBase: true) }
    guard var goal = superviewGoal(sentence, attribute, item) else { return nil }
    goal.base = DirectedNumber(number)
    goal.scalesBase = true
    return goal
  }

  private func goal(
    _ sentence: ConstraintSentence, _ attribute: LayoutConstraint.Attribute,
    _ inset: ConstraintSentence.Inset, _ item: LayoutBox
  ) -> Goal? {
    guard var goal = superviewGoal(sentence, attribute, item) else { return nil }
    goal.base = DirectedNumber { inset.amount(for: attribute, $0) }
    return goal
  }

  private func noCounterpart(
    _ sentence: ConstraintSentence, _ attribute: LayoutConstraint.Attribute, _ target: String,
    _ item: LayoutBox
  ) -> Goal? {
    note(
      .noCounterpart(of: item.reportName, attribute: "\(attribute)", target: target), sentence)
    return nil
  }

  /// Has a fault told when the constraints of all sentences are made.
  private func note(_ reason: LayoutFault.Reason, _ sentence: ConstraintSentence) {
    faults.append(LayoutFault(reason: reason, location: sentence.location))
  }

  /// Reports a fault where the views of the item's tree are listened to.
  func report(_ reason: LayoutFault.Reason, at location: CodeLocation) {
    let fault = LayoutFault(reason: reason, location: location)
    (item?.host?.diagnostics ?? LayoutDiagnostics()).report(fault)
  }
}

extension ConstraintSentence {
  /// Whether a sentence without a relation gives an extent in points, and nothing that would need a
  /// superview to refer to.
  fileprivate var statesNumber: Bool {
    if case .none = offset { return false }
    if case .none = inset { return !isScaled }
    return false
  }
}
