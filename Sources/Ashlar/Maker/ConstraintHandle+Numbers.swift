// Literals and CGFloat go to the words that take a CGFloat, whatever else they could be; so each sentence
// costs the type checker one choice. These words are for variables of other types.

// MARK: - Adjusting by numbers of any type

extension ConstraintHandle {
  /// Moves every attribute along its axis, or makes every extent greater, by so many points.
  @_disfavoredOverload
  @discardableResult
  public func offset(_ amount: some ConstraintNumber) -> ConstraintHandle {
    offset(amount.constraintNumber)
  }

  /// Moves every attribute inwards by so many points.
  @_disfavoredOverload
  @discardableResult
  public func inset(_ amount: some ConstraintNumber) -> ConstraintHandle {
    inset(amount.constraintNumber)
  }

  /// Multiplies the target: the second attribute, or the number that is the target.
  @_disfavoredOverload
  @discardableResult
  public func multipliedBy(_ factor: some ConstraintNumber) -> ConstraintHandle {
    multipliedBy(factor.constraintNumber)
  }

  /// Divides the target: the second attribute, or the number that is the target.
  @_disfavoredOverload
  @discardableResult
  public func dividedBy(_ divisor: some ConstraintNumber) -> ConstraintHandle {
    dividedBy(divisor.constraintNumber)
  }

  /// Says how much the sentence matters, as a number from above 0 to 1000.
  @_disfavoredOverload
  @discardableResult
  public func priority(_ priority: some ConstraintNumber) -> ConstraintHandle {
    self.priority(LayoutPriority(priority))
  }
}

// MARK: - Updating with numbers of any type

extension ConstraintHandle {
  /// Sets the constant of every constraint, in points, whatever it was made of.
  @_disfavoredOverload
  @discardableResult
  public func update(offset: some ConstraintNumber) -> ConstraintHandle {
    update(offset: offset.constraintNumber)
  }

  /// Sets the constants so that every attribute is so many points inside.
  @_disfavoredOverload
  @discardableResult
  public func update(inset: some ConstraintNumber) -> ConstraintHandle {
    update(inset: inset.constraintNumber)
  }

  /// Sets how much the constraints matter, as a number from above 0 to 1000.
  @_disfavoredOverload
  @discardableResult
  public func update(priority: some ConstraintNumber) -> ConstraintHandle {
    update(priority: LayoutPriority(priority))
  }

  /// Sets the multiplier. No unit.
  @_disfavoredOverload
  @discardableResult
  public func update(multiplier: some ConstraintNumber) -> ConstraintHandle {
    update(multiplier: multiplier.constraintNumber)
  }
}
