import Ashlar

/// A chain that has been compared and can get a multiplier and a constant.
///
/// Each of these replaces what was there: `equalTo(5).offset(3)` is 3.
public struct ConstraintMakerEditable: ConstraintMakerPrioritizable {
  public let chain: ConstraintDescription

  @inlinable
  init(chain: ConstraintDescription) { self.chain = chain }

  /// Multiplies the attribute on the right. No unit.
  @discardableResult
  public func multipliedBy(_ amount: ConstraintMultiplierTarget)
    -> ConstraintMakerEditable
  {
    chain.maker.chains[chain.index].multiplier = amount.constraintMultiplierTargetValue
    return self
  }

  /// Divides the attribute on the right. No unit.
  @discardableResult
  public func dividedBy(_ amount: ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    multipliedBy(1 / amount.constraintMultiplierTargetValue)
  }

  /// Sets the constant of every attribute, in points, with the sign as given.
  @inlinable
  @discardableResult
  public func offset(_ amount: ConstraintOffsetTarget) -> ConstraintMakerEditable {
    chain.setConstant(amount.constraintConstant)
    return self
  }

  /// Sets the constants so that the target is smaller by the insets, in points.
  ///
  /// The sign goes by the attribute of the target, and not by that on the left.
  @inlinable
  @discardableResult
  public func inset(_ amount: ConstraintInsetTarget) -> ConstraintMakerEditable {
    chain.setConstant(amount.constraintInset)
    return self
  }

  /// Sets the constants so that the target is smaller by insets that follow the direction of reading.
  @inlinable
  @discardableResult
  public func inset(_ amount: ConstraintDirectionalInsetTarget) -> ConstraintMakerEditable {
    chain.setConstant(amount.constraintConstant)
    return self
  }
}

/// The old spelling of ``ConstraintMakerPrioritizable``.
@available(*, deprecated, renamed: "ConstraintMakerPrioritizable")
public typealias ConstraintMakerPriortizable = ConstraintMakerPrioritizable

/// A chain that can get a priority.
public protocol ConstraintMakerPrioritizable: ConstraintMakerFinalizable {}

extension ConstraintMakerPrioritizable {
  /// Sets how much the constraints matter.
  @discardableResult
  public func priority(_ amount: ConstraintPriority) -> ConstraintMakerFinalizable {
    chain.setPriority(amount.value)
    return self
  }

  /// Sets how much the constraints matter: above 0 and at most 1000.
  @discardableResult
  public func priority(_ amount: ConstraintPriorityTarget) -> ConstraintMakerFinalizable {
    chain.setPriority(amount.constraintPriorityTargetValue)
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

/// A chain that can get a label, and that has a constraint.
public protocol ConstraintMakerFinalizable {
  /// What the steps of the chain share.
  var chain: ConstraintDescription { get }
}

extension ConstraintMakerFinalizable {
  /// Names every constraint of the chain, for reports.
  @discardableResult
  public func labeled(_ label: String) -> ConstraintMakerFinalizable {
    chain.maker.chains[chain.index].label = label
    return self
  }

  /// The constraint of the chain, to keep. What the chain says later does not reach it.
  ///
  /// Of a chain that is a fault it is one that contains no layout constraint.
  public var constraint: Constraint {
    chain.maker.constraint(at: chain.index) ?? Constraint(layoutConstraints: [])
  }
}
