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
    switch attribute {
    case .left, .leftMargin: return insets.left
    case .right, .rightMargin: return -insets.right
    case .leading, .leadingMargin: return insets.directional(direction).leading
    case .trailing, .trailingMargin: return -insets.directional(direction).trailing
    case .top, .topMargin, .firstBaseline: return insets.top
    case .bottom, .bottomMargin, .lastBaseline: return -insets.bottom
    case .width: return -insets.left - insets.right
    case .height: return -insets.top - insets.bottom
    case .centerX, .centerXWithinMargins: return (insets.left - insets.right) / 2
    case .centerY, .centerYWithinMargins: return (insets.top - insets.bottom) / 2
    case .notAnAttribute: return 0
    }
  }
}
