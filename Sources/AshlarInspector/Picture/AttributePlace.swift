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
    let direction = item.host?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
    let inset = attribute.isMargin ? Self.inset(rectangle, by: view) : rectangle
    self.rectangle = inset
    isHorizontal = attribute.isHorizontal
    switch attribute {
    case .firstBaseline: position = inset.minY + (view?.firstBaselineOffsetFromTop ?? 0)
    case .lastBaseline: position = inset.maxY - (view?.lastBaselineOffsetFromBottom ?? 0)
    case .width, .height, .notAnAttribute: position = nil
    default: position = attribute.value(in: inset, direction)
    }
    isMirrored = direction == .rightToLeft && attribute.isDirectional
  }

  private static func inset(_ rectangle: CGRect, by view: View?) -> CGRect {
    guard let margins = view?.layoutMargins else { return rectangle }
    return CGRect(
      x: rectangle.minX + margins.left, y: rectangle.minY + margins.top,
      width: max(0, rectangle.width - margins.left - margins.right),
      height: max(0, rectangle.height - margins.top - margins.bottom))
  }
}
