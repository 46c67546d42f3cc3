// Literals and CGFloat go to the words that take a CGFloat, whatever else they could be; so each sentence
// costs the type checker one choice. The others are for variables of other types.

// MARK: - Offsets

extension SentenceWriting {
  /// Moves every attribute along its axis, or enlarges every extent, by a number of points.
  ///
  /// It adds to a number that is the target: `make.width.equalTo(50).offset(3)` is 53.
  @inlinable @discardableResult
  public func offset(
    _ amount: CGFloat, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle { begin(fileID, line).moved(by: amount) }

  /// Moves every attribute along its axis, or enlarges every extent, by a number of points.
  @_disfavoredOverload @discardableResult
  public func offset(
    _ amount: some ConstraintNumber, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle { offset(amount.constraintNumber, fileID: fileID, line: line) }

  /// Moves every place by a point: horizontal ones by its x, vertical ones by its y. Extents stay as they are.
  @discardableResult
  public func offset(
    _ amount: CGPoint, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle { begin(fileID, line).moved(by: .point(amount)) }

  /// Enlarges every extent by a size in points: widths by its width, heights by its height.
  ///
  /// Attributes that are not extents do not move. A negative number makes an extent smaller; one that is not finite
  /// is a ``LayoutFault``, and the sentence installs nothing for that extent.
  @discardableResult
  public func offset(
    _ amount: CGSize, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle { begin(fileID, line).moved(by: .size(amount)) }

  /// Moves every attribute inwards, as `inset` does.
  @discardableResult
  public func offset(
    _ amount: EdgeInsets, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle { inset(amount, fileID: fileID, line: line) }

  /// Moves every attribute inwards, as `inset` does.
  @discardableResult
  public func offset(
    _ amount: DirectionalEdgeInsets, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle { inset(amount, fileID: fileID, line: line) }
}

// MARK: - Insets

extension SentenceWriting {
  /// Moves every attribute inwards by a number of points.
  ///
  /// The attribute on the left of the sentence determines the inward direction: `make.bottom.equalTo(b.top)
  /// .inset(10)` leaves a gap of 10. Extents shrink by both sides, centres stay.
  @discardableResult
  public func inset(
    _ amount: CGFloat, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle { begin(fileID, line).movedInwards(by: .even(amount)) }

  /// Moves every attribute inwards by a number of points.
  @_disfavoredOverload @discardableResult
  public func inset(
    _ amount: some ConstraintNumber, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle { inset(amount.constraintNumber, fileID: fileID, line: line) }

  /// Moves every attribute inwards by its inset, in points.
  ///
  /// Extents shrink by both sides, centres move by half the difference. Leading is left or right according to the
  /// view's direction of reading.
  @discardableResult
  public func inset(
    _ amount: EdgeInsets, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle { begin(fileID, line).movedInwards(by: .insets(amount)) }

  /// Moves every attribute inwards by its inset, in points.
  @discardableResult
  public func inset(
    _ amount: DirectionalEdgeInsets, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle { begin(fileID, line).movedInwards(by: .directional(amount)) }
}

// MARK: - Multipliers and priorities

extension SentenceWriting {
  /// Multiplies the target: the second attribute, or the number that is the target.
  @inlinable @discardableResult
  public func multipliedBy(
    _ factor: CGFloat, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle { begin(fileID, line).scaled(by: factor) }

  /// Multiplies the target: the second attribute, or the number that is the target.
  @_disfavoredOverload @discardableResult
  public func multipliedBy(
    _ factor: some ConstraintNumber, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle { multipliedBy(factor.constraintNumber, fileID: fileID, line: line) }

  /// Divides the target: the second attribute, or the number that is the target.
  @inlinable @discardableResult
  public func dividedBy(
    _ divisor: CGFloat, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle { multipliedBy(1 / divisor, fileID: fileID, line: line) }

  /// Divides the target: the second attribute, or the number that is the target.
  @_disfavoredOverload @discardableResult
  public func dividedBy(
    _ divisor: some ConstraintNumber, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle { dividedBy(divisor.constraintNumber, fileID: fileID, line: line) }

  /// Sets the priority of the sentence: a number, a name, or `.high - 1`.
  @inlinable @discardableResult
  public func priority(
    _ priority: LayoutPriority, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle { begin(fileID, line).ranked(priority) }

  /// Sets the priority of the sentence: a number above 0 and at most 1000.
  @_disfavoredOverload @discardableResult
  public func priority(
    _ priority: some ConstraintNumber, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle { self.priority(LayoutPriority(priority), fileID: fileID, line: line) }
}

// MARK: - Labels and switches

extension SentenceWriting {
  /// Names the constraints for reports. Those of a composite are numbered: `key[0]`, `key[1]`.
  @discardableResult
  public func labeled(
    _ label: String, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle {
    let handle = begin(fileID, line)
    handle.maker.setLabel(label, of: handle.index)
    return handle
  }

  /// Leaves the constraints inactive until the caller activates them.
  @discardableResult
  public func inactive(fileID: String = #fileID, line: UInt32 = #line) -> ConstraintHandle {
    begin(fileID, line).changed { $0.isInactive = true }
  }

  /// Allows an update to change the target of an existing constraint, instead of adding a second constraint.
  ///
  /// If ``LayoutItem/updateConstraints(_:)`` finds no constraint with the sentence's items, attributes and relation,
  /// it takes the youngest one with the sentence's own item, attribute and relation, and gives it the new target.
  /// Handles of that constraint continue to control it. With the other verbs it has no effect.
  ///
  /// ```swift
  /// marker.updateConstraints { $0.left.equalTo(secondTab).replacing() }
  /// ```
  @discardableResult
  public func replacing(fileID: String = #fileID, line: UInt32 = #line) -> ConstraintHandle {
    begin(fileID, line).changed { $0.isReplacing = true }
  }
}
