// Numbers that nothing can be computed with are faults, and whoever is given one keeps what it had.

extension View {
  /// Reports a length that is not finite, or too large.
  ///
  /// - Returns: Whether it is.
  func refuses(_ length: CGFloat, for attribute: String) -> Bool {
    if length.isComputable { return false }
    let value = GeometryText.number(Double(length))
    report(.notComputable(value, for: "\(reportName).\(attribute)"), at: nil)
    return true
  }

  /// Reports insets of which one is not finite, or too large.
  ///
  /// - Returns: Whether one is.
  func refuses(_ insets: EdgeInsets, for attribute: String) -> Bool {
    if insets.isComputable { return false }
    refuse(insets, for: attribute)
    return true
  }
}
