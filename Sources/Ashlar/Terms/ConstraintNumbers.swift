/// The numbers of a constraint.
struct ConstraintNumbers {
  let constant: DirectedNumber
  let multiplier: CGFloat
  let priority: LayoutPriority

  /// Why nothing can be computed with them.
  var error: LayoutConstraintError? {
    guard constant.isAlways(\.isFinite) else { return .notFinite }
    guard multiplier.isFinite else { return .multiplierNotFinite }
    guard constant.isAlways(\.isComputable),
      multiplier == 0 || (1e-9...1e9).contains(multiplier.magnitude)
    else { return .outOfRange }
    return priority.isLegal ? nil : .illegalPriority
  }
}
