// MARK: - Adjusting what has no relation

extension ConstraintSubject {
  /// So many points from the superview's same place, or so many points wide or high.
  @discardableResult
  public func offset(
    _ amount: CGFloat, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle {
    begin(CodeLocation(fileID: fileID, line: line)).offset(amount)
  }

  /// A point away from the superview's same places.
  @discardableResult
  public func offset(
    _ amount: CGPoint, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle {
    begin(CodeLocation(fileID: fileID, line: line)).offset(amount)
  }

  /// As wide and as high as a size, in points.
  @discardableResult
  public func offset(
    _ amount: CGSize, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle {
    begin(CodeLocation(fileID: fileID, line: line)).offset(amount)
  }

  /// Inside the superview by insets, in points, as ``inset(_:fileID:line:)-(EdgeInsets,_,_)``.
  @discardableResult
  public func offset(
    _ amount: EdgeInsets, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle {
    inset(amount, fileID: fileID, line: line)
  }

  /// Inside the superview by insets, in points, as ``inset(_:fileID:line:)-(DirectionalEdgeInsets,_,_)``.
  @discardableResult
  public func offset(
    _ amount: DirectionalEdgeInsets, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle {
    inset(amount, fileID: fileID, line: line)
  }

  /// As wide and as high as a size, in points, as Masonry spells it.
  @discardableResult
  public func sizeOffset(
    _ amount: CGSize, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle {
    offset(amount, fileID: fileID, line: line)
  }

  /// A point away from the superview's centre.
  @discardableResult
  public func centerOffset(
    _ amount: CGPoint, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle {
    offset(amount, fileID: fileID, line: line)
  }

  /// So many points inside the superview.
  @discardableResult
  public func inset(
    _ amount: CGFloat, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle {
    begin(CodeLocation(fileID: fileID, line: line)).inset(amount)
  }

  /// Inside the superview by insets, in points.
  @discardableResult
  public func inset(
    _ amount: EdgeInsets, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle {
    begin(CodeLocation(fileID: fileID, line: line)).inset(amount)
  }

  /// Inside the superview by insets, in points.
  @discardableResult
  public func inset(
    _ amount: DirectionalEdgeInsets, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle {
    begin(CodeLocation(fileID: fileID, line: line)).inset(amount)
  }

  /// Inside the superview by insets, in points, as Masonry spells it.
  @discardableResult
  public func insets(
    _ amount: EdgeInsets, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle {
    inset(amount, fileID: fileID, line: line)
  }

  /// A multiple of the superview's same attribute.
  @discardableResult
  public func multipliedBy(
    _ factor: CGFloat, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle {
    begin(CodeLocation(fileID: fileID, line: line)).multipliedBy(factor)
  }

  /// A fraction of the superview's same attribute.
  @discardableResult
  public func dividedBy(
    _ divisor: CGFloat, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle {
    begin(CodeLocation(fileID: fileID, line: line)).dividedBy(divisor)
  }

  /// Like the superview, and how much that matters.
  @discardableResult
  public func priority(
    _ priority: LayoutPriority, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle {
    begin(CodeLocation(fileID: fileID, line: line)).priority(priority)
  }

  /// Like the superview, and named for reports.
  @discardableResult
  public func labeled(
    _ label: String, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle {
    begin(CodeLocation(fileID: fileID, line: line)).labeled(label)
  }

  /// Like the superview, and named for reports, as Masonry spells it.
  @discardableResult
  public func key(
    _ label: String, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle {
    labeled(label, fileID: fileID, line: line)
  }

  /// Like the superview, once somebody activates it.
  @discardableResult
  public func inactive(fileID: String = #fileID, line: UInt32 = #line) -> ConstraintHandle {
    begin(CodeLocation(fileID: fileID, line: line)).inactive()
  }

  /// Like the superview, and instead of what the existing constraint compares with.
  @discardableResult
  public func replacing(fileID: String = #fileID, line: UInt32 = #line) -> ConstraintHandle {
    begin(CodeLocation(fileID: fileID, line: line)).replacing()
  }
}
