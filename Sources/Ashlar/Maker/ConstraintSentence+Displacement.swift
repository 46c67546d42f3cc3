// MARK: - What moves an attribute

extension ConstraintSentence.Offset {
  func amount(for attribute: LayoutConstraint.Attribute) -> CGFloat {
    switch self {
    case .none: 0
    case .point(let point):
      attribute.isSize ? 0 : attribute.axis == .horizontal ? point.x : point.y
    case .size(let size):
      attribute == .width ? size.width : attribute == .height ? size.height : 0
    }
  }
}

extension ConstraintSentence.Inset {
  /// How far an attribute moves: edges inwards, centres by half the difference, and extents shrink by
  /// both sides. The attribute is that on the left of the sentence.
  func amount(
    for attribute: LayoutConstraint.Attribute, _ direction: LayoutDirection
  ) -> CGFloat {
    let insets: EdgeInsets
    switch self {
    case .none: return 0
    case .absolute(let absolute): insets = absolute
    case .directional(let directional): insets = directional.absolute(direction)
    }
    if attribute.isDirectional {
      let directional = insets.directional(direction)
      return attribute.inwards(directional.leading, directional.trailing)
    }
    return attribute.axis == .horizontal
      ? attribute.inwards(insets.left, insets.right) : attribute.inwards(insets.top, insets.bottom)
  }
}

extension LayoutConstraint.Attribute {
  /// What moves it inwards by an inset where its axis begins and one where it ends: extents shrink by both,
  /// centres move by half the difference.
  func inwards(_ near: CGFloat, _ far: CGFloat) -> CGFloat {
    switch self {
    case .left, .leading, .top, .firstBaseline, .leftMargin, .leadingMargin, .topMargin: near
    case .right, .trailing, .bottom, .lastBaseline, .rightMargin, .trailingMargin, .bottomMargin:
      -far
    case .width, .height: -near - far
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: (near - far) / 2
    case .notAnAttribute: 0
    }
  }
}
