import Ashlar

/// The position of an attribute of a rectangle, along the axis of the attribute, in points.
struct AttributePlace {
  let rectangle: CGRect
  let isHorizontal: Bool

  /// The place along the axis; nil for an extent.
  let position: CGFloat?

  /// Whether numbers along the axis grow to the left, as those of leading and trailing edges do from right to left.
  let isMirrored: Bool

  init(_ attribute: LayoutConstraint.Attribute, of item: LayoutBox, in rectangle: CGRect) {
    let view = item as? View
    let owner = view ?? (item as? LayoutGuide)?.owningView
    let isRightToLeft = owner?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let inset = Self.inset(rectangle, by: view, attribute)
    self.rectangle = inset
    isHorizontal = Self.horizontal.contains(attribute)
    switch attribute {
    case .left, .leftMargin: position = inset.minX
    case .right, .rightMargin: position = inset.maxX
    case .leading, .leadingMargin: position = isRightToLeft ? inset.maxX : inset.minX
    case .trailing, .trailingMargin: position = isRightToLeft ? inset.minX : inset.maxX
    case .top, .topMargin: position = inset.minY
    case .bottom, .bottomMargin: position = inset.maxY
    case .centerX, .centerXWithinMargins: position = inset.midX
    case .centerY, .centerYWithinMargins: position = inset.midY
    case .firstBaseline: position = inset.minY + (view?.firstBaselineOffsetFromTop ?? 0)
    case .lastBaseline: position = inset.maxY - (view?.lastBaselineOffsetFromBottom ?? 0)
    case .width, .height, .notAnAttribute: position = nil
    }
    isMirrored = isRightToLeft && Self.directional.contains(attribute)
  }

  private static let horizontal: [LayoutConstraint.Attribute] = [
    .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
    .leadingMargin, .trailingMargin, .centerXWithinMargins,
  ]

  private static let directional: [LayoutConstraint.Attribute] = [
    .leading, .trailing, .leadingMargin, .trailingMargin,
  ]

  private static let margins: [LayoutConstraint.Attribute] = [
    .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
    .centerXWithinMargins, .centerYWithinMargins,
  ]

  private static func inset(
    _ rectangle: CGRect, by view: View?, _ attribute: LayoutConstraint.Attribute
  ) -> CGRect {
    guard let view, margins.contains(attribute) else { return rectangle }
    let margins = view.layoutMargins
    return CGRect(
      x: rectangle.minX + margins.left, y: rectangle.minY + margins.top,
      width: max(0, rectangle.width - margins.left - margins.right),
      height: max(0, rectangle.height - margins.top - margins.bottom))
  }
}
