// Numbers that nothing can be computed with are faults. A property that is given one keeps what it had, and a layout that
// reads one from an override goes on without it.
// Each of these says whether it is so, and reports it.

extension View {
  /// Refuses a length that is not finite, or too large.
  func refuses(_ length: CGFloat, for attribute: String) -> Bool {
    if length.isComputable { return false }
    return refuses(GeometryText.number(Double(length)), for: attribute)
  }

  /// Refuses a size of which a side is not finite, or too large.
  func refuses(_ size: CGSize, for attribute: String) -> Bool {
    if size.isComputable { return false }
    return refuses(GeometryText.size(size), for: attribute)
  }

  /// Refuses a rectangle of which a number is not finite, or too large.
  func refuses(_ rectangle: CGRect, for attribute: String) -> Bool {
    if rectangle.isComputable { return false }
    return refuses(GeometryText.rectangle(rectangle), for: attribute)
  }

  /// Refuses insets of which one is not finite, or too large.
  func refuses(_ insets: EdgeInsets, for attribute: String) -> Bool {
    if insets.isComputable { return false }
    let numbers = [insets.top, insets.left, insets.bottom, insets.right]
    let text = numbers.map { GeometryText.number(Double($0)) }.joined(separator: ", ")
    return refuses("(\(text))", for: attribute)
  }

  /// Refuses the size of a picture, which is not negative either.
  func refusesPicture(_ size: CGSize) -> Bool {
    let isSize = size.width >= 0 && size.height >= 0
    return isSize
      ? refuses(size, for: "image.size") : refuses(GeometryText.size(size), for: "image.size")
  }

  private func refuses(_ value: String, for attribute: String) -> Bool {
    report(.notComputable(value, for: "\(reportName).\(attribute)"), at: nil)
    return true
  }
}
