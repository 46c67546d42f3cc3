// MARK: - Relations

extension ConstraintSubject {
  /// Makes each attribute equal to a target.
  ///
  /// A view or guide stands for its same attribute, a number for an extent of so many points or, for a
  /// place, for the superview's same place and so many points more. What makes no sense is a
  /// ``LayoutFault`` that names the attribute and this line; the rest of the closure counts.
  @inlinable
  @discardableResult
  public func equalTo(
    _ target: some ConstraintTarget, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle {
    relate(.equal, target.constraintTarget.kind, fileID, line)
  }

  /// Keeps each attribute from being greater than a target.
  ///
  /// Targets are as in ``equalTo(_:fileID:line:)-(ConstraintTarget,_,_)``.
  @inlinable
  @discardableResult
  public func lessThanOrEqualTo(
    _ target: some ConstraintTarget, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle {
    relate(.lessThanOrEqual, target.constraintTarget.kind, fileID, line)
  }

  /// Keeps each attribute from being less than a target.
  ///
  /// Targets are as in ``equalTo(_:fileID:line:)-(ConstraintTarget,_,_)``.
  @inlinable
  @discardableResult
  public func greaterThanOrEqualTo(
    _ target: some ConstraintTarget, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle {
    relate(.greaterThanOrEqual, target.constraintTarget.kind, fileID, line)
  }

  @inlinable
  func relate(
    _ relation: LayoutConstraint.Relation, _ target: ConstraintTargetValue.Kind, _ fileID: String,
    _ line: UInt32
  ) -> ConstraintHandle {
    ConstraintHandle(
      maker: maker, index: maker.write(attributes, relation, target, fileID, line))
  }

  /// Makes each attribute equal to a target that has no type of its own.
  @inlinable
  func equalTo(
    _ target: ConstraintTargetValue.Kind, _ fileID: String, _ line: UInt32
  ) -> ConstraintHandle {
    relate(.equal, target, fileID, line)
  }

  /// Begins the sentence, as yet without a relation.
  ///
  /// After the closure nothing comes of it.
  func begin(_ location: CodeLocation) -> ConstraintHandle {
    ConstraintHandle(maker: maker, index: maker.begin(attributes, location))
  }
}

// MARK: - Several targets

extension ConstraintSubject {
  /// Makes each attribute equal to each of several targets, which may be of different kinds.
  @discardableResult
  public func equalTo(
    _ targets: [any ConstraintTarget], fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle {
    relate(.equal, .list(targets.map(\.constraintTarget.kind)), fileID, line)
  }

  /// Keeps each attribute from being greater than any of several targets.
  @discardableResult
  public func lessThanOrEqualTo(
    _ targets: [any ConstraintTarget], fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle {
    relate(.lessThanOrEqual, .list(targets.map(\.constraintTarget.kind)), fileID, line)
  }

  /// Keeps each attribute from being less than any of several targets.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ targets: [any ConstraintTarget], fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle {
    relate(.greaterThanOrEqual, .list(targets.map(\.constraintTarget.kind)), fileID, line)
  }
}

// MARK: - The superview

extension ConstraintSubject {
  /// Makes each attribute equal to the same attribute of the superview.
  ///
  /// Without a superview the sentence is a ``LayoutFault`` and makes nothing.
  @inlinable
  @discardableResult
  public func equalToSuperview(
    fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle {
    relate(.equal, .superview, fileID, line)
  }

  /// Keeps each attribute from being greater than the same attribute of the superview.
  @inlinable
  @discardableResult
  public func lessThanOrEqualToSuperview(
    fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle {
    relate(.lessThanOrEqual, .superview, fileID, line)
  }

  /// Keeps each attribute from being less than the same attribute of the superview.
  @inlinable
  @discardableResult
  public func greaterThanOrEqualToSuperview(
    fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle {
    relate(.greaterThanOrEqual, .superview, fileID, line)
  }

  /// Makes each attribute equal to something of the superview: `equalToSuperview { $0.centerX }`.
  @discardableResult
  public func equalToSuperview(
    fileID: String = #fileID, line: UInt32 = #line, _ target: (View) -> some ConstraintTarget
  ) -> ConstraintHandle {
    relate(.equal, ofSuperview(target), fileID, line)
  }

  /// Keeps each attribute from being greater than something of the superview.
  @discardableResult
  public func lessThanOrEqualToSuperview(
    fileID: String = #fileID, line: UInt32 = #line, _ target: (View) -> some ConstraintTarget
  ) -> ConstraintHandle {
    relate(.lessThanOrEqual, ofSuperview(target), fileID, line)
  }

  /// Keeps each attribute from being less than something of the superview.
  @discardableResult
  public func greaterThanOrEqualToSuperview(
    fileID: String = #fileID, line: UInt32 = #line, _ target: (View) -> some ConstraintTarget
  ) -> ConstraintHandle {
    relate(.greaterThanOrEqual, ofSuperview(target), fileID, line)
  }

  private func ofSuperview(
    _ target: (View) -> some ConstraintTarget
  ) -> ConstraintTargetValue.Kind {
    maker.item?.container.map { target($0).constraintTarget.kind } ?? .superview
  }

  /// A point is no target: `other.center` is a number pair in the superview's space and would silently
  /// mean something else than the centre of `other`.
  @available(
    *, unavailable,
    message: "write equalTo(other) for its centre, or offset(point) to move by a point"
  )
  public func equalTo(
    _ point: CGPoint, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle {
    begin(CodeLocation(fileID: fileID, line: line))
  }
}
