// MARK: - Legality

extension LayoutConstraint {
  /// Gives a constraint that is not active yet its numbers. If they make no sense, it says so in
  /// ``error``.
  func adjust(_ constant: CGFloat, _ multiplier: CGFloat, _ priority: LayoutPriority) {
    let staysLegal =
      particulars == nil && multiplier == storedMultiplier && constant.isComputable
      && priority.isLegal
    guard staysLegal else { return adjust(DirectedNumber(constant), multiplier, priority) }
    constantFromLeft = constant
    storedPriority = priority
  }

  /// Gives a constraint that is not active yet another constant, and leaves its other numbers.
  @inline(__always)
  func moveBeforeItCounts(to constant: CGFloat) {
    if particulars == nil, constant.isComputable {
      constantFromLeft = constant
    } else {
      adjust(constant, storedMultiplier, storedPriority)
    }
  }

  /// Gives a constraint that is not active yet its numbers. If they make no sense, it says so in
  /// ``error``.
  func adjust(_ constant: DirectedNumber, _ multiplier: CGFloat, _ priority: LayoutPriority) {
    storedConstant = constant
    storedMultiplier = multiplier
    storedPriority = priority
    error = findError()
  }

  /// Lets a new constraint compare distances between anchors, and not attributes of two items.
  func compare(_ distances: Distances) {
    self.distances = distances
    error = findError()
  }

  /// Whether a quick look finds that a new constraint makes sense, as nearly all do.
  @inline(__always)
  var isPlainlyLegal: Bool {
    storedMultiplier == 1 && constantFromLeft.isComputable
      && Attribute.arePlainPartners(firstAttribute, secondAttribute, secondReference != nil)
      && firstReference?.isAlive ?? false
  }

  /// Why the constraint makes no sense, in the order in which Apple's frameworks look.
  func findError() -> LayoutConstraintError? {
    if distances == nil {
      guard firstReference?.isAlive ?? false else { return .noFirstItem }
      if let problem = pairingError { return problem }
    }
    guard storedConstant.isAlways(\.isFinite) else { return .notFinite }
    guard storedMultiplier.isFinite else { return .multiplierNotFinite }
    guard storedConstant.isAlways(\.isComputable),
      storedMultiplier == 0 || (1e-9...1e9).contains(storedMultiplier.magnitude)
    else { return .outOfRange }
    return storedPriority.isLegal ? nil : .illegalPriority
  }

  private var pairingError: LayoutConstraintError? {
    let hasPartner = secondAttribute != .notAnAttribute
    if firstAttribute == .notAnAttribute || !hasPartner && secondNode?.isAlive ?? false {
      return .unknownAttribute
    }
    if isMarginOfGuide { return .unknownAttribute }
    if firstAttribute.isLocation, !hasPartner || storedMultiplier == 0 {
      return .locationWithoutPartner
    }
    guard hasPartner else { return nil }
    if firstAttribute.isSize != secondAttribute.isSize { return .locationWithSize }
    if firstAttribute.isDirectional && secondAttribute.isAbsoluteEdge
      || firstAttribute.isAbsoluteEdge && secondAttribute.isDirectional
    {
      return .directionalWithAbsolute
    }
    return nil
  }

  /// Makes a constraint, or throws the reason why it makes no sense. It does not count before it is active.
  ///
  /// For constraints whose attributes and numbers come from data. Whether the items have a common superview is seen
  /// when the constraint is activated, and not here.
  ///
  /// - Parameters:
  ///   - first: The view or guide on the left of the relation.
  ///   - firstAttribute: What is compared of it.
  ///   - relation: How the two sides compare.
  ///   - second: The view or guide on the right, if there is one.
  ///   - secondAttribute: What is compared of it; without a second item, nothing.
  ///   - multiplier: What the second attribute is multiplied with: 0, or between 10⁻⁹ and 10⁹ in magnitude. No unit.
  ///   - constant: What is added to it, in points: at most 10¹² in magnitude.
  ///   - fileID: Where the constraint is written, for reports.
  ///   - line: Where the constraint is written, for reports.
  /// - Throws: What ``error`` would say.
  public convenience init(
    validating first: LayoutBox, attribute firstAttribute: Attribute, relatedBy relation: Relation,
    toItem second: LayoutBox?, attribute secondAttribute: Attribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0, fileID: String = #fileID, line: UInt32 = #line
  ) throws(LayoutConstraintError) {
    self.init(
      item: first, attribute: firstAttribute, relatedBy: relation, toItem: second,
      attribute: secondAttribute, multiplier: multiplier, constant: constant, fileID: fileID,
      line: line)
    if let error { throw error }
  }
}
