// MARK: - Adjusting what has no relation by numbers of any type

extension ConstraintSubject {
  /// So many points from the superview's same place, or so many points wide or high.
  @_disfavoredOverload
  @discardableResult
  public func offset(
    _ amount: some ConstraintNumber, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle {
    offset(amount.constraintNumber, fileID: fileID, line: line)
  }

  /// So many points inside the superview.
  @_disfavoredOverload
  @discardableResult
  public func inset(
    _ amount: some ConstraintNumber, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle {
    inset(amount.constraintNumber, fileID: fileID, line: line)
  }

  /// A multiple of the superview's same attribute.
  @_disfavoredOverload
  @discardableResult
  public func multipliedBy(
    _ factor: some ConstraintNumber, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle {
    multipliedBy(factor.constraintNumber, fileID: fileID, line: line)
  }

  /// A fraction of the superview's same attribute.
  @_disfavoredOverload
  @discardableResult
  public func dividedBy(
    _ divisor: some ConstraintNumber, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle {
    dividedBy(divisor.constraintNumber, fileID: fileID, line: line)
  }

  /// Like the superview, and how much that matters, as a number from above 0 to 1000.
  @_disfavoredOverload
  @discardableResult
  public func priority(
    _ priority: some ConstraintNumber, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle {
    self.priority(LayoutPriority(priority), fileID: fileID, line: line)
  }
}
