/// The attributes of the two sides of a constraint, which may or may not be comparable.
struct AttributePair {
  let first: LayoutAttribute

  /// ``LayoutAttribute/notAnAttribute`` where the first is compared with a number alone.
  let second: LayoutAttribute

  /// Why they do not go together, in the order in which Apple's frameworks look.
  ///
  /// - Parameter factor: What the second is multiplied with.
  func error(times factor: CGFloat) -> LayoutConstraintError? {
    let hasPartner = second != .notAnAttribute
    if first.isLocation, !hasPartner || factor == 0 { return .locationWithoutPartner }
    guard hasPartner else { return nil }
    if first.isSize != second.isSize { return .locationWithSize }
    if first.isDirectional && second.isAbsoluteEdge || first.isAbsoluteEdge && second.isDirectional
    {
      return .directionalWithAbsolute
    }
    return nil
  }
}
