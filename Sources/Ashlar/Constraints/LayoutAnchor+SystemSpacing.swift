// MARK: - System spacing

extension LayoutXAxisAnchor {
  /// Makes an inactive constraint that places this anchor the standard space after another one.
  ///
  /// The space is 8 points times the multiplier, even at the edge of a superview: margins do not count. "After" means
  /// to the right for left and right anchors, and in the direction of reading for leading and trailing anchors. A
  /// negative multiplier counts as 0. One that is not finite is a ``LayoutFault`` when the constraint is activated.
  ///
  /// Source: Apple, `NSLayoutXAxisAnchor.constraint(equalToSystemSpacingAfter:multiplier:)`.
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat = 1,
    fileID: String = #fileID, line: UInt32 = #line
  ) -> LayoutConstraint {
    space(.equal, anchor, multiplier, CodeLocation(fileID: fileID, line: line))
  }

  /// Makes an inactive constraint that places this anchor at most the standard space after another one.
  ///
  /// The space is that of ``constraint(equalToSystemSpacingAfter:multiplier:fileID:line:)``.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat = 1,
    fileID: String = #fileID, line: UInt32 = #line
  ) -> LayoutConstraint {
    space(.lessThanOrEqual, anchor, multiplier, CodeLocation(fileID: fileID, line: line))
  }

  /// Makes an inactive constraint that places this anchor at least the standard space after another one.
  ///
  /// The space is that of ``constraint(equalToSystemSpacingAfter:multiplier:fileID:line:)``.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat = 1,
    fileID: String = #fileID, line: UInt32 = #line
  ) -> LayoutConstraint {
    space(.greaterThanOrEqual, anchor, multiplier, CodeLocation(fileID: fileID, line: line))
  }
}

extension LayoutYAxisAnchor {
  /// Makes an inactive constraint that places this anchor the standard space below another one.
  ///
  /// The space is 8 points times the multiplier, even at the edge of a superview: margins do not count. If one of the
  /// anchors is a baseline and both views have a ``View/baselineFont``, the distance between lines of text, in the
  /// font of the lower view, replaces the 8 points. A negative multiplier counts as 0. One that is not finite is a
  /// ``LayoutFault`` when the constraint is activated.
  ///
  /// Source: Apple, `NSLayoutYAxisAnchor.constraint(equalToSystemSpacingBelow:multiplier:)`.
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat = 1,
    fileID: String = #fileID, line: UInt32 = #line
  ) -> LayoutConstraint {
    space(.equal, anchor, multiplier, CodeLocation(fileID: fileID, line: line))
  }

  /// Makes an inactive constraint that places this anchor at most the standard space below another one.
  ///
  /// The space is that of ``constraint(equalToSystemSpacingBelow:multiplier:fileID:line:)``.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat = 1,
    fileID: String = #fileID, line: UInt32 = #line
  ) -> LayoutConstraint {
    space(.lessThanOrEqual, anchor, multiplier, CodeLocation(fileID: fileID, line: line))
  }

  /// Makes an inactive constraint that places this anchor at least the standard space below another one.
  ///
  /// The space is that of ``constraint(equalToSystemSpacingBelow:multiplier:fileID:line:)``.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat = 1,
    fileID: String = #fileID, line: UInt32 = #line
  ) -> LayoutConstraint {
    space(.greaterThanOrEqual, anchor, multiplier, CodeLocation(fileID: fileID, line: line))
  }
}

// MARK: - Length

extension AnyLayoutAnchor {
  /// The standard space between two things beside each other, in points.
  private static var standardSpace: CGFloat { 8 }

  /// The multiplier goes into the constant; that of the constraint is 1.
  fileprivate func space(
    _ relation: LayoutRelation, _ other: AnyLayoutAnchor, _ multiplier: CGFloat,
    _ location: CodeLocation
  ) -> LayoutConstraint {
    let factor = multiplier < 0 ? 0 : multiplier
    return relate(relation, other, 1, factor * systemSpace(below: other), location)
  }

  private func systemSpace(below other: AnyLayoutAnchor) -> CGFloat {
    guard attribute.isBaseline || other.attribute.isBaseline,
      let lower = node?.view?.baselineFont, let upper = other.node?.view?.baselineFont
    else { return Self.standardSpace }
    return lower.lineHeight + lower.descender - upper.descender
  }
}
