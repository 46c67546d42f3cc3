import Ashlar

/// What sentences of Masonry mean where that differs from the native maker.
///
/// Numbers of several kinds change only the attributes that they concern. The superview is the one that there is when a
/// constraint is installed, and is asked for again if it has been taken away. An update changes constants.
enum MasonryRules: SentenceRules {
  static func constraint(
    of attribute: NSLayoutConstraint.Attribute, with target: SentenceTarget,
    in sentence: ConstraintSentence, of item: LayoutBox
  ) -> MadeConstraint? {
    var second: LayoutBox?
    var other = attribute
    switch target {
    case .box(let box): second = box
    case .node(let node, let attribute):
      guard let box = node.box else { return nil }
      second = box
      if attribute != .notAnAttribute { other = attribute }
    case .attributes(let target):
      second = target.item
      other = target.attributes[0]
    case .superview, .constant:
      if attribute.isMeasure { break }
      second = item.superviewOrOwner
      if second == nil { return refuse(attribute, sentence, item) }
    default: return nil
    }
    return MadeConstraint(
      MASLayoutConstraint(
        item: item, attribute: attribute, relatedBy: sentence.relation, toItem: second,
        attribute: other, multiplier: sentence.multiplier,
        constant: sentence.constant(of: attribute, with: target),
        fileID: sentence.location.fileID, line: sentence.location.line))
  }

  static func hasMade(_ constraint: NSLayoutConstraint) -> Bool {
    type(of: constraint) == MASLayoutConstraint.self
  }

  /// `key`, `key[0]`, or `key[0][1]`.
  static func label(of clause: Int, in sentence: ConstraintSentence) -> String? {
    guard var key = sentence.label else { return nil }
    let count = sentence.listCount
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
    report(
      "couldn't find a common superview for \(names)",
      "\(item.reportName).\(constraint.firstAttribute) was left out.", constraint.sourceLocation,
      item)
    return false
  }

  private static func refuse(
    _ attribute: NSLayoutConstraint.Attribute, _ sentence: ConstraintSentence, _ item: LayoutBox
  ) -> MadeConstraint? {
    let name = item.reportName
    report(
      LayoutConstraintError.locationWithoutPartner.reason,
      "\(name).\(attribute) was left out: \(name) has no superview. Add it to one first.",
      sentence.location, item)
    return nil
  }

  private static func report(
    _ message: String, _ explanation: String, _ location: CodeLocation, _ item: LayoutBox
  ) {
    item.report(
      LayoutFault(
        reason: .ported(message: message, explanation: explanation),
        location: location.ifWritten))
  }

  /// The youngest that differs in its constant at most.
  static func existing(
    like new: NSLayoutConstraint, among existing: inout [NSLayoutConstraint]
  ) -> NSLayoutConstraint? { new.counterparts.last }

  static func adds(_ new: NSLayoutConstraint) -> Bool { true }

  static func update(_ existing: NSLayoutConstraint, to new: NSLayoutConstraint) {
    existing.constant = new.constant
  }

  static func isStale(
    _ constraint: NSLayoutConstraint, _ sentence: ConstraintSentence, _ item: LayoutBox
  ) -> Bool {
    guard case .superview = sentence.target, let second = constraint.secondItem else {
      return false
    }
    return item.superviewOrOwner !== second
  }
}

// MARK: - Numbers

extension ConstraintSentence {
  /// Sets the constants of the attributes that a number, a point, a size or insets concern.
  mutating func set(_ constant: Displacement) {
    overridesTargets = listCount != nil
    switch constant {
    case .number:
      offset = constant
      inset = .none
      extentOffset = nil
      centerOffset = nil
    case .point(let point): centerOffset = point
    case .size(let size): extentOffset = size
    case .none, .even, .insets, .directional: inset = constant
    }
  }

  /// The constant of an attribute; numbers that are targets themselves count if nothing has been said since.
  fileprivate func constant(
    of attribute: NSLayoutConstraint.Attribute, with target: SentenceTarget
  ) -> CGFloat {
    let said = displacement(of: attribute)
    if case .constant(let number) = target, number.concerns(attribute),
      said == nil || !overridesTargets
    {
      return number.amount(for: attribute, .leftToRight)
    }
    return said?.amount(for: attribute, .leftToRight) ?? 0
  }

  /// What has been said last of an attribute.
  private func displacement(of attribute: NSLayoutConstraint.Attribute) -> Displacement? {
    if attribute.isMeasure, let extentOffset { return .size(extentOffset) }
    if let centerOffset, Displacement.point(centerOffset).concerns(attribute) {
      return .point(centerOffset)
    }
    if inset.concerns(attribute) { return inset }
    return offset.concerns(attribute) ? offset : nil
  }
}

extension CodeLocation {
  /// The location, if it is that of a sentence that has said something to compare with.
  var ifWritten: CodeLocation? { line == 0 ? nil : self }
}
