// MARK: - Goals

extension ConstraintMaker {
  /// What one attribute is compared with.
  struct Goal {
    var second: LayoutBox?
    var attribute = LayoutConstraint.Attribute.notAnAttribute
    var base = DirectedNumber(0)
    var scalesBase = false
    var distance: LayoutDimension?
  }

  func goal(
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
    case .list, .range: return nil
    case .ratio(let ratio):
      note(.illegalRatio(of: item.reportName, ratio: GeometryText.exact(Double(ratio))), sentence)
      return nil
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
}

extension ConstraintSentence {
  /// Whether a sentence without a relation gives an extent in points, and nothing that would need a
  /// superview to refer to.
  fileprivate var statesNumber: Bool {
    guard isMoved, case .none = inset else { return false }
    return !isScaled
  }
}
