// A range has two ends, and each of them makes a constraint: at least the lower one, at most the upper one.

extension ClosedRange: ConstraintTarget where Bound: ConstraintNumber {
  /// At least the lower bound and at most the upper one: `make.width.equalTo(60...120)`.
  ///
  /// Points of an extent, or from the superview's same place. Only ``ConstraintSubject/equalTo(_:fileID:line:)-(ConstraintTarget,_,_)``
  /// makes sense of it; a bound of a bound is a ``LayoutFault``.
  public var constraintTarget: ConstraintTargetValue {
    ConstraintTargetValue(
      kind: .range(lower: lowerBound.constraintNumber, upper: upperBound.constraintNumber))
  }
}

extension PartialRangeFrom: ConstraintTarget where Bound: ConstraintNumber {
  /// At least the bound: `make.width.equalTo(60...)`.
  public var constraintTarget: ConstraintTargetValue {
    ConstraintTargetValue(kind: .range(lower: lowerBound.constraintNumber, upper: nil))
  }
}

extension PartialRangeThrough: ConstraintTarget where Bound: ConstraintNumber {
  /// At most the bound: `make.width.equalTo(...120)`.
  public var constraintTarget: ConstraintTargetValue {
    ConstraintTargetValue(kind: .range(lower: nil, upper: upperBound.constraintNumber))
  }
}
