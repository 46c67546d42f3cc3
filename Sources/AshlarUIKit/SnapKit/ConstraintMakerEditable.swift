import Ashlar

/// A chain with a relation, which can get a multiplier and a constant.
///
/// Each of these replaces an earlier one: `equalTo(5).offset(3)` is 3.
public struct ConstraintMakerEditable: ConstraintMakerPrioritizable {
  public let maker: ConstraintMaker
  public let index: Int

  /// Multiplies the attribute on the right. No unit.
  @discardableResult
  public func multipliedBy(_ amount: ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    let factor = amount.constraintMultiplierTargetValue
    maker.core.say(index) { $0.multiplier = factor }
    return self
  }

  /// Divides the attribute on the right. No unit.
  @discardableResult
  public func dividedBy(_ amount: ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    multipliedBy(1 / amount.constraintMultiplierTargetValue)
  }

  /// Sets the constant of every attribute, in points, with the sign as given.
  @discardableResult
  public func offset(_ amount: ConstraintOffsetTarget) -> ConstraintMakerEditable {
    set(amount.constraintConstant)
  }

  /// Sets the constants so that the target is smaller by the insets, in points.
  ///
  /// The attribute of the target determines the sign, and not the attribute on the left.
  @discardableResult
  public func inset(_ amount: ConstraintInsetTarget) -> ConstraintMakerEditable {
    set(amount.constraintInset)
  }

  /// Sets the constants so that the target is smaller by insets in the direction of reading.
  @discardableResult
  public func inset(_ amount: ConstraintDirectionalInsetTarget) -> ConstraintMakerEditable {
    set(amount.constraintConstant)
  }

  private func set(_ constant: ConstraintConstant) -> ConstraintMakerEditable {
    maker.move(index, by: constant)
    return self
  }
}

/// The old spelling of ``ConstraintMakerPrioritizable``.
@available(*, deprecated, renamed: "ConstraintMakerPrioritizable")
public typealias ConstraintMakerPriortizable = ConstraintMakerPrioritizable

/// A chain that can get a priority.
public protocol ConstraintMakerPrioritizable: ConstraintMakerFinalizable {}

extension ConstraintMakerPrioritizable {
  /// Sets the priority of the constraints.
  @discardableResult
  public func priority(_ amount: ConstraintPriority) -> ConstraintMakerFinalizable {
    maker.setPriority(index, amount.value)
    return self
  }

  /// Sets the priority of the constraints: a number above 0 and at most 1000.
  @discardableResult
  public func priority(_ amount: ConstraintPriorityTarget) -> ConstraintMakerFinalizable {
    maker.setPriority(index, amount.constraintPriorityTargetValue)
    return self
  }

  /// Sets the priority to 1000.
  @available(*, deprecated, message: "Use priority(.required) instead.")
  @discardableResult
  public func priorityRequired() -> ConstraintMakerFinalizable { priority(.required) }
  /// Sets the priority to 750.
  @available(*, deprecated, message: "Use priority(.high) instead.")
  @discardableResult
  public func priorityHigh() -> ConstraintMakerFinalizable { priority(.high) }
  /// Sets the priority to 500.
  @available(*, deprecated, message: "Use priority(.medium) instead.")
  @discardableResult
  public func priorityMedium() -> ConstraintMakerFinalizable { priority(.medium) }
  /// Sets the priority to 250.
  @available(*, deprecated, message: "Use priority(.low) instead.")
  @discardableResult
  public func priorityLow() -> ConstraintMakerFinalizable { priority(.low) }
}

/// A chain that has a constraint and can get a label.
public protocol ConstraintMakerFinalizable {
  /// The maker of the chain.
  var maker: ConstraintMaker { get }
  /// The number of the chain.
  var index: Int { get }
}

extension ConstraintMakerFinalizable {
  /// Names every constraint of the chain, for reports.
  @discardableResult
  public func labeled(_ label: String) -> ConstraintMakerFinalizable {
    maker.core.sayLabel(label, of: index)
    return self
  }

  /// The constraint of the chain, to be stored. Later steps of the chain do not change it.
  ///
  /// For an invalid chain, it contains no layout constraint.
  public var constraint: Constraint {
    maker.constraint(at: index) ?? Constraint(layoutConstraints: [])
  }
}
