// Which terms go together, in the order in which Apple's frameworks look.

extension ConstraintTerms {
  /// Why the attributes cannot be compared.
  var pairError: LayoutConstraintError? {
    let (first, second) = (firstAttribute, secondAttribute)
    let hasPartner = second != .notAnAttribute
    if first.isLocation, !hasPartner || multiplier == 0 { return .locationWithoutPartner }
    guard hasPartner else { return nil }
    if first.isSize != second.isSize { return .locationWithSize }
    if first.isDirectional && second.isAbsoluteEdge || first.isAbsoluteEdge && second.isDirectional
    {
      return .directionalWithAbsolute
    }
    return nil
  }

  /// Why nothing can be computed with the numbers.
  var numberError: LayoutConstraintError? {
    let constant = directedConstant
    guard constant.isAlways(\.isFinite) else { return .notFinite }
    guard multiplier.isFinite else { return .multiplierNotFinite }
    guard constant.isAlways(\.isComputable),
      multiplier == 0 || (1e-9...1e9).contains(multiplier.magnitude)
    else { return .outOfRange }
    return priority.isLegal ? nil : .illegalPriority
  }
}
