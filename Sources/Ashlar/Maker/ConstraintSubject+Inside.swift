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
    inside(target.constraintTarget.kind, CodeLocation(fileID: fileID, line: line))
  }

  /// Keeps each attribute from leaving the superview, as ``inside(_:fileID:line:)``.
  @discardableResult
  public func insideSuperview(
    fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle {
    inside(.superview, CodeLocation(fileID: fileID, line: line))
  }

  private func inside(
    _ target: ConstraintTargetValue.Kind, _ location: CodeLocation
  ) -> ConstraintHandle {
    let handle = begin(location)
    maker.change(handle.index, []) { sentence in
      sentence.target = target
      sentence.isImplied = false
      sentence.isInside = true
    }
    return handle
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
