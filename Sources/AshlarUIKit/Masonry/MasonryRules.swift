import Ashlar

/// The rules of Masonry's maker where they differ from the native ones.
///
/// Numbers of several kinds change only the attributes that they concern. The superview is the one that there is when
/// a constraint is installed, and is read again if it has been removed. An update changes constants.
enum MasonryRules: SentenceRules {
  static func complete(
    _ draft: inout ConstraintDraft, with target: SentenceTarget,
    among all: inout WrittenSentences, for item: LayoutBox
  ) throws(LayoutFault) -> Bool {
    let attribute = draft.firstAttribute
    if !all.moveByNumber(&draft) {
      draft.move(by: all.constant(of: attribute, with: target, in: draft.index))
    }
    switch target {
    case .item(let number, let attributes):
      return all.compare(&draft, withFirstOf: attributes, of: number)
    case .superview, .number, .constant:
      if attribute.isMeasure { break }
      guard let superview = item.containingView else {
        throw noSuperview(attribute, all.location(of: all.sentence(draft.index)), item)
      }
      draft.second = all.number(of: superview)
      draft.secondAttribute = attribute
    default: return false
    }
    return true
  }

  static var objectMaker: (any ConstraintObjectMaking.Type)? { MASLayoutConstraint.self }

  /// `key`, `key[0]`, or `key[0][1]`.
  static func label(
    _ label: String, of clause: Int, in sentence: ConstraintSentence
  ) -> String {
    var key = label
    let count = sentence.hasList ? Int(sentence.targetCount) : nil
    if sentence.isComposite { key += "[\(clause / (count ?? 1))]" }
    if let count { key += "[\(clause % count)]" }
    return key
  }

  static func report(
    _ error: LayoutConstraintError, _ constraint: NSLayoutConstraint, _ item: LayoutBox
  ) -> Bool {
    guard error == .noCommonAncestor, let second = constraint.secondItem else {
      constraint.report(error)
      return true
    }
    let names = "\(item.reportName) and \(second.reportName)"
    item.report(
      .ported(
        "couldn't find a common superview for \(names)",
        "\(item.reportName).\(constraint.firstAttribute) was left out.",
        at: constraint.sourceLocation.ifWritten))
    return false
  }

  private static func noSuperview(
    _ attribute: NSLayoutConstraint.Attribute, _ location: CodeLocation, _ item: LayoutBox
  ) -> LayoutFault {
    let name = item.reportName
    return .ported(
      LayoutConstraintError.locationWithoutPartner.reason,
      "\(name).\(attribute) was left out: \(name) has no superview. Add it to one first.",
      at: location.ifWritten)
  }

  /// The youngest that differs in its constant at most.
  static func existing(
    like new: NSLayoutConstraint, among existing: inout [NSLayoutConstraint]
  ) -> NSLayoutConstraint? { new.counterparts.last }

  static func isStale(
    _ constraint: NSLayoutConstraint, _ sentence: ConstraintSentence, _ item: LayoutBox
  ) -> Bool {
    guard case .superview = sentence.target, let second = constraint.secondItem else {
      return false
    }
    return item.containingView !== second
  }
}

// MARK: - Numbers

extension Ashlar.LayoutMaker {
  /// Sets the constants of the attributes of a sentence that a number, a point, a size or insets concern.
  ///
  /// - Returns: Whether constraints have been made of the sentence.
  func set(_ constant: Displacement, of index: Int) -> Bool {
    if let number = constant.number { return sayNumber(number, of: index) }
    say(index) { $0.overridesTargets = $0.hasList }
    constant.isMeasure ? sayMeasure(constant, of: index) : sayInset(constant, of: index)
    return sentence(index).isMade
  }
}

extension WrittenSentences {
  /// The constant of an attribute; numbers that are targets themselves apply unless a later step sets the constant.
  fileprivate func constant(
    of attribute: NSLayoutConstraint.Attribute, with target: SentenceTarget,
    in index: Int
  ) -> CGFloat {
    let said = displacement(of: attribute, in: index)
    if let number = number(of: target), number.concerns(attribute),
      said == nil || !sentence(index).overridesTargets
    {
      return number.amount(for: attribute, .leftToRight)
    }
    return said?.amount(for: attribute, .leftToRight) ?? 0
  }

  /// The numbers that a target is.
  private func number(of target: SentenceTarget) -> Displacement? {
    switch target {
    case .number(let number): .number(number)
    case .constant(let number): constant(number)
    default: nil
    }
  }

  /// The last constant of an attribute.
  private func displacement(
    of attribute: NSLayoutConstraint.Attribute, in index: Int
  ) -> Displacement? {
    let (extent, center) = measures(of: index)
    let all = [extent, center, inset(of: index), offset(of: index)]
    return all.first { $0.concerns(attribute) }
  }
}

extension CodeLocation {
  /// The location, if it is that of a sentence with a target.
  var ifWritten: CodeLocation? { line == 0 ? nil : self }
}
