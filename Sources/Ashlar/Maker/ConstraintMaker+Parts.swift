// MARK: - Parts

extension ConstraintMaker {
  private typealias Part = ConstraintSentence.Part

  /// The constraints of a sentence, one for each attribute and target.
  func parts(of sentence: ConstraintSentence, _ item: LayoutBox) -> [ConstraintSentence.Part] {
    if sentence.attributes.count == 0 { report(.noAttribute(of: item.reportName), sentence, item) }
    return sentence.attributes.flatMap { attribute in
      parts(of: sentence, attribute, to: sentence.target, item)
    }
  }

  private func parts(
    of sentence: ConstraintSentence, _ attribute: LayoutConstraint.Attribute,
    to target: ConstraintTargetValue.Kind, _ item: LayoutBox
  ) -> [Part] {
    if case .list(let targets) = target {
      return targets.flatMap { parts(of: sentence, attribute, to: $0, item) }
    }
    guard let goal = goal(of: sentence, attribute, target, item) else { return [] }
    return [part(sentence, attribute, goal, item)]
  }

  /// What one attribute is compared with.
  private struct Goal {
    var second: LayoutBox?
    var attribute = LayoutConstraint.Attribute.notAnAttribute
    var base = DirectedNumber(0)
    var scalesBase = false
    var distance: LayoutDimension?
  }

  private func part(
    _ sentence: ConstraintSentence, _ attribute: LayoutConstraint.Attribute, _ goal: Goal,
    _ item: LayoutBox
  ) -> Part {
    let constraint: LayoutConstraint
    if let distance = goal.distance {
      constraint = LayoutConstraint(
        LayoutDimension(item.node, attribute), sentence.relation, distance, 1, 0, sentence.location)
    } else {
      constraint = LayoutConstraint(
        item: item, attribute: attribute, relatedBy: sentence.relation, toItem: goal.second,
        attribute: goal.attribute, fileID: sentence.location.fileID, line: sentence.location.line)
    }
    constraint.isMade = true
    return Part(constraint: constraint, base: goal.base, scalesBase: goal.scalesBase)
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
      report(.noTarget(of: item.reportName, attribute: "\(attribute)"), sentence, item)
      return nil
    }
  }

  /// The same attribute of the superview.
  private func superviewGoal(
    _ sentence: ConstraintSentence, _ attribute: LayoutConstraint.Attribute, _ item: LayoutBox
  ) -> Goal? {
    guard let superview = item.container else {
      report(.noSuperview(of: item.reportName, attribute: "\(attribute)"), sentence, item)
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
    guard target.attributes.hasCounterpart(of: attribute) else {
      return noCounterpart(sentence, attribute, target.item.reportName, item)
    }
    return Goal(second: target.item, attribute: attribute)
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
    report(
      .noCounterpart(of: item.reportName, attribute: "\(attribute)", target: target), sentence,
      item)
    return nil
  }

  private func report(
    _ reason: LayoutFault.Reason, _ sentence: ConstraintSentence, _ item: LayoutBox
  ) {
    report(reason, at: sentence.location)
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
