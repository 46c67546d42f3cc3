// MARK: - Inside

extension ConstraintSubject {
  /// Keeps each attribute from leaving a target: near edges are at least its, far edges and extents at
  /// most.
  ///
  /// ```swift
  /// bubble.makeConstraints { make in
  ///   make.edges.inside(card).inset(8)   // never closer than 8 to any edge
  /// }
  /// ```
  ///
  /// Which edges are near and far, the attribute on the left says: left, top, leading and the first
  /// baseline are near. Centres have no inner side, and are a ``LayoutFault``.
  @discardableResult
  public func inside(
    _ target: some ConstraintTarget, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle {
    let handle = equalTo(target, fileID: fileID, line: line)
    handle.keepInside()
    return handle
  }

  /// Keeps each attribute from leaving the superview, as ``inside(_:fileID:line:)``.
  @discardableResult
  public func insideSuperview(
    fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle {
    let handle = equalToSuperview(fileID: fileID, line: line)
    handle.keepInside()
    return handle
  }
}

extension ConstraintHandle {
  fileprivate func keepInside() {
    change([]) { $0.isInside = true }
  }
}

extension LayoutConstraint.Attribute {
  /// How an attribute compares with the same one of something that it is to stay inside of.
  var insideRelation: LayoutConstraint.Relation? {
    switch self {
    case .left, .leftMargin, .leading, .leadingMargin, .top, .topMargin, .firstBaseline:
      .greaterThanOrEqual
    case .right, .rightMargin, .trailing, .trailingMargin, .bottom, .bottomMargin, .lastBaseline,
      .width, .height:
      .lessThanOrEqual
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins, .notAnAttribute: nil
    }
  }
}
