// MARK: - Relating

extension ConstraintHandle {
  /// Gives the sentence its relation. A second one is a fault.
  func relate(_ relation: LayoutConstraint.Relation, _ target: ConstraintTargetValue.Kind) {
    if isLate { return }
    guard sentence.isImplied, !maker.isFinished else { return reportSecondRelation() }
    maker.change(index, []) { sentence in
      sentence.relation = relation
      sentence.target = target
      sentence.isImplied = false
    }
  }

  private func reportSecondRelation() {
    guard let item = maker.item else { return }
    let attribute = sentence.attributes.map(\.description).joined(separator: ".")
    maker.report(
      .secondRelation(of: item.reportName, attribute: attribute), at: maker.location(of: sentence))
  }

  /// Whether the sentence was begun after the closure, so that nothing comes of it.
  private var isLate: Bool { maker.finishedCount.map { index >= $0 } ?? false }

  /// Gives the relation to a sentence that has begun with its adjustments.
  ///
  /// A second relation in one sentence is a ``LayoutFault``, and the first one stands.
  @discardableResult
  public func equalTo(_ target: some ConstraintTarget) -> ConstraintHandle {
    relate(.equal, target.constraintTarget.kind)
    return self
  }

  /// Gives the relation to a sentence that has begun with its adjustments.
  ///
  /// A second relation in one sentence is a ``LayoutFault``, and the first one stands.
  @discardableResult
  public func lessThanOrEqualTo(_ target: some ConstraintTarget) -> ConstraintHandle {
    relate(.lessThanOrEqual, target.constraintTarget.kind)
    return self
  }

  /// Gives the relation to a sentence that has begun with its adjustments.
  ///
  /// A second relation in one sentence is a ``LayoutFault``, and the first one stands.
  @discardableResult
  public func greaterThanOrEqualTo(_ target: some ConstraintTarget) -> ConstraintHandle {
    relate(.greaterThanOrEqual, target.constraintTarget.kind)
    return self
  }

  /// Reads as a word and does nothing.
  @inlinable public var and: ConstraintHandle { self }

  /// Reads as a word and does nothing.
  @inlinable public var with: ConstraintHandle { self }
}

// MARK: - Several targets

extension ConstraintHandle {
  /// Gives the relation to a sentence that has begun with its adjustments, with several targets.
  @discardableResult
  public func equalTo(_ targets: [any ConstraintTarget]) -> ConstraintHandle {
    relate(.equal, .list(targets.map(\.constraintTarget.kind)))
    return self
  }

  /// Gives the relation to a sentence that has begun with its adjustments, with several targets.
  @discardableResult
  public func lessThanOrEqualTo(_ targets: [any ConstraintTarget]) -> ConstraintHandle {
    relate(.lessThanOrEqual, .list(targets.map(\.constraintTarget.kind)))
    return self
  }

  /// Gives the relation to a sentence that has begun with its adjustments, with several targets.
  @discardableResult
  public func greaterThanOrEqualTo(_ targets: [any ConstraintTarget]) -> ConstraintHandle {
    relate(.greaterThanOrEqual, .list(targets.map(\.constraintTarget.kind)))
    return self
  }
}

// MARK: - The superview

extension ConstraintHandle {
  /// Gives the relation to a sentence that has begun with its adjustments: equal to the superview.
  @discardableResult
  public func equalToSuperview() -> ConstraintHandle {
    relate(.equal, .superview)
    return self
  }

  /// Gives the relation to a sentence that has begun with its adjustments: at most the superview's.
  @discardableResult
  public func lessThanOrEqualToSuperview() -> ConstraintHandle {
    relate(.lessThanOrEqual, .superview)
    return self
  }

  /// Gives the relation to a sentence that has begun with its adjustments: at least the superview's.
  @discardableResult
  public func greaterThanOrEqualToSuperview() -> ConstraintHandle {
    relate(.greaterThanOrEqual, .superview)
    return self
  }
}
