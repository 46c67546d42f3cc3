import Ashlar

/// The constraint of one chain: a layout constraint for each of its attributes.
public final class Constraint {
  /// The layout constraints, in the canonical order of their attributes.
  public var layoutConstraints: [LayoutConstraint]

  init(layoutConstraints: [LayoutConstraint]) { self.layoutConstraints = layoutConstraints }
}

// MARK: - Switching

extension Constraint {
  /// Whether any of the layout constraints is active. Setting it switches all of them.
  public var isActive: Bool {
    get { layoutConstraints.contains(where: \.isActive) }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Activates the layout constraints. An invalid one is a fault, and remains inactive.
  public func activate() {
    for constraint in layoutConstraints where constraint.firstItem == nil {
      // Without a view that could report it, it goes to standard error.
      (constraint.secondItem ?? UIView()).report(
        .ported(
          "WARNING: SnapKit failed to get from item from constraint. Activate will be a no-op.",
          "\(constraint) was left out: its first item is gone.", at: constraint.sourceLocation))
    }
    let present = layoutConstraints.filter { $0.firstItem != nil }
    for constraint in present where constraint.isLonely { constraint.reportNoSuperview() }
    NSLayoutConstraint.activate(present.filter { !$0.isLonely })
  }

  /// Deactivates the layout constraints. They keep their numbers and can be activated again.
  public func deactivate() { NSLayoutConstraint.deactivate(layoutConstraints) }
  /// Activates the layout constraints.
  @available(*, deprecated, renamed: "activate()")
  public func install() { activate() }
  /// Deactivates the layout constraints.
  @available(*, deprecated, renamed: "deactivate()")
  public func uninstall() { deactivate() }
}

// MARK: - Updating

extension Constraint {
  /// Sets the constant of every layout constraint, in points.
  @discardableResult
  public func update(offset: ConstraintOffsetTarget) -> Constraint {
    set(offset.constraintConstant)
  }

  /// Sets the constants so that the target is smaller by the insets, in points.
  @discardableResult
  public func update(inset: ConstraintInsetTarget) -> Constraint { set(inset.constraintInset) }

  /// Sets the constants so that the target is smaller by insets in the direction of reading.
  @discardableResult
  public func update(inset: ConstraintDirectionalInsetTarget) -> Constraint {
    set(inset.constraintConstant)
  }

  private func set(_ constant: ConstraintConstant) -> Constraint {
    let direction = ConstraintConfig.interfaceLayoutDirection
    for constraint in layoutConstraints {
      let isAlone = constraint.secondAttribute == .notAnAttribute
      constraint.constant = constant.displacement.amount(
        for: isAlone ? constraint.firstAttribute : constraint.secondAttribute, direction)
    }
    return self
  }

  /// Sets the priority of the layout constraints.
  ///
  /// As in SnapKit, it has no effect on a required constraint, and makes none required. To change that, set the
  /// `priority` of the layout constraints themselves.
  @discardableResult
  public func update(priority: ConstraintPriority) -> Constraint {
    for constraint in layoutConstraints
    where constraint.priority < .required && priority.value != 1000 {
      constraint.priority = UILayoutPriority(priority.value)
    }
    return self
  }

  /// Sets the priority of the layout constraints, above 0 and below 1000.
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
  /// Sets the priority of the layout constraints.
  @available(*, deprecated, renamed: "update(priority:)")
  public func updatePriority(amount: ConstraintPriorityTarget) { update(priority: amount) }
  /// Does nothing, as in SnapKit.
  @available(*, deprecated, message: "Use update(priority: ConstraintPriorityTarget) instead.")
  public func updatePriorityRequired() {}
  /// Reports a fault: SnapKit ends the program here.
  @available(*, deprecated, message: "Use update(priority: ConstraintPriorityTarget) instead.")
  public func updatePriorityHigh() { reportAbstract() }
  /// Reports a fault: SnapKit ends the program here.
  @available(*, deprecated, message: "Use update(priority: ConstraintPriorityTarget) instead.")
  public func updatePriorityMedium() { reportAbstract() }
  /// Reports a fault: SnapKit ends the program here.
  @available(*, deprecated, message: "Use update(priority: ConstraintPriorityTarget) instead.")
  public func updatePriorityLow() { reportAbstract() }

  private func reportAbstract() {
    guard let constraint = layoutConstraints.first else { return }
    constraint.firstItem?.report(
      .ported(
        "Must be implemented by Concrete subclass.",
        "\(constraint) keeps its priority. Use update(priority:).", at: constraint.sourceLocation))
  }
}
