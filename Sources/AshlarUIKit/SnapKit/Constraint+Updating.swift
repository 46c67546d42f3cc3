import Ashlar

// MARK: - Updating

extension Constraint {
  /// Sets the constant of every layout constraint, in points.
  @discardableResult
  public func update(offset: ConstraintOffsetTarget) -> Constraint {
    set(offset.constraintConstant)
  }

  /// Sets the constants so that the target is smaller by the insets, in points.
  @discardableResult
  public func update(inset: ConstraintInsetTarget) -> Constraint {
    set(inset.constraintInset)
  }

  /// Sets the constants so that the target is smaller by insets that follow the direction of reading.
  @discardableResult
  public func update(inset: ConstraintDirectionalInsetTarget) -> Constraint {
    set(inset.constraintConstant)
  }

  private func set(_ constant: ConstraintConstant) -> Constraint {
    for constraint in layoutConstraints {
      let isAlone = constraint.secondAttribute == .notAnAttribute
      constraint.constant = constant.value(
        for: isAlone ? constraint.firstAttribute : constraint.secondAttribute)
    }
    return self
  }

  /// Sets how much the layout constraints matter.
  ///
  /// As in SnapKit, nothing happens to a constraint that is required, and none becomes required. To
  /// change that, set the `priority` of the layout constraints themselves.
  @discardableResult
  public func update(priority: ConstraintPriority) -> Constraint {
    for constraint in layoutConstraints
    where constraint.priority < .required && priority.value != 1000 {
      constraint.priority = UILayoutPriority(priority.value)
    }
    return self
  }

  /// Sets how much the layout constraints matter, above 0 and below 1000.
  @discardableResult
  public func update(priority: ConstraintPriorityTarget) -> Constraint {
    update(priority: ConstraintPriority(priority.constraintPriorityTargetValue))
  }
}

// MARK: - Old names

extension Constraint {
  /// Sets the constant of every layout constraint, in points.
  @available(*, deprecated, renamed: "update(offset:)")
  public func updateOffset(amount: ConstraintOffsetTarget) { update(offset: amount) }

  /// Sets the constants by insets, in points.
  @available(*, deprecated, renamed: "update(inset:)")
  public func updateInsets(amount: ConstraintInsetTarget) { update(inset: amount) }

  /// Sets how much the layout constraints matter.
  @available(*, deprecated, renamed: "update(priority:)")
  public func updatePriority(amount: ConstraintPriorityTarget) { update(priority: amount) }

  /// Does nothing, as in SnapKit.
  @available(*, deprecated, message: "Use update(priority: ConstraintPriorityTarget) instead.")
  public func updatePriorityRequired() {}

  /// Is a fault: SnapKit ends the program here.
  @available(*, deprecated, message: "Use update(priority: ConstraintPriorityTarget) instead.")
  public func updatePriorityHigh() { reportAbstract() }

  /// Is a fault: SnapKit ends the program here.
  @available(*, deprecated, message: "Use update(priority: ConstraintPriorityTarget) instead.")
  public func updatePriorityMedium() { reportAbstract() }

  /// Is a fault: SnapKit ends the program here.
  @available(*, deprecated, message: "Use update(priority: ConstraintPriorityTarget) instead.")
  public func updatePriorityLow() { reportAbstract() }

  private func reportAbstract() {
    guard let constraint = layoutConstraints.first else { return }
    constraint.firstItem?.report(
      LayoutFault(
        reason: .ported(
          message: "Must be implemented by Concrete subclass.",
          explanation: "\(constraint) keeps its priority. Use update(priority:)."),
        location: constraint.sourceLocation))
  }
}
